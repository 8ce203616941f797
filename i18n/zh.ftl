# Every word that a person reads, in one catalogue a language. Sections follow the places of the app.

## Set-up and make: one line each, plain places only, because they are read before any package is there
cli-setup-old-python = Matside 需要 Python 3.11 或更高版本，当前是 { $found }；请安装新版本后重试。
cli-setup-no-venv = 此 Python 无法创建虚拟环境；在 Debian 或 Ubuntu 上请运行“apt-get install { $package }”，然后重试。
cli-setup-venv = 正在创建虚拟环境 …
cli-setup-packages = 正在安装服务器的软件包 …
cli-setup-dev-packages = 正在安装测试和检查用的软件包 …
cli-setup-node = 本机没有合适的 Node，正在获取 …
cli-setup-node-packages = 正在安装应用的软件包 …
cli-setup-app = 正在构建应用 …
cli-setup-database = 正在准备数据库 …
cli-setup-apt-lists = 正在系统软件包中查找 Chromium …
cli-setup-apt-chromium = 正在从系统软件包安装 Chromium …
cli-setup-playwright = 正在下载 Playwright 的 Chromium …
cli-setup-no-chromium = 测试需要 Chromium，但未能安装；请用系统的软件包管理器安装“chromium”或“google-chrome”，然后重试。
cli-setup-failed = 此步骤未成功：{ $step } 没有丢失任何数据；若此步骤需要网络，请检查网络后重试（详情见 { $log }）。
cli-setup-command-failed = 命令“flask { $command }”未成功；没有丢失任何数据，原因见上方。
cli-setup-bad-port = PORT={ $port } 不是端口号；请使用 1 到 65535 之间的数字，例如 PORT=8000。
cli-setup-busy-port = 端口 { $port } 已被占用或不允许使用；请改用 PORT={ $free }。
cli-setup-stopped = 已停止。没有丢失任何数据。
cli-setup-address = Matside 地址：{ $address }
cli-setup-first-link = 首位主办者的一次性链接：{ $link }
cli-setup-stop-hint = 按 Ctrl-C 停止；数据会保留。
cli-setup-testing = 正在运行全部测试 …
cli-setup-check-passed = { $count } 项检查全部通过。
cli-setup-check-failed = 以下检查发现问题：{ $names }

## App
app-skip = 跳到正文
app-close = 关闭
app-cancel = 取消
app-back = 返回
app-display = 语言和显示
app-language = 语言
app-theme = 显示
app-theme-system = 跟随设备
app-theme-light = 浅色
app-theme-dark = 深色
app-theme-sun = 强光
app-connection-unknown = 尚未连接
app-connection-connecting = 连接中
app-connection-connected = 已连接
app-connection-offline = 离线
app-connection-trouble = 服务器异常
app-connection-unknown-means = 尚未联系服务器。您录入的一切都保存在本机。
app-connection-connecting-means = 正在寻找服务器，您可以继续录入。
app-connection-connected-means = 录入的内容先保存在本机，随即发送。
app-connection-offline-means = 目前无法连接服务器。请照常工作：所有内容都保存在本机，之后会自动发送。
app-connection-trouble-means = 服务器有响应，但暂时无法接收。没有任何内容丢失：本机会保留全部内容并自动重试。
app-unsent =
    { $count ->
        [0] 已全部发送
       *[other] { $count } 条未发送
    }
app-sync = 立即发送
app-fact-unsent = 尚未发送的录入
app-fact-last-sync = 上次与服务器交换
app-fact-rules = 成绩计算
app-never = 尚无
app-rules-starting = 正在启动
app-rules-phone = 在本机
app-rules-server = 在服务器
app-rules-none = 暂不可用；可以保存
app-differs = 有 { $count } 个轮次与服务器不一致，正在重新获取。您的录入是安全的。
app-update-ready = 新版本已就绪。
app-update-take = 立即使用
app-install = 安装到本设备
app-about = 有没有网络，Matside 都让比赛继续。
app-not-found = 此地址没有内容
app-not-found-what-now = 链接可能已过期或不完整。没有任何内容丢失。
app-go-home = 回到首页
app-round-name = { $event } 第{ $number }轮
app-round-number = 第{ $number }轮

## States
state-saved = 已存本机
state-sent = 已发送
state-accepted = 已接收
state-signed = 已确认
state-held = 暂缓
state-proposed = 已提议
state-refused = 未采纳
state-disputed = 有争议
state-late = 迟到
state-open = 进行中
state-closed = 已结束
state-not-open = 未开始
state-empty = 空

## Events
event-333 = 三阶魔方
event-222 = 二阶魔方
event-444 = 四阶魔方
event-555 = 五阶魔方
event-666 = 六阶魔方
event-777 = 七阶魔方
event-333oh = 三阶单手
event-333ft = 三阶脚拧
event-333fm = 三阶最少步
event-333bf = 三阶盲拧
event-444bf = 四阶盲拧
event-555bf = 五阶盲拧
event-333mbf = 三阶多盲
event-clock = 魔表
event-minx = 五魔方
event-pyram = 金字塔
event-skewb = 斜转
event-sq1 = Square-1
event-magic = 八片魔板
event-mmagic = 十二片魔板

## Roles
role-judge = 裁判
role-scoretaker = 录入员
role-head-judge = 主裁判
role-delegate = WCA代表
role-organizer = 主办团队

## Files that come in (WCIF)
wcif-unreadable = 无法打开文件 { $file }；请检查文件名和读取权限。
wcif-too-big = 该文件远大于任何一场比赛的数据（上限为 { $limit } MB）；请选择比赛的WCIF文件。
wcif-not-gzip = 压缩文件已损坏；请重新下载。
wcif-not-json = 这不是JSON文件（第 { $line } 行，第 { $column } 列）；请选择从WCA网站下载的WCIF文件。
wcif-not-object = { $path }：WCIF文件应是一个用 { "{ }" } 括起的对象，而该文件不是；请选择比赛的WCIF文件。
wcif-not-wcif = { $path }：该JSON文件不是WCIF（没有formatVersion、persons、events和schedule）；请选择比赛的WCIF文件。
wcif-not-storable = { $path }：含有无法保存的字符或数字；请更正后重试。
wcif-version = { $path }：无法识别格式版本 { $value }；请导出为版本1或2。
wcif-missing = { $path }：缺少该字段；请重新导出文件，或补上该字段。
wcif-type = { $path }：此处必须是{ $expected ->
    [object] 对象
    [list] 列表
    [text] 文字
    [integer] 整数
   *[boolean] true或false
 }；请更正后重试。
wcif-blank = { $path }：此处不能为空；请填写后重试。
wcif-too-long = { $path }：超过 { $longest } 个字符；请缩短后重试。
wcif-code = { $path }：“{ $value }”不是有效的代码；请更正后重试。
wcif-choice = { $path }：无法识别“{ $value }”；请使用其中之一：{ $choices }。
wcif-range = { $path }：此处不能是 { $value }；请使用 { $low } 到 { $high } 的整数。
wcif-date = { $path }：“{ $value }”不是日期；请写成2026-01-31的形式。
wcif-instant = { $path }：“{ $value }”不是带时区的时间；请写成2026-01-31T09:00:00Z的形式。
wcif-timezone = { $path }：无法识别时区“{ $value }”；请使用Asia/Shanghai这样的名称。
wcif-round-id = { $path }：“{ $value }”与此处不符；一个项目的轮次按顺序编号，此处应为 { $expected }。
wcif-duplicate = { $path }：{ $value } 出现了两次；请只保留一个。
wcif-attempts = { $path }：{ $found } 次尝试超过了该轮比赛形式的 { $most } 次；请更正尝试或比赛形式。
wcif-unknown = { $path }：{ $what ->
    [person] 没有该比赛注册ID的人员：
    [event] 本比赛没有项目
    [round] 本比赛没有轮次
   *[activity] 日程中没有活动
 } { $value }；请添加或更正。
wcif-refused = { $path }：{ $edition } 版规则不允许此内容（{ $reason }）；请更正，或选择其他版本的规则。
wcif-edition = Matside没有 { $edition } 版规则；请使用其中之一：{ $choices }。
wcif-exists = 比赛 { $id } 已经存在；未导入任何内容。

## Home
home-title = 比赛
home-title-joined = 您的比赛
home-lead = 无论有没有网络，都能为魔方比赛记录成绩、组织赛程、关注赛况。
home-mine = 本机参与的比赛
home-as = { $role }，{ $device } 号设备
home-enter = 用邀请码加入
home-everywhere = 关注比赛
home-everywhere-loading = 正在查找比赛…
home-everywhere-none = 暂无比赛
home-everywhere-none-how = 首位主办人员可用服务器给出的链接创建比赛。
home-everywhere-offline = 列表需要网络。本机参与的比赛没有网络也能使用。
home-offline = 没有网络时
home-offline-means = 请照常工作。一切都不必等待服务器，服务器不在时也不会丢失任何内容。
home-offline-saved = 保存在本机，关机也不会丢失
home-offline-sent = 已发出，尚未得到答复
home-offline-accepted = 服务器也已保存

## Join
join-title = 您的姓名
join-lead = 只需填写姓名即可开始，无需账号。
join-name = 姓名
join-name-hint = 会显示在您录入的内容旁，方便他人知道该问谁。
join-name-missing = 请输入姓名。
join-submit = 加入
join-busy = 正在加入…
join-other-code = 使用其他邀请码
join-code-title = 加入比赛
join-code-lead = 请向主办团队或代表索取邀请码。
join-code = 邀请码
join-code-hint = 十位字母和数字，大小写、空格和短横线均可忽略。
join-code-missing = 邀请码不完整，应为十位字母和数字。
join-code-go = 继续
join-scan = 扫描二维码
join-scan-how = 请将相机对准二维码。
join-camera-refused = 无法使用相机
join-camera-refused-what-now = 请在浏览器中允许本页使用相机，或直接输入邀请码。
join-failed-offline = 无法连接服务器
join-failed-offline-what-now = 加入时需要联网一次。请检查 Wi-Fi 后重试，您的邀请码仍然有效。
join-failed-invite-unknown = 没有这个邀请码
join-failed-invite-unknown-what-now = 请逐个核对字符，或索取新的邀请码。
join-failed-invite-used-up = 此邀请码已用完
join-failed-invite-used-up-what-now = 请向主办团队或代表索取新的邀请码。
join-failed-invite-expired = 此邀请码已过期
join-failed-invite-expired-what-now = 请向主办团队或代表索取新的邀请码。
join-failed-invite-revoked = 此邀请码已被撤销
join-failed-invite-revoked-what-now = 请向主办团队或代表索取新的邀请码。
join-failed-server = 服务器暂时无法处理
join-failed-server-what-now = 没有任何内容丢失。请稍候重试。
