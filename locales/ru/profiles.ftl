# Несколько игроков за одним компьютером.

profile-error-empty = В имени игрока должна быть хотя бы одна буква или цифра.
profile-error-long = Это имя слишком длинное.
profile-error-exists = Игрок с таким именем уже есть.
profile-error-missing = Игрока с таким именем нет.
profile-error-unwritable = Добавить игрока нельзя: здесь ничего нельзя записать.
