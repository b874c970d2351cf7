import type { AlarmPriority, LossType } from '../../alarmDefs.ts'
import type { FieldName } from '../../field-names.ts'

export const alarmDefs = {
  about: 'アラームコードの意味を読む人の言語で示します',
  createOne: '定義を追加',
  editOne: '{code} を編集',
  listEmpty: 'このラインにはまだアラーム定義がありません。',
  nothingSeen: '過去 90 日間に工程から送られたコードはすべて定義済みです。',
  views: '表示',
  define: '定義する',
  defineOne: '{code} を定義',
  everywhere: 'ライン全体',
  stationHint: '空欄：個別の定義がないライン内の全工程。後から変更できません。',
  codeHint: '工程が送るとおりに入力します。後から変更できません。',
  textHint: '空欄：英語、なければ工程が送った文を表示',
  callsHint:
    'アラームが出るとすぐに、そのロスの種類でアンドンを呼び出します。ステーションで呼び出し中なら呼びません。遅延は関係しません。',
  onHint: '継続がこれより短いアラームは表示しません（秒）',
  offHint: 'この時間内に再発した場合は 1 件として表示（秒）',
  enabledHint: 'オフ：工程が送った文を表示',
  retire: '廃止',
  retireQuestion: '{code} を廃止しますか？以後は工程が送った文を表示します。',
  retired: '{code} を廃止しました',
  alreadyRetired: '廃止済み',
  importTitle: 'アラーム定義のインポート',
  importAbout:
    'コードと工程ごとに 1 行の CSV ファイル。工程が空欄の定義はライン全体に適用されます。コードは必須です。ファイルにない列は変更されません。',
  answer: '対応',
  meaning: 'アラーム文',
  view: { definitions: '定義', undefinedCodes: '未定義コード' },
}

export const alarmDefsChoices = {
  alarmPriority: { high: '高', medium: '中', low: '低' } satisfies Record<AlarmPriority, string>,
  lossType: {
    mass: '品質',
    equipment: '設備',
    organizational: '組織',
    process: '工程',
  } satisfies Record<LossType, string>,
}

export const alarmDefsFields = {
  alarmCode: 'アラームコード',
  alarmClass: '区分',
  alarmPriority: '優先度',
  lossType: 'ロス区分',
  stopsMachine: '設備停止',
  callsHelp: '応援を呼ぶ',
  onDelay: 'オン遅延',
  offDelay: 'オフ遅延',
  alarmText: 'アラーム文',
  timesSeen: '発生回数',
  lastSeen: '最終発生',
  textEn: '文（英語）',
  textZh: '文（中国語）',
  textEs: '文（スペイン語）',
  textJa: '文（日本語）',
  causeEn: '原因（英語）',
  causeZh: '原因（中国語）',
  causeEs: '原因（スペイン語）',
  causeJa: '原因（日本語）',
  actionEn: '処置（英語）',
  actionZh: '処置（中国語）',
  actionEs: '処置（スペイン語）',
  actionJa: '処置（日本語）',
} satisfies Partial<Record<FieldName, string>>
