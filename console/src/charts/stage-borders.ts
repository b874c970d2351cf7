import type { ChartReport } from '@takt/contract/charts.ts'
import { chartColours } from '~/shapes/chart-colours.ts'

/** Where other limits begin. */
export function bordersOf(stages: readonly Pick<ChartReport['stages'][number], 'at'>[]) {
  const data = stages.filter(({ at }) => at > 0).map(({ at }) => ({ xAxis: at }))
  if (data.length === 0) return {}
  const lineStyle = { color: chartColours().idle, type: 'dotted' as const, width: 1.5 }
  return { markLine: { silent: true, symbol: 'none', label: { show: false }, lineStyle, data } }
}
