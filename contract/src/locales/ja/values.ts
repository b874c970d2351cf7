import type { Words } from '../en/words.ts'

export const values: Words['values'] = {
  views: '表示方法', view: { list: '一覧', pivot: 'ピボット', charts: '分布', capability: '工程能力' },
  outOnly: '規格外のみ', ngPasses: 'NG の通過のみ',
  listEmpty: 'このラインにはまだ測定値がありません。', listNext: '測定セットのある工程が完了すると、測定値がすぐにここに表示されます。',
  chooseSet: '測定セットを選択してください', chooseSetNext: 'セットの特性が列になり、通過ごとに 1 行で表示されます。',
  chooseOne: '測定セットと結果コードを選択してください', chooseOneNext: '工程能力の一覧から特性を選ぶこともできます。', toOverview: '全体を見る',
  noCapability: 'この期間に数値の測定はありません。', below: '下限未満', above: '上限超過', differs: '目標文字列と不一致',
  histogramOf: '{name} のヒストグラム', runOf: '{name} の推移図', histogram: 'ヒストグラム', normal: '正規分布', count: '度数', share: '割合', place: '番号',
  pointHint: '点をクリックすると製品履歴書を開きます', cut: '期間内の最新 {count} 件', deviation: '標準偏差', outCount: '規格外', notEnough: 'データ不足', tooFew: '{least} 件未満',
  bands: { poor: 'Cpk {weak} 未満', weak: 'Cpk {weak} – {good}', good: 'Cpk {good} – {best}', best: 'Cpk {best} 以上' },
  estimator: 'Cp と Cpk は生産日ごとの群内変動をプールした標準偏差、Pp と Ppk は全測定値の標準偏差によります。期間が一部だけかかる生産日も 1 日分として集計します。',
}
