# Веб-клиент: всё, что его страницы говорят сами.

### Приложение

app-skip = Перейти к содержанию
app-home = К столам
app-navigation = Главное меню
app-rules = Правила
app-account = Профиль
app-preferences = Язык, тема и звук
app-close = Закрыть
app-cancel = Отмена
app-again = Попробовать ещё раз
app-not-found = Здесь ничего нет
app-loading = Одну минуту
app-offline = Нет связи
app-offline-why = Стол откроется сам, как только связь вернётся.
web-unreachable = Сервер сейчас недоступен.
web-failed = Сервер не смог этого сделать (ответ { $status }).
web-broken = Что-то пошло не так: { $problem }

### Настройки этого устройства

preferences = Настройки
preferences-language = Язык
preferences-theme = Тема
preferences-theme-system = Как в системе
preferences-theme-light = Светлая
preferences-theme-dark = Тёмная
preferences-pace = Темп анимации
preferences-pace-1 = Неспешно
preferences-pace-2 = Обычно
preferences-pace-3 = Быстро
preferences-motion = Плавное движение фишек
    .description = Фишки и карты видимо перемещаются с места на место, если система не просит обойтись без анимации.
preferences-sound = Звуки
    .description = Тихая нота на каждый ход и две, когда ходить вам.
preferences-confirm = Подтверждать ходы на поле
    .description = Нажатие на поле только выбирает; ход делает кнопка на панели.

### Главная

home-title = Стол на Шёлковом пути
home-lead = Настольные игры о караванных городах и императорских дворах: с друзьями рядом и далеко, против ботов, вживую или по ходу в день. Ничего не надо устанавливать, учётная запись не нужна.
home-name = Ваше имя
home-guest = Гость
home-continue = Сесть за стол
home-guest-why = Достаточно имени, а учётную запись можно завести потом.
home-sign-in = У меня есть учётная запись
home-waiting = { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[other] Вас ждут { $count } столов
    }
home-games = Игры
home-seats = { $least ->
        [1] { $most ->
            [1] 1 игрок
           *[other] от 1 до { $most } игроков
        }
       *[other] от { $least } до { $most } игроков
    }
home-play-bots = Играть с ботами
home-new-table = Новый стол
home-lesson = Научиться играть
home-lesson-again = Повторить урок
home-mine = Мои столы
home-open = Открытые столы
home-finished = Завершённые
home-your-move = Ваш ход
home-deadline = время истечёт { $when }
home-running = Идёт игра
home-over = Партия окончена
home-seats-free = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
home-verify = Проверить перемешивание или открыть запись
home-foot = Serica — свободная программа. Игры и их названия принадлежат издателям; правила мы пересказываем своими словами и всё рисуем сами.
home-more = Ещё
home-how = Как здесь играть

### Новый стол

new-title = Новый стол
new-game = Игра
new-seats = Места
new-seats-count = Число игроков
new-seat = Кто сидит на месте { $number }
new-seat-me = Я
new-seat-open = Друг по ссылке
new-seat-bot = Бот
new-seat-open-why = вы получите ссылку для приглашения
new-bot = Какой бот сидит на месте { $number }
new-name-of = Имя на месте { $number }
new-hot-seat = Несколько мест ваши: передавайте устройство друг другу. Между ходами карты скрывает занавес.
new-hot-seat-name = Игрок { $number }
new-shuffle = Разыграть места по жребию
new-pace = Темп
new-pace-none = Без часов
    .description = Каждый думает, сколько нужно.
new-pace-live = Вживую
    .description = У каждого запас времени и небольшая добавка за каждый ход.
new-pace-days = Дни на ход
    .description = Для партий, которые идут рядом с повседневными делами.
new-minutes = Минут каждому
new-increment = Добавка за ход, секунд
new-days = Дней на ход
new-overtime = Когда время вышло
new-overtime-bot = место занимает бот
new-overtime-resign = игрок сдаётся
new-overtime-nothing = ничего не происходит
new-public = Показывать стол всем на этом сервере
new-spectators = Пускать зрителей
new-hints = Разрешить подсказки
new-settings = Правила за этим столом
new-start = Начать
new-open-table = Открыть стол

### Приглашение

join-title = Приглашение
join-lead = { $host } приглашает вас за этот стол.
join-here = Сесть сюда
join-any = Занять свободное место
lobby-waiting = { $count ->
        [0] Все места заняты.
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
       *[other] Ждём ещё { $count } игроков.
    }
lobby-link = Ссылка-приглашение
lobby-link-why = Кто её откроет, сможет занять свободное место.
lobby-copy = Копировать
lobby-copied = Ссылка скопирована.
lobby-seat-bot = Посадить сюда бота
lobby-start = Начать партию
lobby-renew = Новая ссылка
lobby-revoke = Отозвать ссылку
lobby-leave = Встать из-за стола

### Места

bot-name-1 = Мэй
bot-name-2 = Фархад
bot-name-3 = Аяна
bot-name-4 = Тимур
bot-name-5 = Чэнь
seat-open = свободно
seat-you = это вы
seat-bot = бот
seat-here = за столом
seat-away = нет на месте
seat-resigned = партия сдана
seat-winner = Победа
seat-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
seat-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    } { $hours } ч

### Партия

match-loading = Накрываем стол
match-trouble = Этот стол нельзя показать
match-board = Игровое поле
match-side = Места, журнал и разговор
match-seats = Места
match-actions = Что нужно решить
match-options = Варианты
match-to-move = ходит
match-title-your-move = Ваш ход
match-your-move = Ваш ход.
match-sending = Отправляем…
match-sending-later = Сохранено до восстановления связи…
match-narrowed = { $count ->
        [one] Подходит { $count } вариант.
        [few] Подходят { $count } варианта; выберите дальше.
       *[other] Подходят { $count } вариантов; выберите дальше.
    }
match-clear = Выбрать заново
match-more = Ещё { $count }
match-hint = Подсказка: { $option }
match-ask-hint = Подсказка: как пошёл бы бот?
match-undo = Отменить последнее решение
match-undo-turn = Отменить весь ход
match-redo = Вернуть отменённое
match-command = Ввести ход с клавиатуры
match-command-example = введите первые буквы, Enter — сыграть
match-command-nothing = Ничего не подходит. Enter — спросить почему.
match-reconnecting = Восстанавливаем связь…
match-paused = Пауза
match-pause = Пауза
match-resume = Продолжить
match-past = Вы смотрите ход { $played } из { $all }.
match-now = К текущему ходу
match-result = Итог
match-breakdown = Показать очки
match-rematch = Реванш
match-won = { $count ->
        [one] Победа: { $winners }!
       *[other] Победу делят { $winners }!
    }
match-ended = Партия окончена.
match-menu = Меню стола
match-forced = Делать вынужденные ходы за меня
match-answers = Постоянные ответы
match-answers-why = На эти вопросы стол всегда отвечает за вас одинаково, пока такой ответ возможен.
match-answers-none = спрашивать меня
match-answers-always = Всегда отвечать так
match-leave = Покинуть партию…
match-resign = Сдаться
match-resign-sure = Сдаться или передать игру боту?
match-replace = Пусть доиграет бот
match-copy-link = Скопировать ссылку на стол
match-record = Сохранить запись партии
match-fairness = Честное перемешивание
match-fairness-why = До начала партии сервер выбрал тайное число и показал его хеш. В конце он показывает само число, и каждый может проверить, что они соответствуют друг другу.
match-commitment = Хеш числа, показан с самого начала
match-seed = Само число, показывается в конце
match-keys = Клавиатура
match-keys-tab = Tab: от одного подсвеченного предмета к другому
match-keys-arrows = Стрелки: внутри группы; с Shift — и к тому, что не светится
match-keys-enter = Enter или пробел: выбрать
match-keys-slash = / : ввести ход
match-keys-info = i или ? на предмете: что он делает
match-keys-zoom = + − 0 на поле: крупнее, мельче, целиком
match-keys-undo = Ctrl+Z: отменить, Ctrl+Shift+Z: вернуть
match-keys-escape = Esc: выбрать заново, закрыть
match-spectators = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[other] { $count } зрителей
    }
match-zoom-in = Крупнее
match-zoom-out = Мельче
match-fit = Показать целиком
match-journal = Журнал
match-chat = Разговор
match-notes = Заметки

journal-empty = Пока ничего не произошло.
journal-show = Показать, как всё стояло тогда
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
chat-send = Отправить
notes-why = Эти заметки видите только вы.
notes-keeping = Сохраняем…
curtain = { $name }, ваш ход
curtain-why = Возьмите устройство. Остальным сейчас лучше не смотреть.
curtain-lift = Это я, { $name }

### История

history = История партии
history-at = ход { $at } из { $all }
history-first = К началу
history-previous = На ход назад
history-next = На ход вперёд
history-stop = Остановить
history-replay = Проиграть
history-missed = { $count ->
        [one] Пока вас не было, сделан { $count } ход.
        [few] Пока вас не было, сделано { $count } хода.
       *[other] Пока вас не было, сделано { $count } ходов.
    }
history-seat = Чьими глазами
history-public = Как зритель

### Конец

ending = Партия окончена
ending-cause = За что
ending-total = Всего
ending-course = Как росли очки
ending-moves = { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
ending-seed = Число, по которому мешали карты, есть в меню стола.
ending-replay = Посмотреть ещё раз

dunhuang-cause-prestige = Престиж
dunhuang-cause-scored-tokens = Жетоны преимущества
dunhuang-cause-scored-good = Товары

whitecastle-cause-points = Очки по ходу партии
whitecastle-cause-scored-purse = Монеты и печати
whitecastle-cause-scored-resource = Ресурсы
whitecastle-cause-scored-influence = Влияние
whitecastle-cause-scored-courtiers = Придворные
whitecastle-cause-scored-warriors = Воины
whitecastle-cause-scored-gardeners = Садовники

### Правила

rules-search = Поиск по правилам
rules-nothing = Ничего не найдено.
rules-contents = Содержание
rules-clause = Правило { $clause }

### Уроки

lesson = Урок
lesson-step = { $at } из { $all }
lesson-next = Дальше
lesson-back = Назад
lesson-skip = Пропустить урок
lesson-your-turn = Попробуйте: нажмите на то, что светится.
lesson-finish = Сыграть настоящую партию
lesson-end = Пока хватит
lesson-not-now = На уроке сначала сделайте то, о чём просит подсказка.

### Профиль

account-name = Кто вы
account-save = Сохранить
account-kept = Сохранено.
account-keep = Сохраните свои столы
account-keep-why = С адресом почты и паролем вы найдёте свои столы на любом устройстве.
account-keep-do = Создать учётную запись
account-sign-in = Войти
account-email = Электронная почта
account-password = Пароль (не короче 8 знаков)
account-sign-out = Выйти
account-sign-out-everywhere = Выйти на всех устройствах
account-notices = Уведомления
account-notices-why = Как сообщать вам, что ваш ход.
account-push = Уведомления в этом браузере
account-services = Другие службы
account-services-why = Адреса Apprise: mailto://, tgram://, discord:// и многие другие.
account-service = Служба { $number }
account-add-service = Добавить службу
account-remove = Убрать
account-every = Как часто
account-every-move = о каждом ходе
account-every-hour = не чаще раза в час
account-every-day = не чаще раза в день
account-quiet = Тихие часы
account-quiet-from = с (час)
account-quiet-to = до (час)
account-test = Проверить
account-tested = Пробное уведомление отправлено.

### Проверка

verify-seed-title = Честно ли перемешали карты?
verify-seed-why = Скопируйте обе строки из меню завершённого стола. Ваш браузер сам вычислит хеш числа.
verify-compare = Сравнить
verify-same = Они соответствуют друг другу: порядок был определён до начала партии.
verify-different = Они не соответствуют друг другу.
verify-record-title = Открыть запись партии
verify-record-why = Сервер повторит запись ход за ходом и откажется от того, что противоречит правилам.
verify-file = Файл записи
verify-record = Текст записи
verify-open = Проиграть запись

### Поле Дуньхуана

web-dunhuang-ring = Круг рынка
web-dunhuang-empty = карты нет
web-dunhuang-camel-here = здесь верблюд
web-dunhuang-steps = { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }, { $price ->
        [0] бесплатно
        [one] { $price } монета
        [few] { $price } монеты
       *[other] { $price } монет
    }
web-dunhuang-deck = Колода: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
web-dunhuang-discard = Сброс: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
web-dunhuang-first = Первый игрок
web-dunhuang-first-short = первый
web-dunhuang-coins = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
web-dunhuang-prestige = Престиж: { $count }
web-dunhuang-hand-size = { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[other] { $count } карт на руке
    }
web-dunhuang-tokens = Жетоны преимущества: { $count } из { $needed } для немедленной победы
web-dunhuang-drawn = Оставьте одну из них
web-dunhuang-drawn-card = взято: { $good }, { $number }
web-dunhuang-hand = Ваша рука
web-dunhuang-hand-card = { $good }, { $number }, на руке{ $count ->
        [one] {""}
        [few] : { $count } карты
       *[other] : { $count } карт
    }
web-dunhuang-hand-empty = карт нет
web-dunhuang-hand-known = Вы знаете о картах:
web-dunhuang-hand-shown = Открыто:
web-dunhuang-shop = Ваша лавка
web-dunhuang-shop-of = Лавка: { $seat }
web-dunhuang-stall = { $good } в лавке: { $count ->
        [0] нет
       *[other] { $count }
    }
web-dunhuang-token-of = жетон преимущества: { $good }
web-dunhuang-unseen = Где-то ещё
web-dunhuang-unseen-good = { $good }: не видно { $count }
web-dunhuang-prospect = Если считать сейчас: около { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    }
web-dunhuang-prospect-why = Жетоны, престиж и товары, которых, насколько вам известно, ни у кого нет больше вашего.
web-dunhuang-race = Победа сразу: жетоны { $tokens }/{ $needTokens }, товары { $goods }/{ $needGoods }

### Поле «Белого замка»

web-whitecastle-board = Замок, мосты, сады и площадки
web-whitecastle-none = нет
web-whitecastle-empty = нет карты
web-whitecastle-round = Раунд { $round } из { $rounds }, ход { $turn } из { $turns }
web-whitecastle-order = Порядок хода: { $seats }
web-whitecastle-space = { $name }, значение { $value }
web-whitecastle-die = { $colour } кубик { $number }
web-whitecastle-costs = стоит { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[other] { $count } монет
    }
web-whitecastle-brings = приносит { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[other] { $count } монет
    }
web-whitecastle-bridge-end = { $colour } мост, { $end } край: кубик { $number }
web-whitecastle-bridge-bare = { $colour } мост, { $end } край: кубика нет
web-whitecastle-bridge-middle = { $colour } мост, середина: { $numbers }
web-whitecastle-courtiers = { $seat }: { $count ->
        [one] { $count } придворный
        [few] { $count } придворных
       *[other] { $count } придворных
    }
web-whitecastle-warriors = { $seat }: { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[other] { $count } воинов
    }
web-whitecastle-gardener = садовник: { $seat }
web-whitecastle-from = ваш придворный { $place-from }
web-whitecastle-block = действие { $number }, жетон { $colour }: { $effects }
web-whitecastle-own-block = действие { $number } вашей карты: { $effects }
web-whitecastle-slot = Ячейка { $number }: { $effects }
web-whitecastle-deck = { $deck ->
        [steward] Смотрителей
       *[diplomat] Дипломатов
    } в колоде: { $count }
web-whitecastle-act = { $space }: { $effects }
web-whitecastle-well = Колодец приносит: { $effects }
web-whitecastle-garden = { $garden }, цена { $food } еды, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }: { $effects }
web-whitecastle-yard = { $yard }, цена { $iron } железа, каждый воин считается { $multiplier ->
        [1] один раз
        [2] дважды
       *[other] { $multiplier } раза
    }: { $effects }
web-whitecastle-influence = влияние { $position }, в конце { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
web-whitecastle-boundary = граница: пересечь за { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[other] { $seals } печатей
    }
web-whitecastle-row = Ряд { $member-plural }, на планшете { $home }, даёт: { $effects }; затем { $action }
web-whitecastle-domain = Планшет клана: { $seat }
web-whitecastle-domain-open = Показать планшет
web-whitecastle-domain-close = Скрыть планшет
web-whitecastle-lantern = Фонарь даёт: { $effects }
web-whitecastle-place = Место в порядке хода: { $place }
web-whitecastle-influence-at = Влияние: { $position }
web-whitecastle-points = Очков пока: { $points }
web-whitecastle-lines = Если бы игра кончилась сейчас: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
web-whitecastle-line = { $line ->
        [purse] Монеты и печати
        [resource] Ресурсы
        [influence] Влияние
        [courtiers] Придворные
        [warriors] Воины
       *[gardeners] Садовники
    }: { $points }
web-whitecastle-goods = { $good }: { $count }{ $most ->
        [0] { "" }
       *[other] { " " }из { $most }
    }
web-whitecastle-exchange = Обмен печатей
web-whitecastle-tokugawa = Клан Токугава
web-whitecastle-at-home = Осталось { $member-plural }: { $count }
web-whitecastle-solo-next = следующий кубик
web-whitecastle-solo-open = открыта
web-whitecastle-solo-deck = Ещё карт соло: { $count }
web-whitecastle-offer = Начальные пары
web-whitecastle-pair = Пара { $number }: { $gains }; действие: { $action }
web-whitecastle-worth = Каждый придворный здесь: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } в конце
web-whitecastle-told-decree = Её указ, тоже у фонаря: { $effects }
web-whitecastle-told-well-space = Приносит 1 печать и то, что на двух его жетонах
web-whitecastle-told-either = Либо: { $effects }
web-whitecastle-told-or = Либо: { $effects }
web-whitecastle-told-yard = Воин стоит { $iron } железа. В конце каждый ваш воин здесь приносит { $multiplier ->
        [1] 1 очко
       *[other] { $multiplier } очка
    } за каждого вашего придворного внутри замка.
web-whitecastle-told-gains = Сразу: { $effects }
web-whitecastle-told-lantern = У фонаря: { $effects }
web-whitecastle-told-block = Действие { $number }{ $tone ->
        [dark] { " " }(тёмное)
       *[light] { "" }
    }: { $effects }
web-whitecastle-told-garden = Цена { $food } еды, в конце { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
web-whitecastle-told-effects = Эффект: { $effects }
web-whitecastle-told-blue = Синяя сторона: { $effects }
web-whitecastle-told-yellow = Жёлтая сторона: { $effects }
web-whitecastle-told-well = У колодца: { $effects }
web-whitecastle-told-solo = Верхняя карта: { $colour } кубик { $end-from } идёт сюда: { $space }
web-whitecastle-told-space = Кубик закрывает значение { $value }: больший приносит разницу монетами, меньший стоит её
