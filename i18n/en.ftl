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
app-skip = Skip to content
app-close = Close
app-back = Back
app-display = Language and display
app-language = Language
app-theme = Theme
app-theme-system = As the device
app-theme-light = Light
app-theme-dark = Dark
app-theme-sun = Sunlight
app-type = Type size
app-type-system = Normal
app-type-large = Large
app-type-largest = Very large
app-connection-unknown = Not connected yet
app-connection-connecting = Connecting
app-connection-connected = Connected
app-connection-offline = Offline
app-connection-trouble = Server has trouble
app-connection-unknown-means = The server has not been asked yet. Everything you enter is kept on this phone.
app-connection-connecting-means = This phone is looking for the server. You can go on entering results.
app-connection-connected-means = What you enter is kept on this phone first and sent at once.
app-connection-offline-means = The server cannot be reached at the moment. Go on as usual: everything is kept on this phone and sent by itself later.
app-connection-trouble-means = The server answers, but cannot take entries at the moment. Nothing is lost: this phone keeps everything and tries again by itself.
app-connection-refused = No access
app-connection-refused-means = The server does not let this phone in. Nothing is lost: everything is kept here. Join again with a new code.
app-mishap = Something went wrong on this screen
app-mishap-means = What was saved is safe on this phone. Load the page again to go on.
app-load-again = Load again
app-no-storage = This browser keeps nothing
app-no-storage-means = Entries would not be kept here, so scoring is not possible. Leave private browsing, or use another browser.
app-not-kept = Do not close or reload this page without a network
app-not-kept-means = The browser does not keep the app, because this address is not https. Entries stay safe on this phone; to start the app offline, ask the organizer for an https address.
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
app-fact-healed = Differences from the server, repaired
app-unsigned = This device does not sign its entries. They count all the same, because it sends them itself.
app-update-ready = A new version is ready.
app-update-take = Use it now
app-install = Install on this device
app-about = Matside keeps a competition going with or without a network.
app-not-found = There is nothing at this address
app-not-found-what-now = The link may be old or cut short. Nothing is lost.
app-go-home = Go to the start
app-this-phone = This phone
app-older-tab = A newer version of the app is open in another tab
app-older-tab-means = This tab cannot save any more. What was saved is safe. If you have just typed something, note it down; then load this tab again.
app-waiting-tab = An older tab of this app is still open
app-waiting-tab-means = Close the app’s other tabs or load them again; this one then goes on by itself. Nothing is lost.
app-cleared = The browser has cleared what was kept here
app-cleared-means = This phone had a place at { $names }. What was entered and not sent yet is gone, and nobody can tell from here what it was; everything that the server has is safe.
app-cleared-place = { $name } (phone { $device })
app-cleared-what-now = Join again with a code. The organizer’s list of phones says how many entries this one still held when it was last seen.
app-cleared-read = I have read this
app-scarce = There is little room left on this device
app-scarce-means = { $left } are left for this app. Send your entries, then delete photos, videos or apps that nobody needs, before entries can no longer be saved.
app-round-name = { $event }, round { $number }
app-round-number = Round { $number }
app-format-1 = Best of 1
app-format-2 = Best of 2
app-format-3 = Best of 3
app-format-5 = Best of 5
app-format-a = Average of 5
app-format-m = Mean of 3
app-format-h = Head to Head

## States
state-saved = saved here
state-sent = sent
state-accepted = accepted
state-unconfirmed = not confirmed
state-signed = signed off
state-held = held
state-proposed = proposed
state-asked = extra asked for
state-provisional = provisional extra
state-extra = extra attempt
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
wcif-too-big = This file is far larger than any competition (the limit is { $limit } MB); choose the competition’s WCIF file.
wcif-not-gzip = This compressed file is damaged; download it again.
wcif-not-json = This is not a JSON file (line { $line }, column { $column }); choose the WCIF file as the WCA website gave it.
wcif-not-object = { $path }: a WCIF file holds one object in { "{ }" }, and this one does not; choose the competition’s WCIF file.
wcif-not-wcif = { $path }: this JSON file is not a WCIF (it has no formatVersion, persons, events or schedule); choose the competition’s WCIF file.
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
wcif-attempts = { $path }: { $found } attempts are more than the { $most } of this round’s format; correct the attempts or the format.
wcif-unknown = { $path }: { $what ->
    [person] there is no person with the registrant ID
    [event] this competition has no event
    [round] this competition has no round
   *[activity] the schedule has no activity
 } { $value }; add it or correct this.
wcif-refused = { $path }: the regulations of { $edition } do not allow this ({ $reason }); correct it or choose another edition.
wcif-edition = Matside does not know the edition { $edition }; use one of { $choices }.
cli-competition-exists = The competition { $id } is here already; nothing was imported.

## Home
home-title = Competitions
home-title-joined = Your competitions
home-lead = Score, run and follow cube competitions, with or without a network.
home-mine = On this phone
home-as = { $role }, phone { $device }
home-way-table = Score at the table
home-way-check = Second check
home-way-decisions = Decisions
home-way-rounds = Run the rounds
home-way-results = Results
home-leave = Leave
home-leave-title = Leave this competition?
home-leave-means = { $name } is taken off this phone. What was sent stays on the server; to come back you need a code.
home-leave-do = Leave the competition
home-moved = Your place at { $name } has moved to phone { $device }
home-enter = Join with a code
home-everywhere = Follow a competition
home-everywhere-loading = Looking for competitions…
home-everywhere-none = No competition yet
home-everywhere-none-how = The first organizer starts one with the link that the server printed.
home-everywhere-offline = The list needs a network. Competitions on this phone work without one.
home-offline = Without a network
home-offline-means = Go on as usual. Nothing waits for the server, and nothing is lost when it is away.
home-offline-saved = kept on this phone, even if it is switched off
home-offline-sent = on its way, waiting for the server’s answer
home-offline-accepted = the server has it too

## Join
join-title = Your name
join-lead = One thing only, then you can start. No account is needed.
join-name = Name
join-name-hint = It stands beside what you enter, so that people know whom to ask.
join-name-missing = Type your name.
join-submit = Join
join-busy = Joining…
join-other-code = Use another code
join-code-title = Join a competition
join-code-lead = The organizer or the Delegate has a code for you.
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
join-failed-invite-used-up-what-now = Ask the organizer or the Delegate for a new one.
join-failed-invite-expired = This code has expired
join-failed-invite-expired-what-now = Ask the organizer or the Delegate for a new one.
join-failed-invite-revoked = This code has been revoked
join-failed-invite-revoked-what-now = Ask the organizer or the Delegate for a new one.
join-failed-server = The server could not let you in just now
join-failed-server-what-now = Nothing is lost. Wait a moment and try again.
join-install-title = Install the app first
join-install-ios = On an iPhone or iPad the installed app does not see what this tab keeps, and Safari clears the tab’s memory after seven days without a visit. Install the app, open it from the home screen, and enter this code there.
join-install-inside = This window inside another app keeps little, and the browser does not see it. Open the page in your browser, and enter this code there.
join-install-code = Your code, which has not been used yet:
join-install-here = Join in this window anyway

## Organizer
organizer-tabs = Pages of the organizer
organizer-no-seat = This screen needs the role “{ $role }”
organizer-no-seat-hint = Ask the organizer for an invite, then enter its code here.
organizer-no-seat-action = Enter a code
organizer-loading = Fetching the competition. With no network this goes on by itself later.
organizer-rounds = Rounds
organizer-rounds-lead = { $open } open, { $waiting } to come, { $closed } closed
organizer-no-rounds = This competition has no rounds
organizer-no-rounds-hint = Rounds come with the competition’s WCIF file. Import a file that has them.
organizer-group-running = Open now
organizer-group-ready = May be opened
organizer-group-waiting = Not yet
organizer-group-over = Closed
organizer-open = Open round
organizer-close = Close round
organizer-enter = Add a competitor
organizer-enter-title = Add to { $round }
organizer-enter-hint = For late registrations and substitutes. Judges find the competitor as soon as their phone hears from the server.
organizer-enter-do = Add { $name }
organizer-enter-nobody = No competitor outside this round has that number or name.
organizer-reopen = Reopen
organizer-disputes =
    { $count ->
        [one] One decision is waiting
       *[other] { $count } decisions are waiting
    }
organizer-disputes-open = Decide now
organizer-disputes-hint = The Delegate decides them. Everything that was entered is kept.
organizer-registered =
    { $count ->
        [one] One person is registered
       *[other] { $count } are registered
    }
organizer-may-open = Round { $number } is closed: those who advance are known
organizer-why-nobody = Nobody is registered for { $event }.
organizer-why-previous-not-open = Round { $number } has not begun.
organizer-why-previous-open = Round { $number } is still open. Close it first.
organizer-why-previous-disputed =
    Round { $number } has { $count ->
        [one] a dispute
       *[other] { $count } disputes
    } that the Delegate must decide first.
organizer-why-previous-unknown = The results of round { $number } are not on this device yet.
organizer-not-fetched = The results are not on this device yet.
organizer-reading = Reading the results…
organizer-complete = { $done } of { $all } complete
organizer-begun = { $count } in progress
organizer-missing = { $count } not begun
organizer-disputed = { $count } disputed
organizer-attempts-done = { $done } of { $all }
organizer-unknown-person = Not in the list yet
organizer-device = Phone { $number }
organizer-opened-by = opened by { $who }, { $time }
organizer-closed-by = closed by { $who }, { $time }
organizer-import = the imported file
organizer-open-title = Open { $round }
organizer-open-hint = Judges can score at once. A phone without a network learns of it as soon as it hears from the server.
organizer-open-for =
    { $count ->
        [one] Open for one person
       *[other] Open for { $count } people
    }
organizer-registered-title = Registered for this event
organizer-advancing-asking = Working out who advances…
organizer-advancing-unknown = The regulations cannot be applied here right now. Tick those who advance; the ranking is the current one.
organizer-advance = Advance
organizer-reserve = Next in the ranking
organizer-withdraw = Withdraw
organizer-withdraw-undo = Undo the withdrawal
organizer-goes-on = advances
organizer-tied = { $count } are tied for the last places; none of them advances unless you tick them
organizer-tied-go = { $count } are tied for the last places: all of them advance
organizer-choose = You decide: tick those who advance
organizer-close-title = Close { $round }
organizer-close-hint = What phones send later is still taken in and listed as late. A closed round can be reopened.
organizer-close-clear = Everybody is complete
organizer-close-holding =
    { $count ->
        [one] One phone holds entries that have not arrived
       *[other] { $count } phones hold entries that have not arrived
    }
organizer-close-anyway = Close the round anyway
organizer-reopen-title = Reopen { $round }
organizer-reopen-hint =
    { $count ->
        [one] The round goes on with the same person. Nothing that was entered changes.
       *[other] The round goes on with the same { $count } people. Nothing that was entered changes.
    }
organizer-invites = Invites
organizer-invites-lead = One code lets a helper in, without an account.
organizer-invite-role = For whom
organizer-invite-judge = Enters attempts and lets the competitor confirm them. One code for all judges.
organizer-invite-scoretaker = Enters attempts from scorecards. One code for all score takers.
organizer-invite-head-judge = Leads the judges and sees what needs a decision.
organizer-invite-delegate = Decides disputes, opens and closes rounds, invites others.
organizer-invite-organizer = Opens and closes rounds, invites others, looks after the devices.
organizer-invite-scope = Rounds
organizer-invite-all-rounds = All rounds
organizer-invite-uses = How many may join
organizer-invite-hours = Valid for
organizer-hours = { $count } hours
organizer-invite-make = Make an invite
organizer-invite-place = The code appears here, large enough to hold up.
organizer-invite-for = Invite: { $role }
organizer-invite-qr = QR code of this invite; the code to type stands below
organizer-invite-once = Scan it, or type the code. It is shown only now: make another whenever you need one.
organizer-invite-local = This address opens on this computer only
organizer-invite-local-hint = Open Matside by this computer’s network address, such as http://192.168.0.10:8000, and make the invite there: then phones can scan it.
organizer-invite-done = Done
organizer-copy = Copy the link
organizer-copied = Copied
organizer-share = Share
organizer-invites-list = Active invites
organizer-invites-none = No active invites
organizer-invites-none-hint = Make one above: judges can share one code.
organizer-uses-left =
    { $count ->
        [one] one use left
       *[other] { $count } uses left
    }
organizer-until = until { $time }
organizer-revoke = Revoke
organizer-revoke-invite = Revoke this invite ({ $role })?
organizer-revoke-invite-hint = Nobody can join with it any more. Those who have joined stay.
organizer-devices = Devices
organizer-devices-lead = Phones with unsent entries come first.
organizer-devices-invite = Invite
organizer-devices-none = No device yet
organizer-devices-none-hint = Make an invite and let helpers scan it.
organizer-this-device = this device
organizer-holds =
    { $count ->
        [0] everything sent
        [one] holds one unsent entry
       *[other] holds { $count } unsent entries
    }
organizer-gaps =
    { $count ->
        [one] entry { $list } has not arrived
       *[other] entries { $list } have not arrived
    }
organizer-rubbish =
    { $count ->
        [one] sent one item that is not an entry; it was set aside
       *[other] sent { $count } items that are not entries; they were set aside
    }
organizer-healed =
    { $count ->
        [one] one difference from the server repaired
       *[other] { $count } differences from the server repaired
    }
organizer-seen = last seen { $ago }
organizer-never-seen = not seen yet
organizer-moved-to = Its place is at phone { $device } now
organizer-revoked = revoked
organizer-rename = Rename
organizer-rename-device = Rename phone { $number }
organizer-device-name = Name
organizer-rename-save = Save name
organizer-revoke-device = Revoke “{ $name }”?
organizer-revoke-device-hint =
    { $count ->
        [0] It can enter nothing from now on. What it entered before stays.
       *[other] It can enter nothing from now on. It still holds { $count } unsent: when they arrive they are kept aside, and the Delegate may admit them.
    }
organizer-needs-network = This page needs the network
organizer-needs-network-hint = Rounds and results go on without it. This page fills itself as soon as the server can be reached.
organizer-again = Try again

organizer-no-round = No such round here
organizer-no-round-hint = Go back to the rounds: this one may have been taken out of the plan.

## Rounds: opening and withdrawals
opening-look =
    { $count ->
        [one] Look at { $count } name once more
       *[other] Look at { $count } names once more
    }
opening-back = Back to the list
opening-these =
    { $count ->
        [one] This { $count } competitor will be in the round:
       *[other] These { $count } competitors will be in the round:
    }
opening-set-aside = Withdrawn: not in the round
opening-changed = The list has changed meanwhile. Please look at it again.
opening-cap = At most { $cap } may advance ({ $code }).
opening-instead =
    { $count ->
        [one] { $list } takes the place of a competitor who has withdrawn ({ $code })
       *[other] { $list } take the places of competitors who have withdrawn ({ $code })
    }
opening-instead-unregulated =
    { $count ->
        [one] { $list } takes the place of a competitor who has withdrawn. These regulations do not speak of replacements: you decide.
       *[other] { $list } take the places of competitors who have withdrawn. These regulations do not speak of replacements: you decide.
    }
opening-nobody = Nobody is left for this round, so it can not be opened. Undo a withdrawal, or tick somebody.
opening-not-now = This round can not be opened right now
opening-meanwhile =
    { $count ->
        [one] Somebody has opened this round meanwhile, for { $count } competitor
       *[other] Somebody has opened this round meanwhile, for { $count } competitors
    }
opening-warnings = The regulations would have this otherwise. You can still go on.
opening-warn-later = With { $count } competitors, at most { $most } rounds may follow; { $planned } are planned.
opening-warn-few = A round should have at least two competitors; this one has { $count }.
opening-warn-format = { $format } is not a format of { $event }. It has: { $list }.
opening-opened-for = In the round
opening-warn-cap = { $count } competitors would advance; at most { $cap } may.
opening-warn-rounds = With so many competitors the event may have at most { $most } rounds; { $planned } are planned.
opening-warn-fault-9v = Dual Rounds are exactly two rounds in a row.
opening-warn-fault-9v1 = Dual Rounds must be the first two rounds of the event.
opening-warn-fault-9v2 = At this championship the final must not be one of two Dual Rounds.
opening-warn-fault-9v3 = Both Dual Rounds must have the same format, cutoff and time limit.
opening-warn-fault-9b7a = Head to Head is not available for this event.
opening-warn-fault-9b7b = Only the final of an event may be Head to Head.
opening-warn-fault-I1a = A Head to Head round has 4, 8, 12 or 16 places.
opening-quit = Withdraw a competitor
opening-quit-hint = One competitor at a time. Results stay, and this can be undone.
opening-quit-nobody = No competitor of this round has that number or name.
opening-quit-look = Look at { $name } once more
opening-quit-do = Withdraw { $name }
opening-quit-begun = The results so far stay. Nobody takes the place: the competitor has begun.
opening-quit-fresh = There is no attempt yet. Whoever is next in line is named afterwards.
opening-quit-reason = Reason (optional)
opening-withdrawn-title = Withdrawn
opening-withdrawn-by = withdrawn by { $who }, { $time }
opening-withdrawn-before = before the round was opened
opening-results-stay = results stay
opening-may-replace-unregulated = { $list } (place { $rank } in the round before) would be next. These regulations do not speak of replacements: you decide.
opening-may-replace-tied = They share the rank: you decide who it is.
opening-not-registered = { $name } is not registered for { $event }
opening-groups-to-come = Groups in which nobody has begun: { $list }.
opening-groups-begun = All groups have begun.
opening-late-cumulative = The time limit is cumulative: who arrives late may compete with a smaller one, at the Delegate’s discretion ({ $code }).
opening-would-yes = { $name } advances from round { $number } (place { $rank })
opening-would-next = { $name } did not advance from round { $number } (place { $rank }) and is next in line (9p)
opening-would-behind = { $name } did not advance from round { $number } (place { $rank }). Ahead and not in the round: { $list } (9p)
opening-would-no-result = { $name } has no result in round { $number }, from which one advances (9p)
opening-quit-title = Withdraw from { $round }
opening-would-only-dnf = { $name } has nothing but DNF or DNS in round { $number } and can not advance (9p)
opening-late-title = For whoever comes late
opening-may-replace = { $list } (place { $rank } in the round before) may take the free place ({ $code })

## Rounds: at a glance, held up, no-shows
glance-view = Show
glance-view-status = By status
glance-view-event = By event
glance-final = Final
glance-may-open = May be opened
glance-count = { $count } held up
glance-who = Who is held up: { $count }
glance-held-up = Held up
glance-nobody = Nobody is held up.
glance-who-acts = Judges and score takers enter what is missing; the Delegate decides the rest.
glance-split = Two devices did not agree about the round itself: its opening, its close or who goes on
glance-search = Competitor’s name or number
glance-search-nobody = Nobody of that name or number is held up.
glance-attempts =
    { $count ->
        [one] attempt { $list }
       *[other] attempts { $list }
    }
glance-points =
    { $count ->
        [one] { $stage }: point { $list }
       *[other] { $stage }: points { $list }
    }
glance-waits-disputed = Disputed: the Delegate decides
glance-waits-proposed = A proposal waits for the Delegate
glance-waits-held = An entry is held back: something before it is missing, or the Delegate must admit it
glance-waits-extra = Extra attempt granted, not done yet
glance-waits-missing = No attempt yet
glance-waits-begun = Attempts missing
glance-waits-phase = Wait for the cut by ranking
glance-waits-confirm = The competitor has not confirmed
glance-count-proposed = { $count } with a proposal
glance-count-held = { $count } with an entry held back
glance-count-extra = { $count } with an extra attempt to do
glance-count-phase = { $count } waiting for the cut
glance-count-confirm = { $count } to confirm
glance-waits-dns = Did not start (DNS)
glance-no-shows-never = Never came
glance-no-shows-rest = Began and did not finish
glance-dns-never =
    { $count ->
        [one] DNS for the one who never came…
       *[other] DNS for all { $count } who never came…
    }
glance-dns-rest = DNS for the attempts they did not start…
glance-dns-for = DNS for { $count }
glance-dns-nobody = No DNS for any of them
glance-dns-and-close =
    { $count ->
        [one] Record DNS for one competitor and close
       *[other] Record DNS for { $count } competitors and close
    }
glance-dns-writing = Recording DNS: { $done } of { $all }
glance-dns-who-may = An organizer records no results. A Delegate records the DNS when closing this round, or a judge or score taker on each card.
glance-dns-undo = A DNS by mistake is taken back on the competitor’s card: tap the attempt there and take it off, or enter the result.
glance-closed-meanwhile = Somebody else has closed this round meanwhile
limit-title = Cumulative time limit: { $limit }
limit-over =
    { $count ->
        [one] Over all attempts of { $list }
       *[other] Over all attempts of { $list } together
    }
limit-unread = Not on this device yet, so not counted: { $list }
limit-nobody = Nobody has begun.
limit-asking = Working out what is left: { $done } of { $all }
limit-used = { $used } used
limit-left = { $left } left
limit-left-at-most = { $left } left at most
limit-reached = Limit reached in { $place }
limit-place = { $round }, attempt { $slot }
limit-disputed = { $place } is disputed; the Delegate decides that first.
limit-unknown-time = { $place }: the time of the DNF is not known
limit-estimate-hint = An estimate counts towards the limit. It is no result.
limit-estimate-give = Count it
limit-estimated = { $place }: estimated at { $time }
limit-estimate-off = Take back
limit-order = In which order were the attempts done?
limit-order-hint = It should be noted on the score sheets. Suggested here: as they were entered.
limit-earlier = Earlier
limit-earlier-one = { $place }: earlier
limit-order-say = This is the order
limit-main-judge = The main judge decides.
limit-record = Record { $verdict }
limit-because = Cumulative time limit of { $limit } reached ({ $code }).
limit-because-order = Order of the attempts: { $list }.
limit-who-may = A Delegate records the DNF and DNS here; an organizer records no results.

## Rounds: going on by position, changed rules
going-act = Decide who goes on
going-title = Who goes on in { $round }?
going-hint = A combined round (9g): everybody is ranked by the attempts so far. Those behind the cut are done, and their results stay.
going-changed = The ranking has changed while you looked. Look again.
going-after = After how many attempts?
going-attempts =
    { $count ->
        [one] 1 attempt
       *[other] { $count } attempts
    }
going-level = How many go on?
going-level-hint = The best so many of the ranking below (9g2).
going-tied = { $count } are tied for the last places: you decide who of them goes on
going-tied-title = Tied across the cut
going-goes-on = goes on
going-unfinished = { $count } have not finished these attempts
going-unfinished-hint = They are held back: without a result they cannot go on. Wait for them, or record their DNF or DNS first.
going-on = Go on
going-behind = Stay behind
going-ranking = Ranking so far
going-not-finished = Not finished, do not go on
going-look = Look through the names
going-back = Change the number
going-sure =
    { $count ->
        [one] Is this right after 1 attempt?
       *[other] Is this right after { $count } attempts?
    }
going-closes = The cards below close at once, on every phone
going-do = { $on } go on, { $off } stay behind
going-section = Combined round
going-one-round = All phases are one round on one card. Whoever stays behind has no average and is ranked after all who have one, by the best single.
going-planned = Planned: after { $attempts } attempts the best { $level } go on
going-decided = After { $attempts } attempts { $on } went on and { $off } stayed behind
going-decided-by = decided by { $who }, { $time }
going-names = Names
history-title = What happened to this round
history-opened = Opened for { $count } competitors
history-reopened = Reopened for { $count } competitors
history-again = Opened once more under the same rules, for { $count } competitors
history-changed = Rules changed
history-closed = Closed
history-entered = { $person } added
history-quit = { $person } withdrawn
history-continued = After { $attempts } attempts { $count } went on
history-published = Results published
history-signed = Signed off by the Delegate
history-kept = The Delegate lets the round stand as it is
history-reason = Reason: { $reason }
history-refused = Does not count: only who may change the rules of a round can, and with a reason.
history-name-format = Format
history-name-cutoff = Cutoff
history-name-limit_cs = Time limit
history-name-cumulative = Rounds that share the time limit
history-name-advancement = Who advances
history-before = before:
history-after = now:
history-none = none
history-cutoff = { $result } in { $attempts } attempts
history-advance-ranking = the best { $level }
history-advance-percent = the best { $level } %
history-advance-result = { $level }
change-act = Change the rules
change-title = Change the rules of { $round }
change-hint = The rules were announced before the round and should stay as they are. A change is the Delegate’s, who considers its fairness ({ $code }). Every attempt stays.
change-who = Only this role may change the rules of a round that has begun: { $who } ({ $code }). Say what should change, and why; the round goes on meanwhile.
change-cumulative = Share the time limit with the other rounds as before
change-what = Before and after
change-nobody = It turns out the same for everybody so far
change-somebody = It turns out otherwise for the competitors below
change-begun =
    { $count ->
        [0] Nobody has an attempt yet.
        [one] 1 competitor has an attempt already.
       *[other] { $count } competitors have attempts already.
    }
change-affects-closes = Their card closes: no more attempts
change-affects-opens = Their card opens again: attempts are left
change-affects-results = Their results change
change-fault = By the regulations the event may not be so: { $list }
change-too-late = No round can be added to this event any more ({ $code }).
change-reason = Reason
change-reason-hint = It stays readable on the round’s page.
change-do =
    { $count ->
        [0] Change the rules
        [one] Change 1 rule
       *[other] Change { $count } rules
    }
judge-note-position = Did not go on in this combined round: this card is complete.
judge-note-quit = Withdrawn from this round: this card is complete.
judge-notice-position = Not among those who go on
judge-notice-position-means = This card is complete: this competitor was ranked behind the cut of the combined round (9g2).
judge-notice-quit = Withdrawn from this round
judge-notice-quit-means = This card is complete. Should that be wrong, ask the organizer.

## Rounds: planned, added, dual, qualification
plan-add = Add a round
plan-add-title = Add a round of { $event }
plan-add-do = Add round { $number }
plan-add-hint = Round { $number } comes behind all others and is the final. Round { $before } is no longer the last one, so it needs to say who advances.
plan-change = Change the plan
plan-change-title = Plan of { $round }
plan-change-hint = Announce the change to the competitors. Once the round is open, its rules stand.
plan-save = Save the plan
plan-take-out = Take out of the plan
plan-take-out-title = Take { $round } out of the plan?
plan-take-out-hint = Nobody has opened it. It can be added again later.
plan-take-out-final = Round { $number } is the final then, and nobody advances from it.
plan-format = Format
plan-limit = Time limit in seconds; blank for none
plan-cutoff = Cutoff
plan-cutoff-none = No cutoff
plan-cutoff-result = Result to go on, digits as on the keypad
plan-attempts =
    { $count ->
        [one] after one attempt
       *[other] after { $count } attempts
    }
plan-goes-on = Who advances from round { $number }
plan-goes-on-by = By
plan-by-none = not laid down
plan-by-ranking = ranking
plan-by-percent = percentage
plan-by-result = result
plan-level-ranking = How many advance
plan-level-percent = How many in a hundred advance
plan-level-result = Result, digits as on the keypad
plan-dual = Dual Rounds: the first two rounds count together
plan-qualifies = Only who qualifies may take part
plan-qualification-round = Qualification round: who qualifies directly starts in round 2
plan-qualified = Who qualifies
plan-qualified-by = By
plan-qualified-ranking = place in the world ranking
plan-qualified-of = Of
plan-qualified-place = Lowest place that qualifies
plan-phases = Combined round by position
plan-phase-after = After how many attempts
plan-phase-none = no cut
plan-too-many = Round { $number } has { $count } competitors: the regulations allow { $most ->
        [one] one round
       *[other] { $most } rounds
    } then, and { $planned } are planned ({ $code }).
plan-accept-number = The number of competitors will be another
plan-late = The final has started. A round may be added only if everybody on the podium agrees ({ $code }).
plan-accept-podium = Everybody who has reached the podium agrees
plan-forbidden = The regulations do not allow this for round { $number } ({ $code }).
qualification-hint = Everybody who is not directly qualified plays this round; the best of them go on to the next ({ $code }).
qualification-plays = Play the qualification round
qualification-direct = Directly qualified for the next round
qualification-not =
    { $count ->
        [one] One person does not meet the qualification and cannot take part ({ $code })
       *[other] { $count } people do not meet the qualification and cannot take part ({ $code })
    }
dual-title = Dual Rounds
dual-better-counts = The better result of the two rounds counts for each competitor (9v4).
dual-nobody-out = Dual Rounds: nobody is out between the two. Everybody of the first round and everybody registered may compete, even without a result (9v5).
dual-second-people = In the second round
dual-may-open = Dual Rounds: may be opened before the first of the two ends (9l2)
dual-no-results = No results yet in either round.
dual-standings = Standings over both rounds
dual-counts = counts: round { $number }

## Rounds: drift and sign-off
drift-title = Who should be in this round
drift-drift = { $before } now sends other competitors into { $round }
drift-changed = A result of { $before } has changed since this round was opened.
drift-begun =
    { $count ->
        [one] This round has begun: { $count } competitor has results in it.
       *[other] This round has begun: { $count } competitors have results in it.
    }
drift-not-begun = Nobody has a result in this round yet.
drift-closed = This round is closed: for more attempts it has to be opened again.
drift-there = In the round
drift-now = Would advance now
drift-out = would not advance now
drift-in = not in the round
drift-done =
    { $count ->
        [one] { $count } attempt done
       *[other] { $count } attempts done
    }
drift-tied =
    { $count ->
       *[other] { $count } competitors are tied at the cut; who of them is in was a person’s choice.
    }
drift-who-decides = The Delegate decides. Until then nothing changes.
drift-enter = Take { $name } in
drift-enter-title = Take a competitor into { $round }
drift-enter-means = Comes into the round and does all of its attempts.
drift-quit = Let { $name } go
drift-quit-title = Let a competitor go from { $round }
drift-quit-means =
    { $count ->
        [0] Does no attempt in this round.
        [one] Does no more attempts in this round; { $count } result stays.
       *[other] Does no more attempts in this round; { $count } results stay.
    }
drift-keep = Leave it as it is
drift-keep-title = Leave { $round } as it is
drift-keep-means = Nobody comes in and nobody goes. If the standings change again, you are asked again.
drift-reason = Why
sign-act = Sign off
sign-anyway = Sign off all the same
sign-title = Sign off { $round }
sign-clear = Nothing is open in this round.
sign-open = This is still open:
sign-open-round = The round itself
sign-open-disputes =
    { $count ->
        [one] { $count } dispute
       *[other] { $count } disputes
    }
sign-open-proposals =
    { $count ->
        [one] { $count } proposal
       *[other] { $count } proposals
    }
sign-open-held = Held, because something is missing: { $count }
sign-open-late = Came after the close: { $count }
sign-open-extras =
    { $count ->
        [one] { $count } extra attempt not done
       *[other] { $count } extra attempts not done
    }
sign-open-missing =
    { $count ->
        [one] { $count } competitor is not done
       *[other] { $count } competitors are not done
    }
sign-open-unconfirmed =
    { $count ->
        [one] { $count } attempt not confirmed
       *[other] { $count } attempts not confirmed
    }
sign-attempts = attempt { $list }
sign-unsent =
    { $count ->
        [one] { $count } entry of this device is not sent yet
       *[other] { $count } entries of this device are not sent yet
    }
sign-means = What this device knows now is signed. After that only the Delegate changes a result; what others enter, and what is still on a phone, becomes a proposal.
seal-title = Sign-off
seal-by = Signed off by { $who } at { $time }
seal-digest = Digest of what was signed, to compare by eye:
seal-here-holds = This device’s copies are what was signed off.
seal-here-broken = This device’s copies are not what was signed off.
seal-here-unknown = This device’s copies are being looked through …
seal-here-changed = An entry on this device is not the one that was stored. It cannot be signed.
seal-server-holds = The server’s copies are what was signed off.
seal-server-broken = The server’s copies are not what was signed off.
seal-server-unknown = The server has not been asked yet.
seal-what-here = The stored entry on this device has been changed.
seal-what-bytes = The stored entry on the server has been changed.
seal-what-value = The value is another one.
seal-what-hash = What the sign-off kept of it has been changed.
seal-what-entry = Changed since by the Delegate.
seal-what-apart = This device and the server differ.

## Head to Head
match-bracket = Bracket
match-stage-R16 = Stage of 16
match-stage-R12 = Stage of 12
match-stage-QF = Quarterfinals
match-stage-SF = Semifinals
match-stage-F = Final Stage
match-name-R16 = Stage of 16, match { $number }
match-name-R12 = Stage of 12, match { $number }
match-name-QF = Quarterfinal { $number }
match-name-SF = Semifinal { $number }
match-name-final = Final Match
match-name-third = Third Place Match
match-state-playing = Under way
match-state-ready = Can be played
match-state-waiting = Still waiting for its people
match-state-over = Over
match-first-to = { $sets ->
    [one] One set wins the match
   *[other] The first to win { $sets } sets wins the match
 }
match-seed = Seed
match-leads = leads
match-won = won
match-sets = Sets
match-points-short = Points
match-points-now = Points in this set
match-nobody = Nobody
match-nobody-yet = Not known yet
match-winner-of = Winner of: { $match }
match-loser-of = Loser of: { $match }
match-by-withdrawn = The opponent withdrew. No results are recorded.
match-by-set = Won by the better single in the set
match-by-match = Won by the better single in the match
match-by-round = Won by the better single in the round
match-by-seed = Won by the higher seed
match-points = Point by point
match-set = Set { $number }
match-point-word = Point
match-point-won = wins
match-no-bracket = The bracket is not on this device yet
match-no-bracket-how = It appears as soon as the round has been opened and this device has heard of it.
match-now = Matches that can be played now
match-none = No match can be played now
match-none-how = A match can be played when both people are known.
match-none-complete = All matches are over.
match-open = Go to this match
match-ready-count = { $count ->
    [one] One match can be played now
   *[other] { $count } matches can be played now
 }
match-set-point = Now: set { $set }, point { $point }
match-enter = Enter the result
match-look = Look at the result
match-point-to = Point { $point } goes to { $name }
match-point-nobody = Nobody wins point { $point }
match-set-to = The set goes to { $name }.
match-wins = { $name } wins the match
match-unsigned = { $count ->
    [one] One result has not been confirmed
   *[other] { $count } results have not been confirmed
 }
match-settle = The match is over
match-settle-title = { $match }: { $name } won
match-settle-means = From now on who won stays as it is, even if a result is changed later. Only the Delegate can decide otherwise.
match-settled = The match is over and stays as it is
match-otherwise = Decide otherwise
match-otherwise-title = { $match }: who won after all?
match-otherwise-who = Winner of the match
match-otherwise-why = Reason
match-others = Other matches
match-back = Back to the match
match-where-stage = { $round }, stage { $step }, point { $point }
match-where = { $match }, point { $point }
match-places = Places
match-sets-to-win = Sets that win a match
match-seeds = Seeds
match-drawn = drawn
match-cap = At most { $cap } can go on from the round before. The other places stay empty.
match-seeding-failed = The seeds cannot be worked out on this device now
match-draw-title = { $count } people are equal: their seeds are drawn
match-draw-number = A number that somebody says aloud
match-draw-hint = Ask somebody who stands by for any number, type it once, and do not change it.
match-draw-check = How the draw can be checked
match-draw-how = For each person the SHA-256 of the text below, a | and the number of the person is taken. Among equals the smaller one has the higher seed. The text is the digest of the round before and the number that was said: nobody can choose it.
delegate-kind-match-settle = match over
delegate-settle-twice = { $round }: one match, two words on who won
delegate-settle-twice-hint = Two devices ended the match without seeing each other, or for somebody who is not in it. Keep the right one.
delegate-settle-decided = Decided: who won a match in { $round }
delegate-settle-who = { $match }: { $name } won
delegate-settle-reason = Two devices differed; the WCA Delegate decided.
match-look-bracket = Look at the bracket

## Records and personal bests
records-file-not-text = Line { $line }: this is not text in UTF-8. Save the table as CSV (UTF-8) and choose it again.
records-file-not-csv = Line { $line }: this cannot be read as CSV. Look for a quotation mark too many.
records-file-columns = Line { $line }: the first line must name the columns { $columns }, each once.
records-file-cells = Line { $line }: there must be four values here (region, event, type, value), and there are { $found }.
records-file-region = Line { $line }, column { $column }: “{ $value }” is no region. Write world, a continent such as _Asia, or a country’s two letters such as KR.
records-file-event = Line { $line }, column { $column }: there is no event “{ $value }”. Write its id, such as 333 or 333bf.
records-file-type = Line { $line }, column { $column }: “{ $value }” is not possible here. Write single or average; multi-blind has singles alone.
records-file-value = Line { $line }, column { $column }: “{ $value }” is no result of this event. Write it as 12.34, 1:02.34, 22 (moves), 22.33 (a mean of moves) or 12/13 58:34, or as the WCA’s integer.
records-file-twice = Line { $line }: this record is in line { $first } already. Keep one of the two.
records-file-too-long = Line { $line }: a list has at most { $most } records.
records-mark-world = World record
records-mark-continental = Continental record
records-mark-national = National record
records-mark-personal = Personal record
records-provisional = provisional
records-provisional-hint = Records are provisional until the round is closed and no other round of the event can better them on that date.
records-title = Records
records-lead = Records that stood before the competition. Results that reach them are marked on the public pages and on each round.
records-in = Bring in a list
records-in-hint = A CSV with the columns region, event, type, value; it takes the place of the list that is there. Region is world, a continent (_Asia) or a country’s two letters (KR); type is single or average.
records-choose = Choose a CSV file
records-paste = Or paste the list here
records-look = See what changes
records-changes = What changes
records-take = Use this list
records-same-list = This is the list that is there already.
records-part-removed =
    { $count ->
        [one] { $count } record is taken away
       *[other] { $count } records are taken away
    }
records-part-changed =
    { $count ->
        [one] { $count } record changes
       *[other] { $count } records change
    }
records-part-added =
    { $count ->
        [one] { $count } record is added
       *[other] { $count } records are added
    }
records-part-same =
    { $count ->
        [one] { $count } record stays as it is.
       *[other] { $count } records stay as they are.
    }
records-more = … and { $count } more
records-known = What is here
records-since =
    { $count ->
        [one] { $count } record, brought in { $time }.
       *[other] { $count } records, brought in { $time }.
    }
records-kept-here = Without network: this is the copy on this device.
records-not-here = This device has no copy of the list yet. It comes as soon as there is a network.
records-none = No records yet
records-none-hint = Bring in a list above, and results that reach one are marked. Personal records come with the competition’s file.
records-out = Save this list as CSV
records-type-single = single
records-type-average = average
records-region-world = World
records-region-africa = Africa
records-region-asia = Asia
records-region-europe = Europe
records-region-north-america = North America
records-region-oceania = Oceania
records-region-south-america = South America
records-of-round = Records of this round
records-of-round-none = None so far.

## Timers
timer-source-serial = Cable (serial)
timer-source-usb = Cable (USB: FTDI or CDC adapter)
timer-source-gan = Bluetooth (GAN)
timer-source-audio = Sound (microphone socket)
timer-source-file = Recording (to practise)
timer-input = Input
timer-input-hint = The socket into which the timer is plugged. If nothing can be read, try the next one.
timer-level = Level
timer-level-clean = The timer is heard clearly
timer-level-noisy = The timer is heard, with noise
timer-level-nothing = No timer is heard
# What the timer is doing, large, beside the digits
timer-state-off = No signal
timer-state-idle = Ready
timer-state-hands = Hands on
timer-state-armed = Green light
timer-state-running = Running
timer-state-stopping = Stopping…
timer-state-stopped = Stopped
timer-state-stale = Old time: read the display, or reset
timer-state-reset = Was reset
timer-state-fault = Time not plausible
timer-state-lost = Signal lost: read the display
# What was noticed while the timer ran; it stands beside the time and on the entry
timer-flag-signal-lost = The signal was lost during the solve. Check against the display.
timer-flag-ran-backwards = The time ran backwards. Check against the display, and call a Delegate.
timer-flag-jumped = The time jumped. Check against the display, and call a Delegate.
timer-flag-started-twice = The timer started again without a reset. Call a Delegate.
timer-flag-stale-time = This time stood there already when the timer was connected. Read the display.
timer-flag-reset-early = The timer was reset before the result was confirmed. Call a Delegate.
timer-flag-very-short = Less than 0.50 s. Check that the puzzle was solved.
timer-flag-malfunction = Less than 0.06 s: it may be a timer malfunction. Call a Delegate.
timer-flag-letters-odd = The timer reports its states unusually. The digits count.
# What is wrong with the connection, and what to do next
timer-trouble-unsupported = This browser cannot read a timer by cable. Chrome and Edge on a computer can, and Chrome on newer Android phones. Go on with the keypad.
timer-trouble-insecure = A timer can be read only where the address begins with https. Go on with the keypad.
timer-trouble-nothing-chosen = Nothing was chosen. Plug the adapter in, then connect again and choose it in the list. No list? Allow serial ports or USB devices for this page in the browser's settings.
timer-trouble-denied = The browser did not allow it. Allow serial ports or USB devices for this page in the browser's settings, then connect again.
timer-trouble-busy = Another tab or program holds the timer. Close it there, then connect again.
timer-trouble-busy-system = Another app, another tab or the phone itself holds the adapter. Close them, pull the adapter out and plug it in again, then connect. If it stays so, go on with the keypad.
timer-trouble-wrong-chip = The chip of this adapter cannot be read by USB: CP210x, CH340 and PL2303 are not supported. Use an RS-232 adapter with an FTDI chip, or go on with the keypad.
timer-trouble-unplugged = The cable is out. Plug it in again. If it does not go on by itself, connect again.
timer-trouble-inverted = The signal is inverted. Use an RS-232 adapter, not a TTL one.
timer-trouble-garbled = Something comes, but nothing that can be read. Check the plug and the baud rate. Old MoYu timers send a signal of their own: use the keypad with them.
timer-trouble-moyu = This timer sends MoYu's own signal, which this cable cannot read. Go on with the keypad.
timer-trouble-silent = Connected, but nothing comes. Is the timer on, and the plug all the way in? On a Gen 4, the arrow button stops the signal: press it again.
timer-trouble-no-service = This is not a timer: GAN’s cubes have names that begin alike. Connect again and choose the timer in the list.
timer-trouble-no-sound = The microphone hears nothing. Check the plug, and that this page may use the microphone.
timer-trouble-noisy = The sound is too noisy to read. Is the right input chosen? Turn noise reduction off (Windows 11: Settings, Sound, the input, Audio enhancements), set the level lower, try another cable, or use a USB sound adapter.
timer-trouble-no-microphone = This page may not use the microphone. Allow it in the browser's settings for this page, then connect again.
timer-trouble-paused = The browser has paused the sound. Tap anywhere on the page.
timer-trouble-wrong-file = This file is not a recording of a timer. Choose one that was saved on the page of timers.
timer-trouble-bluetooth-unsupported = This browser cannot read a timer by Bluetooth. Chrome and Edge can, on a computer or an Android device; on an iPhone or iPad the browser Bluefy can. Go on with the keypad.
timer-trouble-bluetooth-off = Bluetooth is off on this device. Switch it on, and connect again if the timer does not come back by itself.
timer-trouble-bluetooth-denied = The browser did not allow Bluetooth. Allow it for this page in the browser’s settings, then connect again.
timer-trouble-bluetooth-nothing-chosen = Nothing was chosen. Switch the timer on, then connect again and choose it in the list. A timer that is connected to another device is not in the list.
timer-trouble-bluetooth-away = The timer is off or out of reach. Switch it on: it goes on by itself.
timer-trouble-bluetooth-again = The timer is off or out of reach. Switch it on, then connect again.
timer-trouble-bluetooth-tap = Connect again and choose the timer: after a reload this browser asks anew.
timer-trouble-bluetooth-garbled = What this timer sends cannot be read. Switch it off and on. If that does not help, go on with the keypad.

## Timers: which one stands on the mat
timer-list-label = Timer on the mat
timer-list-none = Not chosen
timer-list-other = One that is not in the list
timer-list-yes = Allowed by the regulations ({ $code })
timer-list-no = Not allowed by the regulations ({ $code }): ask the Delegate before the first attempt
timer-list-ask = It is not known here whether this timer is allowed ({ $code }): ask the Delegate before the first attempt
timer-list-unknown = It is not known here which timers these regulations allow: ask the Delegate before the first attempt
timer-list-note-two-pads = Make sure that it is in 2-pad mode.
timer-list-note-generation-2 = Generation 2 has not been allowed since 2023.
timer-list-note-until-2025 = It was allowed until 2025. The Approved Timer List says whether it still is.
timer-list-note-disqualified = Results that were timed with one of this make have been disqualified.
timer-list-note-list-unread = The Approved Timer List says which timers are allowed.
timer-list-note-stackmat-only = Only a StackMat of generation 2 or later is allowed.
# On the judge's phone: the timer at the mat
timer-lead = Connect once: from then on this phone finds the timer by itself. The keypad is always there as well.
timer-needs-serial = Plug the timer into an RS-232 adapter and the adapter into this device, then choose it in the list.
timer-needs-usb = For an Android phone: an adapter with an FTDI chip, or a USB bridge, on the phone's socket.
timer-needs-audio = The timer's cable in a microphone socket or a USB sound adapter. The browser asks for the microphone.
timer-needs-gan = A GAN timer that is switched on and near. Choose it in the list.
timer-none-here = This browser cannot read a timer
timer-none-here-means = Chrome or Edge on a computer or an Android phone can; no browser on an iPhone does. Go on with the keypad: nothing else is missing.
timer-elsewhere = Not in this browser: { $ways }. Chrome or Edge on a computer or an Android phone may have it.
timer-to-the-keypad = To the keypad
timer-disconnect = Disconnect
timer-opening = Connecting…
timer-unheard = Connected. The timer says what it does as soon as it is touched.
timer-baud-more = For a USB bridge
timer-baud = Baud rate
timer-baud-means = A StackMat sends at 1200. Only a bridge may need another rate.
timer-bench-link = Test the timer
# Less than 0.01 s
timer-no-result = Under 0.01 s is no result. Ask the Delegate, an extra attempt may follow.
# The reading is typed in again; $time is all that the timer sent, 12.678
timer-take = Take { $time }
# A button: the timer was started and reset, but not for this attempt
timer-tried = Only tried: the attempt is still to come
timer-flag-typed-otherwise = The judge typed another time than the timer sent.
timer-reset-early = The timer was reset before you confirmed
timer-reset-early-means = If this is not what the timer showed, say so to the judge now. Your confirmation says that it was reset.
# Beside an entry; $way is how the timer was connected
timer-read = From the timer: { $way }
timer-there = A timer was connected: { $way }
timer-packets = { $count } packets
# The letter of a packet of a running timer is a space
timer-letter-space = space

## Timers: the test bench
bench-tab = Timers
bench-title = Test bench for timers
bench-lead = Find out before the day whether the timer, the cable and the browser of each table work. Nothing here counts.
bench-how-many = Side by side
bench-one = One timer
bench-two = Two timers
bench-only = The timer
bench-at-left = Left timer
bench-at-right = Right timer
bench-source = Connected by
bench-not-here = Not in this browser: { $ways }
bench-baud = Baud rate
bench-baud-hint = A timer sends at 1200. Change this only for a bridge that asks for another rate.
bench-connect = Connect
bench-disconnect = Disconnect
bench-link-opening = Connecting …
bench-link-up = Connected
bench-link-down = Connection lost
# What all that is seen of a timer means
bench-means = What this means
bench-means-none = Nothing is connected. Plug the timer in, then tap Connect.
bench-means-opening = The connection is being made.
bench-means-down = The connection is gone. Once the timer is back, it goes on by itself.
bench-means-waiting = Connected. Waiting for the timer: switch it on.
bench-means-try = Packets arrive and can be read. Start and stop the timer once to see everything.
bench-means-works = This timer works: it reports each of its states, and its time is read.
bench-means-digits = This timer works: its letters do not tell its states, so it is read by its digits alone.
bench-means-told = This timer works: it tells its states itself.
bench-means-errors = The time is read, but much of what arrives is damaged. Check the plugs and try another cable.
bench-means-gaps = The time is read, but many packets are missing. Try another cable, adapter or device.
bench-means-stale = An old time stands on the timer. Reset it first.
bench-means-fault = The time ran backwards or jumped. Reset the timer and try again; if it happens twice, use another timer.
bench-means-lost = The signal broke off while the time ran. Check the plugs at both ends.
bench-practice = A recording is being played, for practice. No timer is connected.
# The guided check of a table
bench-check = Check this table
bench-check-what = Four steps with the timer. Each is ticked as soon as it is seen here.
bench-check-start = Start the check
bench-check-again = Check again
bench-check-end = End the check
bench-step-reset = Reset the timer, so that it shows zero.
bench-step-hands = Put both hands on it and wait for the green light.
bench-step-start = Lift both hands: the time runs.
bench-step-stop = Stop the timer with both hands.
bench-mark-seen = seen
bench-mark-not-told = this timer does not report it, which is fine
bench-mark-next = now
bench-mark-waiting = to come
bench-check-works = This table works: { $time }
bench-check-compare = The timer has to show { $time } as well. It counts as { $counted }.
bench-check-failed = This table does not work yet
bench-missing-reset = the reset
bench-missing-hands = hands on
bench-missing-start = the start
bench-missing-stop = the stop
bench-why-ended = What was not seen: { $steps }.
bench-why-lost = The signal broke off during the solve. Check the plugs at both ends, then check again.
bench-why-fault = The time ran backwards or jumped. Reset the timer, then check again; if it happens twice, use another timer.
bench-why-flags = A time was read, but it cannot be trusted.
# The line in figures
bench-figures = Figures
bench-not-yet = not yet
bench-figure-packets = Packets
bench-rate = { $rate } a second
bench-rate-period = { $rate } a second, every { $period } ms
bench-figure-errors = Errors
bench-errors-value = { $count ->
    [0] none in the last minute
   *[other] { $count } in the last minute
  }
bench-figure-kind = Kind of timer
bench-kind-none = not known yet
bench-kind-unsure = known after a solve
bench-kind-told = tells its states itself
bench-kind-full = reports all its states
bench-kind-i-only = sends only I and space
bench-kind-all-s = always sends S
bench-kind-odd = sends letters that do not fit
bench-figure-letters = Letters seen
bench-letters-trusted = { $letters }: can be trusted
bench-letters-not = { $letters }: cannot be trusted, the digits count
bench-figure-start = From the start to “Running”
bench-figure-stop = From the stop to the time
bench-ms = { $ms } ms
bench-figure-level = Sound
bench-level-value = { $signal } %, noise { $noise } %
# What arrives, byte by byte
bench-bytes = Bytes, newest first
bench-bytes-none = Nothing has arrived yet.
bench-hold = Hold
bench-hold-off = Go on
bench-rejected = not a packet
# A recording of it
bench-capture = Recording
bench-capture-what = What the timer sends, as a file: to find a fault, or to practise without a timer.
bench-note = Note
bench-note-hint = Which table, timer and cable
bench-record = Record
bench-record-again = Record anew
bench-record-stop = Stop recording
bench-record-runs = { $count ->
    [one] Recording: { $count } line, { $size }
   *[other] Recording: { $count } lines, { $size }
  }
bench-record-done = { $count ->
    [one] Recorded: { $count } line, { $size }
   *[other] Recorded: { $count } lines, { $size }
  }
bench-record-full = The recording is as long as it may be and has stopped: { $size }
bench-save = Save as a file

## Delegate
delegate-title = Decisions
delegate-lead =
    { $count ->
        [0] Nothing is waiting
        [one] One is waiting
       *[other] { $count } are waiting, oldest first
    }
delegate-none = Nothing needs a decision
delegate-none-hint = Attempts that two phones entered differently, and changes after sign-off, appear here by themselves.
delegate-reading = Reading the rounds on this device: { $done } of { $all }. What has not arrived is fetched as soon as there is a network.
delegate-where = { $event }, round { $number }, attempt { $slot }
delegate-back = Decisions
delegate-not-fetched = This round is not on this device yet.
delegate-settled = Nothing is open here
delegate-settled-hint = You may still enter a correction. The old value stays readable.
delegate-versions = Versions of this attempt
delegate-keep = Keep this
delegate-in-force = in force
delegate-by-nobody = no name given
delegate-checked = checked by { $who }
delegate-another = Another result
delegate-another-hint = If none of these is right
delegate-another-change = Change
delegate-reason = Reason
delegate-reason-own = Or in your own words
delegate-because-scorecard = The scorecard says so
delegate-because-video = Video evidence
delegate-because-judge = The judge confirmed it
delegate-because-typing = Mistyped
delegate-because-timer = The timer’s display was seen
delegate-decide = Decide
delegate-needs-choice = Choose a version or enter another result.
delegate-needs-result = Type the result, then tap “Use this result”.
delegate-take-result = Use this result
delegate-needs-reason = Give a reason.
delegate-decided = Decided: { $name }, attempt { $slot }
delegate-history = History of this attempt
delegate-history-link = History
delegate-says-extra = extra attempt
delegate-says-void = taken off the card
delegate-open-twice = { $round } was opened twice
delegate-open-twice-hint = Two devices opened it without seeing each other. Keep one: attempts of people who are not in it are set aside, not lost.
delegate-open-decided = Decided: how { $round } was opened
delegate-close-twice = { $round } was closed twice
delegate-close-twice-hint = Two devices closed it without seeing each other. Keep one; no result changes.
delegate-close-decided = Decided: { $round } is closed
delegate-continue-twice = { $round }: two lists of who goes on
delegate-continue-twice-hint = Two devices made one without seeing each other. Keep the right one.
delegate-continue-decided = Decided: who goes on in { $round }
delegate-people =
    { $count ->
        [one] One person
       *[other] { $count } people
    }
delegate-only-here = Only in this one
delegate-aside = Kept aside
delegate-aside-hint = Nothing is lost. Late entries count; the others change no result.
delegate-held =
    It builds on { $count ->
        [one] an entry that has
       *[other] { $count } entries that have
    } not arrived yet.
delegate-held-not-open = The round is not open yet.
delegate-late = Came after the close; it counts.
delegate-refused-role = The role does not allow this.
delegate-refused-not-in-round = The person is not in this round.
delegate-refused-bad-slot = The round has no such attempt.
delegate-refused-number-told = The number of cubes had been told for good.
delegate-refused-bad-body = The entry cannot be read.
delegate-refused-unknown-kind = A newer version of the app made it.
delegate-refused-revoked = The phone had been revoked.
delegate-refused-scope = This phone may not enter results in this round.
delegate-refused-bad-signature = Its signature does not match.
delegate-refused-unsigned-relay = It came through another phone without a signature.
delegate-refused-schema = A newer version of the app made it.
delegate-refused-id-reused = Its number was already used for something else.
delegate-refused-other = Refused ({ $code }).
delegate-admit = Admit
delegate-admit-title = Admit this entry
delegate-admit-hint = It then counts like any other entry, and your reason stays with it.
delegate-admitted = Admitted: entry of { $who }
delegate-kind-attempt-record = entered
delegate-kind-attempt-void = taken off the card
delegate-kind-attempt-confirm = competitor confirmed
delegate-kind-attempt-check = checked
delegate-kind-attempt-correct = corrected
delegate-kind-attempt-propose = proposed
delegate-kind-attempt-extra = extra attempt
delegate-kind-attempt-decide = decided
delegate-kind-attempt-declare = declared
delegate-kind-attempt-scrambled = scrambled
delegate-kind-round-open = round opened
delegate-kind-round-close = round closed
delegate-kind-round-enter = person added
delegate-kind-round-quit = person withdrew
delegate-kind-round-continue = combined round goes on
delegate-kind-round-keep = round left as it is
delegate-kind-round-sign = round signed off
delegate-kind-round-publish = round published
delegate-kind-op-admit = admitted

## Delegate: side events
delegate-side-match = ChessCubing, round { $round }: match { $number }
delegate-side-friendly = ChessCubing: friendly match { $number }
delegate-side-match-hint = Two devices went on with this match without seeing each other. Keep one; the other stays readable.
delegate-side-ways = How the match went on
delegate-side-count =
    { $count ->
        [0] no entry yet
        [one] one entry
       *[other] { $count } entries
    }
delegate-side-opened = Match opened
delegate-side-meanwhile = Counts meanwhile
delegate-side-log = Log of the match
delegate-side-match-decided = Decided: { $match }
delegate-because-board = It agrees with the board
delegate-because-players = Both players agree
delegate-side-twice-hint = Two devices entered it without seeing each other, so one of them counts meanwhile. Keep the right one.
delegate-side-reason = Two devices differed; this one was kept.
delegate-side-plan-twice = { $event }: two plans
delegate-side-plan-decided = Decided: the plan of { $event }
delegate-pairing-publish-twice = { $event }: round { $round } was drawn twice
delegate-pairing-publish-decided = Decided: the draw of round { $round }
delegate-entrant-add-twice = { $event }: one player, two entries
delegate-entrant-add-decided = Decided: an entry in { $event }
delegate-scramble-set-twice = { $event }: two sets of scrambles for the same cubes
delegate-scramble-set-decided = Decided: the scrambles
delegate-side-bye = { $name }: no opponent
delegate-side-set = A set of four scrambles
delegate-refused-not-open = Nobody had opened the match.
delegate-refused-closed = The side event had been closed.
delegate-kind-match-open = match opened
delegate-kind-match-event = match went on
delegate-kind-match-decide = match decided
delegate-kind-match-call = players called
delegate-kind-entrant-add = player entered
delegate-kind-entrant-quit = player left
delegate-kind-side-plan = planned
delegate-kind-side-close = closed
delegate-kind-pairing-publish = round drawn
delegate-kind-scramble-set = scrambles made
delegate-kind-scramble-key = key of a scrambler

## Rummikub: what a delegate decides
rummikub-decide-table = { $event }, round { $round }: table { $number }
rummikub-decide-game = { $table }, game { $game }
rummikub-decide-game-hint = Phones entered this game differently without seeing each other. It counts for nobody until one of the values is kept; the others stay readable.
rummikub-decide-versions = The values of the game
rummikub-decide-to-table = Page of the table
rummikub-decide-decided = Decided: { $what }
rummikub-decide-seat-twice = { $event }, draw of round { $round }: two players for { $seat }
rummikub-decide-seat-twice-hint = Two phones tapped in the same tile without seeing each other. Whoever is kept has the seat; the other draws again.
rummikub-decide-person-twice = { $event }, draw of round { $round }: two seats for { $name }
rummikub-decide-person-twice-hint = Two phones tapped in different tiles for one player without seeing each other. Keep the right one; the other seat is free again.
rummikub-decide-seat = table { $table }, { $colour }
rummikub-decide-no-seat = taken off the table
rummikub-decide-sits = { $name } at { $seat }
rummikub-decide-to-draw = Draw
rummikub-decide-draw-open-twice = { $event }: the draw of round { $round } was begun twice
rummikub-decide-draw-open-done = Decided: the draw of round { $round }
rummikub-decide-draw-tile = Draw with tiles
rummikub-decide-draw-seed = Draw from the seed { $seed }
rummikub-decide-draw-size = { $people } players, { $tables } tables
rummikub-decide-cut-twice = { $event }: two decisions on who goes on from stage { $stage }
rummikub-decide-cut-done = Decided: who goes on from stage { $stage }
rummikub-decide-tie-tile-twice = { $event }: two tiles for one player
rummikub-decide-tie-tile-done = Decided: the tile that was drawn
rummikub-decide-tie = { $name } drew { $number }
rummikub-decide-place-twice = { $event }: declined and not declined
rummikub-decide-place-done = Decided: a place in the final
rummikub-decide-declines = Declines the place in the final
rummikub-decide-accepts = Takes the place in the final
rummikub-decide-purpose-twice = { $event }, game { $game }: referees differ on −200
rummikub-decide-purpose-done = Decided: −200 in game { $game }
rummikub-decide-purpose-yes = −200 for not melding on purpose
rummikub-decide-purpose-no = No −200
rummikub-decide-plan-capacity = { $count } places
rummikub-decide-plan-no-limit = No limit of places
rummikub-decide-plan-stage = Stage { $stage }: games { $games }, { $advance } go on
rummikub-decide-plan-turn = { $seconds } s a turn
delegate-refused-taken = Somebody sat there already.
delegate-kind-place-decline = place declined
delegate-kind-place-accept = place taken after all
delegate-kind-draw-open = draw begun
delegate-kind-draw-seat = tile drawn
delegate-kind-draw-publish = draw published
delegate-kind-seat-move = player moved
delegate-kind-cut-decide = cut decided
delegate-kind-tie-draw = tile drawn for a tie
delegate-kind-game-score = game entered
delegate-kind-game-note = note on a game
delegate-kind-game-purpose = ruling on −200
delegate-kind-game-decide = game decided
delegate-kind-table-confirm = round confirmed

## Public
public-competition = Competition
public-loading = Fetching…
public-unknown-competition = There is no such competition here
public-unknown-round = There is no such round here
public-offline = The server cannot be reached
public-offline-hint = This page has no copy on this device yet. It fills itself as soon as there is a network.
public-as-of = As of { $time }
public-as-of-hint = The server cannot be reached at the moment. This is the last copy; it updates by itself.
public-live = Updates by itself · { $time }
public-to-desk = My screen: { $role }
public-running = Going on now
public-events = Events
public-unofficial = unofficial
public-no-events = No events yet
public-no-events-hint = They appear when the organizer has set them up.
public-final = Final
public-round = Round { $number }
public-all-rounds = All rounds
public-podium = Podium
public-standings = Standings
public-search = Number or name
public-provisional-hint = Provisional: the round is still open.
public-disputes =
    { $count ->
        [one] One attempt is disputed; the Delegate decides
       *[other] { $count } attempts are disputed; the Delegate decides
    }
public-no-standings = No results yet
public-no-standings-hint = They appear here while the round is going on, without reloading.
public-nobody-found = No competitor found
public-nobody-found-hint = Type a registrant number, or part of a name in any script.
public-rank = Rank
public-name = Name
public-country = Country
public-best = Best
public-average = Average
public-state = State
public-provisional = provisional
public-disputed = disputed
public-not-begun = not begun
public-format-1 = Best of 1
public-format-2 = Best of 2
public-format-3 = Best of 3
public-format-5 = Best of 5
public-format-a = Average of 5
public-format-m = Mean of 3
public-format-h = Head to Head

## Start
start-title = Start a competition
start-lead = Competitors, events and rounds come from the competition’s WCIF file.
start-checking = Checking the link…
start-no-link = This page opens with the first organizer’s link
start-no-link-hint = The server printed it when it started. Each link works once.
start-bad-link-hint = Ask whoever runs the server for a new link. Nothing was changed.
start-offline = The server cannot be reached
start-offline-hint = The link is still good. Try again when there is a network.
start-again = Try again
start-name = Your name
start-name-hint = It stands beside what you open and close.
start-file = The competition’s WCIF file
start-file-hint = Drop the file from the WCA website here, or choose it. It is read on this device first; nothing is sent yet.
start-file-choose = Choose a file
start-file-other = Choose another file
start-people = Competitors
start-events = Events
start-rounds = Rounds
start-results = Results
start-others =
    { $count ->
        [one] One more person in the file does not compete.
       *[other] { $count } more people in the file do not compete.
    }
start-edition = Regulations
start-edition-hint = Penalties, limits and authority follow this edition.
start-edition-wca-2026 = WCA Regulations 2026 (in force)
start-edition-wca-2010 = WCA Regulations 2010
start-edition-wca-2008 = WCA Regulations 2008
start-submit = Start the competition
start-needs-name = Type your name to go on.
start-needs-file = Choose the competition’s file to go on.
start-sending = Starting…
start-error-not-json = This file is not JSON
start-error-not-wcif = This file is not a competition in WCIF
start-error-other = The competition could not be started
start-error-where = In the file, look at:
start-error-nothing = Nothing was changed. Correct the file or choose another.
start-path-nth = { $word } { $n }
start-path-persons = person
start-path-events = event
start-path-rounds = round
start-path-results = result
start-path-attempts = attempt
start-path-schedule = schedule
start-path-venues = venue
start-path-rooms = room
start-path-activities = activity
start-path-registration = registration
start-path-name = name
start-path-countryIso2 = country
start-path-timeLimit = time limit
start-path-cutoff = cutoff
start-path-advancementCondition = advancement condition
start-path-format = format

## This phone and its way to the server
error-offline = The server cannot be reached at the moment. Nothing is lost; try again when there is a network.
error-server = The server has trouble. Nothing is lost: everything is kept on this phone and sent again by itself.
error-bad-reply = The server’s answer could not be understood. Nothing is lost: everything is kept on this phone and sent again by itself.
error-storage-full = This device has no room left, so the last entry was not saved. Free some space, then save it again; all earlier entries are kept.
error-storage-failed = This device could not write the last entry. Save it again; all earlier entries are kept.
error-not-durable = This browser cannot promise that an entry survives a crash, so the entry was not saved. Use a newer browser; all earlier entries are kept.
error-too-large = This entry is too long. Shorten the text, then save it again.
error-no-seat = This phone has no place at the competition. Enter a code, then save the entry again.
error-unsent-entries = This phone still holds entries that the server has not got. Send them first; nothing is deleted.
error-older-tab = This tab is older than the app in another tab, so this entry was not saved. Note it down, reload this tab, and enter it again; all earlier entries are kept.
error-storage-cleared = The browser has cleared what this phone kept, so this entry was not saved. Note it down, join again with a code, and enter it again. What the server has is safe.
error-file-broken = This file is damaged or was cut off. Nothing on this phone has changed. Export it once more on the other device and try again.
error-file-foreign = This is not a file from Matside. Nothing on this phone has changed. Choose the file whose name begins with “matside-phone”.
error-file-newer = This file was written by a newer version of the app. Nothing on this phone has changed. Update the app, then try again.
error-rules-unavailable = Results cannot be computed just now: neither on this phone nor by the server. Saving works as usual.

## This phone: what is kept, moved, exported and imported
phone-lead = What is kept here, how safe it is, and how to take it elsewhere.
phone-keeping = Kept safely?
phone-keeping-sure = This browser keeps everything for sure
phone-keeping-sure-means = It has promised to clear nothing by itself. Only somebody who deletes this site’s data could.
phone-keeping-unsure = This browser may clear what is kept here
phone-keeping-unsure-means = That can happen when room runs out. Install the app and ask once more; send your entries soon, or export a file.
phone-keeping-ios = Safari clears what a tab keeps after seven days without a visit. Install the app, then move your place there (below).
phone-keeping-unknown = This browser does not say whether it keeps everything
phone-keeping-unknown-means = Send your entries soon, or export a file.
phone-keeping-ask = Ask the browser to keep it
phone-keeping-refused = The browser has not promised it yet. Browsers agree more readily once the app is installed.
phone-room-used = Used by this app
phone-room-left = Room left, as the browser says
phone-kept = Kept here
phone-kept-none = Nothing is kept here yet
phone-kept-none-how = Join a competition with a code; from then on every entry is kept here first.
phone-kept-made = Entries made here
phone-kept-waiting = Not sent yet
phone-kept-fetched = Entries from the server
phone-kept-brought = Brought in a file, not handed over yet
phone-move = Move this place elsewhere
phone-move-title = Move this place
phone-move-asking = Sending what waits and asking the server for a code…
phone-move-how = Open the installed app (or the other browser) and enter this code there. You keep your role and your rounds.
phone-move-copy = Copy the code
phone-move-until = Good until { $time }, once only. Whoever has it gets this place, so show it to nobody else.
phone-move-scan = Scan it with another phone
phone-move-again = Try again
phone-move-unsent =
    { $count ->
        [one] One entry has not been sent yet. It stays in this browser and is sent from here: open this page once more with a network.
       *[other] { $count } entries have not been sent yet. They stay in this browser and are sent from here: open this page once more with a network.
    }
phone-moved = Moved: it is phone { $device } now
phone-moved-means = Go on there. Everything entered here has been sent.
phone-export = Export everything
phone-export-means = One file with every entry on this phone, the exact originals with their signatures. There is no password or key in it. For a phone that finds no network, or as a copy.
phone-export-save = Save as a file
phone-export-done = Saved as { $name }
phone-export-keep = You find it among the downloads. Give it to somebody whose device reaches the server: “Import a file” on this screen.
phone-export-failed = The file could not be written
phone-export-failed-what-now = Everything is still kept here. Load the page again and try once more.
phone-import = Import a file
phone-import-means = Takes in what another device has exported and hands it over to the server. Nothing here is replaced; the same file twice does no harm.
phone-import-choose = Choose the file
phone-import-busy = Taking it in…
phone-import-failed = This file was not taken in
phone-import-empty = There is nothing in this file
phone-import-no-seat = This phone has no place at { $name }
phone-import-no-seat-what-now = Nothing was taken in from that competition. Join it with a code, then choose the file again.
phone-import-added =
    { $name }: { $count ->
        [0] nothing new
        [one] one entry taken in
       *[other] { $count } entries taken in
    }
phone-import-known =
    { $count ->
        [one] One entry was here before.
       *[other] { $count } entries were here before.
    }
phone-import-unsigned =
    { $count ->
        [one] One entry has no signature: it is shown to the Delegate, who may admit it.
       *[other] { $count } entries have no signature: they are shown to the Delegate, who may admit them.
    }
phone-import-unreadable =
    { $count ->
        [one] One part of the file is no entry and stays in the file.
       *[other] { $count } parts of the file are no entries and stay in the file.
    }
phone-import-next = What is new here is handed over to the server as soon as it can be reached.

## Judge
judge-title = Rounds
judge-lead = Choose the round that you score.
judge-round-line = Round { $number }, { $format }
judge-rounds-open = Under way
judge-rounds-not-open = Not open yet
judge-rounds-closed = Closed
judge-no-rounds = No round for this phone
judge-no-rounds-how = The organizer adds rounds, or gives this phone a code for another one.
judge-no-such-round = This phone does not score that round. Choose one of these.
judge-not-joined = This phone has not joined this competition
judge-not-joined-how = Ask the organizer or the Delegate for a code, then you can score at once.
judge-organizer = Organizers do not enter results
judge-organizer-how = Invite a judge or a score taker; on their own phone it takes one scan.
judge-organizer-invite = Invite somebody
judge-no-kit = Getting the competition…
judge-no-kit-how = Once is enough: after that this phone works without a network. If nothing happens, check the Wi-Fi and tap “Send now”.
judge-holder = Held by
judge-holder-nobody = nobody named
judge-holder-title = Who holds this phone?
judge-holder-new = Somebody else: number or name
judge-holder-hint = It stands beside every entry from now on.
judge-holder-take = Take over
judge-round-not-open = This round is not open on this phone
judge-round-not-open-means = You can enter results. They are kept and count as soon as the organizer has opened the round.
judge-round-closed = This round is closed
judge-round-closed-means = What you enter now is kept and shown to the Delegate as late.
judge-pick = Choose a competitor
judge-pick-how = Type the number and press Enter, or tap a name.
judge-search = Number or name
judge-groups = Groups
judge-group = Group { $number }
judge-all-groups = Everybody
judge-progress = { $done } of { $of }
judge-not-in-round = not in this round
judge-not-in-round-list = Not in this round
judge-nobody-found = Nobody with that number or name
judge-nobody-found-how = Check the number on the badge, or type a part of the name.
judge-nobody-in-round = Nobody in this round yet
judge-nobody-in-round-how = The organizer opens the round with its competitors.
judge-attempt = Attempt { $slot } of { $of }
judge-attempt-short = Attempt
judge-pad = Enter the result
judge-timer = Timer shows
judge-moves = Moves
judge-result = Result
judge-counts = Result  { $result }
judge-no-rules = Result not computed yet; saving works
judge-key-clear = Clear
judge-key-back = Delete
judge-multi-solved = Solved
judge-multi-attempted = Attempted
judge-multi-time = Time
judge-multi-impossible = These numbers do not fit together: at least 2 attempted, and no more solved than attempted.
judge-type-time = Type what the timer shows
judge-type-moves = Type the number of moves
judge-type-multi = Type cubes and time
judge-note-propose = Signed off: your change goes to the Delegate as a proposal.
judge-note-correct = Signed off: you correct what the competitor has checked.
judge-note-disputed = Two entries differ: another one from you goes to the Delegate as a proposal.
judge-note-meanwhile = Somebody else entered this: saving replaces it.
judge-note-extra = Extra attempt: this attempt is done again.
judge-note-cutoff = Cutoff not met: this card is complete.
judge-reason-title = Why?
judge-reason-means = The reason goes along. Until it is decided, the signed result stands.
judge-reason-read = Misread
judge-reason-typing = Mistyped
judge-reason-penalty = Penalty was missing or wrong
judge-reason-card = Wrong card
judge-reason-attempt = Wrong attempt
judge-reason-other = Another reason
judge-entered-by = Entered by { $name }
judge-save = Save
judge-saving = Saving…
judge-correct = Save the correction
judge-propose = Send the proposal
judge-not-saved = Not saved
judge-not-saved-what-now = The phone could not write it down. What you typed is still here: free some space and press Save again, or write it on paper.
judge-flag-very-short = Under half a second: is the reading right?
judge-flag-timer-malfunction = Under 0.06: this looks like a timer malfunction. Ask the Delegate.
judge-flag-stale-reading = The same reading as the one before: was the timer reset?
judge-flag-over-limit = Over the time limit: the main judge decides.
judge-over-limit = The time limit of { $limit } has been reached: this counts as DNF.
judge-notice-stranger = Not in this round
judge-notice-stranger-means = Nothing can be entered here. Check the number, or ask the organizer to enter this competitor.
judge-notice-disputed = Two entries differ
judge-notice-disputed-means = Both are kept. The Delegate decides; another entry from you goes to the Delegate as a proposal.
judge-notice-undecided = An attempt is disputed
judge-notice-undecided-means = Different results were entered for it, and a Delegate has to decide. There is nothing more to enter on this card.
judge-notice-cutoff = Cutoff not met
judge-notice-cutoff-means = This card is complete: no more attempts in this round.
judge-notice-complete = All attempts are done
judge-notice-complete-means = Tap an attempt to look at it.
judge-wrong-card = Take it off
judge-again = Enter again
judge-propose-other = Propose another result
judge-hand = Show it to the competitor
judge-next-competitor = Next competitor
judge-next-attempt = Attempt { $slot } of { $name }
judge-wrong-title = Take this entry off the card
judge-wrong-means = The attempt is empty again. The entry stays on record with your reason.
judge-wrong-take-off = Take it off
judge-check-ask = Please check your result
judge-check-attempt = { $round }, attempt { $slot } of { $of }
judge-check-means = After this, a judge can no longer change it.
judge-check-confirm = I have checked my result
judge-check-wrong = Something is wrong
judge-signed = Signed off
judge-signed-means = Thank you. Please hand the phone back to the judge.
judge-start = Start attempt
judge-hour = The hour: one clock for the room
judge-solving = Solving
judge-enter-time = Enter the time
judge-under-way = { $name }, attempt { $slot }: under way at this phone
judge-under-way-go = Go on
judge-attempt-numbered = Attempt { $slot }
judge-station-set = Set a station
judge-station-title = Station of this phone
judge-station-means = After each attempt, the next competitor of the group is offered. You can always pick another one.
judge-station-name = Station: number or name
judge-station-use = Use this station
judge-station-none = No station
judge-station-change = Change
judge-station-at = Station { $name }
judge-station-next = Next at station { $name }
judge-station-done = Nobody left: all attempts of the group are done.
judge-next-named = Next: { $name }, attempt { $slot }
judge-another-competitor = Another competitor
judge-said = { $name }, attempt { $slot }, { $result }: { $state }
judge-recent = Entered here last: { $name }, attempt { $slot }

## Judge's tools
tool-inspection = Inspection
tool-stopwatch = Stopwatch
judge-tool-penalties = Penalties
judge-tool-timer = Timer
judge-tool-report = Report
judge-tool-solved = Solved?

## Penalty sheet
penalty-title = Penalties
penalty-search = Number or words
penalty-none-found = No penalty with that number or those words.
penalty-no-rules = The list is not here yet. +2, DNF and DNS on the keypad work without it.
penalty-no-result = nothing typed yet
penalty-done = Done
penalty-less = { $number } once less
penalty-more = { $number } once more
penalty-variant = case { $place } of { $of }
penalty-discretion = at their discretion
penalty-by-judge = The judge decides
penalty-by-scoretaker = The score taker enters this
penalty-by-head-judge = The main judge decides
penalty-by-delegate = The Delegate decides
penalty-by-organizer = The organizer decides
penalty-by-wca = The WCA decides
penalty-phase-inspection = Inspection
penalty-phase-start = Start
penalty-phase-memorisation = Memorization
penalty-phase-blindfold = Blindfolded phase
penalty-phase-solve = Solve
penalty-phase-one-hand = One hand
penalty-phase-feet = Feet
penalty-phase-stop = Stop
penalty-phase-after-stop = After the stop
penalty-phase-fmc = Fewest moves
penalty-phase-multi = Multi-blind
penalty-phase-equipment = Puzzle, scramble and incidents
penalty-phase-conduct = Conduct
penalty-most-start = Of the +2 for the start, at most { $most } counts.
penalty-most-stop = Of the +2 for the stop, at most { $most } counts.
penalty-most-solved-state = Of the +2 for the solved state, at most { $most } counts.
penalty-most-all = Every +2 counts.
penalty-most-times = Each +2 counts as often as it happened.
penalty-costs-extra-attempt = extra attempt
penalty-costs-provisional-extra = provisional extra attempt
penalty-costs-replace = the attempt is replaced
penalty-costs-stop = the attempt is stopped
penalty-costs-stop-and-score = stopped; what is solved counts
penalty-costs-unsolved-puzzle = the puzzle counts as not solved
penalty-costs-no-result = no result in the round
penalty-costs-disqualify-attempts = disqualified from the attempts
penalty-costs-remaining-attempts-dnf = all remaining attempts DNF
penalty-costs-no-further-attempts = no further attempts
penalty-costs-remove-later-rounds = removed from the later rounds
penalty-costs-disqualify-event = disqualified from the event
penalty-costs-disqualify-competition = disqualified from the competition
penalty-costs-suspend = suspended
penalty-costs-leave-venue = must leave the venue
penalty-costs-unofficial = counts as unofficial

## Penalties, a sentence each
penalty-judge-refusal = The competitor was not available to judge when needed.
penalty-scr-refusal = The competitor was not available to scramble when needed.
penalty-not-eligible = The competitor does not meet the requirements to take part.
penalty-late-round = The competitor did not come to the round in time.
penalty-late-checkin = The competitor did not register or check in in time.
penalty-cheating = The competitor is suspected of cheating or of deceiving officials.
penalty-violence = The competitor behaved unlawfully, violently or indecently, or damaged facilities or property.
penalty-disturb = The competitor disturbed or distracted others.
penalty-disobey-rules = The competitor did not follow the Regulations.
penalty-suspension = The WCA has suspended the competitor for a time.
penalty-refuse-final = The competitor did not accept the ruling that ended a dispute.
penalty-foreign-parts = The repair touched parts that were not defective, or used something other than the puzzle's own parts.
penalty-repair-adv = The repair gave the competitor an advantage in solving the puzzle.
penalty-bf-repair = The competitor repaired the puzzle without being blindfolded.
penalty-time-limit = The attempt was not finished within the time limit.
penalty-unofficial = The competition, an event or a result was declared unofficial.
penalty-unfinished = The attempt was disqualified, or it ended without a solved puzzle.
penalty-not-started = The competitor did not start the attempt.
penalty-multi-negative = Too few of the puzzles were solved.
penalty-one-move = The puzzle is one move short of solved.
penalty-more-moves = The puzzle is more than one move short of solved.
penalty-magic-fold = One tile of the Magic, or two side by side, are raised or folded.
penalty-magic-else = The Magic is not solved.
penalty-incident-extra = An incident affected the attempt.
penalty-moves-insp = The competitor made a move during inspection.
penalty-start-hands = The competitor's hands were not placed correctly on the timer at the start.
penalty-start-touch = The competitor was touching the puzzle when starting the timer.
penalty-insp-15 = The competitor did not start within 15 seconds of inspection.
penalty-insp-17 = The competitor did not start within 17 seconds of inspection.
penalty-communication = The competitor communicated with someone else during the attempt.
penalty-assistance = The competitor was helped by another person or an object.
penalty-stop-hands = The competitor did not stop the timer with both hands flat, palms down.
penalty-stop-release = The competitor stopped the timer before fully letting go of the puzzle.
penalty-touch-dnf = The competitor touched or moved the puzzle before the judge had checked it.
penalty-reset-timer = The competitor reset the timer before that was allowed.
penalty-dispute-touch = The competitor touched or moved the puzzle before the dispute was settled.
penalty-bf-notes = The competitor made notes.
penalty-bf-peek = The competitor looked at the puzzle in the blindfolded phase.
penalty-bf-touch-after = The competitor handled the puzzle after taking off the blindfold.
penalty-oh-one = The competitor used more than one hand during the solve.
penalty-oh-body = Another part of the competitor's body or an object touched the puzzle.
penalty-oh-drop = The competitor worked on a dropped puzzle before lifting it clear.
penalty-oh-repair = The competitor did not repair the puzzle with the one hand only.
penalty-oh-switch = The competitor changed hands during the solve.
penalty-ft-feet = The competitor used something other than the feet and the floor.
penalty-ft-body = Another part of the competitor's body or an object touched the puzzle.
penalty-fm-related = The solution comes from the scramble.
penalty-fm-objects = The competitor used an object that is not allowed.
penalty-multi-limit = The time limit for this number of puzzles was reached.
penalty-judge-disobey = The competitor did not accept the judge's ruling.
penalty-scr-disobey = The competitor did not accept the scramble given.
penalty-timer-early-extra = The timer stopped below 0.06 seconds, before the puzzle was solved.
penalty-timer-early-dnf = The timer stopped at 0.06 seconds or later, before the puzzle was solved.
penalty-bf-inner = The competitor touched the inside of the puzzle.
penalty-fm-late = The solution was not handed in at 60 minutes, or was written on afterwards.
penalty-talk-scramble = The competitor talked about the scrambles with others in the group.
penalty-clothing = The competitor's clothing is not appropriate.
penalty-bad-object = The competitor used an object that is not permitted.
penalty-bad-object-again = The object that the competitor used is not permitted for further attempts.
penalty-dq-power = The Delegate disqualified the competitor from attempts or an event.
penalty-dq-event-stop = The competitor has been disqualified from this event.
penalty-dq-rest = The competitor was disqualified after starting an attempt in the round.
penalty-dq-none = The competitor was disqualified before the first attempt of the round.
penalty-dq-attempt = The incident happened during this finished attempt.
penalty-event-req = The competitor does not meet the requirements of the event.
penalty-suspect-result = The result is suspected to come from cheating or deceit.
penalty-not-present = The competitor was not present and ready when called.
penalty-not-present-ind = The competitor was late for an attempt with its own appointed time.
penalty-no-puzzle = The competitor had no puzzle ready when called.
penalty-bad-puzzle = The competitor used a puzzle that is not permitted.
penalty-bad-puzzle-extra = A puzzle that is not permitted was found before the round was complete.
penalty-detached-two = Two or more parts with one colored face are detached.
penalty-detached-multi = A part with more than one colored face is detached.
penalty-cause-defect = The competitor caused a puzzle defect on purpose.
penalty-clear-violation = The competitor broke a regulation so clearly that the attempt is certain to be disqualified.
penalty-only-dns = The competitor has no result, or only DNS, in the round.
penalty-h2h-nostart = A competitor started no attempt in the match.
penalty-later-rounds = With the corrected result, the competitor would not have been in the later round.
penalty-provisional = It is unclear whether the incident should give an extra attempt.
penalty-leave-venue = The competitor behaved in a seriously unlawful, violent, indecent or unsafe way.
penalty-misscramble-must = The scramble was wrong, and the result is one that must not rest on it.
penalty-misscramble-dns = The scramble was wrong, and there was no extra attempt.
penalty-misscramble-may = The scramble was wrong, and an extra attempt would be much fairer.
penalty-duplicate-group = The competitor received a scramble twice; it was noticed during the group.
penalty-duplicate-after = The competitor received a scramble twice; it was noticed after the group.
penalty-duplicate-late = The competitor received a scramble twice; it was noticed after the competition.
penalty-h2h-extra = One of the two competitors in Head to Head was granted an extra attempt.
penalty-cum-limit = The cumulative time limit was used up before this attempt.
penalty-left-area = The competitor left the waiting area or the solving station without permission.
penalty-watch-scramble = The competitor watched a scramble that they had not received yet.
penalty-saw-scramble = The competitor saw a scramble by accident that they had not received yet.
penalty-remove-cover = The competitor removed the cover.
penalty-not-ready = The competitor was not ready within one minute of the judge's question.
penalty-timer-not-reset = The competitor started with a timer that the judge had not reset.
penalty-sq1-state = The Square-1 was handed over in a state that is no valid scramble.
penalty-on-timer = The puzzle was not fully on the mat, or it rested on the timer.
penalty-stop-release-dnf = The judge cannot tell whether the held puzzle was turned after the timer stopped.
penalty-move-after = The competitor made a move after stopping the timer.
penalty-touch-after = The competitor touched the puzzle after stopping the timer, without making a move.
penalty-reset-timer-lost = The competitor reset the timer before the result was fully recorded.
penalty-sign-early = The competitor signed on purpose before beginning the attempt.
penalty-sign-early2 = The competitor signed before the judge had finished recording the result.
penalty-sign-missing = A signature was missing when the scorecard was handed over.
penalty-sign-wrong = The competitor signed incorrectly on purpose.
penalty-inexperience = The incident or penalty comes from the competitor's inexperience.
penalty-bf-ready = The competitor did not start within one minute after the judge was ready.
penalty-bf-restart = The competitor started and reset the timer without the judge's confirmation.
penalty-bf-moves-memo = The competitor made a move in the memorization phase.
penalty-bf-moves-before = The competitor made a move before the blindfold was fully on.
penalty-bf-blocker = The competitor made no reasonable effort to place the sight blocker.
penalty-fm-write-before = The competitor wrote on the paper before the attempt began.
penalty-fm-reveal = The competitor revealed the scramble before the attempt began.
penalty-fm-wrong = The solution is missing or wrong.
penalty-fm-noid = The submitted solution does not say whose it is.
penalty-fm-change = The solution was changed, or something was written without supervision after the time limit.
penalty-fm-ambiguous = The solution can be read in more than one way.
penalty-fm-notation = The solution uses a move that the notation does not define.
penalty-fm-obscure = The competitor made the solution hard to read on purpose.
penalty-fm-length = The solution is longer than 80 moves, rotations included.
penalty-fm-explain = The competitor could not validly explain the solution.
penalty-fm-talk = The competitor communicated with someone other than the judge or the Delegate.
penalty-multi-dq = An offence disqualifies the whole Multi-Blind attempt.
penalty-multi-dq-one = The offence concerns only a single puzzle of the Multi-Blind attempt.
penalty-h2h-delay = The competitor delayed the start on purpose.
penalty-h2h-early = The competitor started before the call.

## The solved state (Article 10)
solved-parts = Parts of the puzzle
solved-tap = Tap the part that is off: it is drawn exactly at the limit. Nobody asks you for degrees.
solved-part-is = { $part }: { $state }
solved-part-upper = Upper layer
solved-part-lower = Lower layer
solved-part-between = Between layers { $above } and { $below } from the top
solved-part-half = One half
solved-part-slash = Right half (/)
solved-part-face-upper = Upper face
solved-part-face-front = Front face
solved-part-face-right = Right face
solved-part-face-left = Left face
solved-part-face-lower-right = Lower right face
solved-part-face-lower-left = Lower left face
solved-part-tip-upper = Upper tip
solved-part-tip-front = Front tip
solved-part-tip-right = Right tip
solved-part-tip-left = Left tip
solved-part-tile = Tile in row { $row }, column { $column }
solved-part-fold = Fold between the tiles { $one } and { $other }
solved-state-placed = in place
solved-state-within = within the limit
solved-state-beyond = beyond the limit
solved-said-placed = is in place.
solved-said-within = is drawn exactly at the limit: that far is still aligned. Is it further off? Tap it again.
solved-said-beyond = is beyond the limit. One more tap puts it back.
solved-magic-limit = Exactly the limit, from the side
solved-moves = Moves that are missing besides
solved-moves-more = 2 or more
solved-otherwise = Otherwise solved?
solved-otherwise-yes = Yes
solved-otherwise-no = No
solved-loose = Parts that lie loose
solved-loose-none = None, or one of one colour
solved-loose-5b5c = Several of one colour
solved-loose-5b5d = One of several colours
solved-verdict-ok = Solved
solved-verdict-plus2 = +2
solved-verdict-dnf = DNF
solved-parts-ok = No move is needed: no penalty.
solved-parts-plus2 = One move is needed: 2 seconds are added.
solved-parts-dnf = More than one move is needed.
solved-magic-ok = It lies flat: no penalty.
solved-magic-plus2 = One or two tiles stick out: 2 seconds are added.
solved-magic-dnf = More is wrong than may be.
solved-loose-dnf = More lies loose than may be.
solved-hint-10h = These regulations print no limit for this puzzle. The main judge decides by its generally accepted goal.
solved-usual = The limit that is drawn is only the usual one.
solved-hint-10i = Look at all eighteen inner clock faces: each must point to 12 o’clock. A hand between two marks points to the nearer one (10i1); loose pin caps do not matter (10i2).
solved-use = Use this

## Inspection, stopwatch, the hour of fewest moves
clock-inspection = Inspection
clock-inspection-begin = Uncover and start inspection
clock-inspection-solving = Started solving
# $code is the regulation's number, A4d1
clock-inspection-over = Inspection was too long ({ $code })
# Beside the keypad: $effect is +2 or DNF
clock-inspection-mark = Inspection { $time } s: { $effect } ({ $code })
clock-take-off = Take off
clock-cancel = Cancel
# What the judge asks the competitor (A3b1)
clock-ready = Ready?
clock-ready-left = { $time } to get ready
clock-ready-over = The minute to get ready is over ({ $code })
# Left to the judge in the editions that say so
clock-ready-forfeit = { $code }: { $effect }, up to the judge
clock-calls = How this phone makes calls
clock-calls-voice = Voice
clock-calls-tone = Tone
clock-calls-silent = Silent
# Calls, in the very words of the regulations (A3d1, A3d2; 2026 A3b3, A3b4)
clock-call-seconds = { $seconds } seconds
clock-call-go = Go
clock-inspection-stopwatch = Started, with the stopwatch
clock-stopwatch = Stopwatch
clock-stopwatch-begin = Start the stopwatch
clock-stopwatch-mark = The stopwatch's time
# The digits are not the stopwatch's but what the timer shows
clock-of-timer = Timer's instead
clock-stop = Stop the stopwatch
clock-keep-running = Let it run
clock-discard = Discard
clock-cubes = { $count } cubes
clock-cubes-less = One cube fewer
clock-cubes-more = One cube more
# $limit is minutes and seconds
clock-limit = { $count } cubes: { $limit }
clock-limit-over = Time is up: stop and count the cubes ({ $code })
clock-call-stop = Stop

## The hour of fewest moves, a clock for the room
hour-title = The hour of fewest moves
hour-back = Back
hour-what = The hour is one clock for the room, in rounds of fewest moves.
hour-not-here = This phone has not joined this competition, or there is no such round
hour-no-rules = The rules cannot be asked for now
hour-getting-rules = Getting the rules…
hour-none = This event has no hour
hour-start = Start the hour
hour-announces = What is announced, by minute
hour-announced = Announced so far
# $word is the call, $minute when it is made
hour-next = Next at { $minute }:00: { $word }
hour-over = No more writing
# $effect is DNF
hour-writes-on = Whoever writes on: { $effect } ({ $code })
hour-limit = Sixty minutes are the time limit; hand in the solution ({ $code })
hour-started = Started at { $time }
hour-hand-means = Other phones can show the same hour: give them this link. Their clocks must agree with this phone's.
hour-hand-share = Hand on
hour-hand-copy = Copy the link
hour-hand-copied = Copied
hour-handed = Another phone started the hour at { $time }
hour-handed-means = Compare the time on both phones after taking it over.
hour-handed-instead = An hour runs on this phone already. Taking over replaces its start.
hour-handed-ahead = By this phone's clock that is still to come: the two phones' clocks differ. Set them right first.
hour-take = Take over
hour-leave = Not now
hour-end = End this hour
hour-end-sure = The clock of the room stops on this phone.
hour-goes-on = Let it run
# Calls, in the words of the regulations where they have any (E2a, E2b1)
hour-call-fmc_start = Go
hour-call-fmc_minutes = { $minute } minutes have passed
hour-call-fmc_5min = 5 minutes remaining
hour-call-fmc_stop = Stop

## Fewest moves written out, multi-blind declared
judge-tool-solution = Solution
solution-scramble = Scramble of attempt { $slot }
solution-scramble-hint = Typed once for this attempt: this phone keeps it for the whole round.
solution-scramble-first = First type the scramble of this attempt.
solution-scramble-wrong = Something in this scramble is not a move under these regulations.
solution-scramble-change = Change
solution-solution = What the competitor wrote
solution-type = Type or paste the solution.
solution-unchecked = The solution cannot be checked just now. You can use it; it is counted later.
solution-ok = Solved: { $moves } moves
solution-unsolved = Not solved after { $moves } moves: DNF
solution-errors = Something is not a move: DNF as it stands
solution-no-moves = No moves: DNF
solution-too-long = More than { $longest } moves: DNF ({ $code })
solution-hint-inverse-of-scramble = It begins like the inverse of the scramble. Ask the Delegate.
solution-hint-over-80 = More than { $longest } moves: the main judge decides.
solution-strange = “{ $token }” at place { $place } is not a move
solution-net = The cube after scramble and solution, unfolded
solution-use = Use this: { $result }
solution-use-it = Use this
solution-keyboard = Keyboard
solution-key-space = Space
solution-key-prime = counterclockwise
solution-key-open = bracket
solution-key-close = bracket closed
solution-key-small = small letters for slices
judge-tool-told = Cubes told
judge-told-differs = { $told } cubes were told before the attempt, { $typed } are typed.
told-title = Number of cubes
told-at-registration = Told at registration.
told-at-event = Told before the event begins.
told-at-attempt = Told before the attempt; it then stays.
told-secret-event = It may change until the event begins, and is secret until then.
told-secret-all-told = On request it is secret until everybody has told theirs.
told-number = Cubes in attempt { $slot }
told-least = { $least } or more
told-seal = Seal the number
told-sealed = Attempt { $slot }: told and sealed.
told-show = Show the number
told-hide = Hide the number
told-change = Tell another number
told-stays = The number stays ({ $code }). If it was mistyped, the Delegate puts it right.
told-too-late = The attempt has a result; no number was told before it.
told-differ = Two phones sealed different numbers: ask the Delegate.

## Signatures and scrambling
signing-say = The judge says: “{ $words }” ({ $code })
signing-call-ok = OK
signing-call-penalty = PENALTY
signing-call-dnf = DNF
signing-tell-ok = Judge: tell the competitor that the puzzle is solved ({ $code }).
signing-tell-penalty = Judge: tell the competitor that a penalty applies ({ $code }).
signing-tell-dnf = Judge: tell the competitor that the attempt is a DNF ({ $code }).
signing-title = Signature of the competitor ({ $code })
signing-pad = Signature field: draw with a finger
signing-drawn = Signature field: signed
signing-clear = Clear
signing-named = Type the name instead
signing-type = Your name, or the number on your badge
signing-draw = Draw instead
signing-scan = Scan the badge
signing-scan-how = Hold the code on your badge in front of the camera.
signing-wrong-other = That is another competitor. Type your own name or number.
signing-wrong-nobody = This code names nobody here. Type your name or number.
signing-may = Draw a signature
signing-asking = Asking whether a signature is needed…
signing-needs-ok = Please sign above first.
signing-needs-penalty = A penalty was given: please sign above first. The attempt is complete only with your signature.
signing-needs-dnf = The result is DNF: please sign above first. The attempt is complete only with your signature.
signing-scrambling = Scrambling
signing-missing = Missing signatures
signing-missing-in = Missing signatures in { $round }: { $count ->
        [one] one competitor
       *[other] { $count } competitors
    }
signing-attempts =
    { $count ->
        [one] Attempt { $slots }
       *[other] Attempts { $slots }
    }
signing-none-in = No signature is missing in { $round }.
signing-all-there = No signature is missing
signing-all-there-how = Attempts without a signature that the regulations ask for appear here.
signing-left = Nothing changes by itself: what follows is for the Delegate to decide.
signing-missing-scrambler-name = Scrambler’s signature missing ({ $code })
signing-missing-judge-name = Judge’s name missing ({ $code })
signing-missing-competitor-check = Competitor’s confirmation missing ({ $code })
signing-missing-competitor-hand = Competitor’s signature missing ({ $code })
signing-wrong-scramble = Scramble { $told } was told, expected { $expected }
signing-wrong-what-now = If it has been solved already, tell the Delegate.
signing-scrambled = Scrambled by { $name }, scramble { $scramble }
signing-scramble = scramble { $scramble }
signing-scrambled-before = This attempt has been signed as scrambled
signing-nobody = nobody named
signing-now = Have it signed now
signing-hand-drawn = Signature of the competitor
signing-hand-by_hand = Signed by name: { $words }
signing-hand-badge = Signed with the badge: { $words }
signing-none = Nothing to scramble
signing-none-how = Every competitor here has a scrambled puzzle or a complete card.
signing-others = Scrambled already, or complete
signing-scramble-sign = Sign as scrambled: attempt { $slot }, scramble { $scramble }
signing-scramble-means = { $name } signs that this is the right scramble and that the puzzle was checked.
signing-scramble-nobody = No name will stand beside it: tap “Held by” first.
signing-which-scramble = Another scramble
signing-which-attempt = Another attempt
signing-scramble-leave = Another competitor

## ChessCubing: players' view, log and board

chess-view-title = Players’ view
chess-view-side-white = White
chess-view-side-black = Black
chess-view-move-you = Your move
chess-view-move-them = { $side } to move
chess-view-check-you = You are in check
chess-view-check-them = { $side } is in check
chess-view-free-you = Your free move
chess-view-free-them = { $side }’s free move
chess-view-free-note = Not counted. Any capture, but no check.
chess-view-second-you = Your second move
chess-view-second-them = { $side }’s second move
chess-view-second-note = Counted. Takes no rook and no queen.
chess-view-parry-you = Get out of check
chess-view-parry-them = { $side } parries
chess-view-parry-note = Not counted: until no king is in check.
chess-view-start-you = You start part { $part }
chess-view-start-them = { $side } starts part { $part }
chess-view-double-you = Double move: you
chess-view-double-them = Double move: { $side }
chess-view-double-note = First a free move without check, then a second move that takes no rook and no queen.
chess-view-closed = Part { $part } is over
chess-view-closed-note = Hands off the pieces: the arbiter looks at the board.
chess-view-cover = Cube number { $cover }
chess-view-cover-number = Cover
chess-view-cover-note = Both covers are lifted together.
chess-view-again = A tie: the cube phase is played again.
chess-view-rescramble = First all cubes get new scrambles.
chess-view-minus = Your cube’s time comes off your own clock.
chess-view-plus = Your cube’s time is added to the other clock.
chess-view-solve = Go!
chess-view-stopped = Stopped
chess-view-judging = Cubes are judged
chess-view-you-win = You win
chess-view-they-win = { $side } wins
chess-view-over = The match is over
chess-view-by-mate = By checkmate
chess-view-by-resign = By resignation
chess-view-by-arbiter = Ended by the arbiter, outside the rules: { $reason }
chess-view-paused = Paused
chess-view-paused-note = All clocks stand still.
chess-view-clock-you = Your clock
chess-view-clock-them = { $side }’s clock
chess-view-move-left = For this move
chess-view-part-left = Part { $part }
chess-view-moves-you = Your moves
chess-view-moves-them = { $side }’s moves
chess-view-cube-you = Your cube
chess-view-cube-them = { $side }’s cube
chess-view-not-opened = Not begun yet
chess-view-not-opened-note = As soon as the arbiter opens it, it shows here.
chess-view-forked = Two devices say different things about this match: the arbiter decides.
chess-view-offline = No connection. What this device itself enters still shows at once.
chess-view-leave = Leave
chess-view-swap = Swap sides
chess-view-turned = Face to face
chess-view-beside = Side by side
chess-view-full = Full screen
chess-view-full-off = End full screen
chess-view-language = Language of this half, now { $language }: change
chess-board-title = Board
chess-board-empty = empty
chess-board-piece-w-k = white king
chess-board-piece-w-q = white queen
chess-board-piece-w-r = white rook
chess-board-piece-w-b = white bishop
chess-board-piece-w-n = white knight
chess-board-piece-w-p = white pawn
chess-board-piece-b-k = black king
chess-board-piece-b-q = black queen
chess-board-piece-b-r = black rook
chess-board-piece-b-b = black bishop
chess-board-piece-b-n = black knight
chess-board-piece-b-p = black pawn
chess-board-target-free = can go here
chess-board-target-barred = not allowed now
chess-board-promotion = The pawn becomes
chess-board-turn-normal = { $side } to move
chess-board-turn-free = { $side }’s free move: no check
chess-board-turn-second = { $side }’s second move: takes no rook and no queen
chess-board-turn-parry = { $side } gets out of check
chess-board-resting = The board rests
chess-board-barred-free-move-check = A free move gives no check, nor uncovers one.
chess-board-barred-second-move-capture = The second move takes no rook and no queen.
chess-board-gap-last = { $side }’s move was entered without the board: play it here too.
chess-board-gap-missing = Moves were entered without the board
chess-board-gap-impossible = A move does not fit this position
chess-board-gap-how = The match goes on by the large buttons. To use the board again, take back what was entered, down to that move.
chess-board-flag-mate = { $side } is checkmated: the move before was mate
chess-board-flag-stalemate = Stalemate: { $side } has no move, so the turn is lost
chess-board-flag-no-free-move = { $side } has no free move without check: the advantage is lost
chess-board-flag-no-second-move = { $side } has no second move that is allowed: the turn is lost
chess-board-flag-turn = On the board the other king stands in check, so it cannot be { $side }’s move. Check the last move.
chess-board-enter-mate = Enter checkmate
chess-board-enter-lost = Enter a lost turn
chess-board-even-dead = Neither side can give mate any more
chess-board-even-repetition = The position stands for the third time
chess-board-even-fifty = Fifty moves without a capture or a pawn’s move
chess-board-even-how = The match goes on: only the arbiter can end it, outside the rules.
chess-board-not-kept = The move could not be kept on this device. Nothing was entered: try again.
chess-board-moves = Moves so far: { $count }
chess-board-part = Part { $part }
chess-board-turn = Turn the board
chess-board-pgn = Save PGN
chess-board-record = Save the record
chess-log-title = Log of the match
chess-log-back = To the match
chess-log-print = Print
chess-log-no-file = The file could not be made. Try again.
chess-log-goes-on = Part { $part } is under way
chess-log-won = { $side } wins
chess-log-shared = Nobody wins: half a point each
chess-log-arbiter = Ended by the arbiter, outside the rules: { $reason }
chess-log-part = Part { $part }
chess-log-time = Time
chess-log-what = What happened
chess-log-who = Entered by
chess-log-by-itself = by itself
chess-log-device = device { $device }
chess-log-undone = taken back
chess-log-refused = refused: { $reason }
chess-log-start = Part { $part } begins, { $side } to move
chess-log-start-asked = Start
chess-log-double = double move
chess-log-move = { $side } moves
chess-log-move-san = { $side }: { $move }
chess-log-move-asked = Move made
chess-log-mate = { $side } gives mate
chess-log-mate-asked = Checkmate
chess-log-kind-free = free move
chess-log-kind-second = second move
chess-log-kind-parry = out of check, not counted
chess-log-counted = counted
chess-log-uncounted = not counted
chess-log-takes = takes a { $piece }
chess-log-piece-p = pawn
chess-log-piece-n = knight
chess-log-piece-b = bishop
chess-log-piece-r = rook
chess-log-piece-q = queen
chess-log-check = check
chess-log-lost = { $side } loses the turn
chess-log-by-timer = time for the move is up
chess-log-by-claim = by the arbiter
chess-log-by-clock = clock at zero
chess-log-kept = stays on move
chess-log-again = { $times } times
chess-log-part-time = The time of part { $part } is up
chess-log-parry = { $side } must get out of check first
chess-log-closed = Part { $part } is over
chess-log-closed-quota = both quotas reached
chess-log-closed-time = by time
chess-log-closed-parry = no king in check any more
chess-log-confirm = The board is confirmed
chess-log-cover = Cube number { $cover } is drawn
chess-log-attempt = try { $attempt }
chess-log-rescramble = new scrambles first
chess-log-go = Go for cube { $cover }
chess-log-stop = { $side } stops { $time }
chess-log-give-up = { $side } gives up the cube
chess-log-verdict = { $side }: { $verdict }
chess-log-cube = { $side } wins the cube phase
chess-log-tie = A tie: played again
chess-log-times = White { $white }, Black { $black }
chess-log-running = still running
chess-log-clocks = Clocks ({ $sign }): White { $white }, Black { $black }
chess-log-unpaid = { $side } could not pay { $time }
chess-log-pause = Pause
chess-log-resume = Pause over
chess-log-undo = The last entry is taken back
chess-log-instead = The last entry is corrected
chess-log-resign = { $side } resigns
chess-log-chart-clocks = Both clocks
chess-log-chart-thought = Time for thinking, added up
chess-log-as-table = The figures as a table
chess-log-cube-phase = cube
chess-log-row-start = Part { $part } begins
chess-log-row-closed = Part { $part } is over
chess-log-row-ended = The match is over
chess-log-row-now = Last known
chess-log-cubes = Cube times
chess-log-phase = After part
chess-log-phase-of = { $part }, cube { $cover }
chess-log-came-of-it = What came of it
chess-log-no-time = no time
chess-log-faster = { $side } was faster
chess-log-change = White { $white }, Black { $black }
chess-log-reason-ended = the match was over
chess-log-reason-paused = paused
chess-log-reason-not-paused = not paused
chess-log-reason-state = not at this point
chess-log-reason-not-on-move = not that side’s turn
chess-log-reason-free-move-check = a free move gives no check
chess-log-reason-second-move-capture = a second move takes no rook and no queen
chess-log-reason-not-mate = no king was in check
chess-log-reason-timer-decides = the timer decides that
chess-log-reason-in-check = the king was in check
chess-log-reason-wrong-cover = another cube was drawn
chess-log-reason-already-stopped = stopped before
chess-log-reason-zero-time = no time had run
chess-log-reason-already-judged = judged before
chess-log-reason-not-stopped = still running
chess-log-reason-nothing-to-undo = nothing to take back
chess-log-reason-instead-refused = what was to stand instead is not allowed

## Rummikub: the table's page
rummikub-table-title = Table { $table }
rummikub-table-lead = Round { $round } · { $name }
rummikub-table-to-lists = All tables
rummikub-table-to-table = Table { $table }
rummikub-table-to-clock = Turn clock
rummikub-table-to-rack = Rack helper
rummikub-table-none-address = There is no such table
rummikub-table-none-address-how = The address names no table. Go back to the list and choose one.
rummikub-table-none-seats = Nobody sits at this table yet
rummikub-table-none-seats-how = The sheet is here as soon as round { $round } is drawn. Scores can then be entered without a network.
rummikub-table-sheet = Score sheet of table { $table }
rummikub-table-game = Game { $game }
rummikub-table-game-short = Game
rummikub-table-wins = Wins
rummikub-table-points = Points
rummikub-table-state-empty = not entered yet
rummikub-table-state-begun = half entered on this phone
rummikub-table-state-disputed = two phones differ: it counts for nobody yet
rummikub-table-state-wrong = cannot be scored: open it
rummikub-table-state-unknown = being worked out …
rummikub-table-left = has left
rummikub-table-before = sat here before
rummikub-table-for = for { $name }
rummikub-table-reason-winner = won
rummikub-table-reason-tiles = tiles left
rummikub-table-reason-no-meld = no meld
rummikub-table-reason-on-purpose = on purpose
rummikub-table-reason-absent = absent
rummikub-table-enter = Enter game { $game }
rummikub-table-go-on = Go on with game { $game }
rummikub-table-looks-on = This device looks on. Scores are entered by whoever has a seat at the table.
rummikub-table-no-rules = The rules cannot be asked just now
rummikub-table-no-rules-how = Nothing is lost. A game can be saved all the same; its scores appear by themselves.
rummikub-table-who = Who called Rummikub?
rummikub-table-nobody = Nobody: the tiles ran out
rummikub-table-key-out = Rummikub!
rummikub-table-key-joker = Joker
rummikub-table-key-no-meld = No meld
rummikub-table-key-absent = Absent
rummikub-table-line-out = Rummikub!
rummikub-table-line-absent = absent
rummikub-table-line-open = to count
rummikub-table-line-typing = typing …
rummikub-table-line-jokers = { $jokers ->
    [one] + { $jokers } joker
   *[other] + { $jokers } jokers
  }
rummikub-table-line-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
rummikub-table-line-drawn = drew { $drawn }
rummikub-table-count = Tiles on the rack of { $name }
rummikub-table-field-sum = Sum
rummikub-table-line-no-meld = no initial meld
rummikub-table-field-tiles = Tiles
rummikub-table-field-drawn = Drawn
rummikub-table-next = Next: { $name }
rummikub-table-save = Save game { $game }
rummikub-table-save-correction = Save the correction …
rummikub-table-drop = Throw away what is typed
rummikub-table-check-zero = Plus and minus come to 0
rummikub-table-check-absent = The sum is { $sum }: the 100 points of an absence go to nobody ({ $name })
rummikub-table-check-void = The sum is { $sum }: nobody made the initial meld, so nobody wins
rummikub-table-error-two-out = { $name } are both entered as having called Rummikub. Only one can: press “Rummikub!” once more for whoever did not.
rummikub-table-error-jokers-over-two = More than two jokers are entered at { $name }, and a set has only two. Look at the racks again.
rummikub-table-error-too-few-present = Fewer than two players are left when { $name } are absent. Take “Absent” off whoever played; if nobody did, do not save the game and call a referee.
rummikub-table-error-absent-with-entry = { $name } is absent and yet has tiles or a −200. Take “Absent” off, or clear what is entered.
rummikub-table-error-out-not-melded = { $name } called Rummikub without an initial meld. Nobody can: take one of the two off.
rummikub-table-error-out-with-tiles = { $name } called Rummikub and still has tiles. Clear the tiles, or take “Rummikub!” off.
rummikub-table-error-on-purpose-but-melded = { $name } has −200 from the referee for not melding on purpose, but here the meld was made. Press “No meld”, or ask the referee to take the −200 back.
rummikub-table-error-nothing-left = { $name } has nothing left and did not call Rummikub. Press “Rummikub!” if the game ended so, or enter the tiles.
rummikub-table-error-sum-tiles = The sum of { $name } cannot come from so many tiles. Count the numbers and the tiles again.
rummikub-table-error-sum-missing = The tiles of { $name } have not been counted. Correct the game and enter the sum.
rummikub-table-error-tiles-needed = { $name } is tied for the lowest sum. Correct the game and enter how many tiles are left: fewer wins.
rummikub-table-error-draw-needed = { $name } is still tied. Correct the game and enter the tile that each drew: the highest wins.
rummikub-table-error-sum-beyond = No rack comes to the sum of { $name }: all tiles together are 728. Enter it again.
rummikub-table-error-tiles-beyond = { $name } cannot hold so many tiles: a set has 106. Enter it again.
rummikub-table-error-drawn-beyond = { $name } cannot have drawn that: a tile has a number from 1 to 13. Draw again if it was a joker.
rummikub-table-error-unreadable = A game is played by three or four, and this one says otherwise. Ask the desk who sits here.
rummikub-table-missing-sum-missing = Still to count: { $name }
rummikub-table-missing-tiles-needed = The lowest sum is tied. How many tiles are left? Fewer wins: { $name }
rummikub-table-missing-draw-needed = Still tied: each draws a tile, the highest number wins. Draw again if equal: { $name }
rummikub-table-warning-void = Nobody made the initial meld: nobody wins this game.
rummikub-table-warning-tie-by-tiles = The lowest sum was tied: { $name } wins with fewer tiles.
rummikub-table-warning-tie-by-draw = Sum and tiles were tied: { $name } wins by the drawn tile.
rummikub-table-warning-absent = { $name } was absent: −100, which goes to nobody.
rummikub-table-warning-on-purpose = { $name }: −200 by the referee, for not melding on purpose.
rummikub-table-warning-short-rack = { $name } has no meld and yet fewer than the 14 tiles of the deal. Count them again.
rummikub-table-warning-left = { $name } has left. If the game was played without { $name }, press “Absent”; if not, go on.
rummikub-table-warning-left-absent = { $name } has left and is entered as absent: −100. Take “Absent” off if { $name } did play this game.
rummikub-table-meanwhile = Game { $game } was entered meanwhile on another phone
rummikub-table-meanwhile-same = It says the same as yours. There is nothing left to do.
rummikub-table-meanwhile-differs = It differs from yours, which is still here. Look at the racks or ask the players before you choose.
rummikub-table-meanwhile-theirs = Keep what is entered
rummikub-table-meanwhile-mine = Correct it with mine
rummikub-table-entered = Entered by { $who }, { $time }
rummikub-table-device = phone { $number }
rummikub-table-correct = Correct this game
rummikub-table-correct-title = Why is game { $game } corrected?
rummikub-table-correct-means = The old value is kept and stays in sight. Players who have confirmed the round confirm it anew.
rummikub-table-correct-do = Save the correction
rummikub-table-because = Reason
rummikub-table-because-recount = Counted again
rummikub-table-because-typing = Mistyped
rummikub-table-because-player = Wrong player
rummikub-table-because-asked = The players agree
rummikub-table-because-rack = The rack held a meld of 30
rummikub-table-because-said = The player said so
rummikub-table-because-own = In your own words
rummikub-table-versions = Earlier values
rummikub-table-version-reason = Reason: { $reason }
rummikub-table-dispute = Two phones entered game { $game } differently
rummikub-table-dispute-how = Both values are kept, and the game counts for nobody until a referee has decided.
rummikub-table-dispute-call = Call a referee, who decides on a phone of their own.
rummikub-table-decide = Keep this one
rummikub-table-decide-title = Why is this value right?
rummikub-table-differs = differs
rummikub-table-purpose = Referee: −200
rummikub-table-purpose-title = −200 for not melding on purpose
rummikub-table-purpose-means = Only for somebody whose rack held an initial meld of 30 or more when the game ended, and who had a turn with it.
rummikub-table-purpose-who = Who
rummikub-table-purpose-nobody = Everybody in this game melded or was absent: there is nobody to whom it could be given.
rummikub-table-purpose-do = Give −200
rummikub-table-purpose-undo = Take the −200 of { $name } back
rummikub-table-purpose-undo-do = Take it back
rummikub-table-purpose-ask = Could somebody have melded and did not? Only a referee gives −200. The rack helper says whether a rack held a meld.
rummikub-table-purpose-said = { $name }: −200, { $reason }
rummikub-table-players = Players
rummikub-table-confirm = Players confirm the round
rummikub-table-confirm-title = The players confirm
rummikub-table-confirm-first = When all games are entered, each player confirms the round on this phone.
rummikub-table-confirm-count = { $done } of { $all } have confirmed
rummikub-table-confirm-all = All have confirmed: this round is done here.
rummikub-table-confirm-none = not yet
rummikub-table-confirm-confirmed = confirmed
rummikub-table-confirm-stale = changed since: once more
rummikub-table-confirm-ask = Are these your scores?
rummikub-table-confirm-total = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }
rummikub-table-confirm-yes = Yes, that is right
rummikub-table-confirm-no = Something is wrong
rummikub-table-confirm-wrong = Nothing is confirmed. Tap the game that is wrong in the sheet, and correct it with a reason.
rummikub-table-drop-short = Discard
rummikub-table-choose = Tap a player
rummikub-table-dispute-purpose = Two referees differ about −200 for { $name }
rummikub-table-dispute-purpose-how = The game counts for nobody until a referee who has seen both says it again.

## Incidents and extra attempts
incident-about = { $name }, { $round }
incident-about-attempt = { $name }, { $round }, attempt { $slot }
incident-what = What happened?
incident-what-defect = Puzzle defect
incident-what-disturbance = Disturbance
incident-what-timer = Timer malfunction
incident-what-timer-early = Timer stopped below 0.06
incident-what-scramble = Wrong scramble
incident-what-duplicate = Same scramble twice
incident-what-inexperience = Inexperience
incident-what-procedure = Wrong procedure
incident-what-equipment = Other equipment
incident-what-other = Something else
incident-no-right = A puzzle defect alone gives no right to an extra attempt (5c).
incident-words = In your own words, if needed
incident-report = Only report it
incident-ask = Report and ask for an extra attempt
incident-grant = Report and grant an extra attempt
incident-kept = Reported: { $what }
incident-kept-asked = Extra attempt asked for
incident-kept-granted = Extra attempt granted
incident-kept-means = Those who decide see it as soon as this phone has a network.
incident-done = Done
incident-list = Incidents
incident-nobody = Nobody named
incident-decide = Decide the attempt
incident-answer = Answer
incident-answer-title = What came of it?
incident-answer-stands = The result stands
incident-answer-extra = An extra attempt is given
incident-answer-repaired = It has been put right
incident-answer-talked = The people concerned were spoken to
incident-answer-committee = It goes into the report
incident-says-provisional = provisional extra attempt
incident-ruling-extra = Grant an extra attempt
incident-ruling-extra-means = This attempt is done again; the result that it had stays readable.
incident-ruling-provisional = Provisional extra attempt (11e3)
incident-ruling-provisional-means = The result stands for now. What is done in the extra attempt waits here beside it until you decide.
incident-ruling-none = No extra attempt
incident-ruling-none-means = What was asked for is turned down, and the attempt goes on as it was.
judge-note-asked = An extra attempt is asked for: what you enter here goes to the Delegate too.
judge-note-provisional = Provisional extra attempt: what you enter waits beside the result.
judge-notice-asked = An extra attempt is asked for
judge-notice-asked-means = The Delegate decides. Until then, what stands here counts.
judge-notice-provisional = Provisional extra attempt
judge-notice-provisional-means = Enter its result as a proposal: it waits beside what stands here until the Delegate decides which counts.

## What the next attempt needs
judge-needs-better-than =
    { $left ->
        [one] Better than { $value } to make the cutoff (1 attempt left)
       *[other] Better than { $value } to make the cutoff ({ $left } attempts left)
    }
judge-needs-at-most =
    { $left ->
        [one] { $value } or better to make the cutoff (1 attempt left)
       *[other] { $value } or better to make the cutoff ({ $left } attempts left)
    }
judge-needs-average = Best average possible { $best }, worst { $worst }
judge-needs-so-far = Mean so far { $mean }
judge-needs-sunk = The average will be DNF
# The limit is one that several attempts share.
judge-needs-left = Time left { $left }
judge-needs-left-at-most = Time left { $left } at most: a DNF has no time
judge-needs-none-left = No time left: the shared limit is used up
# Buttons: what they put into the entry, and the number of the regulation.
judge-needs-dnf = Shared limit reached: enter DNF ({ $code })
judge-needs-dns = No time left: enter DNS ({ $code })

## Rummikub: the draw of tables
rummikub-draw-which-round = Round
rummikub-draw-round = Round { $round }
rummikub-draw-title = Draw of round { $round }
rummikub-draw-open-title = Draw the tables of round { $round }
rummikub-draw-none = Round { $round } has no draw yet
rummikub-draw-none-yet = It appears here as soon as it is published.
rummikub-draw-none-cards = Draw the tables first: the cards carry the names.
rummikub-draw-waits-cut = First it must be certain who goes on: the stage before is not over, or a tie at the cut has not been settled.
rummikub-draw-waits-draw = First draw the tables of the round before.
rummikub-draw-here = { $count ->
    [one] { $count } player is here.
   *[other] { $count } players are here.
  }
rummikub-draw-here-how = Tap whoever is not.
rummikub-draw-is-here = here
rummikub-draw-is-away = not here
rummikub-draw-sizes = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }: { $fours } of four, { $threes } of three
rummikub-draw-no-nobody = Nobody is here yet
rummikub-draw-no-few = A table needs three players at least
rummikub-draw-no-five = Five players cannot be seated at tables of three and four
rummikub-draw-five-out = One player sits out: tap the name, and four play at one table.
rummikub-draw-five-staff = Or somebody of your team joins in: six make two tables of three.
rummikub-draw-to-players = To the players
rummikub-draw-how = How is it drawn?
rummikub-draw-how-tile = Tiles from a bag
rummikub-draw-how-seed = A number said aloud
rummikub-draw-number = Number that was said aloud
rummikub-draw-number-hint = Thrown with a die or named by a player, in front of everybody and before the draw.
rummikub-draw-seed = Seed:
rummikub-draw-reason = Reason
rummikub-draw-leave = Leave it
rummikub-draw-open-tile = Begin the draw of tiles
rummikub-draw-open-seed = Draw all tables now
rummikub-draw-again = Draw this round anew
rummikub-draw-again-means = All seats of this round are drawn anew
rummikub-draw-again-why = What was drawn stays in the log with your reason. Cards and lists that are printed no longer hold.
rummikub-draw-bag = Into the bag: { $count } tiles
rummikub-draw-bag-show = What is in the bag
rummikub-draw-bag-number = Number
rummikub-draw-bag-in = into the bag
rummikub-draw-bag-out = stays out
rummikub-draw-bag-set = The number is the table, the colour the seat. One set is enough for 13 tables.
rummikub-draw-bag-second = One set is not enough: its numbers end at 13
rummikub-draw-bag-second-how = For the tables { $first } to { $last } mark tiles of the second copy with these numbers.
rummikub-draw-waiting = Who draws? { $count } to go
rummikub-draw-find = Find by name or number
rummikub-draw-key-number = Number { $number }, { $left } left in the bag
rummikub-draw-colour = Colour
rummikub-draw-tap = Tap the name, the number and the colour.
rummikub-draw-which-person = Who?
rummikub-draw-which-number = Which number?
rummikub-draw-which-colour = Which colour?
rummikub-draw-tile = { $number } { $colour }
rummikub-draw-saved = { $name }: { $tile }. Saved.
rummikub-draw-taken = { $tile } was drawn by { $name } already. Look at the tile again.
rummikub-draw-no-number = There is no table { $number }: the numbers end at { $last }. Look at the tile again.
rummikub-draw-no-colour = { $tile } is not in the bag: three play at that table. Look at the tile again.
rummikub-draw-count = { $done } of { $all } have drawn
rummikub-draw-held = not published yet
rummikub-draw-held-means = Only the phones of your team see it.
rummikub-draw-published = published
rummikub-draw-from-seed = Drawn from the number said aloud
rummikub-draw-seed-check = Every device draws the same from it: people stand in the order of the SHA-256 of “seed|number of the player”, tables of four first.
rummikub-draw-mark = Check mark, the same on every phone with these seats:
rummikub-draw-locked = Locked: somebody has played
rummikub-draw-locked-means = This round is not drawn anew. With results: table { $tables }. Single players can still be seated elsewhere, with a reason.
rummikub-draw-publish = Publish round { $round }
rummikub-draw-to-lists = Lists
rummikub-draw-to-cards = Cards to print
rummikub-draw-tables = Who sits where
rummikub-draw-table = Table { $number }
rummikub-draw-table-word = Table
rummikub-draw-seat = Seat
rummikub-draw-name = Name
rummikub-draw-free = not drawn yet
rummikub-draw-instead = in the seat of { $name }
rummikub-draw-problems = Not right yet
rummikub-draw-problem-two-in-a-seat = Table { $table }: { $name } shares a seat with somebody. Seat one of the two elsewhere.
rummikub-draw-problem-too-few = Table { $table } has fewer than three players.
rummikub-draw-problem-too-many = Table { $table } has more than four players.
rummikub-draw-problem-not-in = Table { $table }: { $name } has left. Tap the name and “Is not here”.
rummikub-draw-problem-other = Table { $table }: look at who sits there.
rummikub-draw-twice = Two phones gave { $tile } to two people. Ask both for the tile and tap in the right one again.
rummikub-draw-twice-person = Two phones gave { $name } different tiles. Ask for the tile and tap it in again.
rummikub-draw-even-out = Put the tables right
rummikub-draw-late = Without a seat
rummikub-draw-give-seat = Give a seat
rummikub-draw-seat-of = { $name }, table { $number }
rummikub-draw-other-tile = Drew another tile
rummikub-draw-not-here = Is not here
rummikub-draw-other-seat = Sits at the wrong table
rummikub-draw-substitute = Somebody else plays instead
rummikub-draw-late-title = A seat for { $name }
rummikub-draw-late-do = Seat { $name }
rummikub-draw-gone-title = { $name } is not here
rummikub-draw-gone-do = Take { $name } off
rummikub-draw-reason-late = Came late
rummikub-draw-reason-gone = Not here
rummikub-draw-others = { $count ->
    [0] Nobody else changes seats.
    [one] One other player changes seats.
   *[other] { $count } other players change seats.
  }
rummikub-draw-change = { $name }: from { $from } to { $to }
rummikub-draw-change-on = { $name }: gets { $to }
rummikub-draw-change-off = { $name }: has no seat in this round
rummikub-draw-repair-waiting-late = First let all the others draw their tiles; then a seat is found.
rummikub-draw-repair-waiting-gone = Others are still drawing: the tile stays in the bag, and the tables are put right once all have drawn.
rummikub-draw-repair-seated = This player has a seat already.
rummikub-draw-repair-started-late = All tables have begun: nobody can come in now.
rummikub-draw-repair-started-gone = This table has begun and plays on as it is. Mark the player as absent on the table’s page, game by game.
rummikub-draw-repair-no-room = These players cannot be seated at tables of three and four: one sits out, or somebody of your team joins in.
rummikub-draw-repair-other = The seats cannot be put right by themselves. Seat players by hand.
rummikub-draw-hand-title = Another seat for { $name }
rummikub-draw-hand-do = Change seats
rummikub-draw-hand-results = Results stay with whoever played them. Games from now on count at the new table.
rummikub-draw-instead-title = Who plays instead of { $name }?
rummikub-draw-instead-do = Give the seat
rummikub-draw-nobody-free = Everybody who is entered has a seat. Enter the substitute first.
rummikub-draw-by-name = Round { $round } by name
rummikub-draw-print-what = What is printed?
rummikub-draw-print-cards = Table cards
rummikub-draw-print-bag = Bag list
rummikub-draw-print-which = Which tables?
rummikub-draw-print-all = All
rummikub-draw-print-open = Not all seats are settled: cards that are printed now will not hold
rummikub-draw-print-lists = Print the lists
rummikub-draw-print = Print on A5
rummikub-draw-card-black = 검정 · 黑 · black
rummikub-draw-card-blue = 파랑 · 蓝 · blue
rummikub-draw-card-red = 빨강 · 红 · red
rummikub-draw-card-orange = 주황 · 橙 · orange
rummikub-draw-card-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
rummikub-draw-card-code = This table’s page: enter and check the games
rummikub-draw-card-game = Game
rummikub-draw-card-check = Check
rummikub-draw-card-out = out
rummikub-draw-card-meld = meld
rummikub-draw-card-sum = sum left
rummikub-draw-card-jokers = jokers
rummikub-draw-card-points = points
rummikub-draw-card-total = Total
rummikub-draw-card-signature = Signature
rummikub-draw-card-legend = out ○: no tile left · meld ○: had 30 or more, ×: never (−100) · sum left: numbers of the tiles, 50 more for each joker · check: plus and minus of a game come to 0
rummikub-draw-card-revision = Revision { $number } · { $mark } · printed { $time }

## Second check
check-title = Second check
check-lead = Type the cards again from paper. What is entered stays hidden, so that two people really read them.
check-none = Nothing to check yet
check-none-how = As soon as results are entered, their rounds stand here.
check-reading = Reading the round on this device…
check-empty = No card is in yet
check-empty-how = As soon as results of this round are entered, the cards to check stand here.
check-closed-means = What you check now still counts. Differences go to the Delegate as late.
check-pile-left = Left
check-pile-checked = Checked
check-pile-differ = Differ
check-pile-entered = Entered
check-find = Next card: number or name
check-find-go = Open
check-nobody = “{ $query }” is not in this round
check-nobody-means = Check the number on the card, or type a part of the name.
check-card = Card
check-attempt = Attempt { $slot }
check-leave = Put back
check-next-attempt = Next attempt
check-compare = Compare the card
check-keys = Digits from the right, D or / for DNF, S or * for DNS, + for +2. Enter goes on, Esc puts the card back.
check-blank-asked = You typed nothing for attempt { $slot }, but a result is entered for it. If there is one on the card, type it. If the card is blank there, press Enter or “Compare the card” once more.
check-trail = Cards typed here
check-told-saving = Saving…
check-told-failed = Not saved
check-told-checked = Checked
check-told-passed = Differs
check-told-entered = Newly entered
check-told-barred = Needs somebody else
check-told-blank = Blank on the card
check-means-passed = Passed on to the Delegate. Put the card on the Delegate’s pile.
check-means-entered =
    { $count ->
        [one] Attempt { $slots } had not been entered. It is now, by you; somebody else has to check it.
       *[other] Attempts { $slots } had not been entered. They are now, by you; somebody else has to check them.
    }
check-means-barred =
    { $count ->
        [one] Attempt { $slots } was entered by you or on this device; somebody else has to check it.
       *[other] Attempts { $slots } were entered by you or on this device; somebody else has to check them.
    }
check-means-blank =
    { $count ->
        [one] The card is blank at attempt { $slots }, but a result is entered for it. Put the card on the Delegate’s pile: the Delegate decides.
       *[other] The card is blank at attempts { $slots }, but results are entered for them. Put the card on the Delegate’s pile: the Delegate decides.
    }
check-failed-means = Nothing that was entered before is lost. Type the card again.
check-again = Open it as typed
check-decide = Look at both
check-list-left = Left to check
check-list-unfinished = Not complete yet
check-list-differ = With the Delegate
check-row-own = entered by you
check-row-person = entered by you
check-row-device = entered on this device
check-row-unnamed = entered by nobody named
check-all-done = No card is left to check
check-all-done-differ =
    { $count ->
        [one] One card is with the Delegate.
       *[other] { $count } cards are with the Delegate.
    }
check-other-card = Another card (Esc)
check-any-other-device = any other one that has joined
check-bar-nobody = Who is checking?
check-bar-nobody-means = A check counts only with a name. Tap “Held by” above.
check-bar-own = You entered this card yourself
check-bar-own-means = { $by } entered it on this device. Somebody else has to check it, on another device: { $devices }.
check-bar-device = This card was entered on this device
check-bar-device-means = { $by } entered it here. It has to be checked on another device: { $devices }.
check-bar-person = You entered this card yourself
check-bar-person-means = { $by } entered it on { $device }. Somebody else has to check it: hand this device on (“Held by”), then it can be done here.
check-bar-unnamed = Nobody is named on this card
check-bar-unnamed-means = It was entered on { $device } without a name, so a check could not count. Put the card on the Delegate’s pile.

## Score table
table-title = Score table
table-lead = Type scorecards from paper, with the keyboard alone. Choose the round.
table-open = Type scorecards
table-number-how = Type the number on the scorecard, or a name, and press Enter.
table-found = Competitors found
table-not-exact = Nobody has the number { $number }. Type on, or choose with ↓ and Enter.
table-several = Several competitors match. Type on, or choose with ↓ and Enter.
table-card = Scorecard of { $name }
table-attempt = Attempt { $slot }
table-attempt-stands = Attempt { $slot }, so far { $result }
table-keys = Digits from the right · D / # DNF · S * DNS · + adds 2 · ← → between attempts · Enter goes on, and ends the card on an empty attempt · Esc leaves
table-look-again = Please look at the card again
table-anyway = Enter again saves it as it is. Esc or ← goes back to the attempts.
table-save = Save the card
table-save-anyway = Save anyway
table-leave = Leave the card
table-leaving = What you typed is not saved. Esc again throws it away; type on to keep it.
table-says = Attempt { $slot }: { $words }
table-half = Attempt { $slot } is only half typed. Complete it, or delete it.
table-impossible = The regulations have no such result. Nothing was saved; correct it and press Enter again.
table-unchecked = The card cannot be checked against the regulations right now. It can be saved anyway.
table-saved = { $number } { $name }: saved here
table-unchanged = { $number } { $name }: nothing was changed
table-take-off = Take the results off this card
table-off-title = Take all results off this card
table-off-means = The attempts are empty again. The entries stay on record with your reason.
table-last = Typed last
table-last-none = No card typed on this device yet
table-last-none-how = Each card that you save appears here, with what became of it.
table-last-only = The last { $count } are shown. A number opens every other card.
table-competitor = Competitor
table-state = State
table-progress = { $done } of { $of } cards complete
doubt-gap = Attempt { $slot } is empty, but a later one is not.
doubt-after-dns = Attempt { $slot } has a result after a DNS.
doubt-beyond-cutoff = The cutoff was missed, so attempt { $slot } should not be there and the card can have no average.
doubt-unfinished = Attempt { $slot } is missing: the card is not complete.
doubt-far-off = Attempt { $slot } is more than four times off all the others on the card.
doubt-far-from-field = Attempt { $slot } is more than four times off everybody else in this round.
doubt-same-as-before = The same results as on the card before: is it another card?

## Side events: what the games' screens share
side-loading = One moment …
side-close = Close the event
side-close-means = After this nothing about the event is changed any more. What others entered before they learn of it still counts and is shown as late.
side-quit = { $name } leaves
side-quit-reason = Reason
side-quit-title = { $name } leaves the event
side-tie-down = { $name }: one down
side-tie-in = Count: { $name }
side-tie-out = Leave out { $name }
side-tie-out-short = Leave out
side-tie-up = { $name }: one up
side-ties-means = The first that differs counts; whoever is equal in all shares the place.
side-pause = Pause
side-more-short = More
side-key-space = Space
side-paused = Paused
side-resume = Go on
side-undo = Undo: { $what }
side-take-over = Take over on this device

## Rummikub: what its screens share
rummikub-what-title = Rummikub
rummikub-what-none = No Rummikub yet
rummikub-what-colour-black = black
rummikub-what-colour-blue = blue
rummikub-what-colour-red = red
rummikub-what-colour-orange = orange

## ChessCubing: what all its screens say
chess-what-title = ChessCubing
chess-what-lead = A chess match in parts, with a cube between them.
chess-what-white = White
chess-what-black = Black

## Rummikub: the list, an event's plan and its players
rummikub-desk-tabs = Pages of the event
rummikub-desk-tab-players = Players
rummikub-desk-tab-plan = Plan
rummikub-desk-tab-draw = Draw
rummikub-desk-tab-lists = Tables
rummikub-desk-tab-standings = Standings
rummikub-desk-tab-series = Series
rummikub-desk-tab-cards = Table cards
rummikub-desk-tab-certificates = Certificates
rummikub-desk-lead = Tables of four, a tile each, wins before points.
rummikub-desk-none-how = Whoever runs the day plans an event; it then appears here.
rummikub-desk-new = New event
rummikub-desk-unknown = Nothing is known of this event here yet. With a network it appears by itself.
rummikub-desk-closed = This event is over.
rummikub-desk-to-events =
    { $count ->
        [one] The Rummikub event
       *[other] The { $count } Rummikub events
    }
rummikub-desk-to-event = Open { $name }
rummikub-desk-changed = What has changed
rummikub-desk-changed-of = { $name }: what has changed
rummikub-desk-changed-line = { $label }: { $was } → { $now }
rummikub-desk-changed-none = none
rummikub-desk-changed-why = Reason: { $reason }
rummikub-desk-changed-before =
    { $count ->
        [one] One change before
       *[other] { $count } changes before
    }
rummikub-desk-role-single = One day
rummikub-desk-role-qualifier = Qualifier
rummikub-desk-role-final = Final
rummikub-desk-role-single-means = An event by itself; places are those after its last round.
rummikub-desk-role-qualifier-means = The best go on to the final of the series.
rummikub-desk-role-final-means = Only those who qualified may enter.
rummikub-desk-label-role = Kind of event
rummikub-desk-label-name = Name
rummikub-desk-label-place = Place
rummikub-desk-label-date = Date
rummikub-desk-label-weekday = Weekday as announced
rummikub-desk-label-from = Qualifiers of this final
rummikub-desk-label-capacity = Places
rummikub-desk-label-rounds = Rounds
rummikub-desk-label-advance = How many go on from stage { $stage }
rummikub-desk-label-ages = Age
rummikub-desk-label-youngest = Youngest
rummikub-desk-label-oldest = Oldest
rummikub-desk-label-closes_before = Closes, minutes before the first game
rummikub-desk-label-turn_seconds = Time for a turn, in seconds
rummikub-desk-label-warn_seconds = Warning, seconds before the end
rummikub-desk-label-pool_empty = Points when the pool runs out
rummikub-desk-label-draw = How tables are drawn
rummikub-desk-label-tie_breaks = Equal in wins and points: parted by
rummikub-desk-label-reason = Reason
rummikub-desk-label-go-on = How many go on
rummikub-desk-label-closes = Registration closes
rummikub-desk-label-turn = Time for a turn
rummikub-desk-pool-difference = The difference to the lowest
rummikub-desk-pool-absolute = All that is left
rummikub-desk-draw-tile = Everybody draws a tile
rummikub-desk-draw-seed = By the phone, from an announced number
rummikub-desk-tie-on-purpose = Fewer −200
rummikub-desk-tie-no-meld = Fewer −100
rummikub-desk-tie-last-round = The last round’s wins, then points
rummikub-desk-tie-drawn = A drawn tile, the higher number
rummikub-desk-ties-none = none: the place is shared
rummikub-desk-weekday-hint = It is compared with the date.
rummikub-desk-weekday-none = Not announced
rummikub-desk-weekday-wrong = The date and the weekday do not fit
rummikub-desk-weekday-is = { $date } is a { $real }, and { $announced } is announced. Check it before people come on the wrong day.
rummikub-desk-capacity-hint = Whoever comes after that waits for a place. Empty: no limit.
rummikub-desk-no-limit = No limit
rummikub-desk-stages = Stages, rounds and games
rummikub-desk-stage = Stage { $stage }
rummikub-desk-stage-more = One more stage
rummikub-desk-stage-less = Without stage { $stage }
rummikub-desk-round-more = One more round
rummikub-desk-round-less = Without round { $round }
rummikub-desk-games-of = Games in round { $round }
rummikub-desk-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
rummikub-desk-advance-stage = They play the next stage; who does not go on keeps the place of this one.
rummikub-desk-advance-final = They qualify for the final.
rummikub-desk-day = The day
rummikub-desk-day-means = With a later opening all that follows is later. Another time changes alone.
rummikub-desk-day-registration = Registration
rummikub-desk-day-opening = Opening, questions on the rules
rummikub-desk-day-draw = Draw for round { $round }
rummikub-desk-day-round = Round { $round }
rummikub-desk-day-results = Results
rummikub-desk-day-last-round = Last round
rummikub-desk-day-prizes = Prizes
rummikub-desk-ages = { $youngest } to { $oldest }
rummikub-desk-closes = { $at }, { $minutes } minutes before the first game
rummikub-desk-turn = { $seconds } seconds, a warning { $warn } seconds before the end
rummikub-desk-plan = Plan
rummikub-desk-plan-change = Change the plan
rummikub-desk-plan-save = Save the plan
rummikub-desk-cancel = Leave it
rummikub-desk-no-plan = This event has no plan yet
rummikub-desk-no-plan-how = An organizer or a Delegate makes it; it then appears here.
rummikub-desk-plan-disputed = Two devices planned this event without seeing each other
rummikub-desk-plan-disputed-how = One of the two counts meanwhile. Change the plan and save it: that settles it.
rummikub-desk-reason-needed = Somebody is entered already, so the change needs a reason, and everybody sees both.
rummikub-desk-from-none = No qualifier is planned yet. Plan them first: the final is fed by them.
rummikub-desk-wrong =
    { $count ->
        [one] One field is not right yet
       *[other] { $count } fields are not right yet
    }
rummikub-desk-wrong-name = A name is needed.
rummikub-desk-wrong-reason = A reason is needed.
rummikub-desk-wrong-from = Choose at least one qualifier.
rummikub-desk-wrong-capacity = Three, four, or six and more: five cannot sit at tables of three and four.
rummikub-desk-wrong-advance = No more than there are places, and as many as can sit at tables of three and four.
rummikub-desk-wrong-number = A whole number in the usual range is needed.
rummikub-desk-wrong-time = A time such as 13:40 is needed.
rummikub-desk-waits-registration = Registration: { $count } of { $places }
rummikub-desk-waits-players = Registration: { $count } so far
rummikub-desk-waits-draw = Round { $round } is to be drawn
rummikub-desk-waits-playing =
    { $count ->
        [one] Round { $round }: one game to come
       *[other] Round { $round }: { $count } games to come
    }
rummikub-desk-waits-cut = A tie at the cut is to be decided
rummikub-desk-waits-close = All games are played
rummikub-desk-waits-over = The event is over
rummikub-desk-players-of = { $count } of { $places } places taken
rummikub-desk-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
rummikub-desk-full = All places are taken. Whoever comes now waits.
rummikub-desk-waiting = Waiting list
rummikub-desk-waiting-means = In order of coming. A place that becomes free goes to the first.
rummikub-desk-waiting-count =
    { $count ->
        [one] One person waits for a place.
       *[other] { $count } people wait for a place.
    }
rummikub-desk-gone = Have left
rummikub-desk-nobody = Nobody is registered yet
rummikub-desk-nobody-how = Registration is on the spot, in order of coming.
rummikub-desk-nobody-final = Those who qualified are checked in here.
rummikub-desk-search = Find by name or number
rummikub-desk-search-none = Nobody of that name.
rummikub-desk-quit = Leaves
rummikub-desk-back = Is back
rummikub-desk-quit-means = What has been played stays, and the player can come back.
rummikub-desk-quit-follows = The first on the waiting list gets the place. What has been played stays.
rummikub-desk-begun = The games have begun
rummikub-desk-begun-means = With the first result nobody can come in any more.
rummikub-desk-closed-at = Registration closed at { $at }
rummikub-desk-closed-means = Whoever comes now is a latecomer. Until the first game has a result you may still let them in.
rummikub-desk-let-in = Let a latecomer in
rummikub-desk-closes-at = Open until { $at }
rummikub-desk-another-day = The plan is for { $date }, which is not today.
rummikub-desk-name = Name
rummikub-desk-name-hint = Competitors are found by number or name.
rummikub-desk-age-seen = Age seen: { $youngest } to { $oldest }
rummikub-desk-in-person = Is here in person
rummikub-desk-tick-both = Tick both: nobody is registered for somebody else.
rummikub-desk-register = Register
rummikub-desk-guest = On the spot: { $name }
rummikub-desk-no-number = Nobody has this number, or is registered already.
rummikub-desk-namesake = { $name } is registered already
rummikub-desk-namesake-means = The same person, or a namesake? Ask before you register again.
rummikub-desk-same-name = The same name twice: one person at two desks?
rummikub-desk-said-in = { $name } is in, number { $place }.
rummikub-desk-said-waits = { $name } waits, number { $place } on the list.
rummikub-desk-qualified =
    { $count ->
        [one] One person to check in
       *[other] { $count } people to check in
    }
rummikub-desk-qualified-means = Only those who qualified are checked in, each in person.
rummikub-desk-qualified-not-yet = Nobody has qualified yet: they appear here when a qualifier is over.
rummikub-desk-qualified-at = Place { $place }, { $name }
rummikub-desk-qualified-none = Nobody of that name has qualified.
rummikub-desk-check-in = Check in
rummikub-desk-to-series = Who qualified where, who declined

## ChessCubing: scrambles
chess-scramble-title = Scrambles
chess-scramble-lead = Four covers a set, the same scrambles for both players. Only scramblers' phones can open them.
chess-scramble-here = This phone opens scrambles.
chess-scramble-offer-how = If you scramble with this phone, offer it as a scrambler's. The organizer then chooses it when scrambles are made.
chess-scramble-offer = Scramble with this phone
chess-scramble-no-key = This browser cannot keep a key
chess-scramble-no-key-how = So it cannot open scrambles; nothing else is lost. Use another phone, or the app installed from this browser instead of a private window.
chess-scramble-make-title = Make scrambles
chess-scramble-readers = Whose phones may open them
chess-scramble-phone = { $name }, phone { $device }
chess-scramble-no-readers = No scrambler's phone yet
chess-scramble-no-readers-how = Open this page on the scrambler's phone first, and offer it there. It appears here once both phones have synced.
chess-scramble-make = { $count ->
    [one] Make one set
   *[other] Make { $count } sets
}
chess-scramble-all-made = Every match has two sets, and one more than it is in. Nothing is to be made.
chess-scramble-making = Making set { $done } of { $all } …
chess-scramble-failed = The sets could not be made
chess-scramble-failed-how = What was made before is kept. Try again; if it fails again, load the app anew while there is a network.
chess-scramble-none = No scrambles yet
chess-scramble-none-how = The organizer makes them here once matches are paired.
chess-scramble-too-late = Some sets were made before this phone was chosen. Another scrambler's phone opens them.
chess-scramble-set = Set { $cycle }
chess-scramble-in-use = in use, { $done } of 4 covers ready
chess-scramble-ticked = { $done } of 4 covers ready
chess-scramble-used = used up
chess-scramble-open = Open
chess-scramble-of-round = Round { $round }, all { $count } matches
chess-scramble-of-friendly = Friendly match { $number }
chess-scramble-of-match = Round { $round }, table { $table }: { $white } – { $black }
chess-scramble-cover = Cover
chess-scramble-cover-number = Cover { $cover }
chess-scramble-hold = White on top, green in front. Scramble one cube for each player alike.
chess-scramble-done = Both cubes lie under cover { $cover }
chess-scramble-undone = Not ready after all
chess-scramble-picture = The cube after this scramble, unfolded
chess-scramble-unread = This set does not open here
chess-scramble-unread-not-for-me = It was made for other phones. Ask another scrambler, or the organizer for new ones.
chess-scramble-unread-damaged = Its key is not on this phone any more, or it came damaged. Ask another scrambler, or the organizer for new ones.
chess-scramble-unread-newer = It was made by a newer version. Update the app on this phone.
chess-scramble-print = Print this set
chess-scramble-paper = For the scrambler's eyes only. Destroy after the match.
chess-scramble-close = Hide and go back

## ChessCubing: the cube phase and Time’s clocks
chess-cube-phase = Cube phase
chess-cube-white = White
chess-cube-black = Black
chess-cube-cover = Cover
chess-cube-under = The cube under cover { $cover }
chess-cube-no-moves = No chess move until both cubes are judged
chess-cube-together = Both covers up together
chess-cube-go = Go
chess-cube-go-after = Go waits for the new scrambles.
chess-cube-paused = Paused: go on with the match first
chess-cube-again-tie = Tie: both { $time }
chess-cube-again-dnf = Both cubes are DNF
chess-cube-again-means = The cubes are solved once more, under another cover.
chess-cube-rescramble = Re-scramble all cubes first
chess-cube-rescramble-means = All four covers are used up. All eight cubes get four new scrambles, the same ones for both players, before a cover is lifted.
chess-cube-rescrambled = All eight are re-scrambled
chess-cube-rescrambled-yes = Re-scrambled: all eight ✓
chess-cube-table = Timers and seats
chess-cube-table-done = Done
chess-cube-white-sits = White sits at the
chess-cube-at-left = left
chess-cube-at-right = right
chess-cube-side-left = Left: { $player }
chess-cube-side-right = Right: { $player }
chess-cube-way-timer = StackMat
chess-cube-way-keypad = Read the display
chess-cube-way-thumb = Thumb
chess-cube-way-timer-means = The timer is read by its cable or by Bluetooth, and its time stops this cube.
chess-cube-way-keypad-means = Tap when the timer has stopped, then type what its display shows.
chess-cube-way-thumb-means = The player stops the time with a thumb on this screen, or with a key: F at the left, J at the right.
chess-cube-turn = Players opposite each other at one phone
chess-cube-turn-yes = Turn one half
chess-cube-turn-no = Both the same way up
chess-cube-timer-none = No timer yet: connect it
chess-cube-timer-none-means = Chrome or Edge on a computer or an Android phone can. Choose another way here: typing the display, or a thumb.
chess-cube-clock = Clock { $time }
chess-cube-stop-thumb = Stop
chess-cube-stop-keypad = The timer has stopped
chess-cube-key = Key { $key }
chess-cube-type = Type the time
chess-cube-gave-up = Gave up
chess-cube-close = Close at { $time }
chess-cube-closed = Closed at the cap, { $time }
chess-cube-capped = Over the cap: { $time } counts
chess-cube-to-beat = { $time } to beat; after that { $player } has won
chess-cube-instead-of = instead of { $time }
chess-cube-verdict-ok = OK
chess-cube-verdict-plus2 = +2
chess-cube-verdict-dnf = DNF
chess-cube-said-ok = Solved
chess-cube-said-plus2 = Two seconds are added
chess-cube-said-dnf = Not solved
chess-cube-read = Type what the display shows
chess-cube-correct = Correct the time
chess-cube-look = By Article 10
chess-cube-display = { $player }: what the display shows
chess-cube-stop-with = Stop with this time
chess-cube-use-time = Use this time
chess-cube-comes-to = What the clocks come to
chess-cube-resume = Resume: { $player }’s clock runs
chess-cube-resume-plain = Resume the game
chess-cube-change = Not yet: another verdict
chess-cube-block-minus = Block − (no. { $part })
chess-cube-block-plus = Block + (no. { $part })
chess-cube-minus-means = Each cube time is taken from the solver’s own clock.
chess-cube-plus-means = Each cube time is given to the opponent’s clock.
chess-cube-debt = Could not be taken so far: White { $white }, Black { $black }
chess-cube-sums = The sums so far, with examples
chess-cube-clocks = The clocks, block by block
chess-cube-no-block = No cube has moved the clocks yet.
chess-cube-sum-of = { $player }’s cube:
chess-cube-sum-cap = The cap counts: { $time }
chess-cube-sum-takes = { $time } from { $player }’s clock
chess-cube-sum-gives = { $time } to { $player }’s clock
chess-cube-sum-unpaid = { $time } could not be taken: the clock stands at 0.
chess-cube-examples = The official examples
chess-cube-examples-lead = Cubes of 35 and 110 seconds in a block −, of 25 and 150 seconds in a block +, worked out by the same rules as this match. Nobody has used any time on the clocks.

## ChessCubing: the arbiter's console
chess-play-side-white = White
chess-play-side-black = Black
chess-play-match = Round { $round }, match { $number }
chess-play-friendly = Friendly match { $number }
chess-play-to-list = Back to the matches
chess-play-to-log = Log and chart
chess-play-to-players = Players' view
chess-play-getting = Getting the match …
chess-play-none-address = There is no such match
chess-play-none-address-how = The address names no match. Go back to the list and choose one.
chess-play-none-role = This device looks on
chess-play-none-role-how = Arbiters run a match with a seat at the table. The players' view shows it live.
chess-play-no-rules = The rules cannot be asked just now
chess-play-no-rules-how = Nothing is lost. The app tries again by itself; keep it open.
chess-play-before = Before the match: all of this is done first.
chess-play-settings = Settings
chess-play-rules = Rules
chess-play-rules-twic = The cube's winner begins the next part, and has a double move if the other played last.
chess-play-rules-time = Each player has a clock. After odd blocks a cube costs its solver time, after even ones it gives the opponent time.
chess-play-format = Format
chess-play-format-what = { $quota } counted moves per player in each part.
chess-play-times = Times and options
chess-play-seconds = { $seconds } s
chess-play-no-limit = no limit
chess-play-table = Table
chess-play-set-part_seconds = A part lasts (seconds)
chess-play-set-part_seconds-how = Usually 180. It ends earlier when both quotas are reached.
chess-play-set-move_seconds = A move may take (seconds)
chess-play-set-move_seconds-how = Usually 20. Empty: no limit for a move.
chess-play-set-clock_seconds = Each player's clock (seconds)
chess-play-set-clock_seconds-how = Usually 600, ten minutes.
chess-play-set-cap_seconds = A cube counts at most (seconds)
chess-play-set-cap_seconds-how = Usually 120. A DNF counts as this much.
chess-play-set-last_basis = Who played last in a part
chess-play-set-last_basis-played = Who last made a move
chess-play-set-last_basis-turn = Who last had a turn, lost ones too
chess-play-set-zero_clock = A clock at zero
chess-play-set-zero_clock-clamp = Stays at zero, play goes on
chess-play-set-zero_clock-negative = Runs on below zero
chess-play-set-zero_clock-lose_turns = Turns are lost while it is at zero
chess-play-set-wrong = A whole number from 1 to { $most }.
chess-play-players = Players
chess-play-name = Player { $number }
chess-play-name-how = A name, or a competitor's number
chess-play-checks = Check-list
chess-play-check-cubes = 8 cubes are here, 4 for each player
chess-play-check-covers = Covers 1 to 4 stand ready on both sides
chess-play-check-scrambles = Under each number both cubes have the same scramble
chess-play-check-board = Board and full set of pieces are set up
chess-play-check-format = The players know the rules and the format above
chess-play-check-draw = White and Black sit as drawn
chess-play-draw = Draw for White
chess-play-draw-paired = As the pairing has it.
chess-play-draw-not-yet = First the names and the check-list.
chess-play-draw-by = How it is drawn
chess-play-draw-by-app = By the app
chess-play-draw-by-hand = By hand
chess-play-draw-now = Draw for White now
chess-play-draw-who = Who drew White?
chess-play-draw-seed = Seed { $seed }: { $first } has White where its SHA-256 ends in an even digit. It stays with the match.
chess-play-missing = Still to do: { $what }
chess-play-missing-settings = a setting that cannot be meant
chess-play-missing-names = the players' names
chess-play-missing-same-name = two different names
chess-play-missing-checks = the check-list
chess-play-missing-white = the draw for White
chess-play-missing-draw = that both sit as drawn
chess-play-open = Open the match
chess-play-not-paired = This match is in no pairing yet
chess-play-not-paired-how = It appears once this device has the pairing. Sync, or ask the organizer.
chess-play-part = Part { $part }
chess-play-more = More
chess-play-key-enter = Enter
chess-play-begins = { $who } begins
chess-play-begins-first = White begins the first part.
chess-play-begins-cube = Won the cube, so begins this part.
chess-play-double = Double move for { $who }
chess-play-double-free = 1. Free move:
chess-play-double-free-may = any move, any capture, not counted. It may not give check, by discovery neither.
chess-play-double-second = 2. Second move:
chess-play-double-second-may = counts as one. It may give check and mate; it may take a pawn, a knight or a bishop, no rook and no queen.
chess-play-double-limit = { $seconds } s for each of the two.
chess-play-single-first = No double move in the first part.
chess-play-single-last = No double move: the cube's winner played last.
chess-play-single-time = After each cube the turn is kept.
chess-play-start = Start part { $part }
chess-play-block-minus = Block −
chess-play-block-plus = Block +
chess-play-no-priority = No priority, no double move
chess-play-phase-NORMAL = { $who } to move
chess-play-phase-check = { $who } is in check
chess-play-phase-PARRY = { $who } parries the check
chess-play-phase-DOUBLE1 = { $who }: free move
chess-play-phase-DOUBLE2 = { $who }: second move
chess-play-rule-NORMAL = The move counts.
chess-play-rule-check = The move counts and has to end the check.
chess-play-rule-counted = This turn is counted already; the check still has to be parried.
chess-play-rule-PARRY = Outside the quota: the part ends once no king is in check.
chess-play-rule-DOUBLE1 = May take anything, may not give check. Not counted.
chess-play-rule-DOUBLE2 = Counts as one. May take pawn, knight, bishop; may give check.
chess-play-clock-move = Move
chess-play-clock-part = Part
chess-play-clock-zero = at zero
chess-play-near = nearly over
chess-play-stands = stands
chess-play-near-move = 5 seconds for the move
chess-play-near-part = 5 seconds in the part
chess-play-moved = Move made
chess-play-on-move = on move
chess-play-waits = waits
chess-play-act-check = Check
chess-play-act-lost = Lost
chess-play-act-mate = Mate
chess-play-act-resign = Resign
chess-play-captured = The move takes
chess-play-piece-none = nothing
chess-play-piece-p = pawn
chess-play-piece-n = knight
chess-play-piece-b = bishop
chess-play-piece-r = rook
chess-play-piece-q = queen
chess-play-mate-title = Mate
chess-play-mate-means = { $who } mates with this move. { $other } has lost, and the match is over.
chess-play-mate-who = Who mates?
chess-play-mate-do = Mate: { $who } wins
chess-play-resign-title = Resignation
chess-play-resign-who = Who resigns?
chess-play-resign-choose = Choose who resigns
chess-play-resign-do = { $who } resigns, { $other } wins
chess-play-lost-title = { $who }: turn lost
chess-play-lost-do = { $who } loses the turn
chess-play-lost-why = Why?
chess-play-lost-by-no-move = No move may be played
chess-play-lost-by-time = The time is up
chess-play-lost-means-NORMAL = No legal move without standing in check (stalemate): the turn is lost and counted, and the other side moves.
chess-play-lost-means-DOUBLE1 = No free move without check: the double move is cancelled, and one ordinary move is left.
chess-play-lost-means-DOUBLE2 = Nothing that the second move may do: it is lost and counted, the free move stands.
chess-play-lost-means-PARRY = In a parry nothing is counted; without a move it would be mate.
chess-play-lost-by-itself = When the time for a move runs out, the app loses the turn by itself.
chess-play-closed = Part over.
chess-play-king-in-check = Is a king in check?
chess-play-no-check = No, and the board stands: to the cubes
chess-play-check-after-all = Yes: { $who } is in check
chess-play-check-not-last = If a king is in check after all, take the last entries back first.
chess-play-ended = Match over in part { $part }
chess-play-wins = { $who } wins
chess-play-shared = No winner
chess-play-ended-by-mate = By mate.
chess-play-ended-by-resign = { $who } resigned.
chess-play-ended-by-arbiter = Ended by the arbiter, outside the rules: { $reason }
chess-play-paused-means = Every time stands still.
chess-play-undo-title = Take back: { $what }
chess-play-undo-do = Take it back
chess-play-undo-then = Meanwhile, without it:
chess-play-instead = Or enter instead:
chess-play-illegal = Illegal move
chess-play-illegal-title = Illegal: { $what }
chess-play-illegal-means = The move is taken back on the board and here, and the player moves again; the time for it runs on. What you write stays in the log.
chess-play-illegal-words = Illegal move, taken back
chess-play-words = The arbiter's words
chess-play-did-start = start of the part
chess-play-did-move = { $who }'s move
chess-play-did-mate = mate by { $who }
chess-play-did-lost-claim = lost turn of { $who }
chess-play-did-confirm-board = board confirmed
chess-play-did-go = cubes started, cover { $cover }
chess-play-did-stop = { $who }'s cube stopped
chess-play-did-give-up = { $who } gave the cube up
chess-play-did-verdict = { $who }'s cube: { $verdict }
chess-play-did-resign = resignation of { $who }
chess-play-did-arbiter-end = end by the arbiter
chess-play-did-pause = pause
chess-play-did-resume = going on
chess-play-did-undo = undo
chess-play-verdict-ok = OK
chess-play-verdict-plus2 = +2
chess-play-verdict-dnf = DNF
chess-play-mark-check = check
chess-play-mark-captured = takes { $piece }
chess-play-marked = { $move } ({ $marks })
chess-play-was-start = Part { $part } has begun.
chess-play-was-move-normal = { $who } moved.
chess-play-was-move-free = { $who } made the free move.
chess-play-was-move-second = { $who } made the second move.
chess-play-was-move-parry = { $who } parried.
chess-play-was-lost = { $who } lost the turn; it counts.
chess-play-was-lost-kept = { $who }'s time ran out in check: it counts, and the check has to be parried.
chess-play-was-lost-again = { $who }'s time ran out again; nothing more is counted.
chess-play-was-lost-free = { $who }'s free move is lost: no double move, one ordinary move.
chess-play-was-part-time = The part's time is up.
chess-play-was-parry = { $who } has to parry the check.
chess-play-was-closed-quota = Both quotas are reached.
chess-play-was-closed-time = The part's time is up.
chess-play-was-closed-parry = The check is parried.
chess-play-was-cube = { $who } won the cube.
chess-play-was-tie = The cubes are a tie: another cover.
chess-play-was-clocks = The cube times went to the clocks.
chess-play-was-undo = The last entry was taken back.
chess-play-was-resume = The match goes on.
chess-play-refused = Refused: { $what }
chess-play-refused-seen = Understood
chess-play-refused-ended = The match is over.
chess-play-refused-paused = The match is paused. Go on first.
chess-play-refused-not-paused = The match was not paused.
chess-play-refused-state = That does not belong to what is being done now.
chess-play-refused-not-on-move = The other side is on move.
chess-play-refused-free-move-check = The free move may not give check. Take the piece back and play another; the time runs on.
chess-play-refused-second-move-capture = The second move may not take a rook or a queen. Take it back and play another; the time runs on.
chess-play-refused-not-mate = The side on move is not in check, so the last move was not mate.
chess-play-refused-timer-decides = The app's own clock says when the time is up.
chess-play-refused-in-check = In check without a move is mate, not a lost turn.
chess-play-refused-wrong-cover = Another cover was named.
chess-play-refused-already-stopped = That cube is stopped already.
chess-play-refused-zero-time = No time has passed since the start.
chess-play-refused-already-judged = That cube has its verdict. Undo it to change it.
chess-play-refused-not-stopped = That cube is not stopped yet.
chess-play-refused-nothing-to-undo = There is nothing to take back.
chess-play-refused-instead-refused = What was to stand instead was not allowed at that time, so nothing was changed.
chess-play-end = End outside the rules
chess-play-end-title = End outside the rules
chess-play-end-means = By the rules only mate or resignation ends a match. This is the arbiter's own end, and it is marked so.
chess-play-end-winner = Who wins?
chess-play-nobody = Nobody
chess-play-end-reason = Reason
chess-play-end-reason-how = Say what happened: it stays with the match.
chess-play-end-do = End the match
chess-play-not-fetched = This part of the app is not on the device
chess-play-not-fetched-how = Nothing is lost. Reload the page while there is a network.
chess-play-board = How moves are entered
chess-play-board-off = By tap alone
chess-play-board-on = On a board too
chess-play-still-solving = still solving
chess-play-left = Who sits on your left?
chess-play-warnings = Warnings at 5 s and at the end
chess-play-warnings-on = On
chess-play-warnings-off = Off
chess-play-elsewhere = Device { $device } runs this match
chess-play-elsewhere-how = Its last entry: { $by }, { $at }. If you take over, tell its holder to stop: two who write at once make two matches of one.
chess-play-fork = Two devices went different ways
chess-play-fork-aside = This device goes on with its own entries. Those of the other count meanwhile.
chess-play-fork-in-force = The entries shown here count meanwhile.
chess-play-fork-who = The main judge or a Delegate keeps one of them.
chess-play-fork-decide = Keep one of the two

## ChessCubing: events and their rounds
chess-event-add = Add
chess-event-added = { $name } plays.
chess-event-after = Standings after round { $round }
chess-event-back = Plays again
chess-event-by-mate = Mate
chess-event-by-resign = Given up
chess-event-by-arbiter = Ended by the arbiter
chess-event-bye = has no opponent in this round and gets the point.
chess-event-bye-free = has no opponent in this round.
chess-event-byes = Without an opponent
chess-event-call = Call to table { $table }
chess-event-call-again = Call to table { $table } again
chess-event-called = Table { $table }: { $white } – { $black }
chess-event-calls = Called now
chess-event-cancel = Leave it
chess-event-champion = { $name } has won
chess-event-cross = Cross table
chess-event-cross-white = W
chess-event-cross-black = B
chess-event-cross-bye = no opponent
chess-event-cross-means = The opponent’s place, the colour, the points. “…” is a match that goes on.
chess-event-do-pair = Draw round { $round }
chess-event-do-players = Enter players
chess-event-draw = Draw of round { $round }
chess-event-draw-again = Draw this round anew
chess-event-draw-by-hand = Pair by hand
chess-event-draw-how = Tap two people and they change places.
chess-event-draw-picked = { $name } changes places with …
chess-event-draw-turn = Turn the colours
chess-event-draw-not-finished = A match of the last round is not finished, or ended without a winner where one must go on.
chess-event-draw-no-pairing = Everybody who is left has met already. Pair by hand, or end here.
chess-event-draw-over = The last round has been played.
chess-event-draw-too-few = A round needs two players at least.
chess-event-draw-unavailable = The draw cannot be computed just now. Nothing is lost; try again in a moment.
chess-event-field-part = Length of a part, in seconds
chess-event-field-move = Time for one move, in seconds
chess-event-field-clock = Each player’s clock at the start, in seconds
chess-event-field-cap = A cube counts at most, in seconds
chess-event-find = Number or name
chess-event-find-hint = Whoever is not registered is entered on the spot, by name.
chess-event-format-swiss = Swiss
chess-event-format-round-robin = Round robin
chess-event-format-knock-out = Knock-out
chess-event-format-swiss-means = Everybody plays every round, against somebody with as many points and never twice against the same.
chess-event-format-round-robin-means = Everybody plays everybody once.
chess-event-format-knock-out-means = Who loses is out; the highest ratings meet last.
chess-event-friendly = Friendly matches
chess-event-friendly-new = New friendly match
chess-event-goes-on = goes on
chess-event-guest = On the spot: { $name }
chess-event-hand = Write its end by hand
chess-event-hand-correct = Correct how it ended
chess-event-hand-means = For a match that was played on paper. It is written into the match’s record, and said as such there.
chess-event-hand-not-yours = A judge or a Delegate writes how a match ended.
chess-event-hand-over = This match has ended. Its former end is taken back, and both stay in its record.
chess-event-hand-playing = This match is being played. Ask at its table first.
chess-event-hand-winner = Who has won?
chess-event-hand-none = Nobody: half a point each
chess-event-hand-how = By what?
chess-event-hand-mate = Mate
chess-event-hand-resign = The other gave up
chess-event-hand-arbiter = Ended by the arbiter
chess-event-hand-mate-words = Mate, written by hand from paper
chess-event-hand-resign-words = Written by hand from paper
chess-event-hand-reason = Reason
chess-event-hand-reason-hint = An end outside the rules stays in the record with its reason.
chess-event-hand-save = Write it down
chess-event-has-quit = plays no more
chess-event-label-format = Format
chess-event-label-ruleset = Rules of a match
chess-event-label-quota = Size of a part
chess-event-label-part = A part lasts
chess-event-label-move = Time for one move
chess-event-label-last = Who played last, where a turn was lost
chess-event-label-clock = Each clock begins with
chess-event-label-cap = A cube counts at most
chess-event-label-zero = A clock at zero
chess-event-label-ties = Equal points are parted by
chess-event-label-scrambles = Scrambles
chess-event-label-tables = Tables
chess-event-last-played = Who really played last
chess-event-last-turn = Who had the last turn, lost or played
chess-event-list = Events
chess-event-match = Match { $number }
chess-event-more = More
chess-event-more-about = More about table { $table }
chess-event-move-limit-yes = With a limit
chess-event-move-limit-no = No limit
chess-event-move-none = No limit
chess-event-name = Name of the event
chess-event-next-plan = It has no plan yet
chess-event-next-players = Players are to be entered
chess-event-next-pair = Round { $round } is to be drawn
chess-event-next-play =
    { $count ->
        [one] Round { $round }: one match goes on
       *[other] Round { $round }: { $count } matches go on
    }
chess-event-next-close = All rounds are played
chess-event-next-over = The event is over
chess-event-no-number = Nobody has this number, or plays already.
chess-event-no-plan = This event has no plan yet
chess-event-no-plan-how = An organizer or a Delegate makes it; it then appears here.
chess-event-no-players = Nobody plays yet
chess-event-no-players-how = Find competitors by number or name and add them; others are entered on the spot.
chess-event-no-standings = No round is drawn yet
chess-event-no-standings-how = Standings appear with the first round.
chess-event-nobody = nobody
chess-event-none = No ChessCubing yet
chess-event-none-how = Events and friendly matches appear here as soon as there are any.
chess-event-open = still open
chess-event-pairing-disputed = Two devices published this round without seeing each other
chess-event-pairing-disputed-how = One of the two counts meanwhile. Draw the round anew and publish it with a reason: that settles it.
chess-event-plan = Plan
chess-event-plan-change = Change the plan
chess-event-plan-disputed = Two devices planned this event without seeing each other
chess-event-plan-disputed-how = One of the two counts meanwhile. Change the plan and save it: that settles it.
chess-event-plan-new = New event
chess-event-plan-save = Save the plan
chess-event-player = Player
chess-event-players-count =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
chess-event-points = Points
chess-event-print = Print
chess-event-publish = Publish round { $round }
chess-event-quit = Leaves
chess-event-quit-means = No further round pairs this player. What has been played stands, and the player can come back.
chess-event-quit-means-robin = No further round pairs this player, who can come back. Who leaves before half of the matches takes those that were played along; later, whoever is still to be met has won.
chess-event-quota-FAST = FAST: 6 turns each in a part
chess-event-quota-FREEZE = FREEZE: 8 turns each in a part
chess-event-quota-MASTERS = MASTERS: 10 turns each in a part
chess-event-rank = Place
chess-event-rated = Rating { $rating }
chess-event-rating = Rating
chess-event-reason = Reason
chess-event-reason-needed = A round is published already, so the change needs a reason that everybody can read.
chess-event-round = Round { $number }
chess-event-rounds = Number of rounds
chess-event-rounds-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
chess-event-ruleset-twice = Twice
chess-event-ruleset-time = Time
chess-event-ruleset-twice-means = Who wins the cube begins the next part, with a double move if the other played last.
chess-event-ruleset-time-means = Each player has a clock; the cube takes time off it or adds time to the opponent’s.
chess-event-scrambles-match = Four for each match
chess-event-scrambles-round = Four for each round
chess-event-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
chess-event-stage-F = Final
chess-event-stage-SF = Semifinals
chess-event-stage-QF = Quarterfinals
chess-event-stage-R = Last { $count }
chess-event-state-waiting = not called yet
chess-event-state-called = called at { $time }
chess-event-state-called-again = called { $times } times, last at { $time }
chess-event-state-opened = at the check-list
chess-event-state-playing = in part { $part }
chess-event-tab-rounds = Rounds
chess-event-tab-players = Players
chess-event-tab-standings = Standings
chess-event-tab-bracket = Bracket
chess-event-tab-plan = Plan
chess-event-tab-scrambles = Scrambles
chess-event-table = Table { $table }
chess-event-tables = Number of tables
chess-event-tables-hint = With fewer tables than matches they are used in turn. Leave it empty for one each.
chess-event-tabs = Pages of the event
chess-event-tie-direct = Direct encounter
chess-event-tie-buchholz = Buchholz
chess-event-tie-buchholz-cut-1 = Buchholz without the lowest
chess-event-tie-sonneborn-berger = Sonneborn-Berger
chess-event-tie-wins = Wins
chess-event-tie-black-wins = Wins with Black
chess-event-to-clocks = The clocks
chess-event-to-log = Course of the match
chess-event-to-match = To the match
chess-event-unknown = Nothing is known of this event on this device yet. It appears here as soon as the event is planned and there is a network.
chess-event-unrated = no rating
chess-event-warn-rematch = { $name } and { $other } have met in round { $round }.
chess-event-warn-white = { $name } has White for the third time running.
chess-event-warn-black = { $name } has Black for the third time running.
chess-event-warn-bye = { $name } is without an opponent for the second time.
chess-event-warnings = Look at this before you publish
chess-event-wins = Wins
chess-event-won = won
chess-event-wrong-name = The event needs a name.
chess-event-wrong-reason = Say why.
chess-event-wrong-number = This number is out of range.
chess-event-zero-clamp = It stays at zero and play goes on
chess-event-zero-negative = It goes below zero
chess-event-zero-lose_turns = Turns are lost while it is at zero

## Rummikub: standings, series, places
rummikub-standings-all = All { $count }
rummikub-standings-because = Why: { $reason }
rummikub-standings-big = Big screen
rummikub-standings-certificates = Places for prizes and certificates
rummikub-standings-column-local = Name in its own script
rummikub-standings-column-name = Name
rummikub-standings-column-place = Place
rummikub-standings-column-points = Points
rummikub-standings-column-wins = Wins
rummikub-standings-csv = Save as CSV
rummikub-standings-cut-broken = Several stood level at the cut. The tie-breaks of the plan have put them in order.
rummikub-standings-cut-cut = { $count } go on.
rummikub-standings-cut-decided = The main judge has decided who goes on: { $count }.
rummikub-standings-cut-open = All is played, but { $open } games do not count yet. Nobody is cut before that is settled.
rummikub-standings-cut-over = { $name } has won
rummikub-standings-cut-tied = { $count } are tied for { $places } places
rummikub-standings-cut-tied-means = Nobody is cut before the tie is settled.
rummikub-standings-decide-do = These go on
rummikub-standings-decide-on = { $place }.
rummikub-standings-decide-reason = Reason
rummikub-standings-decide-reason-hint = Everybody can read it beside the standings.
rummikub-standings-decide-title = Tap who goes on, in order: { $places }
rummikub-standings-drawn-means = Tap the person, then the number on the tile. The highest goes first. Who draws the same number draws again, and the new tile is written in the place of the old one.
rummikub-standings-drawn-title = Drawn tiles
rummikub-standings-game = Round { $round }, table { $table }, game { $game }
rummikub-standings-game-disputed = Disputed: counts for nobody yet
rummikub-standings-game-wrong = Does not add up: counts for nobody yet
rummikub-standings-games =
    { $count ->
        [one] Game { $games }
       *[other] Games { $games }
    }
rummikub-standings-how-many = How many places
rummikub-standings-how-many-hint = Who shares the last place is listed too.
rummikub-standings-in-round = { $wins } W { $points }
rummikub-standings-left = { $count } to play
rummikub-standings-line-on = { $count } go on
rummikub-standings-line-sure = { $count } are sure
rummikub-standings-line-would = The first { $count } go on
rummikub-standings-mark-declined = declined
rummikub-standings-mark-entered = in the final
rummikub-standings-mark-follows = follows
rummikub-standings-mark-goes = qualified
rummikub-standings-mark-left = left
rummikub-standings-mark-on = goes on
rummikub-standings-mark-out = does not go on
rummikub-standings-mark-tied = tied
rummikub-standings-none = Nothing to rank yet
rummikub-standings-none-how = The standings begin when seats are drawn, and grow with every game that a table hands in.
rummikub-standings-not-drawn = Nobody has drawn a seat for this yet
rummikub-standings-not-final = Not all is played or settled. The places may still change.
rummikub-standings-of-round = Round { $round }
rummikub-standings-of-rounds = Rounds { $first }–{ $last }
rummikub-standings-open = Still open
rummikub-standings-order = Wins first, then points. A table with fewer players is named beside the round.
rummikub-standings-outstanding = Round { $round }: { $count } games to play
rummikub-standings-page = page { $page } of { $of }
rummikub-standings-places = All places
rummikub-standings-player = Player
rummikub-standings-points = Points
rummikub-standings-print = Print
rummikub-standings-printed = Printed { $time }
rummikub-standings-rank = Rank
rummikub-standings-round = Round { $round }
rummikub-standings-round-short = R{ $round }
rummikub-standings-shared = shared
rummikub-standings-size = table of { $count }
rummikub-standings-state = How it stands
rummikub-standings-table = Table { $table }
rummikub-standings-tie-by-decide = Decide with a reason
rummikub-standings-tie-by-draw = Draw a tile
rummikub-standings-tie-drawn = Drawn tile
rummikub-standings-tie-equal = All games
rummikub-standings-tie-how = How to settle it
rummikub-standings-tie-last-round = Last round
rummikub-standings-tie-level = { $count } stand level; { $places } of them can still go on.
rummikub-standings-tie-look = See the tie
rummikub-standings-tie-no-meld = −100: no initial meld
rummikub-standings-tie-nothing = none
rummikub-standings-tie-on-purpose = −200: on purpose
rummikub-standings-tie-order = The organizer’s order:
rummikub-standings-tie-settle = Settle the tie
rummikub-standings-tie-settled = { $count } stood level. It is settled.
rummikub-standings-tie-sure = Sure ({ $count }):
rummikub-standings-tie-title = Tie at the cut
rummikub-standings-which = Show
rummikub-standings-wins = Wins
rummikub-standings-wins-unit =
    { $count ->
        [one] win
       *[other] wins
    }
rummikub-series-accept = Goes after all
rummikub-series-decline = Declines
rummikub-series-decline-do = Write it down
rummikub-series-decline-means = The next in order follows. This can be taken back until the other is entered.
rummikub-series-decline-title = { $name } does not go to the final
rummikub-series-desk-means = Who does not go to the final is written down here; the next in order follows.
rummikub-series-enter = Enter
rummikub-series-enter-all = Enter all who qualified: { $count }
rummikub-series-enter-do = Enter { $count } into the final
rummikub-series-enter-means = Who has not come by the draw is taken off again on the players’ page.
rummikub-series-enter-title = Into the final: { $count }
rummikub-series-entered-so-far = { $count } of { $of } are entered.
rummikub-series-figure-declined = Declined
rummikub-series-figure-entered = In the final
rummikub-series-figure-goes = Qualified
rummikub-series-for = in place of { $name }
rummikub-series-none = No qualifiers are named
rummikub-series-none-how = The plan of the final says which qualifiers feed it.
rummikub-series-not-yet = It is not known yet who goes on from here.
rummikub-series-of = { $count } of { $size }
rummikub-series-reason = Reason, if one was given
rummikub-series-reason-hint = Only phones with a seat show it, not the public page.
rummikub-series-strangers = { $count } in the final did not qualify
rummikub-series-title = Who goes to the final
rummikub-series-unknown = Nothing is known here of this qualifier yet.
## Rummikub: the clock of a table's turns
rummikub-clock-title = Table { $table } · game { $game }
rummikub-clock-to-table = The table
rummikub-clock-nobody = Nobody sits at this table yet
rummikub-clock-nobody-how = Once the seats of the round are drawn, the clock knows who has which turn.
rummikub-clock-elsewhere = Device { $device } keeps this table’s clock
rummikub-clock-elsewhere-how = Its last note: { $by }, { $at }. One clock a table: if you take over, put the other away.
rummikub-clock-draw = Each draws a tile. The highest number starts.
rummikub-clock-draw-joker = Whoever draws a joker draws another tile. Then all tiles go back and are mixed.
rummikub-clock-tie = A tie: { $who } draw again.
rummikub-clock-number-of = { $who } has drawn
rummikub-clock-known = It is known who starts
rummikub-clock-seats = They sit differently, or somebody is not here
rummikub-clock-seats-means = Clockwise around the table, from any seat. A change begins the draw anew.
rummikub-clock-one-on = One on
rummikub-clock-one-on-of = { $who } sits one seat further on
rummikub-clock-absent = Not here
rummikub-clock-absent-of = { $who } is not here
rummikub-clock-starts = starts
rummikub-clock-deal = From { $who } on, each takes two stacks of seven, gives these 14 tiles to the left and plays those from the right.
rummikub-clock-redeal = Three doubles: deal anew
rummikub-clock-redeal-means = Whoever holds three pairs, each of the same number in the same colour, may ask for a new game before the first turn. Who asks?
rummikub-clock-go = Start the first turn: { $seconds } s
rummikub-clock-on = { $who }
rummikub-clock-near = { $seconds } seconds
rummikub-clock-stands = Paused
rummikub-clock-over = Time is over
rummikub-clock-stopped = Given up
rummikub-clock-turn-over = Turn over
rummikub-clock-then = then { $who }
rummikub-clock-then-end = then the game is over
rummikub-clock-act-out = Rummikub!
rummikub-clock-act-stop = It does not fit
rummikub-clock-act-last-tile = Last tile drawn
rummikub-clock-last = { $turns ->
    [one] The last turn
   *[other] { $turns } last turns
  }
rummikub-clock-last-tile-who = Who drew the last tile?
rummikub-clock-last-tile-means = Everybody then has one more turn, and whoever drew it has the last.
rummikub-clock-now = { $who } (this turn)
rummikub-clock-uncombined = Tiles that fit nowhere
rummikub-clock-fewer = One fewer
rummikub-clock-more = One more
rummikub-clock-step-stop = Stop at once. What fits stays on the table.
rummikub-clock-step-under = { $tiles ->
    [one] Put the tile that fits nowhere under the pool.
   *[other] Put the { $tiles } tiles that fit nowhere under the pool.
  }
rummikub-clock-step-others = { $tiles ->
    [one] Take another one from the pool.
   *[other] Take { $tiles } others from the pool.
  }
rummikub-clock-step-own = { $tiles ->
    [one] The pool has nothing else: take it back.
   *[other] The pool has nothing else: take these { $tiles } back.
  }
rummikub-clock-step-penalty = { $tiles ->
    [one] Penalty: take one more tile.
   *[other] Penalty: take { $tiles } more tiles.
  }
rummikub-clock-step-short = { $tiles ->
    [one] One tile is lacking: that is all.
   *[other] { $tiles } tiles are lacking: that is all.
  }
rummikub-clock-pool-low = Little is left in the pool
rummikub-clock-pool = Left in the pool, with those under it
rummikub-clock-begins = That is the last tile: everybody has one more turn, { $who } the last.
rummikub-clock-done = Done: { $who }’s turn
rummikub-clock-done-end = Done: the game is over
rummikub-clock-fitted = All fitted in time: no penalty
rummikub-clock-leaves = Somebody leaves the game
rummikub-clock-leaves-means = No more turns; the tiles count as they lie.
rummikub-clock-ended-out = Rummikub!
rummikub-clock-ended-out-means = The others count what is on their racks.
rummikub-clock-ended-pool = Game over
rummikub-clock-ended-pool-means = Nobody is out. All count what is on their racks; the lowest sum wins.
rummikub-clock-to-result = Write the result
rummikub-clock-next-game = Clock of game { $game }
rummikub-clock-did-draw = { $who }: { $number }
rummikub-clock-did-starts = { $who } starts
rummikub-clock-did-redeal = a new deal for { $who }
rummikub-clock-did-go = the first turn
rummikub-clock-did-over = turn over, { $who }
rummikub-clock-did-pause = pause
rummikub-clock-did-resume = going on
rummikub-clock-did-stop = { $who } gives up
rummikub-clock-did-penalty = { $who }’s penalty
rummikub-clock-did-last-tile = { $who } drew the last tile
rummikub-clock-did-out = Rummikub by { $who }
rummikub-clock-did-gone = { $who } leaves
rummikub-clock-note-penalty = Time over: { $under } under the pool, { $drawn } drawn
rummikub-clock-note-stopped = Given up: { $under } under the pool, { $drawn } drawn
rummikub-clock-note-last-tile = Drew the last tile
rummikub-clock-note-back = Taken back: { $what }

## Rummikub: the rack helper
rummikub-rack-title = Rack helper
rummikub-rack-table = table { $table }
rummikub-rack-lead = Tap the tiles that lie on the rack. Whether they hold a first meld of 30 is said at once.
rummikub-rack-on = On the rack
rummikub-rack-off = take off
rummikub-rack-joker = joker
rummikub-rack-there = { $count } on the rack
rummikub-rack-colour = Colour
rummikub-rack-no-jokers = Both jokers are on the rack: a set has two.
rummikub-rack-no-number = All eight { $number }s are on the rack: a set has no ninth.
rummikub-rack-no-tile = { $number } in { $colour } is on the rack twice: a set has no third.
rummikub-rack-counted = Sum { $sum } · jokers { $jokers } · tiles { $tiles }
rummikub-rack-asking = Looking for sets …
rummikub-rack-no-rules = The rules cannot be asked at the moment. What is tapped in stays.
rummikub-rack-meld = A first meld was possible.
rummikub-rack-no-meld = No first meld was possible.
rummikub-rack-most = The best sets make { $value }.
rummikub-rack-no-set = There is no set at all.
rummikub-rack-back = Last tile off
rummikub-rack-clear = Empty the rack
rummikub-rack-whose = Whose rack is it?
rummikub-rack-game = In which game?
rummikub-rack-use = Put it into the game

## Errors
error-bad-request = The server could not read the request. Reload the page and try again.
error-sign-in = This device is not known here. Join again with a code.
error-not-allowed = Your role at this competition does not allow this. Ask an organizer or a Delegate.
error-device-revoked = This device has been taken out of the competition. What it still sends is kept for the Delegate; join again with a new code to go on.
error-other-competition = This device belongs to another competition. Choose that competition, or join this one with a code.
error-not-found = There is nothing at this address. Go back to the competition and choose from there.
error-method-not-allowed = The server does not support this. Reload the page and try again.
error-invite-unknown = No invite has this code. Check it symbol by symbol, or ask for a new one.
error-invite-used-up = This invite has been used up. Ask an organizer for a new one.
error-invite-expired = This invite has expired. Ask an organizer for a new one.
error-invite-revoked = This invite has been revoked. Ask an organizer for a new one.
error-invite-once = An invite for a Delegate or an organizer works only once. Make one for each person.
error-seat-moved = This place has moved already, to the app in which the code was used. Go on there; for another device, ask the organizer for a new code.
error-plan-asks = This plan needs a second look at what the regulations say. Read the warnings, tick what you answer for, and save it again; nothing has been changed.
error-plan-changed = Somebody else has added a round to this event meanwhile. Look at its rounds again; nothing has been added twice.
error-plan-not-last = Only the last round of an event can be taken out. Take out the later ones first.
error-round-opened = This round has been opened, so its plan stands. What changes now is changed on the round itself.
error-plan-forbidden = The regulations do not allow the rounds of this event to be held like this. Nothing has been changed.
error-competition-exists = A competition with this id is already here. Open it, or give the file another id.
error-request-too-large = This is more than the server takes at once. Send a smaller file.
error-bad-field = Something in the request is missing or wrong. Check what you entered and try again.
error-bad-key = The key of this device cannot be used. Reload the page and join again.
error-bad-scope = This competition has no such round. Choose one of its rounds, or leave the choice open.
error-wcif-invalid = This file cannot be brought in. Correct what is named below and try again; nothing has been changed.
error-records-invalid = This list of records cannot be brought in. Correct what is named below and try again; nothing has been changed.
error-internal = The server made a mistake. Nothing that it accepted is lost; try again in a moment.
error-too-many-requests = This was more than the server takes in so short a time. Nothing is lost; it goes on by itself after a pause.
error-too-many-streams = Too many devices are watching live. The page still updates by itself every few seconds.
error-app-not-built = The app has not been built on this server yet. Run "make run" there, then reload.

## Commands
cli-no-competition = There is no competition "{ $id }" here; bring it in with "flask import-wcif" first.
cli-one-process = { $asked } processes were asked for, but SQLite takes one, so one is started; for more, set DATABASE_URL to a PostgreSQL.
cli-verify-operation = { $where }: operation { $op } (number { $seq }) is not the one that was stored; its bytes no longer fit their SHA-256.
cli-verify-bytes = { $where }: competitor { $person }, attempt { $slot }: the stored entry is not the one that was signed off; its bytes differ.
cli-verify-value = { $where }: competitor { $person }, attempt { $slot }: the value is not the one that was signed off.
cli-verify-hash = { $where }: competitor { $person }, attempt { $slot }: what the sign-off kept of it has been changed.
cli-verify-entry = { $where }: competitor { $person }, attempt { $slot }: another entry is in force than the one that was signed off.
cli-verify-not-kept = { $where }: what is kept of the sign-off is not what the Delegate’s device signed.
cli-verify-done = Looked through: { $streams } streams, { $signed } of them signed off; not as it was: { $bad }.

## Demo
cli-demo-ready = { $name } is ready: half a day of results, and a few things for the Delegate to decide.
cli-demo-public = Public page: { $link }
cli-demo-link = { $role }: { $link }
cli-demo-once = The organizer’s and the Delegate’s links work only once; run the command again for a new competition with new links.
cli-demo-reason = The scorecard says +2, and I did not type it.

## Installing and updates
app-not-started = Matside did not start. What was saved is safe on this device.
app-part-missing = A part of the app could not be loaded. What was saved is safe on this device.
app-fell-back = The new version did not start on this device, so the one before goes on. Nothing is lost.
app-manifest-description = Runs a cube competition from phones that may have no network all day: results, checks and standings.
app-manifest-shortcut-judge = Enter results
app-manifest-shortcut-results = See results
app-manifest-picture-keypad = A time from the keypad
app-manifest-picture-check = The competitor checks it on the same phone
app-manifest-picture-standings = Live standings
app-manifest-picture-rounds = Rounds at a glance
app-manifest-picture-decision = Two entries differ, the Delegate decides
app-install-title = Install Matside
app-install-title-inside = Open Matside in your browser
app-install-why = Put Matside on this device: it opens at once, without a network too, and the browser keeps entries better.
app-install-why-inside = This page is open inside another app, which may forget entries. Open Matside in your browser.
app-install-how = How to install
app-install-how-inside = How to open it
app-install-later = Not now
app-install-unsent =
    { $count ->
        [one] One entry here is not sent yet. Send it first: the installed app cannot see it.
       *[other] { $count } entries here are not sent yet. Send them first: the installed app cannot see them.
    }
app-install-ios-share = Tap Share, the square with the arrow. It may be behind the three dots.
app-install-ios-add = Scroll down, tap “Add to Home Screen”, then “Add”.
app-install-ios-open = Open Matside from the home screen and join there once more.
app-install-says-ios = Add to Home Screen
app-install-menu = Open the browser's menu, the three dots.
app-install-firefox-add = Tap “Add app to Home screen”.
app-install-says-firefox = Add app to Home screen
app-install-android-add = Tap “Install app” or “Add to Home screen”.
app-install-says-android = Install app
app-install-open = Open Matside from the home screen.
app-install-mac-file = Open the “File” menu at the top of the screen.
app-install-says-file = File
app-install-mac-add = Choose “Add to Dock…”, then “Add”.
app-install-says-mac = Add to Dock…
app-install-mac-open = Open Matside from the Dock and join there once more.
app-install-inside-menu = Open this window's menu, the three dots.
app-install-inside-open = Choose “Open in browser”, and join there.
app-install-says-inside = Open in browser
