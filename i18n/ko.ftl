# Every word that a person reads, in one catalogue a language. Sections follow the places of the app.

## Set-up and make: one line each, plain places only, because they are read before any package is there
cli-setup-old-python = Matside에는 Python 3.11 이상이 필요하지만 지금은 { $found }입니다. 새 버전을 설치한 뒤 다시 시도하세요.
cli-setup-no-venv = 이 Python으로는 가상 환경을 만들 수 없습니다. Debian이나 Ubuntu에서는 "apt-get install { $package }"을 실행한 뒤 다시 시도하세요.
cli-setup-venv = 가상 환경을 만드는 중 …
cli-setup-packages = 서버 패키지를 설치하는 중 …
cli-setup-dev-packages = 테스트와 검사용 패키지를 설치하는 중 …
cli-setup-node = 이 컴퓨터에 없는 Node를 가져오는 중 …
cli-setup-node-packages = 앱 패키지를 설치하는 중 …
cli-setup-app = 앱을 빌드하는 중 …
cli-setup-database = 데이터베이스를 준비하는 중 …
cli-setup-apt-lists = 시스템 패키지에서 Chromium을 찾는 중 …
cli-setup-apt-chromium = 시스템 패키지에서 Chromium을 설치하는 중 …
cli-setup-playwright = Playwright의 Chromium을 내려받는 중 …
cli-setup-no-chromium = 테스트에는 Chromium이 필요하지만 설치하지 못했습니다. 시스템 패키지 관리자로 "chromium"이나 "google-chrome"을 설치한 뒤 다시 시도하세요.
cli-setup-failed = 이 단계를 마치지 못했습니다: { $step } 잃은 것은 없습니다. 네트워크가 필요한 단계라면 연결을 확인한 뒤 다시 시도하세요(자세한 내용: { $log }).
cli-setup-command-failed = "flask { $command }" 명령이 실패했습니다. 잃은 것은 없으며, 이유는 위에 나와 있습니다.
cli-setup-bad-port = PORT={ $port }은(는) 포트 번호가 아닙니다. PORT=8000처럼 1에서 65535 사이의 수를 쓰세요.
cli-setup-busy-port = 포트 { $port }은(는) 이미 쓰이고 있거나 허용되지 않습니다. PORT={ $free }을(를) 쓰세요.
cli-setup-stopped = 중지했습니다. 잃은 것은 없습니다.
cli-setup-address = Matside 주소: { $address }
cli-setup-first-link = 첫 주최자용 일회용 링크: { $link }
cli-setup-stop-hint = Ctrl-C를 누르면 멈추며, 데이터는 그대로 남습니다.
cli-setup-testing = 모든 테스트를 실행하는 중 …
cli-setup-check-passed = 검사 { $count }개를 모두 통과했습니다.
cli-setup-check-failed = 다음 검사에서 문제가 발견되었습니다: { $names }

## App
app-skip = 본문으로 건너뛰기
app-close = 닫기
app-cancel = 취소
app-back = 뒤로
app-display = 언어와 화면
app-language = 언어
app-theme = 화면
app-theme-system = 기기 설정
app-theme-light = 밝게
app-theme-dark = 어둡게
app-theme-sun = 햇빛
app-connection-unknown = 아직 연결 안 됨
app-connection-connecting = 연결 중
app-connection-connected = 연결됨
app-connection-offline = 오프라인
app-connection-trouble = 서버 문제 발생
app-connection-unknown-means = 아직 서버에 연결하지 않았습니다. 입력한 내용은 모두 이 기기에 저장됩니다.
app-connection-connecting-means = 서버를 찾고 있습니다. 계속 입력할 수 있습니다.
app-connection-connected-means = 입력한 내용은 먼저 이 기기에 저장되고 바로 전송됩니다.
app-connection-offline-means = 지금은 서버에 연결할 수 없습니다. 평소처럼 계속하세요. 모든 입력은 이 기기에 저장되며 나중에 자동으로 전송됩니다.
app-connection-trouble-means = 서버가 응답하지만 지금은 입력을 받을 수 없습니다. 사라진 것은 없습니다. 이 기기가 모두 보관하고 자동으로 다시 시도합니다.
app-unsent =
    { $count ->
        [0] 모두 전송됨
       *[other] 미전송 { $count }건
    }
app-sync = 지금 전송
app-fact-unsent = 아직 전송하지 않은 입력
app-fact-last-sync = 마지막 서버 교환
app-fact-rules = 기록 계산
app-never = 아직 없음
app-rules-starting = 시작하는 중
app-rules-phone = 이 기기에서
app-rules-server = 서버에서
app-rules-none = 지금은 불가, 저장은 가능
app-differs = { $count }개 라운드가 서버와 달라 다시 받고 있습니다. 입력한 내용은 안전합니다.
app-update-ready = 새 버전이 준비되었습니다.
app-update-take = 지금 적용
app-install = 이 기기에 설치
app-about = Matside는 네트워크가 없어도 대회를 이어 갑니다.
app-not-found = 이 주소에는 아무것도 없습니다
app-not-found-what-now = 링크가 오래되었거나 잘렸을 수 있습니다. 사라진 것은 없습니다.
app-go-home = 처음으로
app-round-name = { $event } { $number }라운드
app-round-number = { $number }라운드

## States
state-saved = 기기에 저장됨
state-sent = 전송됨
state-accepted = 접수됨
state-signed = 선수 확인
state-held = 보류됨
state-proposed = 제안됨
state-refused = 거부됨
state-disputed = 불일치
state-late = 마감 후
state-open = 진행 중
state-closed = 마감됨
state-not-open = 시작 전
state-empty = 비어 있음

## Events
event-333 = 3x3x3 큐브
event-222 = 2x2x2 큐브
event-444 = 4x4x4 큐브
event-555 = 5x5x5 큐브
event-666 = 6x6x6 큐브
event-777 = 7x7x7 큐브
event-333oh = 3x3x3 한 손
event-333ft = 3x3x3 큐브 발
event-333fm = 3x3x3 최소회전
event-333bf = 3x3x3 블라인드
event-444bf = 4x4x4 블라인드
event-555bf = 5x5x5 블라인드
event-333mbf = 3x3x3 멀티 블라인드
event-clock = 클락
event-minx = 메가밍크스
event-pyram = 피라밍크스
event-skewb = 스큐브
event-sq1 = 스퀘어-1
event-magic = 매직
event-mmagic = 마스터매직

## Roles
role-judge = 심판
role-scoretaker = 기록 입력자
role-head-judge = 주심
role-delegate = WCA 파견위원
role-organizer = 운영팀

## Files that come in (WCIF)
wcif-unreadable = { $file } 파일을 열 수 없습니다. 파일 이름과 읽기 권한을 확인하세요.
wcif-too-big = 이 파일은 어떤 대회보다도 훨씬 큽니다(최대 { $limit } MB). 대회의 WCIF 파일을 선택하세요.
wcif-not-gzip = 압축 파일이 손상되었습니다. 다시 내려받으세요.
wcif-not-json = JSON 파일이 아닙니다({ $line }번째 줄, { $column }번째 칸). WCA 웹사이트에서 받은 WCIF 파일을 선택하세요.
wcif-not-object = { $path }: WCIF 파일은 { "{ }" }로 묶인 객체 하나여야 하는데 이 파일은 그렇지 않습니다. 대회의 WCIF 파일을 선택하세요.
wcif-not-wcif = { $path }: 이 JSON 파일은 WCIF가 아닙니다(formatVersion, persons, events, schedule이 모두 없습니다). 대회의 WCIF 파일을 선택하세요.
wcif-not-storable = { $path }: 저장할 수 없는 문자나 숫자가 있습니다. 고친 뒤 다시 시도하세요.
wcif-version = { $path }: 형식 버전 { $value }은(는) 알 수 없습니다. 버전 1이나 2로 다시 내보내세요.
wcif-missing = { $path }: 이 항목이 없습니다. 파일을 다시 내보내거나 항목을 추가하세요.
wcif-type = { $path }: 이 값은 { $expected ->
    [object] 객체
    [list] 목록
    [text] 글자
    [integer] 정수
   *[boolean] true 또는 false
 } 형식이어야 합니다. 고친 뒤 다시 시도하세요.
wcif-blank = { $path }: 비어 있으면 안 됩니다. 내용을 채운 뒤 다시 시도하세요.
wcif-too-long = { $path }: { $longest }자를 넘습니다. 줄인 뒤 다시 시도하세요.
wcif-code = { $path }: “{ $value }”은(는) 여기에 쓸 수 없는 코드입니다. 고친 뒤 다시 시도하세요.
wcif-choice = { $path }: “{ $value }”은(는) 알 수 없는 값입니다. 다음 중 하나를 쓰세요: { $choices }
wcif-range = { $path }: { $value }은(는) 쓸 수 없는 값입니다. { $low }부터 { $high }까지의 정수를 쓰세요.
wcif-date = { $path }: “{ $value }”은(는) 날짜가 아닙니다. 2026-01-31처럼 쓰세요.
wcif-instant = { $path }: “{ $value }”은(는) 시간대가 있는 시각이 아닙니다. 2026-01-31T09:00:00Z처럼 쓰세요.
wcif-timezone = { $path }: “{ $value }”은(는) 알 수 없는 시간대입니다. Asia/Seoul 같은 이름을 쓰세요.
wcif-round-id = { $path }: “{ $value }”은(는) 이 자리에 맞지 않습니다. 한 종목의 라운드는 차례대로 번호가 붙으며 이 라운드는 { $expected }입니다.
wcif-duplicate = { $path }: { $value }이(가) 두 번 있습니다. 하나만 남기세요.
wcif-attempts = { $path }: 시도 { $found }개는 이 라운드 형식의 { $most }개보다 많습니다. 시도나 형식을 고치세요.
wcif-unknown = { $path }: { $what ->
    [person] 대회 접수 ID
    [event] 종목
    [round] 라운드
   *[activity] 일정 활동
 } { $value }을(를) 찾을 수 없습니다. 추가하거나 이 값을 고치세요.
wcif-refused = { $path }: { $edition } 규정이 허용하지 않습니다({ $reason }). 값을 고치거나 다른 판의 규정을 선택하세요.
wcif-edition = { $edition } 규정은 Matside에 없습니다. 다음 중 하나를 쓰세요: { $choices }
wcif-exists = { $id } 대회가 이미 있습니다. 아무것도 가져오지 않았습니다.

## Home
home-title = 대회
home-title-joined = 참여 중인 대회
home-lead = 네트워크가 있든 없든 큐브 대회를 기록하고 운영하고 지켜보세요.
home-mine = 이 기기의 대회
home-as = { $role }, { $device }번 기기
home-enter = 코드로 참여
home-everywhere = 대회 보기
home-everywhere-loading = 대회를 찾는 중입니다…
home-everywhere-none = 아직 대회가 없습니다
home-everywhere-none-how = 서버가 출력한 링크로 첫 운영자가 대회를 시작합니다.
home-everywhere-offline = 목록을 보려면 네트워크가 필요합니다. 이 기기의 대회는 네트워크 없이도 쓸 수 있습니다.
home-offline = 네트워크가 없을 때
home-offline-means = 평소처럼 계속하세요. 서버를 기다리지 않으며, 서버가 없어도 아무것도 사라지지 않습니다.
home-offline-saved = 기기를 꺼도 이 기기에 남습니다
home-offline-sent = 전송 중이며 아직 응답이 없습니다
home-offline-accepted = 서버에도 저장되었습니다

## Join
join-title = 이름
join-lead = 이름만 적으면 바로 시작합니다. 계정은 필요 없습니다.
join-name = 이름
join-name-hint = 입력한 기록 옆에 표시되어 누구에게 물어볼지 알 수 있습니다.
join-name-missing = 이름을 입력하세요.
join-submit = 참여하기
join-busy = 참여하는 중…
join-other-code = 다른 코드 사용
join-code-title = 대회 참여
join-code-lead = 운영팀이나 파견위원에게 코드를 받으세요.
join-code = 코드
join-code-hint = 글자와 숫자 열 자리입니다. 대소문자, 띄어쓰기, 줄표는 상관없습니다.
join-code-missing = 코드가 아직 완전하지 않습니다. 글자와 숫자 열 자리입니다.
join-code-go = 계속
join-scan = QR 코드 스캔
join-scan-how = 카메라로 코드를 비추세요.
join-camera-refused = 카메라를 사용할 수 없습니다
join-camera-refused-what-now = 브라우저에서 이 페이지의 카메라를 허용하거나 코드를 직접 입력하세요.
join-failed-offline = 서버에 연결할 수 없습니다
join-failed-offline-what-now = 참여할 때 한 번은 네트워크가 필요합니다. Wi-Fi를 확인하고 다시 시도하세요. 코드는 그대로 쓸 수 있습니다.
join-failed-invite-unknown = 알 수 없는 코드입니다
join-failed-invite-unknown-what-now = 글자를 하나씩 확인하거나 새 코드를 받으세요.
join-failed-invite-used-up = 이미 모두 사용된 코드입니다
join-failed-invite-used-up-what-now = 운영팀이나 파견위원에게 새 코드를 받으세요.
join-failed-invite-expired = 기한이 지난 코드입니다
join-failed-invite-expired-what-now = 운영팀이나 파견위원에게 새 코드를 받으세요.
join-failed-invite-revoked = 취소된 코드입니다
join-failed-invite-revoked-what-now = 운영팀이나 파견위원에게 새 코드를 받으세요.
join-failed-server = 지금은 서버에서 처리할 수 없습니다
join-failed-server-what-now = 사라진 것은 없습니다. 잠시 후 다시 시도하세요.
