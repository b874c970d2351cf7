import type { Words } from '../en/words.ts'

export const labels: Words['labels'] = {
  byPackage: 'パッケージの工程 {stepName} のとおり', printNow: '印刷', print: 'ラベル印刷', printOne: 'ラベル印刷', printOf: '{code} のラベル', printLot: 'ロットラベルを印刷', traveler: '現品票を印刷', fromNo: '開始番号', toNo: '終了番号', count: 'ラベル {count} 枚', again: 'うち {count} 枚は印刷済みで、再印刷になります',
  none: 'この指図にシリアルはありません', noneWhy: '指図の設定により発行時に採番するか、ここで採番します。', make: 'シリアルを採番', makeOf: '{orderCode} のシリアル', more: '個数', made: 'シリアルを採番しました', serials: 'シリアル', printed: '印刷済みにしました',
  route: '工程経路', parts: '部品', done: '完了', notYet: '発行前にはありません',
}
