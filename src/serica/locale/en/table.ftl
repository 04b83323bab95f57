# The table and the server: what they refuse, announce and tell a host.

### At the table

table-over = This match is over.
table-not-over = This match is not over yet.
table-paused = The table is paused.
table-not-paused = The table is not paused.
table-not-your-move = It is not { $seat }’s move.
table-seat-of-a-bot = A bot plays for { $seat }.
table-nothing-to-undo = There is nothing that you may take back.
table-nothing-to-redo = There is nothing to play again.
table-moved-on = The table has moved on meanwhile. Here is how it stands now.
table-not-begun = This match has not begun yet.
table-begun = This match has already begun.
table-seats-open = There are open seats: wait for players or give the seats to bots.
table-no-seat = There is no free seat.
table-not-your-seat = That is not your seat.
table-not-at-this-table = You have no seat at this table.
table-closed = This table is for its players only.
table-host-only = Only the host of the table may do that.
table-link-needed = This table is for those who have its link.
table-link-dead = This link leads nowhere any more. Ask for a new one.
table-no-such-match = There is no such match.
table-no-such-moment = The match has no such moment.
table-no-hints = There are no hints at this table.
table-unknown-bot = There is no bot called “{ $bot }”.
table-record-not-yet = The record can be had when the match is over.
table-record-too-long = This record has more moves or other seats than the game allows.
table-empty-chat = There is nothing in this message.

### Bots, states and endings

bot-random = Random bot
bot-greedy = Greedy bot
reason-resigned = the others have given up
table-status-open = waiting for players
table-status-running = in play
table-status-finished = finished
table-status-study = to look through

### Who you are

table-no-session = Please say your name first.
table-empty-name = A name needs at least one letter.
table-email-taken = This e-mail address already has an account.
table-wrong-password = This e-mail address and this password do not belong together.

### Requests

table-bad-request = The server does not understand this request.
table-bad-origin = This request came from another site.
table-no-such-page = There is no such page.
table-too-large = This is too large.
table-too-often = That was a little too often. Please wait a moment.
table-too-slow = The connection is too slow.
table-server-error = Something went wrong on the server. Its host can find out more from the log.
table-local-only = This page is for the server’s own machine only.

### Notices

table-notice-title = Serica
table-notice-body = { $count ->
        [0] This is how notices will reach you.
        [one] It is your move.
       *[other] It is your move at { $count } tables.
    }
table-service-unknown = This address names no notification service that may be used here.
table-service-unreachable = The host { $host } cannot be found.
table-service-internal = The host { $host } is inside a private network.
table-push-endpoint = The browser gave an address that cannot be used.
table-too-many-browsers = You have asked for notices in too many browsers. Remove the old ones first.
table-unknown-zone = There is no time zone called “{ $zone }”.

### For hosts

table-serving = The table is open at { $address } (Ctrl+C closes it)
table-port-taken = Port { $port } is taken by another program. Choose another one with --port.
table-cannot-listen = Nothing can listen on port { $port } of { $address }.
table-unknown-database = { $database } is no database that can be used here.
table-no-database = The database { $database } cannot be opened.
table-admin-user = { $id }  { $name }  { $email }  { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
table-admin-match = { $id }  { $game }  { $status }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, last touched on { $day }
table-admin-removed = { $id } is removed.
table-admin-unknown = Nothing has the id { $id }.
table-admin-purged = Forgotten: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $users ->
        [one] { $users } guest
       *[other] { $users } guests
    }.
table-admin-backup = The backup is in { $file }.
table-admin-restored = The backup now stands in { $file }; what was there before lies beside it.
table-admin-no-database = There is no database at { $file }.
table-admin-no-backup = { $file } is not a backup of Serica.
table-admin-file-exists = { $file } already exists; a backup never overwrites anything.
table-admin-own-tools = A { $database } database is backed up and restored with its own tools.
table-admin-days = Nothing is { $days } days old.
table-admin-running = A server has this database open. Stop it first.

### The command line

table-not-installed = The web table needs more packages ({ $package } is missing): pip install 'serica[server]'
table-admin-which-file = Name the file of the backup.
cli-command-serve = open a table in the browser
cli-command-admin = look after the people and matches of a server
cli-help-host = the address to listen on; 0.0.0.0 is every address of this machine
cli-help-port = the port to listen on
cli-help-data = the folder for the database and the server’s secrets
cli-help-database = another database than the file in that folder, as an SQLAlchemy URL
cli-help-no-browser = open no browser
cli-help-bot-pause = how long a bot takes at least
cli-help-contact = where push services may write to, as mailto: or https:
cli-help-internal-services = let people send notices to addresses inside the network
cli-help-proxy = whose word on a visitor’s address and scheme is believed: addresses or networks, with commas between
cli-help-metrics-open = show /metrics to everyone, not only to this machine
cli-help-no-limits = set no limits to how often anyone may ask; for load tests
cli-help-log-requests = write a line for each request
cli-help-task = what to do
cli-help-backup = the file to back up to or to restore from
cli-help-remove = the id of what is to be removed
cli-help-days = how old something has to be before it is forgotten
