import type {
  noticeRulesErrors as errorsInEnglish,
  noticeRulesFields as fieldsInEnglish,
} from '../en/noticeRules.ts'
import type { Words } from '../en/words.ts'

export const noticeRules: Words['noticeRules'] = {
  about: 'イベントを誰に、いつ、何で知らせるか。合うルールがなければ、そのページを開ける全員にすぐ知らせます',
  createOne: '新しいルール',
  editOne: '「{event}」のルールを編集',
  listEmpty: 'ルールはまだありません。イベントは、そのページを開ける全員にベルですぐ知らせます。',
  deleteQuestion: '「{event}」のルールを削除しますか？このルールで待っている通知は送られません。',
  everyLine: 'すべてのライン',
  duty: '勤務中のシフト',
  who: '通知先',
  reached: '現在届く人数',
  nobody: 'なし',
  eventHint:
    '合うルールはすべて有効です。その中にベルを使うルールがなければ、ページを開ける全員にベルで知らせます。',
  lineHint: '空欄：すべてのラインと、ラインに属さないもの',
  peopleHint: '指定しない場合：そのページを開ける全員。開けない内容がルールで知らされることはありません。',
  dutyHint: 'カレンダーで現在のシフトに割り当てられた班（作業者のアカウント経由）',
  bellHint: 'ベルとお知らせ一覧',
  targetsHint: 'ここにも送信します。指定した送信先には、このイベントはルールに従ってのみ届きます。',
  mailHint: 'メールアドレスのある通知先それぞれに、その人の言語で送ります',
  noMailHint: 'メールサーバーが未設定です。サーバーの管理者が MAIL_URL で設定します',
  levelHint: '空欄：イベントの緊急度のまま',
  delayHint:
    '0：すぐに通知。それ以外は、この時間（分）が過ぎた時点でまだ続いていて、誰も対応済みにしていない場合だけ通知します。指図完了のように終わりを判断できないものは、対応済みかどうかだけを見ます。',
  quietHint: '工場の時刻。この間の通知は、まだ必要なら終了時に送ります',
  passHint: '静止時間帯でもアラームは通知する',
  messageHint: 'ルール独自の文面です。それぞれの言語で届きます。空欄なら通常の文になります。',
  variables: '通知時に値が入るもの：{variables}',
  last: 'この種類の最新のイベント（{time}）なら、次のように知らせます。',
  noLast: 'この種類のイベントはまだないため、表示できる文面がありません。',
  reminder: '再通知 {repeat} 回目：{message}',
  repeatHint:
    'この間隔で再び知らせます。各自が読むまで、また誰かが対応済みにするか終わるまで続きます。空欄：一度だけ。',
  repeating: '{delay}、その後 {every} 分ごとに {most} 回',
  preview: '現在の通知先',
  previewNow: 'すぐに：',
  previewAt: '{time}：',
  noAddress: 'アドレスがなくメールが届かない人：{people}',
  test: 'テスト',
  testOne: '自分にテストを送る',
  tested: 'テストをお知らせに送りました',
  person: '{name}（{userName}）',
  minutes: '{count} 分',
  atOnce: 'すぐに',
  quiet: '静止時間帯',
  quietHours: '{from}～{to}',
  channels: '手段',
}

export const noticeRulesFields: Pick<Words['field'], keyof typeof fieldsInEnglish> = {
  toUsers: 'アカウント',
  toRoles: 'ロール',
  toDuty: '勤務中のシフト',
  bell: 'ベル',
  mail: 'メール',
  targetCodes: '外部送信先',
  delay: '待ち時間（分）',
  repeatEvery: '再通知の間隔（分）',
  repeatMost: '再通知の上限（回）',
  quietFrom: '静止開始',
  quietTo: '静止終了',
  alarmsPass: 'アラームは通知',
}

export const noticeRulesErrors: typeof errorsInEnglish = {
  'noticeRules.not_yours': '「{eventType}」の通知先を決められるのは「{page}」を開ける人だけです',
  'noticeRules.no_person': 'アカウント {userName} はありません',
  'noticeRules.no_role': 'ロール {roleKey} はありません',
  'noticeRules.no_line': 'ライン {lineNumber} はありません',
  'noticeRules.no_target': '送信先 {targetCode} はありません',
  'noticeRules.no_channel':
    'ベル、メール、送信先のいずれかを選んでください。このままでは誰にも通知されません',
  'noticeRules.no_mail_server': 'メールサーバーが未設定です。サーバーの管理者が MAIL_URL で設定します',
  'noticeRules.quiet_hours': '静止時間帯には開始と、それと異なる終了が必要です',
  'noticeRules.no_shift': '「{eventType}」はラインに属さないため、勤務中のシフトはありません',
  'noticeRules.no_variable': '「{eventType}」に変数「{variable}」はありません。使えるのは {known}',
  'noticeRules.repeat_bell': 'ベルを選んでください。お知らせ一覧にあるものだけが読まれ、再通知を止められます',
  'noticeRules.repeat_both': '再通知には、間隔（分）と上限回数の両方が必要です',
}
