# Every word that a person reads, in one catalogue a language. Sections follow the places of the app.

## Set-up and make: one line each, plain places only, because they are read before any package is there
cli-setup-old-python = Matside needs Python 3.11 or newer, and this is { $found }; install a newer one, then try again.
cli-setup-no-venv = This Python cannot make virtual environments; on Debian or Ubuntu run "apt-get install { $package }", then try again.
cli-setup-venv = Making the virtual environment …
cli-setup-packages = Installing the server's packages …
cli-setup-dev-packages = Installing the packages for tests and checks …
cli-setup-node = Bringing in Node, which this machine lacks …
cli-setup-node-packages = Installing the app's packages …
cli-setup-app = Building the app …
cli-setup-database = Preparing the database …
cli-setup-apt-lists = Looking for a Chromium among the system's packages …
cli-setup-apt-chromium = Installing Chromium from the system's packages …
cli-setup-playwright = Downloading Playwright's Chromium …
cli-setup-no-chromium = The tests need a Chromium and none could be installed; install "chromium" or "google-chrome" with your system's package manager, then try again.
cli-setup-failed = This step did not succeed: { $step } Nothing is lost; if it needs the network, check that, then try again (details in { $log }).
cli-setup-command-failed = The command "flask { $command }" did not succeed; nothing is lost, and the lines above say why.
cli-setup-bad-port = PORT={ $port } is not a port number; use one from 1 to 65535, such as PORT=8000.
cli-setup-busy-port = Port { $port } is in use or not allowed; use PORT={ $free } instead.
cli-setup-stopped = Stopped. Nothing is lost.
cli-setup-address = Matside is at { $address }
cli-setup-first-link = First organizer, one time only: { $link }
cli-setup-stop-hint = Press Ctrl-C to stop; the data stays.
cli-setup-testing = Running every test …
cli-setup-check-passed = Everything checked: { $count } checks, nothing found.
cli-setup-check-failed = These checks found something: { $names }

## App
app-skip = Skip to the content
app-close = Close
app-cancel = Cancel
app-back = Back
app-display = Language and display
app-language = Language
app-theme = Display
app-theme-system = As the device
app-theme-light = Light
app-theme-dark = Dark
app-theme-sun = Sunlight
app-connection-unknown = Not connected yet
app-connection-connecting = Connecting
app-connection-connected = Connected
app-connection-offline = Offline
app-connection-trouble = Server has trouble
app-connection-unknown-means = The server has not been asked yet. Everything you enter is kept on this phone.
app-connection-connecting-means = This phone is looking for the server. You can go on entering results.
app-connection-connected-means = What you enter is kept on this phone first and sent at once.
app-connection-offline-means = There is no way to the server at the moment. Go on as usual: everything is kept on this phone and sent by itself later.
app-connection-trouble-means = The server answers, but cannot take entries at the moment. Nothing is lost: this phone keeps everything and tries again by itself.
app-unsent =
    { $count ->
        [0] all sent
       *[other] { $count } not sent
    }
app-sync = Send now
app-fact-unsent = Entries not sent yet
app-fact-last-sync = Last exchange with the server
app-fact-rules = Results are computed
app-never = not yet
app-rules-starting = about to start
app-rules-phone = on this phone
app-rules-server = on the server
app-rules-none = not at the moment; saving works
app-differs =
    { $count ->
        [one] One round differed from the server and is being fetched again. Your entries are safe.
       *[other] { $count } rounds differed from the server and are being fetched again. Your entries are safe.
    }
app-update-ready = A new version is ready.
app-update-take = Use it now
app-install = Install on this device
app-about = Matside keeps a competition going with or without a network.
app-not-found = There is nothing at this address
app-not-found-what-now = The link may be old or cut short. Nothing is lost.
app-go-home = Go to the start
app-round-name = { $event }, round { $number }
app-round-number = Round { $number }

## States
state-saved = saved here
state-sent = sent
state-accepted = accepted
state-signed = signed off
state-held = held
state-proposed = proposed
state-refused = refused
state-disputed = disputed
state-late = late
state-open = open
state-closed = closed
state-not-open = not open
state-empty = empty

## Events
event-333 = 3x3x3 Cube
event-222 = 2x2x2 Cube
event-444 = 4x4x4 Cube
event-555 = 5x5x5 Cube
event-666 = 6x6x6 Cube
event-777 = 7x7x7 Cube
event-333oh = 3x3x3 One-Handed
event-333ft = 3x3x3 With Feet
event-333fm = 3x3x3 Fewest Moves
event-333bf = 3x3x3 Blindfolded
event-444bf = 4x4x4 Blindfolded
event-555bf = 5x5x5 Blindfolded
event-333mbf = 3x3x3 Multi-Blind
event-clock = Clock
event-minx = Megaminx
event-pyram = Pyraminx
event-skewb = Skewb
event-sq1 = Square-1
event-magic = Magic
event-mmagic = Master Magic

## Roles
role-judge = Judge
role-scoretaker = Score taker
role-head-judge = Main judge
role-delegate = WCA Delegate
role-organizer = Organizer

## Files that come in (WCIF)
wcif-unreadable = The file { $file } cannot be opened; check the name and that you may read it.
wcif-too-big = This file is far larger than any competition (the limit is { $limit } MB); choose the competition's WCIF file.
wcif-not-gzip = This compressed file is damaged; download it again.
wcif-not-json = This is not a JSON file (line { $line }, column { $column }); choose the WCIF file as the WCA website gave it.
wcif-not-object = { $path }: a WCIF file holds one object in { "{ }" }, and this one does not; choose the competition's WCIF file.
wcif-not-wcif = { $path }: this JSON file is not a WCIF (it has no formatVersion, persons, events or schedule); choose the competition's WCIF file.
wcif-not-storable = { $path }: this holds characters or numbers that cannot be stored; correct them and try again.
wcif-version = { $path }: version { $value } of the format is not known here; export the file as version 1 or 2.
wcif-missing = { $path }: this field is missing; export the file again, or add the field.
wcif-type = { $path }: this must be { $expected ->
    [object] an object
    [list] a list
    [text] text
    [integer] a whole number
   *[boolean] true or false
 }; correct it and try again.
wcif-blank = { $path }: this must not be empty; fill it in and try again.
wcif-too-long = { $path }: this is longer than { $longest } characters; shorten it and try again.
wcif-code = { $path }: “{ $value }” is not a valid code here; correct it and try again.
wcif-choice = { $path }: “{ $value }” is not known here; use one of { $choices }.
wcif-range = { $path }: { $value } is not possible here; use a whole number from { $low } to { $high }.
wcif-date = { $path }: “{ $value }” is not a date; write it like 2026-01-31.
wcif-instant = { $path }: “{ $value }” is not a time with a zone; write it like 2026-01-31T09:00:00Z.
wcif-timezone = { $path }: “{ $value }” is not a known time zone; use a name like Asia/Seoul.
wcif-round-id = { $path }: “{ $value }” does not fit here; the rounds of an event are numbered in order, and this one is { $expected }.
wcif-duplicate = { $path }: { $value } is here twice; keep one of them.
wcif-attempts = { $path }: { $found } attempts are more than the { $most } of this round's format; correct the attempts or the format.
wcif-unknown = { $path }: { $what ->
    [person] there is no person with the registrant ID
    [event] this competition has no event
    [round] this competition has no round
   *[activity] the schedule has no activity
 } { $value }; add it or correct this.
wcif-refused = { $path }: the regulations of { $edition } do not allow this ({ $reason }); correct it or choose another edition.
wcif-edition = Matside does not know the edition { $edition }; use one of { $choices }.
wcif-exists = The competition { $id } is here already; nothing was imported.

## Home
home-title = Competitions
home-title-joined = Your competitions
home-lead = Score, run and follow cube competitions, with or without a network.
home-mine = On this phone
home-as = { $role }, phone { $device }
home-enter = Join with a code
home-everywhere = Follow a competition
home-everywhere-loading = Looking for competitions…
home-everywhere-none = No competition yet
home-everywhere-none-how = The first organizer starts one with the link that the server printed.
home-everywhere-offline = The list needs a network. Competitions on this phone work without one.
home-offline = Without a network
home-offline-means = Go on as usual. Nothing waits for the server, and nothing is lost when it is away.
home-offline-saved = kept on this phone, even if it is switched off
home-offline-sent = on its way, not answered yet
home-offline-accepted = the server has it too

## Join
join-title = Your name
join-lead = One thing only, then you can start. No account is needed.
join-name = Name
join-name-hint = Stands beside what you enter, so that people know whom to ask.
join-name-missing = Type your name.
join-submit = Join
join-busy = Joining…
join-other-code = Use another code
join-code-title = Join a competition
join-code-lead = The organizer or the delegate has a code for you.
join-code = Code
join-code-hint = Ten letters and digits. Capitals, spaces and dashes do not matter.
join-code-missing = That is not a whole code yet. It has ten letters and digits.
join-code-go = Go on
join-scan = Scan a QR code
join-scan-how = Point the camera at the code.
join-camera-refused = The camera cannot be used
join-camera-refused-what-now = Allow the camera for this page in the browser, or type the code instead.
join-failed-offline = The server cannot be reached
join-failed-offline-what-now = Joining needs the network once. Check the Wi-Fi and try again: your code is still good.
join-failed-invite-unknown = This code is not known
join-failed-invite-unknown-what-now = Check each letter, or ask for a new code.
join-failed-invite-used-up = This code has been used up
join-failed-invite-used-up-what-now = Ask the organizer or the delegate for a new one.
join-failed-invite-expired = This code has run out
join-failed-invite-expired-what-now = Ask the organizer or the delegate for a new one.
join-failed-invite-revoked = This code has been withdrawn
join-failed-invite-revoked-what-now = Ask the organizer or the delegate for a new one.
join-failed-server = The server could not let you in just now
join-failed-server-what-now = Nothing is lost. Wait a moment and try again.
