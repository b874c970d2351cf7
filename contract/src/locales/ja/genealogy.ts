import type { Words } from '../en/words.ts'

export const genealogy: Words['genealogy'] = {
  scan: '製品、材料ロット、部品シリアルをスキャン', open: '検索', start: 'ロットの行き先と製品の中身', startNext: '製品のシリアルをスキャンすると中の部品がすべて、材料ロットか部品シリアルなら使った製品がすべて表示されます。',
  unknown: 'ライン {lineNumber} に {scanned} の記録はありません', unknownNext: 'スキャン内容を確認するか、使用したラインを選択してください。', several: '{scanned} には複数の意味があります。どれですか？',
  asUnit: '製品：中の部品を見る', asLot: '{bomCode} の材料ロット：行き先を見る', asSerial: '部品シリアル：組込先を見る',
  lotTitle: '材料ロット {bomLot}', serialTitle: '部品シリアル {serial}', unitTitle: '製品 {unit}', found: '製品：{count} 個', nobody: '使っている製品はありません', nobodyEver: '使った製品はありません', nobodyNext: '取り外した分も表示するか、ロットを確認してください。', emptyUnit: 'この製品に部品の記録はありません',
  which: '表示範囲', now: '現在', ever: '過去を含む', states: '製品の状態', hold: '該当 {count} 個を保留', rework: '該当 {count} 個を手直しへ',
  holdQuestion: '{sought} を使った製品 {count} 個を保留にしますか？完成品と廃棄品はそのままです。理由は？', reworkQuestion: '該当品をすべて手直し：{sought} を使った製品 {count} 個を経路の手直し工程へ送りますか？工程がないものはそのままです。理由は？',
  heldDone: '{changed} 個を保留にしました。{left} 個はそのままです', reworkDone: '{changed} 個を手直しへ送りました。{left} 個はそのままです', none: '対象の製品がありません', toPassport: '製品履歴書', backward: '{unit} の中の部品', inUnit: '組込先の製品', components: '部品：{count} 個', more: '多すぎるため、すべては表示していません。',
  exchange: '部品交換', exchangeOf: '{unit} の {part} を交換', takenOut: '取外し済みです', goesBack: '外した分をロットに戻す', newLot: '入れるロット', newSerial: '入れるシリアル', onlyOut: '空欄なら取り外すだけです。', childHint: '社内で製造した製品はステーションで組み込みます。ここでは取外しだけできます。', exchanged: '部品を交換しました',
  removedOnly: '{at} に取外し：{reason}', block: 'ロットを使用禁止', unblock: 'ロットの禁止を解除', materials: '材料', noMaterials: '部品の記録はありません。', toTree: '材料の履歴で見る', moreParts: 'ほか {count} 個',
  consumption: '計画と実績', consumptionEmpty: 'この期間の消費はありません。', consumptionNext: '製品が材料を使うと表示されます。', firstOnly: '差の大きい {count} 行だけを表示しています。出力には全行が入ります。',
  pareto: '差の大きい部品', paretoAbout: '部品ごとの差（何台分に当たるか）', inUnits: '台数換算', cumulative: '累計', noDifference: 'すべて計画どおりに使われました。',
  trend: '{part} の日別消費', trendChoose: '部品を選ぶと日別の消費を表示します。', day: '日', lotScrap: 'ロットの廃棄', lotScrapEmpty: 'この期間にロットの廃棄はありません。', lotScrapAbout: 'ラインで廃棄した分です。指図の消費ではありません。',
}
