# Стол и сервер: в чём они отказывают, о чём сообщают и что говорят хозяину сервера.

### За столом

table-over = Эта партия уже закончена.
table-not-over = Эта партия ещё не закончена.
table-paused = Партия на паузе.
table-not-paused = Партия не на паузе.
table-not-your-move = Сейчас не ход игрока { $seat }.
table-seat-of-a-bot = За игрока { $seat } играет бот.
table-nothing-to-undo = Отменить ничего нельзя.
table-nothing-to-redo = Повторять нечего.
table-moved-on = Положение на столе успело измениться. Вот как оно выглядит сейчас.
table-not-begun = Эта партия ещё не началась.
table-begun = Эта партия уже началась.
table-seats-open = Есть свободные места: дождитесь игроков или посадите туда ботов.
table-no-seat = Свободных мест нет.
table-not-your-seat = Это не ваше место.
table-not-at-this-table = У вас нет места за этим столом.
table-closed = Этот стол только для его игроков.
table-host-only = Это может сделать только хозяин стола.
table-link-needed = За этот стол садятся только по ссылке.
table-link-dead = Эта ссылка больше никуда не ведёт. Попросите новую.
table-no-such-match = Такой партии нет.
table-no-such-moment = Такого момента в партии нет.
table-no-hints = За этим столом подсказок нет.
table-unknown-bot = Бота «{ $bot }» не существует.
table-record-not-yet = Запись партии можно получить, когда партия закончится.
table-record-too-long = В этой записи больше ходов или другое число мест, чем допускает игра.
table-empty-chat = Сообщение пустое.

### Боты, состояния и окончания

bot-random = Случайный бот
bot-greedy = Жадный бот
reason-resigned = остальные сдались
table-status-open = ждёт игроков
table-status-running = идёт
table-status-finished = закончена
table-status-study = для просмотра

### Кто вы

table-no-session = Сначала представьтесь, пожалуйста.
table-empty-name = В имени нужна хотя бы одна буква.
table-email-taken = С этим адресом почты уже есть учётная запись.
table-wrong-password = Адрес почты и пароль не подходят друг к другу.

### Запросы

table-bad-request = Сервер не понимает этот запрос.
table-bad-origin = Этот запрос пришёл с другого сайта.
table-no-such-page = Такой страницы нет.
table-too-large = Слишком большой объём.
table-too-often = Слишком часто. Подождите немного, пожалуйста.
table-too-slow = Соединение слишком медленное.
table-server-error = На сервере что-то пошло не так. Подробности его хозяин найдёт в журнале.
table-local-only = Эта страница доступна только на самом сервере.

### Уведомления

table-notice-title = Serica
table-notice-body = { $count ->
        [0] Так будут выглядеть уведомления.
        [1] Ваш ход.
        [one] Ваш ход за { $count } столом.
       *[other] Ваш ход за { $count } столами.
    }
table-service-unknown = По этому адресу нет службы уведомлений, которой здесь можно пользоваться.
table-service-unreachable = Узел { $host } не найден.
table-service-internal = Узел { $host } находится во внутренней сети.
table-push-endpoint = Браузер дал адрес, который нельзя использовать.
table-too-many-browsers = Уведомления включены в слишком многих браузерах. Сначала отключите старые.
table-unknown-zone = Часового пояса «{ $zone }» не существует.

### Для хозяина сервера

table-serving = Стол открыт: { $address } (Ctrl+C закроет его)
table-port-taken = Порт { $port } занят другой программой. Выберите другой ключом --port.
table-cannot-listen = На порту { $port } адреса { $address } слушать нельзя.
table-unknown-database = { $database } — не база данных, с которой можно здесь работать.
table-no-database = Базу данных { $database } открыть не удаётся.
table-admin-user = { $id }  { $name }  { $email }  { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }
table-admin-match = { $id }  { $game }  { $status }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }, последнее изменение { $day }
table-admin-removed = Удалено: { $id }.
table-admin-unknown = Ничего с номером { $id } нет.
table-admin-purged = Забыто: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }, { $users ->
        [one] { $users } гость
        [few] { $users } гостя
       *[other] { $users } гостей
    }.
table-admin-backup = Резервная копия сохранена в { $file }.
table-admin-restored = Резервная копия теперь стоит на месте { $file }; прежняя база лежит рядом.
table-admin-no-database = Базы данных { $file } нет.
table-admin-no-backup = { $file } — не резервная копия Serica.
table-admin-file-exists = { $file } уже существует; резервная копия ничего не перезаписывает.
table-admin-own-tools = База { $database } сохраняется и восстанавливается её собственными средствами.
table-admin-days = Возраста { $days } дн. не бывает.
table-admin-running = Эта база открыта сервером. Сначала остановите его.

### Командная строка

table-not-installed = Столу в браузере нужны дополнительные пакеты (нет { $package }): pip install 'serica[server]'
table-admin-which-file = Назовите файл резервной копии.
cli-command-serve = открыть стол в браузере
cli-command-admin = присмотреть за людьми и партиями сервера
cli-help-host = адрес, на котором слушать; 0.0.0.0 — все адреса этой машины
cli-help-port = порт, на котором слушать
cli-help-data = папка для базы данных и секретов сервера
cli-help-database = другая база вместо файла в этой папке, в виде URL для SQLAlchemy
cli-help-no-browser = не открывать браузер
cli-help-bot-pause = сколько бот думает самое меньшее
cli-help-contact = куда могут писать службы push-уведомлений: mailto: или https:
cli-help-internal-services = разрешить уведомления на адреса внутри сети
cli-help-proxy = чьим словам об адресе и протоколе посетителя верить: адреса или сети через запятую
cli-help-metrics-open = показывать /metrics всем, а не только этой машине
cli-help-no-limits = не ограничивать частоту запросов; для нагрузочных испытаний
cli-help-log-requests = записывать строку о каждом запросе
cli-help-task = что сделать
cli-help-backup = файл, куда сохранить копию или откуда восстановить
cli-help-remove = номер того, что нужно удалить
cli-help-days = сколько дней должно пройти, прежде чем что-то забывается
