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
components-not-toml = { $file } is not a TOML file: { $reason }.
components-wrong = { $file } does not fit this game. { $place }: { $problem }.

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
