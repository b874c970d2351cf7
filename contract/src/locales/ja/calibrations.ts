import type {
  calibrations as inEnglish,
  calibrationsChoices as choicesInEnglish,
  calibrationsErrors as errorsInEnglish,
  calibrationsFields as fieldsInEnglish,
} from '../en/calibrations.ts'

type Said<Book> = { [Key in keyof Book]: string }

export const calibrations: Said<typeof inEnglish> = {
  section: '校正',
  record: '校正を登録',
  recordOne: '{code} の校正',
  recorded: '{code} の校正を登録しました',
  listEmpty: 'この測定器は一度も校正されていません。',
  notGauge: '周期を入れると、この治工具は測定器として扱われます。',
  daysHint: '空欄：測定しません。未校正の測定器は製品を受け入れません。',
  codesHint: '測定する結果。空欄：ステーションのすべて',
  kindHint: '校正の間の点検は期限を延ばしません',
  point: '測定点 {number}',
  addPoint: '測定点を追加',
  removePoint: '測定点 {number} を削除',
  pointHint: '結果の単位で入れます。調整しなかったときは、校正後を空欄にします。',
  noFile: '証明書なし',
  certificateFile: '証明書ファイル',
  chooseFile: '証明書を選ぶ',
  fileHint: 'PDF または画像',
  removeFile: '証明書を外す',
  download: '証明書をダウンロード',
  pointsOf: '測定点、{when}',
  error: '校正前の誤差',
  withdraw: '取り下げ',
  withdrawQuestion: '{when} の校正を取り下げますか？記録は残りますが、無効になります。',
  withdrawn: '校正を取り下げました',
  wasWithdrawn: '{by} が取り下げ：{reason}',
}

export const calibrationsChoices: typeof choicesInEnglish = {
  calibrationKind: {
    calibration: '校正',
    check: '点検',
  },
  calibrationResult: {
    inTolerance: '許容差内',
    adjusted: '調整済み',
    outOfTolerance: '許容差外',
  },
  calibrationStatus: {
    calibrated: '校正済み',
    dueSoon: '期限間近',
    overdue: '期限切れ',
    neverCalibrated: '未校正',
    outOfTolerance: '許容差外',
  },
}

export const calibrationsFields: Said<typeof fieldsInEnglish> = {
  calibrationDays: '校正周期（日）',
  calibratedAt: '校正日時',
  calibratedBy: '校正者',
  calibrationDueAt: '校正期限',
  calibrationResult: '校正結果',
  calibrationStatus: '校正状態',
  calibrationId: '校正 ID',
  calibrationKind: '校正の種類',
  certificateNo: '証明書番号',
  points: '測定点',
  tolerance: '許容差 ±',
  asFound: '校正前の値',
  asLeft: '校正後の値',
  foundOut: '校正前に許容差外',
  calibrationNote: '校正の備考',
}

export const calibrationsErrors: Said<typeof errorsInEnglish> = {
  'tools.not_calibrated':
    '{toolCode} は測定に使えません：未校正、期限切れ、または許容差外です。先に校正してください',
  'calibrations.no_gauge': '{toolCode} は測定器ではありません。先に校正周期を入れてください',
  'calibrations.in_future': '校正の日時は過去でなければなりません',
  'calibrations.later_known': 'より新しい校正（{at}）が登録されています',
  'calibrations.point_twice': '測定点 {point} が重複しています',
  'calibrations.not_measured':
    '測定点 {point} の {resultCode} は {toolCode} の測定対象ではありません。次のいずれかを入力してください：{resultCodes}',
  'calibrations.withdrawn': '{by} がすでに取り下げました',
  'calibrations.same_person': '校正の取り下げは、登録した人以外が行います',
}
