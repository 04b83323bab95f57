# The White Castle.

whitecastle = The White Castle
    .description = Nine turns, each begun with one die from a bridge, to lead a clan up Himeji castle.

### Names

whitecastle-colour-coral = coral
    .genitive = coral
    .first = Coral
whitecastle-colour-black = black
    .genitive = black
    .first = Black
whitecastle-colour-white = white
    .genitive = white
    .first = White
whitecastle-member-courtier = courtier
    .genitive = courtier
    .plural = courtiers
whitecastle-member-gardener = gardener
    .genitive = gardener
    .plural = gardeners
whitecastle-member-warrior = warrior
    .genitive = warrior
    .plural = warriors
whitecastle-good-food = food
    .one = food
    .few = food
    .many = food
    .accusative = food
    .genitive = food
whitecastle-good-iron = iron
    .one = iron
    .few = iron
    .many = iron
    .accusative = iron
    .genitive = iron
whitecastle-good-pearl = pearl
    .one = pearl
    .few = pearl
    .many = pearl
    .accusative = pearl
    .genitive = pearl
whitecastle-good-coin = coin
    .one = coin
    .few = coins
    .many = coins
    .accusative = coin
    .genitive = coins
whitecastle-good-seal = seal
    .one = seal
    .few = seals
    .many = seals
    .accusative = seal
    .genitive = seals
whitecastle-good-vp = point
    .one = point
    .few = points
    .many = points
    .accusative = point
    .genitive = points
whitecastle-good-any = resource of choice
    .one = resource of choice
    .few = resources of choice
    .many = resources of choice
    .accusative = resource of choice
    .genitive = resources of choice
whitecastle-end-left = left
    .from = from the left end
    .side = left (lantern)
whitecastle-end-right = right
    .from = from the right end
    .side = right
whitecastle-position-left = left
    .from = from the left end
whitecastle-position-center = centre
    .from = from the centre
whitecastle-position-right = right
    .from = from the right end
whitecastle-room-steward-room-1 = left steward room
    .into = the left steward room
    .from = the left steward room
    .inside = the left steward room
whitecastle-room-steward-room-2 = middle steward room
    .into = the middle steward room
    .from = the middle steward room
    .inside = the middle steward room
whitecastle-room-steward-room-3 = right steward room
    .into = the right steward room
    .from = the right steward room
    .inside = the right steward room
whitecastle-room-diplomat-room-1 = left diplomat room
    .into = the left diplomat room
    .from = the left diplomat room
    .inside = the left diplomat room
whitecastle-room-diplomat-room-2 = right diplomat room
    .into = the right diplomat room
    .from = the right diplomat room
    .inside = the right diplomat room
whitecastle-space-steward-room-1 = left steward room
    .into = the left steward room
    .from = the left steward room
    .inside = the left steward room
whitecastle-space-steward-room-2 = middle steward room
    .into = the middle steward room
    .from = the middle steward room
    .inside = the middle steward room
whitecastle-space-steward-room-3 = right steward room
    .into = the right steward room
    .from = the right steward room
    .inside = the right steward room
whitecastle-space-diplomat-room-1 = left diplomat room
    .into = the left diplomat room
    .from = the left diplomat room
    .inside = the left diplomat room
whitecastle-space-diplomat-room-2 = right diplomat room
    .into = the right diplomat room
    .from = the right diplomat room
    .inside = the right diplomat room
whitecastle-space-outside-left = left space outside the walls
    .into = the left space outside the walls
    .from = the left space outside the walls
    .inside = the left space outside the walls
whitecastle-space-outside-right = right space outside the walls
    .into = the right space outside the walls
    .from = the right space outside the walls
    .inside = the right space outside the walls
whitecastle-space-well = well
    .into = the well
    .from = the well
    .inside = the well
whitecastle-space-clan-row-courtier = courtier row of the clan board
    .into = the courtier row of the clan board
    .from = the courtier row of the clan board
    .inside = the courtier row of the clan board
whitecastle-space-clan-row-gardener = gardener row of the clan board
    .into = the gardener row of the clan board
    .from = the gardener row of the clan board
    .inside = the gardener row of the clan board
whitecastle-space-clan-row-warrior = warrior row of the clan board
    .into = the warrior row of the clan board
    .from = the warrior row of the clan board
    .inside = the warrior row of the clan board
whitecastle-court-gate = gate
    .into = the gate
    .from = the gate
    .inside = the gate
whitecastle-court-steward-room-1 = left steward room
    .into = the left steward room
    .from = the left steward room
    .inside = the left steward room
whitecastle-court-steward-room-2 = middle steward room
    .into = the middle steward room
    .from = the middle steward room
    .inside = the middle steward room
whitecastle-court-steward-room-3 = right steward room
    .into = the right steward room
    .from = the right steward room
    .inside = the right steward room
whitecastle-court-diplomat-room-1 = left diplomat room
    .into = the left diplomat room
    .from = the left diplomat room
    .inside = the left diplomat room
whitecastle-court-diplomat-room-2 = right diplomat room
    .into = the right diplomat room
    .from = the right diplomat room
    .inside = the right diplomat room
whitecastle-court-daimyo-room = daimyo room
    .into = the daimyo room
    .from = the daimyo room
    .inside = the daimyo room
whitecastle-yard-yard-1 = yard with two tokens
    .into = the yard with two tokens
whitecastle-yard-yard-2 = middle yard
    .into = the middle yard
whitecastle-yard-yard-3 = cheapest yard
    .into = the cheapest yard
whitecastle-garden-place-coral-flower = flower garden at the coral bridge
whitecastle-garden-place-coral-stone = stone garden at the coral bridge
whitecastle-garden-place-black-flower = flower garden at the black bridge
whitecastle-garden-place-black-stone = stone garden at the black bridge
whitecastle-garden-place-white-flower = flower garden at the white bridge
whitecastle-garden-place-white-stone = stone garden at the white bridge
whitecastle-card-steward-01 = steward 1
    .accusative = steward 1
whitecastle-card-steward-02 = steward 2
    .accusative = steward 2
whitecastle-card-steward-03 = steward 3
    .accusative = steward 3
whitecastle-card-steward-04 = steward 4
    .accusative = steward 4
whitecastle-card-steward-05 = steward 5
    .accusative = steward 5
whitecastle-card-steward-06 = steward 6
    .accusative = steward 6
whitecastle-card-steward-07 = steward 7
    .accusative = steward 7
whitecastle-card-steward-08 = steward 8
    .accusative = steward 8
whitecastle-card-steward-09 = steward 9
    .accusative = steward 9
whitecastle-card-steward-10 = steward 10
    .accusative = steward 10
whitecastle-card-steward-11 = steward 11
    .accusative = steward 11
whitecastle-card-steward-12 = steward 12
    .accusative = steward 12
whitecastle-card-steward-13 = steward 13
    .accusative = steward 13
whitecastle-card-steward-14 = steward 14
    .accusative = steward 14
whitecastle-card-steward-15 = steward 15
    .accusative = steward 15
whitecastle-card-diplomat-01 = diplomat 1
    .accusative = diplomat 1
whitecastle-card-diplomat-02 = diplomat 2
    .accusative = diplomat 2
whitecastle-card-diplomat-03 = diplomat 3
    .accusative = diplomat 3
whitecastle-card-diplomat-04 = diplomat 4
    .accusative = diplomat 4
whitecastle-card-diplomat-05 = diplomat 5
    .accusative = diplomat 5
whitecastle-card-diplomat-06 = diplomat 6
    .accusative = diplomat 6
whitecastle-card-diplomat-07 = diplomat 7
    .accusative = diplomat 7
whitecastle-card-diplomat-08 = diplomat 8
    .accusative = diplomat 8
whitecastle-card-diplomat-09 = diplomat 9
    .accusative = diplomat 9
whitecastle-card-diplomat-10 = diplomat 10
    .accusative = diplomat 10
whitecastle-card-diplomat-11 = diplomat 11
    .accusative = diplomat 11
whitecastle-card-diplomat-12 = diplomat 12
    .accusative = diplomat 12
whitecastle-card-start-action-courtier-1 = starting action “courtier”
    .accusative = the starting action “courtier”
whitecastle-card-start-action-courtier-2 = starting action “courtier”
    .accusative = the starting action “courtier”
whitecastle-card-start-action-warrior-1 = starting action “warrior”
    .accusative = the starting action “warrior”
whitecastle-card-start-action-warrior-2 = starting action “warrior”
    .accusative = the starting action “warrior”
whitecastle-card-start-action-gardener-1 = starting action “gardener”
    .accusative = the starting action “gardener”
whitecastle-card-start-action-gardener-2 = starting action “gardener”
    .accusative = the starting action “gardener”
whitecastle-card-start-resource-1 = starting resources 1
    .accusative = starting resources 1
whitecastle-card-start-resource-2 = starting resources 2
    .accusative = starting resources 2
whitecastle-card-start-resource-3 = starting resources 3
    .accusative = starting resources 3
whitecastle-card-start-resource-4 = starting resources 4
    .accusative = starting resources 4
whitecastle-card-start-resource-5 = starting resources 5
    .accusative = starting resources 5
whitecastle-card-start-resource-6 = starting resources 6
    .accusative = starting resources 6
whitecastle-card-start-resource-7 = starting resources 7
    .accusative = starting resources 7
whitecastle-card-start-resource-8 = starting resources 8
    .accusative = starting resources 8
whitecastle-card-start-resource-9 = starting resources 9
    .accusative = starting resources 9
whitecastle-card-decree-coin = decree of coins
    .accusative = the decree of coins
whitecastle-card-decree-seal = decree of seals
    .accusative = the decree of seals
whitecastle-card-decree-vp = decree of points
    .accusative = the decree of points
whitecastle-garden-flower-garden-1 = flower garden 1
    .into = flower garden 1
whitecastle-garden-flower-garden-2 = flower garden 2
    .into = flower garden 2
whitecastle-garden-flower-garden-3 = flower garden 3
    .into = flower garden 3
whitecastle-garden-flower-garden-4 = flower garden 4
    .into = flower garden 4
whitecastle-garden-flower-garden-5 = flower garden 5
    .into = flower garden 5
whitecastle-garden-stone-garden-1 = stone garden 1
    .into = stone garden 1
whitecastle-garden-stone-garden-2 = stone garden 2
    .into = stone garden 2
whitecastle-garden-stone-garden-3 = stone garden 3
    .into = stone garden 3
whitecastle-garden-stone-garden-4 = stone garden 4
    .into = stone garden 4
whitecastle-garden-stone-garden-5 = stone garden 5
    .into = stone garden 5
whitecastle-garden-kind-flower = a flower garden
    .into = a flower garden
whitecastle-garden-kind-stone = a stone garden
    .into = a stone garden
whitecastle-garden-kind-any = any garden
    .into = any garden
whitecastle-daimyo-card-daimyo-01 = daimyo 1
whitecastle-daimyo-card-daimyo-02 = daimyo 2
whitecastle-daimyo-card-daimyo-03 = daimyo 3
whitecastle-daimyo-card-daimyo-04 = daimyo 4
whitecastle-daimyo-card-daimyo-05 = daimyo 5
whitecastle-daimyo-card-daimyo-06 = daimyo 6
whitecastle-daimyo-card-daimyo-07 = daimyo 7
whitecastle-daimyo-card-daimyo-08 = daimyo 8
whitecastle-daimyo-card-daimyo-09 = daimyo 9
whitecastle-yard-token-yard-token-1 = yard token 1
whitecastle-yard-token-yard-token-2 = yard token 2
whitecastle-yard-token-yard-token-3 = yard token 3
whitecastle-yard-token-yard-token-4 = yard token 4
whitecastle-yard-token-yard-token-5 = yard token 5
whitecastle-yard-token-yard-token-6 = yard token 6
whitecastle-yard-token-yard-token-7 = yard token 7
whitecastle-yard-token-yard-token-8 = yard token 8
whitecastle-die-token-coral-food = food (coral token)
whitecastle-die-token-coral-iron = iron (coral token)
whitecastle-die-token-coral-pearl = pearl (coral token)
whitecastle-die-token-coral-coin = coin (coral token)
whitecastle-die-token-coral-any = resource of choice (coral token)
whitecastle-die-token-black-food = food (black token)
whitecastle-die-token-black-iron = iron (black token)
whitecastle-die-token-black-pearl = pearl (black token)
whitecastle-die-token-black-coin = coin (black token)
whitecastle-die-token-black-any = resource of choice (black token)
whitecastle-die-token-white-food = food (white token)
whitecastle-die-token-white-iron = iron (white token)
whitecastle-die-token-white-pearl = pearl (white token)
whitecastle-die-token-white-coin = coin (white token)
whitecastle-die-token-white-any = resource of choice (white token)
whitecastle-solo-card-solo-1 = solo card 1
    .accusative = solo card 1
whitecastle-solo-card-solo-2 = solo card 2
    .accusative = solo card 2
whitecastle-solo-card-solo-3 = solo card 3
    .accusative = solo card 3
whitecastle-solo-card-solo-4 = solo card 4
    .accusative = solo card 4
whitecastle-solo-card-solo-5 = solo card 5
    .accusative = solo card 5
whitecastle-solo-card-solo-6 = solo card 6
    .accusative = solo card 6
whitecastle-solo-card-solo-7 = solo card 7
    .accusative = solo card 7
whitecastle-solo-card-solo-8 = solo card 8
    .accusative = solo card 8
whitecastle-solo-card-solo-9 = solo card 9
    .accusative = solo card 9
whitecastle-blocks-coral = beside a coral token
whitecastle-blocks-black = beside a black token
whitecastle-blocks-white = beside a white token
whitecastle-blocks-any = of any card
whitecastle-blocks-light = on a light background
whitecastle-clan-1 = 1
whitecastle-clan-2 = 2
whitecastle-clan-3 = 3
whitecastle-clan-4 = 4
whitecastle-clan-tokugawa = Tokugawa

### Options

whitecastle-option-pair = Take pair { $place }
whitecastle-option-pair-of = Pair { $place }: { $gains }. By the lantern: { $lantern }. Action: { $action }
whitecastle-option-take = Take the { $colour } die { $end-from }
whitecastle-option-take-die = { $colour-first } { $number }, { $end-side }
whitecastle-option-place = Place the die: { $space }
whitecastle-option-place-for = { $sign ->
        [gain] { $space }: gain { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
        [pay] { $space }: pay { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
       *[even] { $space }
    }
whitecastle-option-exchange = Exchange seals for { $good }
whitecastle-option-exchange-for = Exchange { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    } for { $good }
whitecastle-option-decline = No, thank you
whitecastle-option-next = Do number { $effect }
whitecastle-option-pay = Pay
whitecastle-option-pick = Take 1 { $good }
whitecastle-option-forgo = Let go what does not fit
whitecastle-option-cross = Cross the boundary
whitecastle-option-cross-for = Cross the boundary for { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    }
whitecastle-option-stop = Stop here
whitecastle-option-action = Action of a { $member }
whitecastle-option-yard = Warrior to { $yard-into }
whitecastle-option-yard-for = Warrior for { $iron ->
        [one] { $iron } iron
       *[other] { $iron } iron
    }: { $effects }
whitecastle-option-garden = Gardener to { $garden }
whitecastle-option-garden-for = Gardener to { $garden } for { $food ->
        [one] { $food } food
       *[other] { $food } food
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }): { $effects }
whitecastle-option-audience = Audience: a courtier to the gate
whitecastle-option-audience-for = Audience for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: a courtier to the gate
whitecastle-option-advance = Advance from { $origin-from } to { $target-into }
whitecastle-option-advance-for = Advance from { $origin-from } to { $target-into } for { $pearl ->
        [one] { $pearl } pearl
       *[other] { $pearl } pearl
    }
whitecastle-option-block = Use action { $number }
whitecastle-option-slot = Slot { $number }
whitecastle-option-use = { $room }, action { $number }
whitecastle-option-use-block = { $room }: { $effects }
whitecastle-option-row = The row of the { $member-plural }
whitecastle-option-row-of = The row of the { $member-plural }: { $effects }, then its action
whitecastle-option-room = Into { $room-into }
whitecastle-option-end = End the turn
whitecastle-together = { $effects }

### Effects

whitecastle-effect-gain = { $n ->
        [one] { $n } { $what-one }
       *[other] { $n } { $what-many }
    }
whitecastle-effect-influence = influence +{ $steps }
whitecastle-effect-lantern = lantern reward
whitecastle-effect-well = rewards of the well
whitecastle-effect-warrior = warrior action
whitecastle-effect-gardener = gardener action
whitecastle-effect-courtier = courtier action
whitecastle-effect-pay = pay { $n ->
        [one] { $n } { $what-accusative }
       *[other] { $n } { $what-many }
    } → { $then }
whitecastle-effect-castle-action = an action in the castle { $blocks }
whitecastle-effect-domain-action = one row of your clan board
whitecastle-effect-rival-gate = a courtier to the gate
whitecastle-effect-rival-advance = a courtier { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } up
whitecastle-effect-rival-warrior = a warrior to the yard of { $iron } iron
whitecastle-effect-rival-gardener = a gardener to { $kind }
whitecastle-effect-rival-gain = { $n ->
        [one] { $n } { $what-one }
       *[other] { $n } { $what-many }
    }
whitecastle-effect-rival-influence = influence +{ $steps }

### Questions

whitecastle-ask-take-pair = { $seat }, choose a starting pair.
whitecastle-ask-take-die = { $seat }, take a die from a bridge.
whitecastle-ask-place-die = { $seat }, place the { $colour } { $number }.
whitecastle-ask-end-turn = { $seat }, end your turn, or exchange seals first.
whitecastle-ask-pick-resource = { $seat }, choose a resource.
whitecastle-ask-make-room = { $seat }, you are about to gain { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    }, more than you have room for. Exchange some first?
whitecastle-ask-arrange = { $seat }, what comes next?
whitecastle-ask-pay = { $seat }, will you pay?
whitecastle-ask-cross-boundary = { $seat }, cross the boundary for { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    }? { $steps ->
        [one] One step is left.
       *[other] { $steps } steps are left.
    }
whitecastle-ask-use-castle = { $seat }, choose an action in the castle, { $blocks }.
whitecastle-ask-use-row = { $seat }, choose a row of your clan board.
whitecastle-ask-place-warrior = { $seat }, choose a training yard for a warrior.
whitecastle-ask-place-gardener = { $seat }, choose a garden for a gardener.
whitecastle-ask-send-courtier = { $seat }, what shall your courtiers do?
whitecastle-ask-use-light-block = { $seat }, use one light action of your new card.
whitecastle-ask-take-slot = { $seat }, choose a slot of the daimyo card.
whitecastle-ask-act-outside = { $seat }, choose one of the two actions.
whitecastle-ask-choose-room = { $seat }, which room does the rival’s courtier enter?
whitecastle-ask-choose-garden = { $seat }, which garden does the rival’s gardener take?

### Why not

whitecastle-why-cannot-pay = the price is { $price } { $good-many }, you have { $have }.
whitecastle-why-full = you have as much { $good } as fits.
whitecastle-why-for-nothing = what you would pay for cannot be done.
whitecastle-why-out-of-reach = its cost cannot be paid, or no figure is left for it.
whitecastle-why-other-block = only actions { $blocks } can be used.
whitecastle-why-not-printed-here = this space has other actions.
whitecastle-why-other-garden = { $garden } is not in this game.
whitecastle-why-own-gardener = your gardener is there already.
whitecastle-why-each-part-once = each part of the courtier action can be done once.
whitecastle-why-no-figure = no such figure is left on your clan board.
whitecastle-why-no-courtier-there = no courtier of yours stands there.
whitecastle-why-one-or-two-floors = courtiers go up by one floor or two.
whitecastle-why-only-light = only actions on a light background can be used now.
whitecastle-why-slot-taken = the slot is taken.
whitecastle-why-pair-taken = this pair is not on offer.
whitecastle-why-no-die-there = no die lies at that end.
whitecastle-why-other-row = that row takes dice of another colour.
whitecastle-why-no-token = no { $colour } token lies in that room.
whitecastle-why-space-full = the space takes no more dice.

whitecastle-misfit-rows = each row faces exactly one block
whitecastle-misfit-dark = exactly one dark block is expected, with one action of a member

### The journal

whitecastle-log-round = Round { $number }.
whitecastle-log-order = { $place }. { $seat }
whitecastle-log-turn = { $seat } begins a turn.
whitecastle-log-gardens = { $seat } looks after the gardens.
whitecastle-log-pair = { $seat } starts with { $card-accusative } and { $action-accusative }.
whitecastle-log-decree = { $seat } receives { $card-accusative }.
whitecastle-log-took = { $seat } takes the { $colour } { $number } { $position-from } of its bridge.
whitecastle-log-placed = { $seat } places it: { $space }.
whitecastle-log-gained = { $seat }: +{ $number ->
        [one] { $number } { $good-one }
       *[other] { $number } { $good-many }
    }
whitecastle-log-lost = { $seat } has no room for { $number ->
        [one] { $number } { $good-one }
       *[other] { $number } { $good-many }
    }.
whitecastle-log-paid = { $seat }: −{ $number ->
        [one] { $number } { $good-one }
       *[other] { $number } { $good-many }
    }
whitecastle-log-exchanged = { $seat } exchanges { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    } for 1 { $good }.
whitecastle-log-points = { $seat }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
whitecastle-log-lantern = { $seat } receives the lantern reward.
whitecastle-log-well = { $seat } receives the rewards of the well.
whitecastle-log-influence = { $seat } is at { $position } on the influence track.
whitecastle-log-stopped = { $seat } stops before the boundary, at { $position }.
whitecastle-log-warrior = { $seat } sends a warrior to { $yard-into }.
whitecastle-log-gardener = { $seat } sends a gardener to { $garden-into }.
whitecastle-log-audience = { $seat } sends a courtier to the gate.
whitecastle-log-advance = { $seat } advances a courtier from { $origin-from } to { $target-into }.
whitecastle-log-card-taken = { $seat } takes { $card-accusative } onto the clan board.
whitecastle-log-card-removed = { $card } in { $room-inside } leaves the game.
whitecastle-log-card-opened = New in { $room-inside }: { $card }.
whitecastle-log-slot = { $seat } takes slot { $number } of the daimyo card.
whitecastle-log-solo-card = Turned over: { $card }.
whitecastle-log-unable = { $seat } cannot do that.
whitecastle-log-changed-coins = { $seat } changes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } into points.
whitecastle-log-scored-purse = { $seat }, coins ({ $coins }) and seals ({ $seals }): +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
whitecastle-log-scored-resource = { $seat }, { $good }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
whitecastle-log-scored-influence = { $seat }, influence: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
whitecastle-log-scored-courtiers = { $seat }, courtiers: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
whitecastle-log-scored-warriors = { $seat }, warriors: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
whitecastle-log-scored-gardeners = { $seat }, gardeners: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
whitecastle-log-total = { $seat }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } in all
whitecastle-reason-points = the most points; among equals, the higher place in turn order
whitecastle-reason-rival = The Tokugawa clan wins.

### Settings

whitecastle-setting-layout = Castle
    .description = Castle cards and die tokens by chance, or a fixed arrangement for a first game.
whitecastle-setting-layout-random = by chance
whitecastle-setting-layout-first-game = first game
whitecastle-setting-difficulty = Tokugawa clan
    .description = How strong the rival of a solo game is; with two or more players it stays away.
whitecastle-setting-difficulty-easy = easy
whitecastle-setting-difficulty-medium = medium
whitecastle-setting-difficulty-hard = hard

### Fields of the table

whitecastle-field-players = Clans
whitecastle-field-rival = Tokugawa clan
whitecastle-field-round = Round
whitecastle-field-turn = Turns taken this round
whitecastle-field-order = Turn order
whitecastle-field-markers = Influence markers, from the front
whitecastle-field-left = Left ends of the bridges
whitecastle-field-center = Centres of the bridges
whitecastle-field-right = Right ends of the bridges
whitecastle-field-die = Die in hand
whitecastle-field-spaces = Dice on the spaces
whitecastle-field-rooms = Cards in the rooms
whitecastle-field-steward-deck = Steward deck
whitecastle-field-diplomat-deck = Diplomat deck
whitecastle-field-tokens = Die tokens in the rooms
whitecastle-field-well = Tokens at the well
whitecastle-field-daimyo-card = Daimyo card
whitecastle-field-daimyo-slots = Slots of the daimyo card
whitecastle-field-gardens = Gardens
whitecastle-field-yard-tokens = Yard tokens
whitecastle-field-offered-resources = Starting resources on offer
whitecastle-field-offered-actions = Starting actions on offer
whitecastle-field-decrees = Decrees
whitecastle-field-removed = Out of the game
whitecastle-field-solo-deck = Solo deck
whitecastle-field-solo-top = Top of the solo deck
whitecastle-field-solo-open = Turned over
whitecastle-field-points = Points
whitecastle-field-influence = Influence
whitecastle-field-at-home = Figures on the clan board
whitecastle-field-castle = Courtiers
whitecastle-field-yards = Warriors
whitecastle-field-goods = Goods
whitecastle-field-dice = Dice on the clan board
whitecastle-field-action-card = Action card
whitecastle-field-lantern = Lantern
whitecastle-field-lines = If the game ended now
whitecastle-field-fans = Fan markers
whitecastle-field-lanterns = Lantern rewards
whitecastle-field-coins = Coins
