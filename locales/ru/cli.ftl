# Errors of the command line; the word concerned is added in brackets.

cli-bad-choice = Такого значения нет среди возможных.
cli-empty-text = Говорить нечего.
cli-set-needs-game = Укажи и игру, к которой относится настройка.
cli-crashed = Внутри программы что-то пошло не так. Подробности записаны в файл.
voice-not-here = Голоса с таким именем здесь нет.
cli-bad-manifest = В списке нет нужного столбца.
cli-bad-card = Такой карты нет.
cli-no-files = Укажи хотя бы один звуковой файл.
cli-bad-recognizer = Такого распознавателя здесь нет.
cli-unreadable-audio = Один из звуковых файлов не читается.
