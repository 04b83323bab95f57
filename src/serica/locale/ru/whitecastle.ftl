# «Белый замок».

whitecastle = Белый замок
    .description = Девять ходов, каждый — с одного кубика, взятого с моста: проведите свой клан к вершине замка Химэдзи.

### Названия

whitecastle-colour-coral = коралловый
    .genitive = кораллового
    .first = Коралловый
whitecastle-colour-black = чёрный
    .genitive = чёрного
    .first = Чёрный
whitecastle-colour-white = белый
    .genitive = белого
    .first = Белый
whitecastle-member-courtier = придворный
    .genitive = придворного
    .plural = придворных
whitecastle-member-gardener = садовник
    .genitive = садовника
    .plural = садовников
whitecastle-member-warrior = воин
    .genitive = воина
    .plural = воинов
whitecastle-good-food = еда
    .one = еда
    .few = еды
    .many = еды
    .accusative = еду
    .genitive = еды
whitecastle-good-iron = железо
    .one = железо
    .few = железа
    .many = железа
    .accusative = железо
    .genitive = железа
whitecastle-good-pearl = перламутр
    .one = перламутр
    .few = перламутра
    .many = перламутра
    .accusative = перламутр
    .genitive = перламутра
whitecastle-good-coin = монета
    .one = монета
    .few = монеты
    .many = монет
    .accusative = монету
    .genitive = монет
whitecastle-good-seal = печать
    .one = печать
    .few = печати
    .many = печатей
    .accusative = печать
    .genitive = печатей
whitecastle-good-vp = очко
    .one = очко
    .few = очка
    .many = очков
    .accusative = очко
    .genitive = очков
whitecastle-good-any = ресурс на выбор
    .one = ресурс на выбор
    .few = ресурса на выбор
    .many = ресурсов на выбор
    .accusative = ресурс на выбор
    .genitive = ресурсов
whitecastle-end-left = левый
    .from = с левого края
    .side = слева (фонарь)
whitecastle-end-right = правый
    .from = с правого края
    .side = справа
whitecastle-position-left = слева
    .from = с левого края
whitecastle-position-center = в центре
    .from = из середины
whitecastle-position-right = справа
    .from = с правого края
whitecastle-room-steward-room-1 = левая комната смотрителей
    .into = в левую комнату смотрителей
    .from = из левой комнаты смотрителей
    .inside = в левой комнате смотрителей
whitecastle-room-steward-room-2 = средняя комната смотрителей
    .into = в среднюю комнату смотрителей
    .from = из средней комнаты смотрителей
    .inside = в средней комнате смотрителей
whitecastle-room-steward-room-3 = правая комната смотрителей
    .into = в правую комнату смотрителей
    .from = из правой комнаты смотрителей
    .inside = в правой комнате смотрителей
whitecastle-room-diplomat-room-1 = левая комната дипломатов
    .into = в левую комнату дипломатов
    .from = из левой комнаты дипломатов
    .inside = в левой комнате дипломатов
whitecastle-room-diplomat-room-2 = правая комната дипломатов
    .into = в правую комнату дипломатов
    .from = из правой комнаты дипломатов
    .inside = в правой комнате дипломатов
whitecastle-space-steward-room-1 = левая комната смотрителей
    .into = в левую комнату смотрителей
    .from = из левой комнаты смотрителей
    .inside = в левой комнате смотрителей
whitecastle-space-steward-room-2 = средняя комната смотрителей
    .into = в среднюю комнату смотрителей
    .from = из средней комнаты смотрителей
    .inside = в средней комнате смотрителей
whitecastle-space-steward-room-3 = правая комната смотрителей
    .into = в правую комнату смотрителей
    .from = из правой комнаты смотрителей
    .inside = в правой комнате смотрителей
whitecastle-space-diplomat-room-1 = левая комната дипломатов
    .into = в левую комнату дипломатов
    .from = из левой комнаты дипломатов
    .inside = в левой комнате дипломатов
whitecastle-space-diplomat-room-2 = правая комната дипломатов
    .into = в правую комнату дипломатов
    .from = из правой комнаты дипломатов
    .inside = в правой комнате дипломатов
whitecastle-space-outside-left = левая ячейка окрестностей
    .into = в левую ячейку окрестностей
    .from = из левой ячейки окрестностей
    .inside = в левой ячейке окрестностей
whitecastle-space-outside-right = правая ячейка окрестностей
    .into = в правую ячейку окрестностей
    .from = из правой ячейки окрестностей
    .inside = в правой ячейке окрестностей
whitecastle-space-well = колодец
    .into = к колодцу
    .from = от колодца
    .inside = у колодца
whitecastle-space-clan-row-courtier = ряд придворных на планшете
    .into = в ряд придворных на планшете
    .from = из ряда придворных на планшете
    .inside = в ряду придворных на планшете
whitecastle-space-clan-row-gardener = ряд садовников на планшете
    .into = в ряд садовников на планшете
    .from = из ряда садовников на планшете
    .inside = в ряду садовников на планшете
whitecastle-space-clan-row-warrior = ряд воинов на планшете
    .into = в ряд воинов на планшете
    .from = из ряда воинов на планшете
    .inside = в ряду воинов на планшете
whitecastle-court-gate = ворота
    .into = к воротам
    .from = от ворот
    .inside = у ворот
whitecastle-court-steward-room-1 = левая комната смотрителей
    .into = в левую комнату смотрителей
    .from = из левой комнаты смотрителей
    .inside = в левой комнате смотрителей
whitecastle-court-steward-room-2 = средняя комната смотрителей
    .into = в среднюю комнату смотрителей
    .from = из средней комнаты смотрителей
    .inside = в средней комнате смотрителей
whitecastle-court-steward-room-3 = правая комната смотрителей
    .into = в правую комнату смотрителей
    .from = из правой комнаты смотрителей
    .inside = в правой комнате смотрителей
whitecastle-court-diplomat-room-1 = левая комната дипломатов
    .into = в левую комнату дипломатов
    .from = из левой комнаты дипломатов
    .inside = в левой комнате дипломатов
whitecastle-court-diplomat-room-2 = правая комната дипломатов
    .into = в правую комнату дипломатов
    .from = из правой комнаты дипломатов
    .inside = в правой комнате дипломатов
whitecastle-court-daimyo-room = комната даймё
    .into = в комнату даймё
    .from = из комнаты даймё
    .inside = в комнате даймё
whitecastle-yard-yard-1 = площадка с двумя жетонами
    .into = на площадку с двумя жетонами
whitecastle-yard-yard-2 = средняя площадка
    .into = на среднюю площадку
whitecastle-yard-yard-3 = самая дешёвая площадка
    .into = на самую дешёвую площадку
whitecastle-garden-place-coral-flower = сад цветов при коралловом мосте
whitecastle-garden-place-coral-stone = сад камней при коралловом мосте
whitecastle-garden-place-black-flower = сад цветов при чёрном мосте
whitecastle-garden-place-black-stone = сад камней при чёрном мосте
whitecastle-garden-place-white-flower = сад цветов при белом мосте
whitecastle-garden-place-white-stone = сад камней при белом мосте
whitecastle-card-steward-01 = смотритель 1
    .accusative = смотрителя 1
whitecastle-card-steward-02 = смотритель 2
    .accusative = смотрителя 2
whitecastle-card-steward-03 = смотритель 3
    .accusative = смотрителя 3
whitecastle-card-steward-04 = смотритель 4
    .accusative = смотрителя 4
whitecastle-card-steward-05 = смотритель 5
    .accusative = смотрителя 5
whitecastle-card-steward-06 = смотритель 6
    .accusative = смотрителя 6
whitecastle-card-steward-07 = смотритель 7
    .accusative = смотрителя 7
whitecastle-card-steward-08 = смотритель 8
    .accusative = смотрителя 8
whitecastle-card-steward-09 = смотритель 9
    .accusative = смотрителя 9
whitecastle-card-steward-10 = смотритель 10
    .accusative = смотрителя 10
whitecastle-card-steward-11 = смотритель 11
    .accusative = смотрителя 11
whitecastle-card-steward-12 = смотритель 12
    .accusative = смотрителя 12
whitecastle-card-steward-13 = смотритель 13
    .accusative = смотрителя 13
whitecastle-card-steward-14 = смотритель 14
    .accusative = смотрителя 14
whitecastle-card-steward-15 = смотритель 15
    .accusative = смотрителя 15
whitecastle-card-diplomat-01 = дипломат 1
    .accusative = дипломата 1
whitecastle-card-diplomat-02 = дипломат 2
    .accusative = дипломата 2
whitecastle-card-diplomat-03 = дипломат 3
    .accusative = дипломата 3
whitecastle-card-diplomat-04 = дипломат 4
    .accusative = дипломата 4
whitecastle-card-diplomat-05 = дипломат 5
    .accusative = дипломата 5
whitecastle-card-diplomat-06 = дипломат 6
    .accusative = дипломата 6
whitecastle-card-diplomat-07 = дипломат 7
    .accusative = дипломата 7
whitecastle-card-diplomat-08 = дипломат 8
    .accusative = дипломата 8
whitecastle-card-diplomat-09 = дипломат 9
    .accusative = дипломата 9
whitecastle-card-diplomat-10 = дипломат 10
    .accusative = дипломата 10
whitecastle-card-diplomat-11 = дипломат 11
    .accusative = дипломата 11
whitecastle-card-diplomat-12 = дипломат 12
    .accusative = дипломата 12
whitecastle-card-start-action-courtier-1 = начальное действие придворного
    .accusative = начальное действие придворного
whitecastle-card-start-action-courtier-2 = начальное действие придворного
    .accusative = начальное действие придворного
whitecastle-card-start-action-warrior-1 = начальное действие воина
    .accusative = начальное действие воина
whitecastle-card-start-action-warrior-2 = начальное действие воина
    .accusative = начальное действие воина
whitecastle-card-start-action-gardener-1 = начальное действие садовника
    .accusative = начальное действие садовника
whitecastle-card-start-action-gardener-2 = начальное действие садовника
    .accusative = начальное действие садовника
whitecastle-card-start-resource-1 = начальные ресурсы 1
    .accusative = начальные ресурсы 1
whitecastle-card-start-resource-2 = начальные ресурсы 2
    .accusative = начальные ресурсы 2
whitecastle-card-start-resource-3 = начальные ресурсы 3
    .accusative = начальные ресурсы 3
whitecastle-card-start-resource-4 = начальные ресурсы 4
    .accusative = начальные ресурсы 4
whitecastle-card-start-resource-5 = начальные ресурсы 5
    .accusative = начальные ресурсы 5
whitecastle-card-start-resource-6 = начальные ресурсы 6
    .accusative = начальные ресурсы 6
whitecastle-card-start-resource-7 = начальные ресурсы 7
    .accusative = начальные ресурсы 7
whitecastle-card-start-resource-8 = начальные ресурсы 8
    .accusative = начальные ресурсы 8
whitecastle-card-start-resource-9 = начальные ресурсы 9
    .accusative = начальные ресурсы 9
whitecastle-card-decree-coin = указ о монетах
    .accusative = указ о монетах
whitecastle-card-decree-seal = указ о печатях
    .accusative = указ о печатях
whitecastle-card-decree-vp = указ об очках
    .accusative = указ об очках
whitecastle-garden-flower-garden-1 = сад цветов 1
    .into = в сад цветов 1
whitecastle-garden-flower-garden-2 = сад цветов 2
    .into = в сад цветов 2
whitecastle-garden-flower-garden-3 = сад цветов 3
    .into = в сад цветов 3
whitecastle-garden-flower-garden-4 = сад цветов 4
    .into = в сад цветов 4
whitecastle-garden-flower-garden-5 = сад цветов 5
    .into = в сад цветов 5
whitecastle-garden-stone-garden-1 = сад камней 1
    .into = в сад камней 1
whitecastle-garden-stone-garden-2 = сад камней 2
    .into = в сад камней 2
whitecastle-garden-stone-garden-3 = сад камней 3
    .into = в сад камней 3
whitecastle-garden-stone-garden-4 = сад камней 4
    .into = в сад камней 4
whitecastle-garden-stone-garden-5 = сад камней 5
    .into = в сад камней 5
whitecastle-garden-kind-flower = сад цветов
    .into = в сад цветов
whitecastle-garden-kind-stone = сад камней
    .into = в сад камней
whitecastle-garden-kind-any = любой сад
    .into = в любой сад
whitecastle-daimyo-card-daimyo-01 = даймё 1
whitecastle-daimyo-card-daimyo-02 = даймё 2
whitecastle-daimyo-card-daimyo-03 = даймё 3
whitecastle-daimyo-card-daimyo-04 = даймё 4
whitecastle-daimyo-card-daimyo-05 = даймё 5
whitecastle-daimyo-card-daimyo-06 = даймё 6
whitecastle-daimyo-card-daimyo-07 = даймё 7
whitecastle-daimyo-card-daimyo-08 = даймё 8
whitecastle-daimyo-card-daimyo-09 = даймё 9
whitecastle-yard-token-yard-token-1 = жетон площадки 1
whitecastle-yard-token-yard-token-2 = жетон площадки 2
whitecastle-yard-token-yard-token-3 = жетон площадки 3
whitecastle-yard-token-yard-token-4 = жетон площадки 4
whitecastle-yard-token-yard-token-5 = жетон площадки 5
whitecastle-yard-token-yard-token-6 = жетон площадки 6
whitecastle-yard-token-yard-token-7 = жетон площадки 7
whitecastle-yard-token-yard-token-8 = жетон площадки 8
whitecastle-die-token-coral-food = еда (коралловый жетон)
whitecastle-die-token-coral-iron = железо (коралловый жетон)
whitecastle-die-token-coral-pearl = перламутр (коралловый жетон)
whitecastle-die-token-coral-coin = монета (коралловый жетон)
whitecastle-die-token-coral-any = ресурс на выбор (коралловый жетон)
whitecastle-die-token-black-food = еда (чёрный жетон)
whitecastle-die-token-black-iron = железо (чёрный жетон)
whitecastle-die-token-black-pearl = перламутр (чёрный жетон)
whitecastle-die-token-black-coin = монета (чёрный жетон)
whitecastle-die-token-black-any = ресурс на выбор (чёрный жетон)
whitecastle-die-token-white-food = еда (белый жетон)
whitecastle-die-token-white-iron = железо (белый жетон)
whitecastle-die-token-white-pearl = перламутр (белый жетон)
whitecastle-die-token-white-coin = монета (белый жетон)
whitecastle-die-token-white-any = ресурс на выбор (белый жетон)
whitecastle-solo-card-solo-1 = карта одиночной игры 1
    .accusative = карту одиночной игры 1
whitecastle-solo-card-solo-2 = карта одиночной игры 2
    .accusative = карту одиночной игры 2
whitecastle-solo-card-solo-3 = карта одиночной игры 3
    .accusative = карту одиночной игры 3
whitecastle-solo-card-solo-4 = карта одиночной игры 4
    .accusative = карту одиночной игры 4
whitecastle-solo-card-solo-5 = карта одиночной игры 5
    .accusative = карту одиночной игры 5
whitecastle-solo-card-solo-6 = карта одиночной игры 6
    .accusative = карту одиночной игры 6
whitecastle-solo-card-solo-7 = карта одиночной игры 7
    .accusative = карту одиночной игры 7
whitecastle-solo-card-solo-8 = карта одиночной игры 8
    .accusative = карту одиночной игры 8
whitecastle-solo-card-solo-9 = карта одиночной игры 9
    .accusative = карту одиночной игры 9
whitecastle-blocks-coral = напротив кораллового жетона
whitecastle-blocks-black = напротив чёрного жетона
whitecastle-blocks-white = напротив белого жетона
whitecastle-blocks-any = с любой карты
whitecastle-blocks-light = на светлом фоне
whitecastle-clan-1 = 1
whitecastle-clan-2 = 2
whitecastle-clan-3 = 3
whitecastle-clan-4 = 4
whitecastle-clan-tokugawa = Клан Токугава

### Варианты

whitecastle-option-pair = Взять пару { $place }
whitecastle-option-pair-of = Пара { $place }: { $gains }. У фонаря: { $lantern }. Действие: { $action }
whitecastle-option-take = Взять { $colour } кубик { $end-from }
whitecastle-option-take-die = { $colour-first } { $number } { $end-side }
whitecastle-option-place = Поставить кубик: { $space }
whitecastle-option-place-for = { $sign ->
        [gain] { $space }: получить { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[other] { $coins } монет
        }
        [pay] { $space }: заплатить { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[other] { $coins } монет
        }
       *[even] { $space }
    }
whitecastle-option-exchange = Обменять печати на { $good-accusative }
whitecastle-option-exchange-for = Обменять { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[other] { $seals } печатей
    } на { $good-accusative }
whitecastle-option-decline = Отказаться
whitecastle-option-next = Выполнить номер { $effect }
whitecastle-option-pay = Заплатить
whitecastle-option-pick = Взять 1 { $good-accusative }
whitecastle-option-forgo = Не брать лишнее
whitecastle-option-cross = Пересечь границу
whitecastle-option-cross-for = Пересечь границу за { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[other] { $seals } печатей
    }
whitecastle-option-stop = Остановиться здесь
whitecastle-option-action = Действие { $member-genitive }
whitecastle-option-yard = Воина — { $yard-into }
whitecastle-option-yard-for = Воин за { $iron ->
        [one] { $iron } железо
        [few] { $iron } железа
       *[other] { $iron } железа
    }: { $effects }
whitecastle-option-garden = Садовника — { $garden-into }
whitecastle-option-garden-for = Садовника — { $garden-into } за { $food ->
        [one] { $food } еду
        [few] { $food } еды
       *[other] { $food } еды
    } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }): { $effects }
whitecastle-option-audience = Аудиенция: придворного — к воротам
whitecastle-option-audience-for = Аудиенция за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }: придворного — к воротам
whitecastle-option-advance = Продвинуть { $origin-from } { $target-into }
whitecastle-option-advance-for = Продвинуть { $origin-from } { $target-into } за { $pearl ->
        [one] { $pearl } перламутр
        [few] { $pearl } перламутра
       *[other] { $pearl } перламутра
    }
whitecastle-option-block = Выполнить действие { $number }
whitecastle-option-slot = Ячейка { $number }
whitecastle-option-use = { $room }, действие { $number }
whitecastle-option-use-block = { $room }: { $effects }
whitecastle-option-row = Ряд { $member-plural }
whitecastle-option-row-of = Ряд { $member-plural }: { $effects }, затем действие
whitecastle-option-room = { $room-into }
whitecastle-option-end = Закончить ход
whitecastle-together = { $effects }

### Эффекты

whitecastle-effect-gain = { $n ->
        [one] { $n } { $what-one }
        [few] { $n } { $what-few }
       *[other] { $n } { $what-many }
    }
whitecastle-effect-influence = влияние +{ $steps }
whitecastle-effect-lantern = фонарная награда
whitecastle-effect-well = награды колодца
whitecastle-effect-warrior = действие воина
whitecastle-effect-gardener = действие садовника
whitecastle-effect-courtier = действие придворного
whitecastle-effect-pay = заплатить { $n ->
        [one] { $n } { $what-accusative }
        [few] { $n } { $what-few }
       *[other] { $n } { $what-many }
    } → { $then }
whitecastle-effect-castle-action = действие в замке { $blocks }
whitecastle-effect-domain-action = один ряд своего планшета
whitecastle-effect-rival-gate = придворный к воротам
whitecastle-effect-rival-advance = придворный на { $floors ->
        [one] { $floors } этаж
        [few] { $floors } этажа
       *[other] { $floors } этажей
    } вверх
whitecastle-effect-rival-warrior = воин на площадку за { $iron } железа
whitecastle-effect-rival-gardener = садовник { $kind-into }
whitecastle-effect-rival-gain = { $n ->
        [one] { $n } { $what-one }
        [few] { $n } { $what-few }
       *[other] { $n } { $what-many }
    }
whitecastle-effect-rival-influence = влияние +{ $steps }

### Вопросы

whitecastle-ask-take-pair = { $seat }, выберите начальную пару карт.
whitecastle-ask-take-die = { $seat }, возьмите кубик с моста.
whitecastle-ask-place-die = { $seat }, поместите { $colour } кубик со значением { $number }.
whitecastle-ask-end-turn = { $seat }, закончите ход или сначала обменяйте печати.
whitecastle-ask-pick-resource = { $seat }, выберите ресурс.
whitecastle-ask-make-room = { $seat }, вы получаете { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[other] { $seals } печатей
    }, но они не поместятся. Обменять что-нибудь сначала?
whitecastle-ask-arrange = { $seat }, что дальше?
whitecastle-ask-pay = { $seat }, заплатите?
whitecastle-ask-cross-boundary = { $seat }, пересечь границу за { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[other] { $seals } печатей
    }? { $steps ->
        [one] Осталось { $steps } деление.
        [few] Осталось { $steps } деления.
       *[other] Осталось { $steps } делений.
    }
whitecastle-ask-use-castle = { $seat }, выберите действие в замке { $blocks }.
whitecastle-ask-use-row = { $seat }, выберите ряд своего планшета.
whitecastle-ask-place-warrior = { $seat }, выберите площадку для воина.
whitecastle-ask-place-gardener = { $seat }, выберите сад для садовника.
whitecastle-ask-send-courtier = { $seat }, что сделают придворные?
whitecastle-ask-use-light-block = { $seat }, выполните одно действие на светлом фоне с новой карты.
whitecastle-ask-take-slot = { $seat }, выберите ячейку на карте даймё.
whitecastle-ask-act-outside = { $seat }, выберите одно из двух действий.
whitecastle-ask-choose-room = { $seat }, в какую комнату войдёт придворный соперника?
whitecastle-ask-choose-garden = { $seat }, в какой сад отправится садовник соперника?

### Почему нельзя

whitecastle-why-cannot-pay = цена — { $price } ({ $good }), у вас — { $have }.
whitecastle-why-full = больше { $good-genitive } у вас не поместится.
whitecastle-why-for-nothing = то, за что вы заплатите, сейчас невыполнимо.
whitecastle-why-out-of-reach = на это не хватает средств или фигурок.
whitecastle-why-other-block = доступны только действия { $blocks }.
whitecastle-why-not-printed-here = у этой ячейки другие действия.
whitecastle-why-other-garden = { $garden } в этой партии не участвует.
whitecastle-why-own-gardener = там уже стоит ваш садовник.
whitecastle-why-each-part-once = каждую часть действия придворного можно выполнить один раз.
whitecastle-why-no-figure = таких фигурок на вашем планшете больше нет.
whitecastle-why-no-courtier-there = вашего придворного там нет.
whitecastle-why-one-or-two-floors = придворные поднимаются на один или два этажа.
whitecastle-why-only-light = сейчас доступны только действия на светлом фоне.
whitecastle-why-slot-taken = эта ячейка занята.
whitecastle-why-pair-taken = этой пары нет в выборе.
whitecastle-why-no-die-there = на этом краю нет кубика.
whitecastle-why-other-row = этот ряд принимает кубики другого цвета.
whitecastle-why-no-token = в этой комнате нет { $colour-genitive } жетона.
whitecastle-why-space-full = в эту ячейку кубик больше не поставить.

whitecastle-misfit-rows = каждому ряду отвечает ровно один блок
whitecastle-misfit-dark = нужен ровно один тёмный блок, с одним действием члена клана

### Журнал

whitecastle-log-round = Раунд { $number }.
whitecastle-log-order = { $place }. { $seat }
whitecastle-log-turn = { $seat } начинает ход.
whitecastle-log-gardens = { $seat } обходит сады.
whitecastle-log-pair = { $seat } берёт { $card-accusative } и { $action-accusative }.
whitecastle-log-decree = { $seat } получает { $card-accusative }.
whitecastle-log-took = { $seat } берёт { $colour } кубик со значением { $number } { $position-from } моста.
whitecastle-log-placed = { $seat } ставит его { $space-into }.
whitecastle-log-gained = { $seat }: +{ $number ->
        [one] { $number } { $good-one }
        [few] { $number } { $good-few }
       *[other] { $number } { $good-many }
    }
whitecastle-log-lost = { $seat }: не помещается { $number ->
        [one] { $number } { $good-one }
        [few] { $number } { $good-few }
       *[other] { $number } { $good-many }
    }.
whitecastle-log-paid = { $seat }: −{ $number ->
        [one] { $number } { $good-one }
        [few] { $number } { $good-few }
       *[other] { $number } { $good-many }
    }
whitecastle-log-exchanged = { $seat } меняет { $seals ->
        [one] { $seals } печать
        [few] { $seals } печати
       *[other] { $seals } печатей
    } на 1 { $good-accusative }.
whitecastle-log-points = { $seat }: +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
whitecastle-log-lantern = { $seat } получает фонарную награду.
whitecastle-log-well = { $seat } получает награды колодца.
whitecastle-log-influence = { $seat }: влияние { $position }.
whitecastle-log-stopped = { $seat } останавливается перед границей, на делении { $position }.
whitecastle-log-warrior = { $seat } отправляет воина { $yard-into }.
whitecastle-log-gardener = { $seat } отправляет садовника { $garden-into }.
whitecastle-log-audience = { $seat } отправляет придворного к воротам.
whitecastle-log-advance = { $seat } продвигает придворного { $origin-from } { $target-into }.
whitecastle-log-card-taken = { $seat } забирает на планшет карту «{ $card }».
whitecastle-log-card-removed = Карта «{ $card }» { $room-inside } выходит из игры.
whitecastle-log-card-opened = Новая карта { $room-inside }: { $card }.
whitecastle-log-slot = { $seat } занимает ячейку { $number } на карте даймё.
whitecastle-log-solo-card = Открыта { $card }.
whitecastle-log-unable = { $seat } не может этого сделать.
whitecastle-log-changed-coins = { $seat } меняет { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    } на очки.
whitecastle-log-scored-purse = { $seat }, монеты ({ $coins }) и печати ({ $seals }): +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
whitecastle-log-scored-resource = { $seat }, { $good }: +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
whitecastle-log-scored-influence = { $seat }, влияние: +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
whitecastle-log-scored-courtiers = { $seat }, придворные: +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
whitecastle-log-scored-warriors = { $seat }, воины: +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
whitecastle-log-scored-gardeners = { $seat }, садовники: +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
whitecastle-log-total = { $seat }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[other] { $total } очков
    } всего
whitecastle-reason-points = больше всего очков, а при равенстве — выше в очерёдности хода
whitecastle-reason-rival = Победил клан Токугава.

### Настройки

whitecastle-setting-layout = Замок
    .description = Карты замка и жетоны кубиков — случайные или в готовой раскладке для первой партии.
whitecastle-setting-layout-random = случайный
whitecastle-setting-layout-first-game = первая партия
whitecastle-setting-difficulty = Клан Токугава
    .description = Насколько силён соперник в одиночной игре; когда игроков больше, он не участвует.
whitecastle-setting-difficulty-easy = просто
whitecastle-setting-difficulty-medium = средне
whitecastle-setting-difficulty-hard = сложно

### Поля стола

whitecastle-field-players = Кланы
whitecastle-field-rival = Клан Токугава
whitecastle-field-round = Раунд
whitecastle-field-turn = Сделано ходов в раунде
whitecastle-field-order = Очерёдность хода
whitecastle-field-markers = Маркеры влияния, от первого
whitecastle-field-left = Левые края мостов
whitecastle-field-center = Середины мостов
whitecastle-field-right = Правые края мостов
whitecastle-field-die = Взятый кубик
whitecastle-field-spaces = Кубики в ячейках
whitecastle-field-rooms = Карты в комнатах
whitecastle-field-steward-deck = Колода смотрителей
whitecastle-field-diplomat-deck = Колода дипломатов
whitecastle-field-tokens = Жетоны кубиков в комнатах
whitecastle-field-well = Жетоны у колодца
whitecastle-field-daimyo-card = Карта даймё
whitecastle-field-daimyo-slots = Ячейки карты даймё
whitecastle-field-gardens = Сады
whitecastle-field-yard-tokens = Жетоны площадок
whitecastle-field-offered-resources = Начальные ресурсы на выбор
whitecastle-field-offered-actions = Начальные действия на выбор
whitecastle-field-decrees = Указы
whitecastle-field-removed = Вне игры
whitecastle-field-solo-deck = Колода одиночной игры
whitecastle-field-solo-top = Верхняя карта одиночной игры
whitecastle-field-solo-open = Открытые карты
whitecastle-field-points = Очки
whitecastle-field-influence = Влияние
whitecastle-field-at-home = Фигурки на планшете
whitecastle-field-castle = Придворные
whitecastle-field-yards = Воины
whitecastle-field-goods = Запасы
whitecastle-field-dice = Кубики на планшете
whitecastle-field-action-card = Карта действий
whitecastle-field-lantern = Фонарь
whitecastle-field-lines = Если бы игра закончилась сейчас
whitecastle-field-fans = Фишки вееров
whitecastle-field-lanterns = Фонарные награды
whitecastle-field-coins = Монеты
