import type {
  sopAnswersChoices as choicesInEnglish,
  sopAnswersErrors as errorsInEnglish,
  sopAnswersFields as fieldsInEnglish,
} from '../en/sopAnswers.ts'
import type { Words } from '../en/words.ts'

export const sopAnswers: Words['sopAnswers'] = {
  asks: '製品ごとにこの手順で求めるもの',
  nothing: 'なし',
  resultCode: 'ステーションの結果コード',
  pattern: '期待する形',
  patternHint: '空欄：何でも。* 任意の文字列、? 1 文字、# 数字 1 桁',
  must: '回答がないと製品を完了できない',
  value: '{name} の値',
  scan: 'スキャン：{pattern}',
  tool: 'ここに取り付けた工具をスキャン',
  confirm: '確認する',
  keep: '保存',
  outside: '{value} は {limits} の範囲外です。製品は不合格になります。保存するにはもう一度押します。',
  limits: '{low} ～ {high}\u00a0{unit}',
  notANumber: '数字を入力してください',
  form: '{pattern} の形ではありません',
  answered: '回答済み：{answer}',
  waiting: '{count} 件の回答をここに保存しています。ネットワークが戻ると送信します',
  refused: '受け付けられませんでした：{why}',
  again: 'もう一度送る',
  drop: '破棄',
  toAnswer: '未回答：手順 {steps}',
  allAnswered: 'この製品の回答はすべて済みました',
  who: '回答する人',
  choosePerson: '複数の人が入っています。回答する人を選んでください',
  withUnit: '製品ごとにステーション画面で求めます：{what}',
  title: '手順での回答',
  of: '{code} バージョン {version} 手順 {step}',
  photoOf: '手順 {step} の写真',
}

export const sopAnswersChoices: typeof choicesInEnglish = {
  asks: { value: '値', photo: '写真', scan: 'スキャン', tool: '工具', confirm: '確認' },
}

export const sopAnswersFields: typeof fieldsInEnglish = {
  answerId: '回答',
  asks: '求めるもの',
  answerValue: '値',
  answerText: '回答内容',
  stepNo: '作業手順書の手順',
}

export const sopAnswersErrors: typeof errorsInEnglish = {
  'sopAnswers.nobody':
    '{stationNumber} に誰も入っていないか、回答する人が入っていません。先にバッジで入ってください',
  'sopAnswers.not_here':
    '製品はもう {stationNumber} で作業中ではないか、型式が違います。回答の対象がありません',
  'sopAnswers.wrong_form':
    'スキャンした内容が {scanPattern} の形ではありません。正しいラベルをスキャンしてください',
  'sopAnswers.not_mounted':
    '工具 {toolCode} は {stationNumber} に取り付けられていません。取り付けた工具をスキャンするか、先に取り付けてください',
  'station.answers_missing':
    'この製品で作業手順書の手順に回答がありません：{steps}。ステーション画面で回答してください',
}
