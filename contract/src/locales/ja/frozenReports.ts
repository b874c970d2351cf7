import type { frozenReportsErrors as errorsInEnglish } from '../en/frozenReports.ts'
import type { Words } from '../en/words.ts'

export const frozenReports: Words['frozenReports'] = {
  freeze: 'レポートを固定',
  freezeTitle: 'レポートを固定',
  freezeAbout: '現在の内容のまま保存します。後から届いたデータで変わることはありません。',
  frozen: 'レポートを固定しました',
  list: '固定レポート',
  none: '固定したレポートはまだありません。',
  byAt: '{by}、{at}',
  newest: '最新の {count} 件',
  frozenIs: '{by} が {at} に固定。時刻は {zone}。数値と限界はその時点のものです。',
  pdf: 'PDF をダウンロード',
  backToNow: '現在の数値を表示',
  nothingYet: '固定できる内容がまだありません',
}

export const frozenReportsErrors: typeof errorsInEnglish = {
  'charts.nothing': 'この期間に値がありません',
}
