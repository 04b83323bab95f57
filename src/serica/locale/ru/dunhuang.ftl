# «Врата в Поднебесную».

dunhuang = Врата в Поднебесную
    .description = Один верблюд на всех, восемь горожан и рынок, где надо успеть первым.

### Названия

dunhuang-good-gold = золото
    .accusative = золото
    .genitive = золота
    .dative = золоту
    .short = золото
dunhuang-good-silver = серебро
    .accusative = серебро
    .genitive = серебра
    .dative = серебру
    .short = серебро
dunhuang-good-gems = драгоценные камни
    .accusative = драгоценные камни
    .genitive = драгоценных камней
    .dative = драгоценным камням
    .short = камни
dunhuang-good-glass = стекло
    .accusative = стекло
    .genitive = стекла
    .dative = стеклу
    .short = стекло
dunhuang-good-spices = пряности
    .accusative = пряности
    .genitive = пряностей
    .dative = пряностям
    .short = пряности
dunhuang-good-bamboo = бамбук
    .accusative = бамбук
    .genitive = бамбука
    .dative = бамбуку
    .short = бамбук
dunhuang-good-tea = чай
    .accusative = чай
    .genitive = чая
    .dative = чаю
    .short = чай
dunhuang-good-paper = бумага
    .accusative = бумагу
    .genitive = бумаги
    .dative = бумаге
    .short = бумага
dunhuang-good-wool = шерсть
    .accusative = шерсть
    .genitive = шерсти
    .dative = шерсти
    .short = шерсть
dunhuang-good-silk = шёлк
    .accusative = шёлк
    .genitive = шёлка
    .dative = шёлку
    .short = шёлк

dunhuang-character-painter = Художник
    .genitive = Художника
    .dative = Художнику
dunhuang-character-musician = Музыкант
    .genitive = Музыканта
    .dative = Музыканту
dunhuang-character-princess = Принцесса
    .genitive = Принцессы
    .dative = Принцессе
dunhuang-character-dancer = Танцовщица
    .genitive = Танцовщицы
    .dative = Танцовщице
dunhuang-character-translator = Переводчик
    .genitive = Переводчика
    .dative = Переводчику
dunhuang-character-ambassador = Посол
    .genitive = Посла
    .dative = Послу
dunhuang-character-soldier = Солдат
    .genitive = Солдата
    .dative = Солдату
dunhuang-character-general = Генерал
    .genitive = Генерала
    .dative = Генералу
dunhuang-character-chinese-merchant = Китайский купец
    .genitive = Китайского купца
    .dative = Китайскому купцу
dunhuang-character-sogdian-merchant = Согдийский купец
    .genitive = Согдийского купца
    .dative = Согдийскому купцу
dunhuang-character-maid = Прислужница
    .genitive = Прислужницы
    .dative = Прислужнице
dunhuang-character-servant = Слуга
    .genitive = Слуги
    .dative = Слуге
dunhuang-character-shepherd = Пастух
    .genitive = Пастуха
    .dative = Пастуху
dunhuang-character-farmer = Крестьянин
    .genitive = Крестьянина
    .dative = Крестьянину
dunhuang-character-manichaean = Манихей
    .genitive = Манихея
    .dative = Манихею
dunhuang-character-buddhist = Буддист
    .genitive = Буддиста
    .dative = Буддисту

dunhuang-place-1 = 1
dunhuang-place-2 = 2
dunhuang-place-3 = 3
dunhuang-place-4 = 4
dunhuang-place-5 = 5
dunhuang-place-6 = 6
dunhuang-place-7 = 7
dunhuang-place-8 = 8

dunhuang-zone-hand = рука
    .from = с руки
    .into = на руку
dunhuang-zone-shop = лавка
    .from = из лавки
    .into = в лавку

dunhuang-chooser-chance = наугад
dunhuang-chooser-opponent = выбирает соперник

### Что можно сделать

dunhuang-option-keep = Оставить { $good-accusative }
dunhuang-option-tile = Поставить верблюда на место { $place }
dunhuang-option-camel = Пройти { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
dunhuang-option-hand = Взять на руку
dunhuang-option-shop = Положить в лавку
dunhuang-option-pay = Заплатить и забрать жетон
dunhuang-option-leave = Не забирать жетон
dunhuang-option-ability = Применить способность
dunhuang-option-coins = Взять 3 монеты
dunhuang-option-discard = Сбросить { $good-accusative }
dunhuang-option-exchange = Отдать { $good-accusative } за карту на месте { $place }
dunhuang-option-swap = { $good } — на руку, { $other } — в лавку
dunhuang-option-fetch = { $good } — из лавки на руку
dunhuang-option-display = { $good } — с руки в лавку
dunhuang-option-visit = Выбрать соперника: { $opponent }
dunhuang-option-give = { $other ->
        [none] Отдать { $good-accusative }
       *[other] Отдать { $good-accusative } и { $other-accusative }
    }
dunhuang-option-take = Взять карту с места { $place }
dunhuang-option-protect = Защитить жетон { $good-genitive }

### Журнал

dunhuang-log-first = Первым ходит { $seat }.
dunhuang-log-kept = { $seat } оставляет карту.
dunhuang-log-kept-card = { $seat } оставляет { $good-accusative }.
dunhuang-log-turn = { $seat } начинает ход.
dunhuang-log-camel = { $seat } ведёт верблюда { $steps ->
        [one] на { $steps } шаг
        [few] на { $steps } шага
       *[many] на { $steps } шагов
    } к { $character-dative }{ $price ->
        [0] .
        [one] {" "}за { $price } монету.
        [few] {" "}за { $price } монеты.
       *[many] {" "}за { $price } монет.
    }
dunhuang-log-camel-placed = { $seat } ставит верблюда к { $character-dative }.
dunhuang-log-took-into-hand = { $seat } берёт { $good-accusative } на руку.
dunhuang-log-put-into-shop = { $seat } кладёт { $good-accusative } в лавку.
dunhuang-log-nothing-to-take = { $seat } не находит здесь товара.
dunhuang-log-token-taken = { $seat } получает жетон { $good-genitive }.
dunhuang-log-token-lost = { $seat } теряет жетон { $good-genitive }: он вернулся в запас.
dunhuang-log-token-defended = { $seat } сохраняет жетон { $good-genitive } при ничьей, но защита снята.
dunhuang-log-token-bought = { $seat } забирает жетон { $good-genitive } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }; монеты получает { $owner }.
dunhuang-log-token-left = { $seat } не получает защищённый жетон { $good-genitive }.
dunhuang-log-token-protected = { $seat } ставит под защиту жетон { $good-genitive }.
dunhuang-log-coins = { $seat }: +{ $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
dunhuang-log-ability = { $seat } обращается к { $character-dative }.
dunhuang-log-prestige = { $seat }: +{ $points } к престижу
dunhuang-log-discarded = { $seat } сбрасывает { $good-accusative } { $zone-from }.
dunhuang-log-discarded-hidden = { $seat } сбрасывает карту втёмную.
dunhuang-log-drew = { $seat } тянет из колоды { $cards ->
        [one] { $cards } карту.
        [few] { $cards } карты.
       *[many] { $cards } карт.
    }
dunhuang-log-exchanged = { $seat } меняет { $good-accusative } { $zone-from } на { $other-accusative } с рынка.
dunhuang-log-swapped = { $seat } убирает { $good-accusative } на руку и выкладывает { $other-accusative } в лавку.
dunhuang-log-fetched = { $seat } убирает { $good-accusative } из лавки на руку.
dunhuang-log-displayed = { $seat } выкладывает { $good-accusative } с руки в лавку.
dunhuang-log-got-cards = { $other } отдаёт { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }, получает { $seat }.
dunhuang-log-got-goods = { $second ->
        [none] { $other } отдаёт { $good-accusative }, получает { $seat }.
       *[other] { $other } отдаёт { $good-accusative } и { $second-accusative }, получает { $seat }.
    }
dunhuang-log-took-market-card = { $seat } берёт { $good-accusative } с рынка на руку.
dunhuang-log-refilled = На рынке новый товар: { $good }, место { $place }.
dunhuang-log-last-round = Пополнить рынок нечем: это последний круг.
dunhuang-log-won-instantly = { $seat } собирает жетоны и товары и немедленно побеждает!
dunhuang-log-opened-hand = { $seat } раскрывает: { $good } × { $cards }.
dunhuang-log-scored-tokens = { $seat }: { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }, +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
dunhuang-log-scored-good = { $seat } лидирует по { $good-dative }: +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
dunhuang-log-total = { $seat }: всего { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }

### О чём спрашивают

dunhuang-ask-keep-opening-card = { $seat }: какую карту оставите?
dunhuang-ask-place-camel = { $seat }: откуда начнёт верблюд?
dunhuang-ask-move-camel = { $seat }: далеко ли пойдёт верблюд?
dunhuang-ask-place-good = { $seat }: на руку или в лавку?
dunhuang-ask-use-bonus = { $seat }: способность или 3 монеты?
dunhuang-ask-discard = { $seat }: какую карту сбросите?
dunhuang-ask-keep-drawn-card = { $seat }: какую из этих карт оставите?
dunhuang-ask-exchange-with-market = { $seat }: какую карту на какую обменяете?
dunhuang-ask-visit = { $seat }: с кем будете меняться?
dunhuang-ask-hand-over = { $seat }: { $count ->
        [one] какую карту отдадите?
       *[other] какие { $count } карты отдадите?
    } Получает { $opponent }.
dunhuang-ask-give-back = { $seat }: { $count ->
        [one] какую карту вернёте?
       *[other] какие { $count } карты вернёте?
    } Получает { $opponent }.
dunhuang-ask-exchange-with-hand = { $seat }: какие две карты поменяете местами?
dunhuang-ask-carry = { $seat }: какую карту перенесёте?
dunhuang-ask-take-market-card = { $seat }: какую карту возьмёте?
dunhuang-ask-protect-token = { $seat }: какой жетон поставите под защиту?
dunhuang-ask-pay-for-token = { $seat }: заплатите 2 монеты за жетон { $good-genitive }?

### Что умеют персонажи

dunhuang-effect-discard = сбросьте карту { $zone-from }
dunhuang-effect-gain-prestige = +{ $points } к престижу
dunhuang-effect-gain-prestige-for-tokens = +1 к престижу за каждый ваш жетон преимущества
dunhuang-effect-draw-cards = { $cards ->
        [1] возьмите верхнюю карту колоды
        [one] посмотрите { $cards } верхнюю карту колоды, одну оставьте, прочие положите под колоду
        [few] посмотрите { $cards } верхние карты колоды, одну оставьте, прочие положите под колоду
       *[many] посмотрите { $cards } верхних карт колоды, одну оставьте, прочие положите под колоду
    }
dunhuang-effect-draw-cards-by-steps = посмотрите столько верхних карт колоды, сколько шагов прошёл верблюд; одну оставьте, прочие положите под колоду
dunhuang-effect-exchange-with-market = обменяйте карту { $zone-from } на карту другого товара с рынка
dunhuang-effect-exchange-with-hand = поменяйте местами карту из лавки и карту другого товара с руки
dunhuang-effect-carry = перенесите карту из лавки на руку или с руки в лавку
dunhuang-effect-trade = возьмите 2 карты с руки соперника ({ $chosen_by }) и отдайте взамен 2 любые
dunhuang-effect-take-from-neighbour = возьмите на руку карту с рынка у следующего или предыдущего жетона
dunhuang-effect-take-ahead = возьмите на руку карту с рынка у одного из следующих жетонов — не дальше, чем на столько шагов, сколько прошёл верблюд
dunhuang-effect-protect-token = поверните один свой жетон преимущества защищённой стороной

### Почему нельзя

dunhuang-why-too-far = нужно { $price ->
        [one] { $price } монета
        [few] { $price } монеты
       *[many] { $price } монет
    }, а у вас { $have }.
dunhuang-why-empty-place = там нет карты.
dunhuang-why-same-good = обе карты — один и тот же товар.
dunhuang-why-empty-hand = там некого навестить: карт на руке нет.
dunhuang-why-out-of-reach = до этой карты не дотянуться.
dunhuang-why-protected = этот жетон уже под защитой.
dunhuang-why-not-your-token = это не ваш жетон.
dunhuang-why-no-such-card-hand = такой карты у вас на руке нет.
dunhuang-why-no-such-card-shop = такой карты в вашей лавке нет.
dunhuang-why-no-painter = { dunhuang-character-painter } поможет, если у вас есть карта на руке.
dunhuang-why-no-musician = { dunhuang-character-musician } поможет, если у вас есть карта в лавке.
dunhuang-why-no-princess = { dunhuang-character-princess } поможет, если у вас есть жетон преимущества.
dunhuang-why-no-translator = { dunhuang-character-translator } поможет, если в колоде есть карты.
dunhuang-why-no-ambassador = { dunhuang-character-ambassador } поможет, если в колоде есть карты.
dunhuang-why-no-soldier = { dunhuang-character-soldier } поможет, если у вас есть карта в лавке, а на рынке — карта другого товара.
dunhuang-why-no-general = { dunhuang-character-general } поможет, если у вас есть карта на руке, а на рынке — карта другого товара.
dunhuang-why-no-chinese-merchant = { dunhuang-character-chinese-merchant } поможет, если у кого-то из соперников есть карты на руке.
dunhuang-why-no-sogdian-merchant = { dunhuang-character-sogdian-merchant } поможет, если у кого-то из соперников есть карты на руке.
dunhuang-why-no-maid = { dunhuang-character-maid } поможет, если у вас есть карта в лавке, а на руке — карта другого товара.
dunhuang-why-no-servant = { dunhuang-character-servant } поможет, если у вас есть карта в лавке или на руке.
dunhuang-why-no-shepherd = { dunhuang-character-shepherd } поможет, если у следующего или предыдущего жетона лежит карта.
dunhuang-why-no-farmer = { dunhuang-character-farmer } поможет, если карта лежит в пределах досягаемости.
dunhuang-why-no-manichaean = { dunhuang-character-manichaean } поможет, если у вас есть жетон преимущества без защиты.
dunhuang-why-no-buddhist = { dunhuang-character-buddhist } поможет, если у вас есть жетон преимущества без защиты.

dunhuang-one-of-each-pair = В круге должен быть ровно один персонаж из пары: { $first }, { $second }.
dunhuang-misfit-good = number, copies и points различаются
dunhuang-misfit-protection = двое с защитой делят один тайл

### Чем закончилось

dunhuang-reason-instant = немедленная победа
dunhuang-reason-points = больше всего очков

### Настройки

dunhuang-setting-ring = Круг персонажей
    .description = Как выбирают и раскладывают восемь персонажей.
dunhuang-setting-ring-random = случайные стороны, случайный порядок
dunhuang-setting-ring-sides = выбранные стороны, случайный порядок
dunhuang-setting-ring-chosen = выбранные стороны, выбранный порядок
dunhuang-setting-characters = Персонажи
    .description = Какой стороной лежит каждый жетон, по часовой стрелке. Учитывается, если круг не случайный.
dunhuang-setting-characters-painter = { dunhuang-character-painter }
dunhuang-setting-characters-musician = { dunhuang-character-musician }
dunhuang-setting-characters-princess = { dunhuang-character-princess }
dunhuang-setting-characters-dancer = { dunhuang-character-dancer }
dunhuang-setting-characters-translator = { dunhuang-character-translator }
dunhuang-setting-characters-ambassador = { dunhuang-character-ambassador }
dunhuang-setting-characters-soldier = { dunhuang-character-soldier }
dunhuang-setting-characters-general = { dunhuang-character-general }
dunhuang-setting-characters-chinese-merchant = { dunhuang-character-chinese-merchant }
dunhuang-setting-characters-sogdian-merchant = { dunhuang-character-sogdian-merchant }
dunhuang-setting-characters-maid = { dunhuang-character-maid }
dunhuang-setting-characters-servant = { dunhuang-character-servant }
dunhuang-setting-characters-shepherd = { dunhuang-character-shepherd }
dunhuang-setting-characters-farmer = { dunhuang-character-farmer }
dunhuang-setting-characters-manichaean = { dunhuang-character-manichaean }
dunhuang-setting-characters-buddhist = { dunhuang-character-buddhist }
dunhuang-setting-painter-discards-face-down = Художник сбрасывает втёмную
    .description = Карта, сброшенная с помощью Художника, остаётся тайной.
dunhuang-setting-token-needs-a-card = Жетону нужна карта
    .description = Если в лавке владельца не осталось карт этого товара, жетон возвращается в запас.
dunhuang-setting-soldier-same-good = Солдат меняет и одинаковое
    .description = Солдат может обменять карту на такую же и тем самым побороться за жетон при ничьей.
dunhuang-setting-limited-supply = Ограниченный запас
    .description = Монет всего 44, а жетонов престижа 28, как в коробке.

### Что лежит на столе

dunhuang-field-goods = Товары в игре
dunhuang-field-merchants = Купцы
dunhuang-field-coins = Монеты
dunhuang-field-prestige = Престиж
dunhuang-field-hand = Рука
dunhuang-field-shop = Лавка
dunhuang-field-drawn = Карты на выбор
dunhuang-field-put-away = Отложено
dunhuang-field-shown = Раскрытая рука
dunhuang-field-ring = Круг персонажей
dunhuang-field-market = Рынок
dunhuang-field-deck = Колода
dunhuang-field-discard = Сброс
dunhuang-field-token-holder = Жетоны преимущества
dunhuang-field-token-protected = Защищённые жетоны
dunhuang-field-camel = Верблюд
dunhuang-field-steps = Шагов в этот ход
dunhuang-field-first = Первый игрок
dunhuang-field-turn = Чей ход
dunhuang-field-last-round = Последний круг
dunhuang-field-win-tokens = Жетонов для немедленной победы
dunhuang-field-win-goods = Разных товаров для немедленной победы
dunhuang-field-tokens = Собрано жетонов преимущества
dunhuang-field-points = Верные очки
dunhuang-field-unseen = Карт вне поля зрения
dunhuang-field-prospect = Очки, если вы лидируете
