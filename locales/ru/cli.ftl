# Errors of the command line; the word concerned is added in brackets.

cli-bad-choice = Такого значения нет среди возможных.
cli-empty-text = Говорить нечего.
cli-set-needs-game = Укажи и игру, к которой относится настройка.
cli-crashed = Внутри программы что-то пошло не так. Подробности записаны в файл.
voice-not-here = Голоса с таким именем здесь нет.
