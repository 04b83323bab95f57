# The web client: everything that its pages say by themselves.

### The application

app-skip = Skip to the content
app-home = To the tables
app-navigation = Main navigation
app-rules = Rules
app-account = Account
app-preferences = Language, theme and sound
app-close = Close
app-cancel = Cancel
app-again = Try again
app-not-found = There is nothing here
app-loading = One moment
app-offline = No connection
app-offline-why = The table will open by itself as soon as the connection is back.
web-unreachable = The server cannot be reached just now.
web-failed = The server could not do that (answer { $status }).
web-broken = Something went wrong: { $problem }

### Preferences of this device

preferences = Preferences
preferences-language = Language
preferences-theme = Theme
preferences-theme-system = As the system
preferences-theme-light = Light
preferences-theme-dark = Dark
preferences-pace = Pace of the animations
preferences-pace-1 = Leisurely
preferences-pace-2 = Normal
preferences-pace-3 = Brisk
preferences-motion = Let pieces glide
    .description = Pieces travel visibly from place to place, unless your system asks for less motion.
preferences-sound = Sounds
    .description = A soft note when somebody moves, two when it is your turn.
preferences-confirm = Confirm on the board
    .description = Pressing something on the board only chooses it; the button in the bar plays.

### Home

home-title = A table for the Silk Road
home-lead = Eurogames of the caravan cities and the imperial courts: with friends near and far, against bots, live or a move a day. Nothing to install, no account needed.
home-name = Your name
home-guest = Guest
home-continue = Sit down
home-guest-why = A name is all it takes; an account can follow later.
home-sign-in = I have an account
home-waiting = { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
home-games = Games
home-seats = { $least ->
        [1] { $most ->
            [1] 1 player
           *[other] 1 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
home-play-bots = Play against bots
home-new-table = New table
home-lesson = Learn to play
home-lesson-again = The lesson again
home-mine = My tables
home-open = Open tables
home-finished = Finished
home-your-move = Your move
home-deadline = time is up { $when }
home-running = Being played
home-over = Finished
home-seats-free = { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
home-verify = Check a shuffle or look at a record
home-foot = Serica is free software. The games and their names belong to their publishers; rules are told in our own words and everything is drawn by us.
home-more = More
home-how = How to play here

### A new table

new-title = New table
new-game = Game
new-seats = Seats
new-seats-count = Number of players
new-seat = Who sits at seat { $number }
new-seat-me = Me
new-seat-open = A friend, by link
new-seat-bot = Bot
new-seat-open-why = you get a link to send
new-bot = Which bot sits at seat { $number }
new-name-of = Name at seat { $number }
new-hot-seat = Several seats are yours: you pass this device around. A curtain hides the hands in between.
new-hot-seat-name = Player { $number }
new-shuffle = Draw lots for the seats
new-pace = Pace
new-pace-none = No clock
    .description = Everybody takes the time they need.
new-pace-live = Live
    .description = A bank of time for each player, and a little more for every turn.
new-pace-days = Days per move
    .description = For matches that run beside daily life.
new-minutes = Minutes each
new-increment = Seconds more per turn
new-days = Days per move
new-overtime = When the time is over
new-overtime-bot = a bot takes the seat
new-overtime-resign = the seat resigns
new-overtime-nothing = nothing happens
new-public = Show the table to everybody on this server
new-spectators = Spectators may watch
new-hints = Hints are allowed
new-settings = Rules at this table
new-start = Start
new-open-table = Open the table

### Joining

join-title = Invitation
join-lead = { $host } invites you to this table.
join-here = Sit here
join-any = Take a free seat
lobby-waiting = { $count ->
        [0] All seats are taken.
        [one] Waiting for 1 more player.
       *[other] Waiting for { $count } more players.
    }
lobby-link = Invitation link
lobby-link-why = Whoever opens it can take a free seat.
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-seat-bot = Let a bot sit here
lobby-start = Start the match
lobby-renew = New link
lobby-revoke = Withdraw the link
lobby-leave = Leave the table

### Seats

bot-name-1 = Mei
bot-name-2 = Farhad
bot-name-3 = Ayana
bot-name-4 = Timur
bot-name-5 = Chen
seat-open = free
seat-you = you
seat-bot = bot
seat-here = here
seat-away = away
seat-resigned = resigned
seat-winner = Winner
seat-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $hours } h

### The match

match-loading = The table is being laid
match-trouble = This table cannot be shown
match-board = Board
match-side = Seats, journal and chat
match-seats = Seats
match-actions = What is asked
match-options = Options
match-to-move = to move
match-title-your-move = Your move
match-your-move = It is your move.
match-sending = On its way …
match-sending-later = Kept until the connection is back …
match-narrowed = { $count ->
        [one] One option fits.
       *[other] { $count } options fit; choose the next part.
    }
match-clear = Choose anew
match-more = { $count } more
match-hint = Hint: { $option }
match-ask-hint = Hint: what would a bot do?
match-undo = Undo the last decision
match-undo-turn = Take back the whole turn
match-redo = Do it again
match-command = Type an option
match-command-example = type the first letters, Enter plays
match-command-nothing = Nothing fits. Enter asks why.
match-reconnecting = Reconnecting …
match-paused = Paused
match-pause = Pause
match-resume = Go on
match-past = You are looking at move { $played } of { $all }.
match-now = Back to now
match-result = Result
match-breakdown = Show the points
match-rematch = Rematch
match-won = { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
match-ended = The match is over.
match-menu = Table menu
match-forced = Take forced moves for me
match-answers = Standing answers
match-answers-why = Questions that the table always answers for you in the same way, as long as that answer is offered.
match-answers-none = ask me
match-answers-always = Always answer so
match-leave = Leave the match …
match-resign = Resign
match-resign-sure = Do you want to give up, or let a bot play on for you?
match-replace = Let a bot play on
match-copy-link = Copy the link to this table
match-record = Save the record
match-fairness = Fair shuffling
match-fairness-why = Before the match began the server fixed a secret seed and showed its hash. At the end it shows the seed, and everyone can check that both belong together.
match-commitment = Hash of the seed, shown from the start
match-seed = Seed, shown at the end
match-keys = Keyboard
match-keys-tab = Tab: from one glowing thing to the next
match-keys-arrows = Arrow keys: within a group; with Shift also to what does not glow
match-keys-enter = Enter or space: choose
match-keys-slash = / : type an option
match-keys-info = i or ? on a thing: what it does
match-keys-zoom = + − 0 on the board: larger, smaller, fit
match-keys-undo = Ctrl+Z: undo, Ctrl+Shift+Z: redo
match-keys-escape = Esc: choose anew, close
match-spectators = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
match-zoom-in = Larger
match-zoom-out = Smaller
match-fit = Fit the board
match-journal = Journal
match-chat = Chat
match-notes = Notes

journal-empty = Nothing has happened yet.
journal-show = Show the table as it stood then
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
notes-why = Only you see these notes.
notes-keeping = Keeping …
curtain = { $name }, it is your turn
curtain-why = Take the device. Nobody else should be looking now.
curtain-lift = I am { $name }

### History

history = History of the match
history-at = move { $at } of { $all }
history-first = To the beginning
history-previous = One move back
history-next = One move on
history-stop = Stop
history-replay = Play it back
history-missed = { $count ->
        [one] One move was made since you were here.
       *[other] { $count } moves were made since you were here.
    }
history-seat = Whose view
history-public = As a spectator

### The end

ending = The match is over
ending-cause = Cause
ending-total = Total
ending-course = The course of the points
ending-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
ending-seed = The seed of the shuffle is in the table menu.
ending-replay = Watch it again

dunhuang-cause-prestige = Prestige
dunhuang-cause-scored-tokens = Majority tokens
dunhuang-cause-scored-good = Goods

whitecastle-cause-points = Points along the way
whitecastle-cause-scored-purse = Coins and seals
whitecastle-cause-scored-resource = Resources
whitecastle-cause-scored-influence = Influence
whitecastle-cause-scored-courtiers = Courtiers
whitecastle-cause-scored-warriors = Warriors
whitecastle-cause-scored-gardeners = Gardeners

### Rules

rules-search = Search the rules
rules-nothing = Nothing found.
rules-contents = Contents
rules-clause = Rule { $clause }

### Lessons

lesson = Lesson
lesson-step = { $at } of { $all }
lesson-next = Go on
lesson-back = Back
lesson-skip = Skip the lesson
lesson-your-turn = Try it: press what glows.
lesson-finish = Play a real match
lesson-end = Enough for now
lesson-not-now = In the lesson, first do what the bubble asks.

### Account

account-name = Who you are
account-save = Save
account-kept = Saved.
account-keep = Keep your tables
account-keep-why = With an e-mail address and a password you find your tables on any device.
account-keep-do = Create the account
account-sign-in = Sign in
account-email = E-mail
account-password = Password (8 characters or more)
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-notices = Notices
account-notices-why = How you want to hear that it is your move.
account-push = Notices in this browser
account-services = Other services
account-services-why = Apprise addresses: mailto://, tgram://, discord:// and many more.
account-service = Service { $number }
account-add-service = Add a service
account-remove = Remove
account-every = How often
account-every-move = at every move
account-every-hour = at most once an hour
account-every-day = at most once a day
account-quiet = Quiet hours
account-quiet-from = from (hour)
account-quiet-to = to (hour)
account-test = Send a test
account-tested = A test is on its way.

### Checking

verify-seed-title = Was the shuffle fair?
verify-seed-why = Copy both texts from the menu of a finished table. Your browser computes the hash of the seed by itself.
verify-compare = Compare
verify-same = They belong together: the shuffle was fixed before the match began.
verify-different = They do not belong together.
verify-record-title = Look at a record
verify-record-why = The server replays a record move by move and refuses what does not follow the rules.
verify-file = File of a record
verify-record = Text of a record
verify-open = Replay it

### The board of Dunhuang

web-dunhuang-ring = The market ring
web-dunhuang-empty = no card
web-dunhuang-camel-here = the camel is here
web-dunhuang-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
web-dunhuang-deck = Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-dunhuang-discard = Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-dunhuang-first = First player
web-dunhuang-first-short = first
web-dunhuang-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
web-dunhuang-prestige = { $count } prestige
web-dunhuang-hand-size = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-dunhuang-tokens = Majority tokens: { $count } of { $needed } for an instant win
web-dunhuang-drawn = Keep one of these
web-dunhuang-drawn-card = drawn: { $good } { $number }
web-dunhuang-hand = Your hand
web-dunhuang-hand-card = { $good } { $number } in your hand{ $count ->
        [one] {""}
       *[other] , { $count } cards
    }
web-dunhuang-hand-empty = no cards
web-dunhuang-hand-known = You know of:
web-dunhuang-hand-shown = Shown:
web-dunhuang-shop = Your shop
web-dunhuang-shop-of = Shop: { $seat }
web-dunhuang-stall = { $good } in the shop: { $count ->
        [0] none
       *[other] { $count }
    }
web-dunhuang-token-of = majority token: { $good }
web-dunhuang-unseen = Out of sight
web-dunhuang-unseen-good = { $good }: { $count } out of sight
web-dunhuang-prospect = Scored now: about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-dunhuang-prospect-why = Tokens, prestige and the goods in which nobody is known to hold more than you.
web-dunhuang-race = Instant win: tokens { $tokens }/{ $needTokens }, goods { $goods }/{ $needGoods }

### The White Castle's board

web-whitecastle-board = The castle, its bridges, gardens and yards
web-whitecastle-none = none
web-whitecastle-empty = no card
web-whitecastle-round = Round { $round } of { $rounds }, turn { $turn } of { $turns }
web-whitecastle-order = Turn order: { $seats }
web-whitecastle-space = { $name }, value { $value }
web-whitecastle-die = { $colour } die { $number }
web-whitecastle-costs = costs { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
web-whitecastle-brings = brings { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
web-whitecastle-bridge-end = { $colour } bridge, { $end } end: die { $number }
web-whitecastle-bridge-bare = { $colour } bridge, { $end } end: no die
web-whitecastle-bridge-middle = { $colour } bridge, in the middle: { $numbers }
web-whitecastle-courtiers = { $seat }: { $count ->
        [one] { $count } courtier
       *[other] { $count } courtiers
    }
web-whitecastle-warriors = { $seat }: { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
web-whitecastle-gardener = gardener of { $seat }
web-whitecastle-from = your courtier { $place-from }
web-whitecastle-block = action { $number } beside the { $colour } token: { $effects }
web-whitecastle-own-block = action { $number } of your card: { $effects }
web-whitecastle-slot = Slot { $number }: { $effects }
web-whitecastle-deck = { $deck ->
        [steward] Stewards
       *[diplomat] Diplomats
    } left: { $count }
web-whitecastle-act = { $space }: { $effects }
web-whitecastle-well = The well brings: { $effects }
web-whitecastle-garden = { $garden }, costs { $food } food, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $effects }
web-whitecastle-yard = { $yard }, costs { $iron } iron, each warrior counts { $multiplier ->
        [1] once
        [2] twice
       *[other] { $multiplier } times
    }: { $effects }
web-whitecastle-influence = influence { $position }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end
web-whitecastle-boundary = a boundary: { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    } to cross
web-whitecastle-row = Row of the { $member-plural }, { $home } at home, gives { $effects }; then { $action }
web-whitecastle-domain = Domain: { $seat }
web-whitecastle-domain-open = Show the domain
web-whitecastle-domain-close = Hide the domain
web-whitecastle-lantern = The lantern gives: { $effects }
web-whitecastle-place = Place { $place } in turn order
web-whitecastle-influence-at = Influence: { $position }
web-whitecastle-points = Points so far: { $points }
web-whitecastle-lines = If the game ended now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-whitecastle-line = { $line ->
        [purse] Coins and seals
        [resource] Resources
        [influence] Influence
        [courtiers] Courtiers
        [warriors] Warriors
       *[gardeners] Gardeners
    }: { $points }
web-whitecastle-goods = { $good }: { $count }{ $most ->
        [0] { "" }
       *[other] { " " }of { $most }
    }
web-whitecastle-exchange = Exchange seals
web-whitecastle-tokugawa = Tokugawa clan
web-whitecastle-at-home = { $member-plural } left: { $count }
web-whitecastle-solo-next = next die
web-whitecastle-solo-open = turned over
web-whitecastle-solo-deck = { $count ->
        [one] { $count } more solo card
       *[other] { $count } more solo cards
    }
web-whitecastle-offer = Starting pairs
web-whitecastle-pair = Pair { $number }: { $gains }; action: { $action }
web-whitecastle-worth = Each courtier here: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end
web-whitecastle-told-decree = Its decree, beside the lantern too: { $effects }
web-whitecastle-told-well-space = Brings 1 seal and what its two tokens show
web-whitecastle-told-either = Either: { $effects }
web-whitecastle-told-or = Or: { $effects }
web-whitecastle-told-yard = A warrior costs { $iron } iron. At the end each of yours here brings { $multiplier ->
        [1] 1 point
       *[other] { $multiplier } points
    } for every courtier of yours inside the castle.
web-whitecastle-told-gains = At once: { $effects }
web-whitecastle-told-lantern = Beside the lantern: { $effects }
web-whitecastle-told-block = Action { $number }{ $tone ->
        [dark] { " " }(dark)
       *[light] { "" }
    }: { $effects }
web-whitecastle-told-garden = Costs { $food } food, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end
web-whitecastle-told-effects = Effect: { $effects }
web-whitecastle-told-blue = Blue side: { $effects }
web-whitecastle-told-yellow = Yellow side: { $effects }
web-whitecastle-told-well = At the well: { $effects }
web-whitecastle-told-solo = As the top card: the { $colour } die { $end-from } goes to this space: { $space }
web-whitecastle-told-space = A die covers the value { $value }: a higher one brings the difference in coins, a lower one costs it
