import type { Words } from '../en/words.ts'

export const materials: Words['materials'] = {
  views: 'ページの表示', view: { board: 'ライン', lots: '材料ロット', log: '取付と取外し' },
  bindTitle: 'スキャンで材料を取り付け', label: 'ラベル', bind: '取付', startOver: '最初から', bound: '{bomLot} を {stationNumber} {position} に取り付けました', replace: '交換', unbind: '取外し',
  unbindQuestion: '{stationNumber} {position} から材料 {bomLot} を取り外しますか？残りはロットに残ります。理由は？', unboundSuccess: '取り外しました',
  ofBound: '{remaining} / {bound} {unit}', noPace: '直近 15 分間は消費がありません', lasts: '足ります', lastsNot: '不足：あと {needed} {unit} 必要',
  boardEmpty: 'このラインには材料が取り付けられておらず、生産中の指図も材料を求めていません。', boardNext: 'ステーション、位置、ラベルの順にスキャンすると最初のロットを取り付けられます。',
  lotsEmpty: 'このラインにはまだ材料がありません。ここで受け入れるか、取り付けてください。', logEmpty: 'このラインではまだ取付がありません。', when: '日時',
  receive: '材料を受け入れる', received: '材料を受け入れました', moreOfIt: '既存のロットはこの数量だけ増えます', expiryHint: '空欄なら部品の使用期限で計算します',
  count: '棚卸', countOf: '{bomLot} の棚卸', countHint: '帳簿：{remaining} {unit}', counted: '棚卸を記帳しました', scrap: '廃棄', scrapOf: '{bomLot} の廃棄', atMost: '最大 {remaining} {unit}', scrapped: '廃棄を記帳しました',
  nothingLeft: '残りはありません', block: '使用禁止', unblock: '使用禁止を解除', questions: { block: '{bomLot} を使用禁止にしますか？取付中の場所では製品を受け付けません。理由は？', unblock: '{bomLot} の使用禁止を解除しますか？理由は？' },
  done: { block: 'ロットを使用禁止にしました', unblock: 'ロットの使用禁止を解除しました' }, movements: '入出庫', movementsAbout: '製品が使った分は材料の履歴にあります。', movementsEmpty: '手作業の受入・棚卸・廃棄はありません。',
  toUnits: 'このロットを使った製品', toUnitsWhy: '材料の履歴を開く権限がありません', low: '注意が必要な材料', lowMeans: 'ライン全体の取付量が部品の最低在庫を下回るか、ここでは 10 分もちません', toBoard: 'ライン材料へ',
}
