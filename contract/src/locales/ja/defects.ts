import type { FieldName } from '../../field-names.ts'

export const defects = {
  about: 'このラインで起こりうる不良と、それを意味する結果コード',
  createOne: '不良を追加',
  createSub: '不良細目を追加',
  editOne: '{code} を編集',
  listEmpty: 'このラインに不良はまだありません。',
  listNext: '定義するか一覧を取り込むと、不良記録に名称が付き、報告のときに選べます。',
  unmappedNone: '過去 90 日に NG になった結果コードは、すべて不良に対応しています。',
  views: '表示',
  view: { tree: '不良', unmapped: '不良のないコード', drawings: '図面' },
  codeHint: '後から変更できません',
  nameHint: '空欄：ほかの言語で表示',
  rwkHint: '空欄：ルートのとおり',
  returnHint: '手直しのあと再開するステーション。空欄：NG になった工程。',
  proposalHint: '報告や判定のときに提案します。自動では判定しません',
  resultHint:
    'このいずれかが NG になると、この不良として記録します。1 つのコードは 1 つの不良だけを意味します。',
  stationsHint: 'ここでだけ選べます。空欄：すべて。',
  typesHint: '空欄：すべての型式',
  retire: '廃止',
  retireQuestion: '{code} を廃止しますか？以後は選べません。過去の不良記録の名称は残ります。',
  retired: '{code} を廃止しました',
  alreadyRetired: '廃止済みです',
  merge: '統合',
  mergeOne: '{code} を別の不良に統合',
  mergeAbout:
    '結果コードは統合先に移り、未処置の不良記録と手直し作業者も切り替わり、集計では 1 つとして数えます。{code} は廃止されます。',
  merged: '{code} を統合しました',
  addSub: '不良細目を追加',
  assign: '不良を指定',
  newFor: '{code} の不良を追加',
  importTitle: '不良の取り込み',
  importAbout:
    '不良または不良細目ごとに 1 行の CSV ファイルです。不良コードと名称 1 つは必須です。複数の値はセミコロンで区切ります。ファイルにない列は変更しません。',
  /** Drawings of types, and the places marked on them. */
  drawings: {
    createOne: '図面を追加',
    editOne: '{type} の図面',
    listEmpty: 'このラインに図面はまだありません。',
    listNext: '型式の図面を追加して位置に印を付けると、不良を報告するときに場所を選べます。',
    hint: '図面をクリックすると位置が加わります。コードはスキャンできます。',
    keys: 'キーボード：矢印キーで十字線を動かし（Shift で大きく）、Enter で位置を付けます。',
    cross: '左から {x}、上から {y}',
    typeHint: '型式ごとに 1 枚',
    pictureFirst: '先に画像を選んでください',
    place: '位置 {number}',
    removePlace: '位置 {code} を外す',
    remove: '図面を外す',
    removeQuestion: '{type} の図面を外しますか？不良記録の位置コードは残ります。',
    removed: '図面を外しました',
  },
}

export const defectsChoices = {
  defaultDisposition: {
    rework: '手直し',
    scrap: '廃棄',
    useAsIs: '特採',
    returned: '返却',
  },
}

export const defectsFields = {
  defectName: '名称',
  nameEn: '名称（英語）',
  nameZh: '名称（中国語）',
  nameEs: '名称（スペイン語）',
  nameJa: '名称（日本語）',
  rank: 'ランク',
  subRank: '細目ランク',
  returnStation: '再開ステーション',
  defaultDisposition: '処置の提案',
  responsibility: '責任部門',
  resultCodes: '結果コード',
  mergedInto: '統合先',
  failures: '不良数',
  markedPlaces: '印の付いた位置',
  placeCode: '位置',
} satisfies Partial<Record<FieldName, string>>
