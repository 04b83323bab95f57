# Игра в терминале и командная строка.

### За столом

terminal-yes = да
terminal-no = нет
terminal-bot = Бот { $number }
terminal-welcome = Введите номер варианта или его запись. Знак ? покажет, что ещё можно сделать.
terminal-ask = { $seat } >{" "}
terminal-forced = Вариант только один: { $label } ({ $option })
terminal-curtain = Теперь у экрана { $seat }. Остальных просим отвернуться.
terminal-press-enter = Нажмите Enter, чтобы увидеть стол.{" "}
terminal-won = { $count ->
        [0] { $reason }
        [one] Побеждает { $winners }: { $reason }.
       *[other] Победу делят { $winners }: { $reason }.
    }
terminal-points = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
terminal-see-help = Знак ? покажет, что можно ввести.
terminal-seed = Сыграть этот же расклад:
    --seed { $seed }
terminal-saved = Сохранено: { $file }
terminal-save-first = Сохранить партию? Enter: { $file }, своё имя файла или нет:{" "}
terminal-goodbye = До встречи!
terminal-end-of-input = Ввод закончился, партия осталась недоигранной. До встречи!
terminal-offered = «{ $option }» сыграть можно: это номер { $number }.
terminal-no-such-number = Варианта { $number } нет; есть от 1 до { $last }.
terminal-nothing-to-undo = Вернуть ничего нельзя: с вашего последнего решения открылось что-то скрытое или ходили другие.
terminal-too-many-people = Людей { $people }, а мест за столом { $seats }.
terminal-no-clause = Пункта { $number } в правилах нет.
terminal-help-options = Вариант можно ввести номером, записью или её понятным началом: cam 2.

terminal-command-help = помощь
    .description = этот список
terminal-command-board = стол
    .description = показать стол ещё раз (или просто Enter)
terminal-command-why = почему
    .argument = ВАРИАНТ
    .description = почему так сейчас сыграть нельзя
terminal-command-rules = правила
    .argument = ПУНКТ
    .description = прочесть пункт или главу правил; без номера — список глав
terminal-command-journal = журнал
    .description = что уже произошло
terminal-command-undo = назад
    .description = вернуть своё последнее решение
terminal-command-save = сохранить
    .argument = ФАЙЛ
    .description = сохранить партию; продолжить её: serica play ФАЙЛ
terminal-command-quit = выход
    .description = встать из-за стола

### Стол «Врат в Поднебесную»

terminal-dunhuang-deck = колода { $cards }
terminal-dunhuang-discard = сброс { $cards }
terminal-dunhuang-camel = верблюд: { $character }
terminal-dunhuang-supply = запас
terminal-dunhuang-hand = рука
terminal-dunhuang-drawn = на выбор
terminal-dunhuang-unseen = не видно
terminal-dunhuang-head-coins = мон.
terminal-dunhuang-head-prestige = прес
terminal-dunhuang-head-cards = рука
terminal-dunhuang-head-points = очки
terminal-dunhuang-prospect = Очки: верных { $points }, с рукой до { $prospect }. Немедленная победа: жетоны { $tokens } из { $win_tokens }, товары { $goods } из { $win_goods }.
terminal-dunhuang-price = −{ $coins } ¤
terminal-dunhuang-seen = Видели на руках: { $hands }

### Стол «Белого замка»

terminal-whitecastle-round = Раунд { $round }, ход { $turn }
terminal-whitecastle-setup = Подготовка
terminal-whitecastle-in-hand = в руке:
terminal-whitecastle-influence = Влияние
terminal-whitecastle-boundaries = границы (печати): { $positions }
terminal-whitecastle-rival-next = Токугава возьмёт { $colour } кубик, { $position } → { $space } (карт: { $cards })
terminal-whitecastle-bridge = { $colour } мост
terminal-whitecastle-garden-flower = ✿ еда { $food }: очки { $points }
terminal-whitecastle-garden-stone = ▲ еда { $food }: очки { $points }
terminal-whitecastle-space-steward-room-1 = Смотрители, слева ({ $value })
terminal-whitecastle-space-steward-room-2 = Смотрители, центр ({ $value })
terminal-whitecastle-space-steward-room-3 = Смотрители, справа ({ $value })
terminal-whitecastle-space-diplomat-room-1 = Дипломаты, слева ({ $value })
terminal-whitecastle-space-diplomat-room-2 = Дипломаты, справа ({ $value })
terminal-whitecastle-space-outside-left = Окрестности, слева ({ $value })
terminal-whitecastle-space-outside-right = Окрестности, справа ({ $value })
terminal-whitecastle-space-well = Колодец ({ $value })
terminal-whitecastle-deck-steward = смотрителей в колоде: { $cards }
terminal-whitecastle-deck-diplomat = дипломатов в колоде: { $cards }
terminal-whitecastle-daimyo = Даймё
terminal-whitecastle-gate = Ворота
terminal-whitecastle-yard = Площадка: железо { $iron }, ×{ $times }
terminal-whitecastle-head-points = очки
terminal-whitecastle-head-end = итог
terminal-whitecastle-head-food = еда
terminal-whitecastle-head-iron = жел.
terminal-whitecastle-head-pearl = перл.
terminal-whitecastle-head-coin = мон.
terminal-whitecastle-head-seal = печ.
terminal-whitecastle-head-home = П/С/В
terminal-whitecastle-head-board = кубики
terminal-whitecastle-row-courtier = Ряд придворных ({ $value })
terminal-whitecastle-row-gardener = Ряд садовников ({ $value })
terminal-whitecastle-row-warrior = Ряд воинов ({ $value })
terminal-whitecastle-lantern = Фонарь:
terminal-whitecastle-colour-coral = К
terminal-whitecastle-colour-black = Ч
terminal-whitecastle-colour-white = Б
terminal-whitecastle-effect-influence = влияние +{ $steps }
terminal-whitecastle-effect-lantern = фонарь
terminal-whitecastle-effect-well = колодец
terminal-whitecastle-effect-courtier = придворный
terminal-whitecastle-effect-gardener = садовник
terminal-whitecastle-effect-warrior = воин
terminal-whitecastle-effect-domain-action = свой ряд
terminal-whitecastle-effect-castle-coral = замок (К)
terminal-whitecastle-effect-castle-black = замок (Ч)
terminal-whitecastle-effect-castle-white = замок (Б)
terminal-whitecastle-effect-castle-any = замок
terminal-whitecastle-effect-castle-light = замок (□)
terminal-whitecastle-good-food = { $number ->
        [one] { $number } еда
       *[other] { $number } еды
    }
terminal-whitecastle-good-iron = { $number ->
        [one] { $number } железо
       *[other] { $number } железа
    }
terminal-whitecastle-good-pearl = { $number ->
        [one] { $number } перламутр
       *[other] { $number } перламутра
    }
terminal-whitecastle-good-coin = { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[other] { $number } монет
    }
terminal-whitecastle-good-seal = { $number ->
        [one] { $number } печать
        [few] { $number } печати
       *[other] { $number } печатей
    }
terminal-whitecastle-good-vp = { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[other] { $number } очков
    }
terminal-whitecastle-good-any = { $number } на выбор

### Повторы партий и содержимое коробки

terminal-after = { $options ->
        [one] Сделан { $options } выбор
        [few] Сделано { $options } выбора
       *[many] Сделано { $options } выборов
    }
terminal-effects = { $effects }
terminal-contents = Записей: { $entries }; восстановлено хотя бы отчасти: { $reconstructed }, они помечены { $mark }.
terminal-confidence-high = уверенно
terminal-confidence-medium = довольно уверенно
terminal-confidence-low = неуверенно

### Командная строка

cli-usage = запуск:
cli-description = Serica — цифровой стол для пяти еврогеймов о Шёлковом пути и императорских дворах.
cli-arguments = аргументы
cli-options = ключи
cli-commands = команды
cli-command-games = какие игры есть
cli-command-play = сыграть в терминале
cli-command-replay = рассказать записанную партию
cli-command-verify = переиграть запись и проверить, что в ней сказано
cli-command-components = что напечатано на компонентах и откуда это известно
cli-command-rules = какие пункты правил упомянуты в коде и в тестах
cli-command-fuzz = случайные партии с проверкой всех обещаний
cli-command-arena = боты играют друг против друга
cli-command-bench = скорость
cli-help-help = показать эту справку
cli-help-version = показать версию
cli-help-lang = язык: { $languages } (иначе язык системы)
cli-help-game = игра; список даёт `serica games`
cli-help-file = запись партии
cli-help-seats = сколько мест за столом
cli-help-people = сколько людей играет за этим терминалом (1); остальные места займут боты
cli-help-names = имена игроков: Нина,Борис
cli-help-bots = какие боты: random или greedy (greedy)
cli-help-seed = любой текст или 64 шестнадцатеричные цифры; одно зерно — один и тот же расклад
cli-help-set = настройка игры; можно указать несколько
cli-help-components = исправленный файл компонентов (иначе SERICA_COMPONENTS: файл или папка с файлом GAME.toml)
cli-help-resume = продолжить сохранённую партию
cli-help-at = остановиться после стольких выборов
cli-help-seat = глазами этого места (иначе то, что видно всем)
cli-help-games = сколько партий (1000); fuzz играет столько для каждого числа мест
cli-help-settings = настройки: default (обычные) или random (случайные в каждой партии)
cli-help-thorough = проверять всё после каждого выбора (медленно)
cli-help-players = виды ботов, сколько угодно; каждый по очереди сидит на каждом месте (greedy,random)
cli-help-peers = измерить рядом и чужие движки
cli-help-json = вывести JSON
cli-help-verbose = назвать пункты и места, где они упомянуты
cli-seats = игроков: { $seats }
cli-unfinished = не доиграна
cli-verified = { $file }: всё сходится, выборов { $options }. Итог: { $result }. Последняя позиция: { $final }.
cli-fuzzed = { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, { $violations ->
        [one] { $violations } нарушение
        [few] { $violations } нарушения
       *[many] { $violations } нарушений
    }

cli-mistake = { $what }
cli-not-a-choice = «{ $value }» здесь не подходит; возможно: { $allowed }.
cli-not-a-number = Для { $option } нужно целое число, а не «{ $value }».
cli-at-least-one = Для { $option } нужно число от 1, а не { $number }.
cli-set-or-random = Настройки либо заданы через --set, либо случайны: что-то одно.
cli-without-value = Для { $option } нужно значение.
cli-needs = Не хватает: { $names }. Справка: --help.
cli-not-understood = Непонятно: { $what }. Справка: --help.
cli-which-game = В какую игру? Есть: { $known }.
cli-already-settled = { $option } уже определено в сохранённой партии.
cli-too-many-names = Имён ({ $names }) больше, чем мест ({ $seats }).
cli-at = Выбора { $at } в записи нет; есть от 0 до { $last }.
cli-no-such-seat = Места { $seat } нет; есть от 1 до { $seats }.

### Арена

arena-played = { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
arena-player = игрок
arena-games = сыграно
arena-rate = побед
arena-interval = 95-процентный интервал
arena-points = очков в среднем
arena-percent = { $number } %
arena-decimal = { $whole },{ $part }

### Benchmarks

bench-steps-per-s = ходов/с
bench-games-per-s = партий/с
bench-copy-us = копия, мкс
bench-options-us = варианты, мкс
bench-view-us = вид, мкс
bench-against = { $game } : { $peer }
bench-without-peers = Другие движки не установлены ({ $packages }); «make bench» их установит, «serica bench» обойдётся без них.

cli-rules = { $game }: пунктов { $clauses }; упомянуто в коде: { $code }, в тестах: { $tests }; нигде и без объяснения: { $uncited }
cli-rules-no-tests = их здесь нет
cli-rules-uncited = не упомянут в коде или в тестах, и причина не названа

### Порождённые страницы

docs-generated = Эту страницу порождает из данных игры команда `{ $command }`.
docs-about = Игроков: { $seats }. Редакция правил здесь: { $edition }. [Правила для игроков]({ $rules }).
docs-notation = Запись ходов
docs-option = Вариант
docs-example = Например
docs-branch = один из предложенных эффектов, по номеру
docs-settings = Настройки
docs-default = обычно
docs-texts = Что делают компоненты
