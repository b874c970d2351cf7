import type { Words } from '../en/words.ts'

export const lines: Words['lines'] = {
  createOne: 'ラインを作成',
  editOne: '{lineNumber} を編集',
  copyOne: '{lineNumber} をコピー',
  copyOf: '{lineNumber} と同じラインを作成',
  listEmpty: 'ラインがまだありません。',
  numberHint: '変更できません：ラインの履歴はすべてこの番号に残ります。',
  saveQuestion: '{lineNumber} の変更を保存しますか？',
  copyHint:
    'ステーション、シフト、休憩もコピーします。ステーションのパラメータは下書きとしてコピーされ、リリースが必要です。工程ルート・型式・部品表は全ライン共通です。キー、アドレス、設備番号は一台の設備のものなのでコピーしません。',
  okRateHint: 'これを下回るとボードが赤くなります。空欄：目標を表示しません',
  taktHint: '一台あたりの秒数。空欄：ステーションの最長の計画サイクルを使います',
  takeOut: '使用停止',
  putIn: '使用開始',
  tookOut: '{lineNumber} を使用停止にしました',
  hasPutIn: '{lineNumber} を使用中に戻しました',
  outQuestion:
    '{lineNumber} を使用停止にしますか？ 再び使用を開始するまで、ステーションのメッセージはすべて拒否されます。着工も完工もできません。指図、製品、履歴はそのまま残ります。',
  inQuestion: '{lineNumber} の使用を再開しますか？',
  deleteQuestion: 'ライン {lineNumber} の情報を削除しますか？',
  insteadOf: '代わりに使用停止にしますか？',
  shifts: 'シフトと休憩',
  editShifts: '{lineNumber} のシフト',
  noShifts: 'シフトなし：ラインは終日稼働し、生産日は「基本情報」で設定した時刻に始まります。',
  shiftsAbout:
    '日曜日を含む毎日、工場の時刻で繰り返します。休日はシフトカレンダーで設定します。シフトは零時をまたげます。シフト同士は重なれません。休憩はシフトの中に置きます。',
  addShift: 'シフトを追加',
  removeShift: '{shiftName} を削除',
  addBreak: '休憩を追加',
  removeBreak: '休憩 {start} – {end} を削除',
  mostShifts: 'シフトは一ラインにつき 6 個までです',
  mostBreaks: '休憩は一シフトにつき 12 回までです',
  nextDay: '翌日に終了',
  roundTheClock: '24 時間',
  breakNumber: '休憩 {number}',
  newShift: 'シフト {number}',
  shiftsQuestion:
    '{lineNumber} のシフトを保存しますか？ 明日から有効です。今日とそれ以前は変わりません。ラインで最初のシフトはすぐに有効になります。',
  shiftChanges: 'シフトの変更履歴',
  worked: '一日の稼働 {duration}',
  day: '一日（零時から零時まで）',
}
