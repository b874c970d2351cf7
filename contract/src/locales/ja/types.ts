import type { Words } from '../en/words.ts'

export const types: Words['types'] = {
  createOne: '型式の新規作成', editOne: '{typeNo} バージョン {typeVer} を編集', copyOf: '{typeNo} と同じ型式を作成', listEmpty: '型式がまだありません。', numberHint: '変更できません。発行済みの型式の変更は新しいバージョンになります。',
  routeHint: '発行済みの経路だけを選べます。経路がなければ型式は下書きのままです', routePicker: '工程経路を選択', noRoute: '発行済みの工程経路がまだありません', routeOf: '{processingNumber} バージョン {processingVer}',
  onlyDraft: '変更できるのは下書きだけです。新しいバージョンを作成してください',
  retireMeans: 'その指図は発行も開始もできなくなります。生産中の指図は着手済みの製品を続けます。',
  cannotRelease: '{typeNo} バージョン {typeVer} はまだ発行できません', toRoute: '工程経路 {route} へ', toSets: '測定セットへ：{sets}',
  versions: 'バージョン', compare: '比較', compareOf: '{typeNo} のバージョン', differs: '相違あり', usedBy: '生産する指図', notUsed: 'このバージョンを生産する指図はありません。', newest: '新しい {count} 件',
}
