# Terminal play and the command line.

### At the table

terminal-yes = yes
terminal-no = no
terminal-bot = Bot { $number }
terminal-welcome = Type the number of an option or its notation. ? lists what else you can do.
terminal-ask = { $seat } >{" "}
terminal-forced = Only one option: { $label } ({ $option })
terminal-curtain = The screen is for { $seat } now. Everyone else, please look away.
terminal-press-enter = Press Enter to see the table.{" "}
terminal-won = { $count ->
        [0] { $reason }
        [one] { $winners } wins: { $reason }.
       *[other] { $winners } share the victory: { $reason }.
    }
terminal-points = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-see-help = ? lists what can be typed here.
terminal-seed = To play this deal again:
    --seed { $seed }
terminal-saved = Saved: { $file }
terminal-save-first = Save the match? Enter: { $file }, a name of your own, or no:{" "}
terminal-goodbye = Goodbye!
terminal-end-of-input = The input has ended; the match stays unfinished. Goodbye!
terminal-offered = “{ $option }” is offered: it is number { $number }.
terminal-no-such-number = There is no option { $number }; they go from 1 to { $last }.
terminal-nothing-to-undo = Nothing can be taken back: since your last decision something hidden was seen, or others have played.
terminal-too-many-people = { $people } people cannot sit at a table for { $seats }.
terminal-no-clause = The rules have no clause { $number }.
terminal-help-options = An option can be typed by its number, by its notation, or by as much of it as is clear: cam 2.

terminal-command-help = help
    .description = this list
terminal-command-board = board
    .description = show the table again (or just press Enter)
terminal-command-why = why
    .argument = OPTION
    .description = why an option is not offered now
terminal-command-rules = rules
    .argument = CLAUSE
    .description = read a clause or chapter of the rules; without a number, the chapters
terminal-command-journal = journal
    .description = what has happened so far
terminal-command-undo = undo
    .description = take back your last decision
terminal-command-save = save
    .argument = FILE
    .description = save the match; go on with it by: serica play FILE
terminal-command-quit = quit
    .description = leave the table

### The table of Merchants of Dunhuang

terminal-dunhuang-deck = deck { $cards }
terminal-dunhuang-discard = discarded { $cards }
terminal-dunhuang-camel = camel: { $character }
terminal-dunhuang-supply = supply
terminal-dunhuang-hand = hand
terminal-dunhuang-drawn = drawn
terminal-dunhuang-unseen = unseen
terminal-dunhuang-head-coins = coin
terminal-dunhuang-head-prestige = prst
terminal-dunhuang-head-cards = hand
terminal-dunhuang-head-points = pts
terminal-dunhuang-prospect = Points: { $points } certain, { $prospect } if you lead. Instant win: tokens { $tokens } of { $win_tokens }, goods { $goods } of { $win_goods }.
terminal-dunhuang-price = −{ $coins } ¤
terminal-dunhuang-seen = Seen in hands: { $hands }

### The table of The White Castle

terminal-whitecastle-round = Round { $round }, turn { $turn }
terminal-whitecastle-setup = Setup
terminal-whitecastle-in-hand = in hand:
terminal-whitecastle-influence = Influence
terminal-whitecastle-boundaries = boundaries (seals): { $positions }
terminal-whitecastle-rival-next = Tokugawa next: { $colour } die, { $position } → { $space } (cards left: { $cards })
terminal-whitecastle-bridge = { $colour } bridge
terminal-whitecastle-garden-flower = ✿ { $food } food: { $points } pts
terminal-whitecastle-garden-stone = ▲ { $food } food: { $points } pts
terminal-whitecastle-space-steward-room-1 = Stewards, left ({ $value })
terminal-whitecastle-space-steward-room-2 = Stewards, middle ({ $value })
terminal-whitecastle-space-steward-room-3 = Stewards, right ({ $value })
terminal-whitecastle-space-diplomat-room-1 = Diplomats, left ({ $value })
terminal-whitecastle-space-diplomat-room-2 = Diplomats, right ({ $value })
terminal-whitecastle-space-outside-left = Outside, left ({ $value })
terminal-whitecastle-space-outside-right = Outside, right ({ $value })
terminal-whitecastle-space-well = Well ({ $value })
terminal-whitecastle-deck-steward = stewards in the deck: { $cards }
terminal-whitecastle-deck-diplomat = diplomats in the deck: { $cards }
terminal-whitecastle-daimyo = Daimyo
terminal-whitecastle-gate = Gate
terminal-whitecastle-yard = Yard: { $iron } iron, ×{ $times }
terminal-whitecastle-head-points = pts
terminal-whitecastle-head-end = end
terminal-whitecastle-head-food = food
terminal-whitecastle-head-iron = iron
terminal-whitecastle-head-pearl = pearl
terminal-whitecastle-head-coin = coins
terminal-whitecastle-head-seal = seals
terminal-whitecastle-head-home = C/G/W
terminal-whitecastle-head-board = dice
terminal-whitecastle-row-courtier = Courtier row ({ $value })
terminal-whitecastle-row-gardener = Gardener row ({ $value })
terminal-whitecastle-row-warrior = Warrior row ({ $value })
terminal-whitecastle-lantern = Lantern:
terminal-whitecastle-colour-coral = C
terminal-whitecastle-colour-black = B
terminal-whitecastle-colour-white = W
terminal-whitecastle-effect-influence = influence +{ $steps }
terminal-whitecastle-effect-lantern = lantern
terminal-whitecastle-effect-well = well
terminal-whitecastle-effect-courtier = courtier
terminal-whitecastle-effect-gardener = gardener
terminal-whitecastle-effect-warrior = warrior
terminal-whitecastle-effect-domain-action = a row
terminal-whitecastle-effect-castle-coral = castle (C)
terminal-whitecastle-effect-castle-black = castle (B)
terminal-whitecastle-effect-castle-white = castle (W)
terminal-whitecastle-effect-castle-any = castle
terminal-whitecastle-effect-castle-light = castle (□)
terminal-whitecastle-good-food = { $number } food
terminal-whitecastle-good-iron = { $number } iron
terminal-whitecastle-good-pearl = { $number } pearl
terminal-whitecastle-good-coin = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
terminal-whitecastle-good-seal = { $number ->
        [one] { $number } seal
       *[other] { $number } seals
    }
terminal-whitecastle-good-vp = { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
terminal-whitecastle-good-any = { $number } of choice

### Replays and boxes

terminal-after = After { $options ->
        [one] { $options } option
       *[other] { $options } options
    }
terminal-effects = { $effects }
terminal-contents = { $entries } entries; { $reconstructed } of them are reconstructed in part and marked { $mark }.
terminal-confidence-high = sure
terminal-confidence-medium = fairly sure
terminal-confidence-low = unsure

### The command line

cli-usage = usage:
cli-description = Serica: a digital table for five eurogames of the Silk Road and the imperial courts.
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-command-games = which games there are
cli-command-play = play a game in the terminal
cli-command-replay = tell what happened in a recorded match
cli-command-verify = replay a record and check what it says
cli-command-components = what is printed on the components, and where we know it from
cli-command-rules = which clauses of the rules are cited in code and tests
cli-command-fuzz = random matches with every promise checked
cli-command-arena = bots play against each other
cli-command-bench = speed
cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = language: { $languages } (else that of the environment)
cli-help-game = the game; `serica games` lists them
cli-help-file = a record
cli-help-seats = how many seats the table has
cli-help-people = how many people play at this terminal (1); bots take the other seats
cli-help-names = the names of the players, Nina,Boris
cli-help-bots = what kind of bots: random or greedy (greedy)
cli-help-seed = any text or 64 hexadecimal digits; the same seed deals the same match
cli-help-set = a setting of the game; may be given several times
cli-help-components = a corrected components file (else SERICA_COMPONENTS: a file, or a folder with GAME.toml)
cli-help-resume = go on with a saved match
cli-help-at = stop after so many options
cli-help-seat = as this seat saw it (else as everyone did)
cli-help-games = how many matches (1000); fuzz plays so many for each number of seats
cli-help-settings = default, or random ones for every match
cli-help-thorough = check every promise after every option (slow)
cli-help-players = the kinds of bots, as many as you like; each sits at every seat in turn (greedy,random)
cli-help-peers = measure other engines beside ours
cli-help-json = print JSON
cli-help-verbose = name the clauses and where they are cited
cli-seats = players: { $seats }
cli-unfinished = unfinished
cli-verified = { $file }: all { $options ->
        [one] { $options } option fits
       *[other] { $options } options fit
    }. Result: { $result }. Final position: { $final }.
cli-fuzzed = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $violations ->
        [one] { $violations } violation
       *[other] { $violations } violations
    }

cli-mistake = { $what }
cli-not-a-choice = “{ $value }” is not possible here; possible are: { $allowed }.
cli-not-a-number = { $option } needs a whole number, not “{ $value }”.
cli-at-least-one = { $option } must be at least 1, not { $number }.
cli-set-or-random = Settings are either set by --set or random, not both.
cli-without-value = { $option } needs a value.
cli-needs = Missing: { $names }. See --help.
cli-not-understood = Not understood: { $what }. See --help.
cli-which-game = Which game? There are: { $known }.
cli-already-settled = { $option } is settled in the saved match already.
cli-too-many-names = There are more names ({ $names }) than seats ({ $seats }).
cli-at = The record has no option { $at }; it goes from 0 to { $last }.
cli-no-such-seat = There is no seat { $seat }; they go from 1 to { $seats }.

### The arena

arena-played = { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
arena-player = player
arena-games = played
arena-rate = won
arena-interval = 95% interval
arena-points = mean points
arena-percent = { $number }%
arena-decimal = { $whole }.{ $part }

### Benchmarks

bench-steps-per-s = steps/s
bench-games-per-s = games/s
bench-copy-us = copy µs
bench-options-us = options µs
bench-view-us = view µs
bench-against = { $game } : { $peer }
bench-without-peers = The other engines are not installed ({ $packages }); “make bench” installs them, “serica bench” does without.

cli-rules = { $game }: { $clauses } clauses; cited in code: { $code }, in tests: { $tests }; cited nowhere and without a reason: { $uncited }
cli-rules-no-tests = not here
cli-rules-uncited = is not cited in code, or not in tests, and no reason is given

### Generated pages

docs-generated = This page is generated from the game’s data by `{ $command }`.
docs-about = Seats: { $seats }. Edition of the rules here: { $edition }. [The rules for players]({ $rules }).
docs-notation = Notation
docs-option = Option
docs-example = For example
docs-branch = one of the effects that are offered, by its number
docs-settings = Settings
docs-default = default
docs-texts = What the components do
