# Несколько игроков за одним компьютером.

profile-error-empty = В имени игрока должна быть хотя бы одна буква или цифра.
profile-error-long = Это имя слишком длинное.
profile-error-exists = Игрок с таким именем уже есть.
profile-error-missing = Игрока с таким именем нет.
profile-error-unwritable = Добавить игрока нельзя: здесь ничего нельзя записать.

menu-item-players = Кто играет
players-title = Кто играет.
players-first = первый игрок
players-row-here = { $name }, играет сейчас
players-add = Добавить игрока
players-name = Имя игрока
players-here-already = Уже играет { $name }.
players-sits = Теперь играет { $name }: настройки, таблицы очков, партии и статистика — свои.
players-stays = Первого игрока и того, кто играет сейчас, удалить нельзя.
players-remove-question = Удалить игрока «{ $name }» со всеми настройками, таблицами очков, партиями и статистикой?
players-kept = Ничего не удалено.
players-removed = Игрок { $name } удалён.
help-players = За этим компьютером могут играть несколько человек, у каждого свои настройки, клавиши, таблицы очков, партии и статистика. { KEYOF("confirm") } — играет тот, кто в этой строке, { KEYOF("delete_sheet") } — удалить его, с вопросом.
