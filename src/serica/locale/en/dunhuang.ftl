# Merchants of Dunhuang.

dunhuang = Merchants of Dunhuang
    .description = One camel for everybody, eight townspeople, and a market to be quick at.

### Names

dunhuang-good-gold = gold
    .short = gold
dunhuang-good-silver = silver
    .short = silver
dunhuang-good-gems = gems
    .short = gems
dunhuang-good-glass = glass
    .short = glass
dunhuang-good-spices = spices
    .short = spice
dunhuang-good-bamboo = bamboo
    .short = bamboo
dunhuang-good-tea = tea
    .short = tea
dunhuang-good-paper = paper
    .short = paper
dunhuang-good-wool = wool
    .short = wool
dunhuang-good-silk = silk
    .short = silk

dunhuang-character-painter = Painter
dunhuang-character-musician = Musician
dunhuang-character-princess = Princess
dunhuang-character-dancer = Dancer
dunhuang-character-translator = Translator
dunhuang-character-ambassador = Ambassador
dunhuang-character-soldier = Soldier
dunhuang-character-general = General
dunhuang-character-chinese-merchant = Chinese Merchant
dunhuang-character-sogdian-merchant = Sogdian Merchant
dunhuang-character-maid = Maid
dunhuang-character-servant = Servant
dunhuang-character-shepherd = Shepherd
dunhuang-character-farmer = Farmer
dunhuang-character-manichaean = Manichaean
dunhuang-character-buddhist = Buddhist

dunhuang-place-1 = 1
dunhuang-place-2 = 2
dunhuang-place-3 = 3
dunhuang-place-4 = 4
dunhuang-place-5 = 5
dunhuang-place-6 = 6
dunhuang-place-7 = 7
dunhuang-place-8 = 8

dunhuang-zone-hand = hand
    .from = from the hand
    .into = into the hand
dunhuang-zone-shop = shop
    .from = from the shop
    .into = into the shop

dunhuang-chooser-chance = at random
dunhuang-chooser-opponent = of the opponent’s choice

### Options

dunhuang-option-keep = Keep { $good }
dunhuang-option-tile = Put the camel on tile { $place }
dunhuang-option-camel = Go { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
dunhuang-option-hand = Take it into your hand
dunhuang-option-shop = Put it into your shop
dunhuang-option-pay = Pay and take the token
dunhuang-option-leave = Leave the token
dunhuang-option-ability = Use the ability
dunhuang-option-coins = Take 3 coins
dunhuang-option-discard = Discard { $good }
dunhuang-option-exchange = Give { $good } for the card at { $place }
dunhuang-option-swap = { $good } into the hand, { $other } into the shop
dunhuang-option-fetch = { $good } from shop to hand
dunhuang-option-display = { $good } from hand to shop
dunhuang-option-visit = Visit { $opponent }
dunhuang-option-give = { $other ->
        [none] Give { $good }
       *[other] Give { $good } and { $other }
    }
dunhuang-option-take = Take the card at { $place }
dunhuang-option-protect = Protect the { $good } token

### The journal

dunhuang-log-first = { $seat } is the first player.
dunhuang-log-kept = { $seat } keeps a card.
dunhuang-log-kept-card = { $seat } keeps { $good }.
dunhuang-log-turn = { $seat } begins a turn.
dunhuang-log-camel = { $seat } moves the camel { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to the { $character }{ $price ->
        [0] .
        [one] , for { $price } coin.
       *[other] , for { $price } coins.
    }
dunhuang-log-camel-placed = { $seat } puts the camel on the { $character }.
dunhuang-log-took-into-hand = { $seat } takes { $good } into the hand.
dunhuang-log-put-into-shop = { $seat } puts { $good } into the shop.
dunhuang-log-nothing-to-take = { $seat } finds no card here.
dunhuang-log-token-taken = { $seat } takes the { $good } token.
dunhuang-log-token-lost = { $seat } loses the { $good } token to the supply.
dunhuang-log-token-defended = { $seat } keeps the { $good } token on a tie; its protection is used up.
dunhuang-log-token-bought = { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to { $owner } for the { $good } token.
dunhuang-log-token-left = { $seat } does not get the protected { $good } token.
dunhuang-log-token-protected = { $seat } protects the { $good } token.
dunhuang-log-coins = { $seat }: +{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
dunhuang-log-ability = { $seat } asks the { $character } for help.
dunhuang-log-prestige = { $seat }: +{ $points } prestige
dunhuang-log-discarded = { $seat } discards { $good } { $zone-from }.
dunhuang-log-discarded-hidden = { $seat } discards a card face down.
dunhuang-log-drew = { $seat } looks at { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the deck.
dunhuang-log-exchanged = { $seat } gives { $good } { $zone-from } to the market for { $other }.
dunhuang-log-swapped = { $seat } takes { $good } into the hand and puts { $other } into the shop.
dunhuang-log-fetched = { $seat } takes { $good } from the shop into the hand.
dunhuang-log-displayed = { $seat } puts { $good } from the hand into the shop.
dunhuang-log-got-cards = { $seat } gets { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from { $other }.
dunhuang-log-got-goods = { $second ->
        [none] { $seat } gets { $good } from { $other }.
       *[other] { $seat } gets { $good } and { $second } from { $other }.
    }
dunhuang-log-took-market-card = { $seat } takes { $good } from the market into the hand.
dunhuang-log-refilled = New in the market: { $good } at { $place }.
dunhuang-log-last-round = The market stays short of cards: this is the last round.
dunhuang-log-won-instantly = { $seat } has the tokens and the goods, and wins at once!
dunhuang-log-opened-hand = { $seat } shows { $cards } × { $good }.
dunhuang-log-scored-tokens = { $seat }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dunhuang-log-scored-good = { $seat } leads in { $good }: +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dunhuang-log-total = { $seat }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } in all

### What is asked

dunhuang-ask-keep-opening-card = { $seat }: which card do you keep?
dunhuang-ask-place-camel = { $seat }: where does the camel start?
dunhuang-ask-move-camel = { $seat }: how far does the camel go?
dunhuang-ask-place-good = { $seat }: into your hand or into your shop?
dunhuang-ask-use-bonus = { $seat }: the ability or 3 coins?
dunhuang-ask-discard = { $seat }: which card do you discard?
dunhuang-ask-keep-drawn-card = { $seat }: which of these cards do you keep?
dunhuang-ask-exchange-with-market = { $seat }: which card do you exchange for which?
dunhuang-ask-visit = { $seat }: whom do you trade with?
dunhuang-ask-hand-over = { $seat }: { $count ->
        [one] which card does { $opponent } get from you?
       *[other] which { $count } cards does { $opponent } get from you?
    }
dunhuang-ask-give-back = { $seat }: { $count ->
        [one] which card do you give back to { $opponent }?
       *[other] which { $count } cards do you give back to { $opponent }?
    }
dunhuang-ask-exchange-with-hand = { $seat }: which two cards change places?
dunhuang-ask-carry = { $seat }: which card do you carry?
dunhuang-ask-take-market-card = { $seat }: which card do you take?
dunhuang-ask-protect-token = { $seat }: which token do you protect?
dunhuang-ask-pay-for-token = { $seat }: do you pay 2 coins for the { $good } token?

### What the characters do

dunhuang-effect-discard = discard a card { $zone-from }
dunhuang-effect-gain-prestige = +{ $points } prestige
dunhuang-effect-gain-prestige-for-tokens = +1 prestige for each of your majority tokens
dunhuang-effect-draw-cards = look at { $cards ->
        [one] the top card of the deck and keep it
       *[other] the top { $cards } cards of the deck, keep one and put the rest under the deck
    }
dunhuang-effect-draw-cards-by-steps = look at as many cards of the deck as the camel made steps, keep one and put the rest under the deck
dunhuang-effect-exchange-with-market = exchange a card { $zone-from } for a market card of another good
dunhuang-effect-exchange-with-hand = exchange a card of your shop for a hand card of another good
dunhuang-effect-carry = carry a card from shop to hand or from hand to shop
dunhuang-effect-trade = take 2 cards from an opponent’s hand ({ $chosen_by }) and give 2 back
dunhuang-effect-take-from-neighbour = take the market card of the next or the previous tile into your hand
dunhuang-effect-take-ahead = take into your hand the market card of one of the next tiles, as many as the camel made steps
dunhuang-effect-protect-token = turn one of your majority tokens to its protected side

### Why not

dunhuang-why-too-far = costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, you have { $have }.
dunhuang-why-empty-place = no card lies there.
dunhuang-why-same-good = both cards are of the same good.
dunhuang-why-empty-hand = there is nobody with a card in hand to visit there.
dunhuang-why-out-of-reach = that card is out of reach.
dunhuang-why-protected = that token is protected already.
dunhuang-why-not-your-token = that token is not yours.
dunhuang-why-no-such-card-hand = there is no such card in your hand.
dunhuang-why-no-such-card-shop = there is no such card in your shop.
dunhuang-why-no-painter = the { dunhuang-character-painter } needs a card in your hand.
dunhuang-why-no-musician = the { dunhuang-character-musician } needs a card in your shop.
dunhuang-why-no-princess = the { dunhuang-character-princess } needs a majority token of yours.
dunhuang-why-no-translator = the { dunhuang-character-translator } needs a card in the deck.
dunhuang-why-no-ambassador = the { dunhuang-character-ambassador } needs a card in the deck.
dunhuang-why-no-soldier = the { dunhuang-character-soldier } needs a card in your shop and one of another good in the market.
dunhuang-why-no-general = the { dunhuang-character-general } needs a card in your hand and one of another good in the market.
dunhuang-why-no-chinese-merchant = the { dunhuang-character-chinese-merchant } needs an opponent with cards in hand.
dunhuang-why-no-sogdian-merchant = the { dunhuang-character-sogdian-merchant } needs an opponent with cards in hand.
dunhuang-why-no-maid = the { dunhuang-character-maid } needs a card in your shop and one of another good in your hand.
dunhuang-why-no-servant = the { dunhuang-character-servant } needs a card in your shop or in your hand.
dunhuang-why-no-shepherd = the { dunhuang-character-shepherd } needs a card at the next or the previous tile.
dunhuang-why-no-farmer = the { dunhuang-character-farmer } needs a card within reach.
dunhuang-why-no-manichaean = the { dunhuang-character-manichaean } needs a majority token of yours that is not protected yet.
dunhuang-why-no-buddhist = the { dunhuang-character-buddhist } needs a majority token of yours that is not protected yet.

dunhuang-one-of-each-pair = The ring needs exactly one of { $first } and { $second }.
dunhuang-misfit-good = number, copies and points differ
dunhuang-misfit-protection = the two with a protection share one tile

### How it ended

dunhuang-reason-instant = an instant win
dunhuang-reason-points = the most points

### Settings

dunhuang-setting-ring = Ring of characters
    .description = How the eight characters are chosen and laid out.
dunhuang-setting-ring-random = random sides, random order
dunhuang-setting-ring-sides = chosen sides, random order
dunhuang-setting-ring-chosen = chosen sides, chosen order
dunhuang-setting-characters = Characters
    .description = Which side of each tile lies up, clockwise. Counts when the ring is not random.
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
dunhuang-setting-painter-discards-face-down = The Painter discards face down
    .description = What is thrown away with the Painter remains a secret.
dunhuang-setting-token-needs-a-card = A token needs a card
    .description = A holder whose shop has no card of the good left returns the token to the supply.
dunhuang-setting-soldier-same-good = The Soldier may swap like for like
    .description = The Soldier may also exchange two cards of one good, and so claim a token on a tie.
dunhuang-setting-limited-supply = Limited supply
    .description = There are only the 44 coins and 28 prestige tokens of the box.

### What lies on the table

dunhuang-field-goods = Goods in play
dunhuang-field-merchants = Merchants
dunhuang-field-coins = Coins
dunhuang-field-prestige = Prestige
dunhuang-field-hand = Hand
dunhuang-field-shop = Shop
dunhuang-field-drawn = Cards being looked at
dunhuang-field-put-away = Put away
dunhuang-field-shown = Opened hand
dunhuang-field-ring = Ring of characters
dunhuang-field-market = Market
dunhuang-field-deck = Deck
dunhuang-field-discard = Discard pile
dunhuang-field-token-holder = Majority tokens
dunhuang-field-token-protected = Protected tokens
dunhuang-field-camel = Camel
dunhuang-field-steps = Steps this turn
dunhuang-field-first = First player
dunhuang-field-turn = Whose turn
dunhuang-field-last-round = Last round
dunhuang-field-win-tokens = Tokens for an instant win
dunhuang-field-win-goods = Different goods for an instant win
dunhuang-field-tokens = Majority tokens held
dunhuang-field-points = Points that are certain
dunhuang-field-unseen = Cards out of sight
dunhuang-field-prospect = Points if you lead
