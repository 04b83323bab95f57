# Что ядро может сказать о любой игре: ошибки, причины и слова об эффектах.

### Перечисления и пункты правил

list-empty = ничего
list-last = { $first } и { $last }
with-clause = { $text } [{ $clause }]

### Места за столом

seat-1 = Игрок 1
seat-2 = Игрок 2
seat-3 = Игрок 3
seat-4 = Игрок 4
seat-5 = Игрок 5

### Ходы, которые сделать нельзя

invalid-option = «{ $text }» — такого хода в этой игре нет.
illegal-option = «{ $text }» сейчас сыграть нельзя: { $reason } Можно: { $options }.
ambiguous-option = «{ $text }» можно понять по-разному: { $options }.
not-now = сейчас не время. { $prompt }
game-over = Партия окончена.

### Эффекты

effects-in-order = { $effects } — в этом порядке
effect-choose-one = одно из: { $branches }
effect-any-order = { $effects } — в любом порядке
effect-up-to = до { $times ->
        [one] { $times } раза
       *[other] { $times } раз
    }: { $effects }
effect-may = по желанию: { $effects }
effect-decline = Нет, спасибо

### Игры, места и настройки

unknown-game = Игры «{ $game }» здесь нет; есть: { $known }.
wrong-seats = Число игроков { $seats } не подходит; в эту игру играют: { $allowed }.
unknown-setting = Настройки «{ $setting }» нет; есть: { $known }.
bad-setting = Настройка { $setting } не бывает «{ $value }»; возможные значения: { $allowed }.
unknown-language = Языка «{ $language }» Serica не знает; знает: { $known }.
rules-missing = Для игры { $game } нет страницы правил.

### Файлы

file-unreadable = Не удаётся прочитать { $file }: { $reason }.
file-unwritable = Не удаётся записать { $file }: { $reason }.
reason-not-there = такого файла нет
reason-folder = это папка
reason-forbidden = нет прав
reason-no-text = это не текст в UTF-8
components-not-toml = { $file } — не файл TOML: { $where }.
toml-line = ошибка в строке { $line }, столбце { $column }
toml-end = он обрывается
components-wrong = { $file } не подходит к этой игре. { $place }: { $problem }.

### Что не так в файле компонентов

misfit-file = Файл в целом
misfit-list = нужен список, а не { $found }
misfit-items = нужно записей: { $expected }, а не { $found }
misfit-table = нужна таблица, а не { $found }
misfit-one-of = нужно одно из { $allowed }, а не { $found }
misfit-number = нужно целое число, а не { $found }
misfit-text = нужен текст, а не { $found }
misfit-flag = нужно true или false, а не { $found }
misfit-cannot-be = не бывает { $found }
misfit-unknown = { $name } здесь не бывает
misfit-missing = не хватает { $name }
misfit-strange = { $name } здесь не подходит
misfit-effects = нужен список эффектов, а не { $found }
misfit-effect = нужен эффект с полем op, а не { $found }
misfit-operation = операции { $name } в этой игре нет
misfit-branches = нужен список списков, а не { $found }
misfit-empty = нужен хотя бы один эффект
misfit-most = больше { $most } быть не может
misfit-exactly = нужны ровно эти, в этом порядке: { $expected }
misfit-total = указано { $said }, а в списках ниже { $found }

### Записи партий

record-line = Строка { $line } не похожа на запись партии: { $text }
record-without = В записи нет поля { $tag }.
record-tag = Поле { $tag } записи не бывает «{ $value }».
record-without-seed = В записи скрыто зерно случайности, поэтому переиграть партию нельзя.
record-other-seed = Зерно случайности в записи не то, что было обещано в начале партии.
record-option = Ход { $number } записи не подходит. { $reason }
record-differs = Запись не совпадает с повторной партией: в поле { $tag } стоит «{ $said }», а получается «{ $found }».
other-game = Это от другой игры: { $found }, а не { $expected }.
other-edition = Партию играли по редакции правил { $found } ({ $game }), а здесь редакция { $expected }.
other-components = Партию играли с другими компонентами ({ $game }: { $found }, а здесь { $expected }). Укажите их файл: --components.

### Поля, которые есть у каждой игры

field-seats = Игроки
field-result = Итог
field-asked = Чей ход
field-prompt = Вопрос
field-insights = На заметку
field-number = Номер хода
