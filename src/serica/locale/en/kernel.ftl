# What the kernel has to say of any game: errors, reasons, and the words of effects.

### Lists and clauses

list-empty = nothing
list-last = { $first } and { $last }
with-clause = { $text } [{ $clause }]

### Seats

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5

### Options that cannot be played

invalid-option = “{ $text }” is no option of this game.
illegal-option = “{ $text }” cannot be played: { $reason } Offered are: { $options }.
ambiguous-option = “{ $text }” could be any of these: { $options }.
not-now = not now. { $prompt }
game-over = The game is over.

### Effects

effects-in-order = { $effects }, in this order
effect-choose-one = one of these: { $branches }
effect-any-order = { $effects }, in any order
effect-up-to = up to { $times ->
        [one] once
       *[other] { $times } times
    }: { $effects }
effect-may = if you like: { $effects }
effect-decline = No, thank you

### Games, seats and settings

unknown-game = There is no game called “{ $game }”; the games are: { $known }.
wrong-seats = This game is not for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }; it seats { $allowed }.
unknown-setting = There is no setting called “{ $setting }”; the settings are: { $known }.
bad-setting = The setting { $setting } cannot be “{ $value }”; it can be: { $allowed }.
unknown-language = Serica does not speak “{ $language }”; it speaks: { $known }.
rules-missing = There is no page of rules for { $game }.

### Files

file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
reason-not-there = there is no such file
reason-folder = it is a folder
reason-forbidden = that is not permitted
reason-no-text = it is not a text in UTF-8
components-not-toml = { $file } is not a TOML file: { $where }.
toml-line = something is wrong in line { $line }, column { $column }
toml-end = it ends too soon
components-wrong = { $file } does not fit this game. { $place }: { $problem }.

### What does not fit in a components file

misfit-file = The file as a whole
misfit-list = a list is expected, not { $found }
misfit-items = { $expected ->
        [one] { $expected } item is
       *[other] { $expected } items are
    } expected, not { $found }
misfit-table = a table is expected, not { $found }
misfit-one-of = one of { $allowed } is expected, not { $found }
misfit-number = a whole number is expected, not { $found }
misfit-text = a text is expected, not { $found }
misfit-flag = true or false is expected, not { $found }
misfit-cannot-be = cannot be { $found }
misfit-unknown = { $name } is not known here
misfit-missing = { $name } is missing
misfit-strange = { $name } cannot stand here
misfit-effects = a list of effects is expected, not { $found }
misfit-effect = an effect with an op is expected, not { $found }
misfit-operation = { $name } is not an operation of this game
misfit-branches = a list of lists is expected, not { $found }
misfit-empty = at least one effect is expected
misfit-most = there are more than { $most }
misfit-exactly = exactly these are expected, in this order: { $expected }
misfit-total = is { $said }, but the lists below hold { $found }

### Records

record-line = Line { $line } is no part of a record: { $text }
record-without = The record has no tag { $tag }.
record-tag = The record’s tag { $tag } cannot be “{ $value }”.
record-without-seed = The record does not tell its seed, so it cannot be replayed.
record-other-seed = The record’s seed is not the one that was promised at the start of the match.
record-option = Option { $number } of the record does not fit. { $reason }
record-differs = The record does not match its own replay: { $tag } says “{ $said }”, the replay gives “{ $found }”.
other-game = This comes from another game: { $found }, not { $expected }.
other-edition = This was played by edition { $found } of the rules of { $game }; here is edition { $expected }.
other-components = This was played with other components of { $game } ({ $found }; here: { $expected }). Name their file with --components.

### Fields that every game has

field-seats = Players
field-result = Result
field-asked = To act
field-prompt = Question
field-insights = At a glance
field-number = Move
