import type { Words } from '../en/words.ts'

export const collectionSets: Words['collectionSets'] = {
  about: '工程で何を測り、どの規格で判定するか',
  views: '表示の切り替え',
  view: { sets: '測定セット', results: 'すべての特性' },
  createOne: '測定セットを作成',
  idHint: '変更できません。工程ルートとステーションがこの名前で参照します。',
  listEmpty: '測定セットがまだありません。',
  wholeId: '測定セット（完全一致）',
  rows: '特性',
  noRows: '特性がまだありません。',
  noRowsNext: '下で最初の特性を追加してください。その後、表計算ソフトの行を貼り付けられます。',
  add: '特性を追加',

  textOrNumber: '目標テキストと規格値・目標値は同時に設定できません。測定値はテキストか数値のどちらかです',
  withoutLimits: '規格がないため、どの値も合格になります：{codes}。',
  retireMeans: 'これで測定するルートの指図は開始できなくなります。',
  tryValue: '値をテスト',
  tryAbout:
    '測定値を入力すると、ステーションから届いた値と同じように、保存済みの限界値で判定します。何も保存されません。',
  tooLow: '下限 {limit} を下回っています',
  tooHigh: '上限 {limit} を上回っています',
  otherText: '「{text}」でなければなりません',
  noNumber: '数値を入力してください',
  noLimits: '限界値がないため、どの値も合格です。',
}
