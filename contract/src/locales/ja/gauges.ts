import type { FieldName } from '../../field-names.ts'

export const gauges = {
  createOne: '測定システム評価を追加',
  listEmpty:
    'このラインにはまだ測定システムの評価がありません。ばらつきのうち測定器によるものが分からなければ、工程能力は意味を持ちません。',
  paste: '1 行に 1 つの測定値を入力または貼り付け：部品；測定者；値。表計算や CSV の内容をそのまま使えます。',
  pasteType1: '1 行に 1 つの測定値を入力または貼り付け（10 個以上）。同じ部品を同じ人が測定します。',
  pasteAttribute:
    '1 行に 1 つの判定を入力または貼り付けます：部品；作業者；判定；部品の正しい状態。1 または OK は良品、0 または NG は不良。',
  byAgreement: '一致',
  limitsAttribute: '各作業者が部品の 90 % を正しく判定し、見逃しが 2 % 以下、誤判定が 5 % 以下なら合格です。',
  agreesSelf: '本人どうし',
  agreesTruth: '正解と',
  missed: '見逃し',
  falseAlarm: '誤判定',
  together: '全員',
  counted: '測定値 {readings} 個：部品 {parts} × 測定者 {operators}',
  countedType1: '測定値 {readings} 個',
  unread: '{line} 行目は測定値ではありません：{text}',
  limitsHint: '公差はリリース済みの特性から取り、評価とともに保存します。',
  validHint: '最終有効日。空欄：次の評価まで',
  result: '結果',
  byAnova: '分散分析法',
  byRange: '範囲法',
  pooled: '交互作用は有意でない（p {p}）：繰返し性に含める',
  kept: '交互作用は有意（p {p}）：残す',
  noRange: '範囲法は測定者 3 人、3 回、部品 10 個までです。',
  limits: 'R&R 10 % 未満は合格、30 % までは用途による、それを超えると不合格。識別区分は 5 以上。',
  limitsType1: 'Cg と Cgk がともに 1.33 以上で合格。',
  source: 'ばらつきの要因',
  sigma: '標準偏差',
  share: '全体に対する %',
  repeatability: '繰返し性（測定器）',
  operator: '測定者',
  interaction: '測定者 × 部品',
  gauge: 'R&R',
  part: '部品',
  total: '合計',
  ofTolerance: 'R&R（公差に対する %）',
  ofStudy: 'R&R（評価に対する %）',
  categories: '識別区分数',
  mean: '平均',
  bias: '偏り',
  biasP: '偏りの p 値',
  picture: '測定者別・部品別の測定値',
  pictureType1: '測定順の値',
  partOf: '部品 {part}',
}

export const gaugesFields = {
  studyId: '評価',
  gaugeId: '測定器',
  studyKind: '評価の種類',
  reference: '基準値',
  gaugePercent: 'R&R %',
  cgk: 'Cgk',
  gaugeVerdict: '判定',
  studiedAt: '評価日時',
  studiedBy: '評価者',
  readings: '測定値',
} satisfies Partial<Record<FieldName, string>>

export const gaugesErrors = {
  'gauges.no_characteristic': '{colSetId} に特性 {resultCode} はありません',
  'gauges.no_reference': 'タイプ 1 の評価には部品の基準値が必要です',
  'gauges.no_tolerance': 'タイプ 1 の評価には上下限のある特性が必要です',
  'gauges.too_few': '測定値は {least} 個以上必要です',
  'gauges.no_judgement': '各行に判定と部品の正しい状態（同じ部品では同じ値）が必要です：1 は良品、0 は不良',
  'gauges.not_crossed':
    '各測定者が各部品を同じ回数（2 回以上）測定してください：部品 2 個、測定者 2 人、2 回以上',
  'gauges.uneven':
    '部品 {part} の {operator} の測定は {found} 回、ほかは {most} 回です。各測定者が各部品を同じ回数測定してください',
}
