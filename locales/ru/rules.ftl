# Чтение правил: строки — тексты как есть, а в полной подробности ещё и их место.

rules-title = { $text }: правила.
rules-text = { $text }
rules-place = { "" }
    .full = { ORD($n, gender: "m") } из { NUM($count, gender: "m", case: "gen") }.
rules-here = За этим столом: { $note }
help-rules = Правила игры по разделам. { KEYOF("previous_item") } и { KEYOF("next_item") } — по разделам, { KEYOF("confirm") } — открыть и прочитать первый абзац. Внутри те же клавиши — по абзацам, { KEYOF("confirm") } — читать дальше; после последнего абзаца ты на следующем разделе. { KEYOF("menu") } — назад.
