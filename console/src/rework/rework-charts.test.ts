import { BarChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { expect, test } from 'vitest'
import { en } from '@takt/contract/locales/en/words.ts'
import type { ReworkSum } from '@takt/contract/rework.ts'
import { successChart } from './rework-charts.ts'

register([BarChart, GridComponent, TooltipComponent, SVGRenderer])

const formats = { count: String, share: (value: number) => `${value * 100} %` } as never

/** What is written in the chart of one reworker, so many pixels wide. */
function drawn(name: string, width: number) {
  const sum = { sumCode: name, successRate: 0.5, reports: 2 } as ReworkSum // only this is drawn
  const { option } = successChart('Reworked by', [sum], () => name, en, formats)
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: 200 })
  chart.setOption(option)
  const text = chart.renderToSVGString()
  chart.dispose()
  return text
}

test('the name of a reworker has as much room as it needs, up to a third of the chart', () => {
  const name = 'Maximiliano Etxeberria (1047)'
  expect(drawn(name, 640)).toContain(name)
  expect(drawn(name, 340)).not.toContain(name)
  expect(drawn(name, 340)).toContain('Maximiliano')
})
