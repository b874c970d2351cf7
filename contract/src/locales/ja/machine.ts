import type { Words } from '../en/words.ts'
import type { machineErrors as errorsInEnglish, machineFields as fieldsInEnglish } from '../en/machine.ts'

export const machine: Words['machine'] = {
  title: '設備',
  scanForChecks: '読み取ると点検の予定を表示',
  scanForFault: '読み取って故障を報告',
  checks: '点検',
  noChecks: 'このステーションには点検項目がありません。',
  logIn: 'ログインして点検を行う',
  report: '故障を報告',
  what: '何が起きていますか？',
  kind: 'どの種類の問題ですか？',
  name: 'お名前（空欄でも可）',
  send: '故障を報告する',
  called: 'ありがとうございます。呼び出しを行いました。',
  again: 'ありがとうございます。すでに呼び出し済みです。報告をその呼び出しに追加しました。',
  tooMany:
    '報告が続いたため受け付けられません。{minutes} 分後にもう一度お試しいただくか、ステーションで呼び出してください。',
  wrongText: '何が起きているかを 500 文字以内で入力してください。',
  wrongName: '名前は 1 行、128 文字以内です。',
  wrongKind: '問題の種類を一覧から選んでください。',
  invalid: 'このコードは無効です。ステーションで呼び出してください。',
  back: '設備のページに戻る',
  code: '設備の QR コード',
  codeAbout:
    '読み取った人は、ログインせずに期限の来た点検を確認し、故障を報告できます。それ以外は何も開けません。期限はありません。他人の手に渡ったときは無効にして、新しいものを印刷してください。',
  codeMade: '最初の印刷：{at}、{by}。',
  noCode: 'まだ印刷されていないか、無効にされています。',
  print: 'QR コードを印刷',
  open: 'スマートフォンの表示を見る',
  revoke: 'QR コードを無効にする',
  revokeQuestion:
    '{stationNumber} の QR コードを無効にしますか？設備に貼られているコードでは何も開けなくなります。次に印刷されるのは別のコードです。',
  revoked: 'QR コードを無効にしました',
  codeChanges: 'コードの履歴',
  reported: 'QR コードによる報告',
  reportedTimes: 'QR コードによる報告 · {count} 回',
  saysSo: '{name}（自己申告）：{text}',
}

export const machineErrors: typeof errorsInEnglish = {
  'machineCodes.no_station': 'このラインにステーション {stationNumber} はありません',
  'machineCodes.none': '{stationNumber} の QR コードはありません。未印刷か、無効にされています',
}

export const machineFields: typeof fieldsInEnglish = { faultReports: 'QR コードによる報告数' }
