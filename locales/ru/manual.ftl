# Руководство, которое читает программа.

menu-item-manual = Руководство
manual-title = Руководство.
manual-chapter = { $text }.
manual-missing = В этой установке руководства нет.
manual-command = Здесь в письменном руководстве стоит команда, которую нужно набрать.
manual-sign =
    { $sign ->
        [dot] точка
        [hyphen] дефис
        [underscore] подчёркивание
        [slash] косая черта
        [backslash] обратная косая черта
        [equals] равно
        [plus] плюс
        [colon] двоеточие
        [percent] процент
       *[tilde] тильда
    }
help-manual = Руководство по главам; в длинных главах есть свои разделы. { KEYOF("previous_item") } и { KEYOF("next_item") } — по заголовкам, { KEYOF("confirm") } — открыть. Внутри те же клавиши — по абзацам, { KEYOF("confirm") } — читать дальше. { KEYOF("menu") } — назад.
