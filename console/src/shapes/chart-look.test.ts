import { LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import { init, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { expect, test } from 'vitest'
import { look } from './chart-look.ts'

register([LineChart, GridComponent, MarkLineComponent, SVGRenderer])

test('a limit of less than two decimals is drawn where it is', () => {
  const chart = init(null, look(), { renderer: 'svg', ssr: true, width: 200, height: 100 })
  chart.setOption({
    animation: false,
    grid: { left: 0, right: 0, top: 0, bottom: 0 },
    xAxis: { type: 'value', show: false, min: 0, max: 0.01 },
    yAxis: { type: 'value', show: false },
    series: {
      type: 'line',
      data: [
        [0, 0],
        [0.01, 1],
      ],
      markLine: { symbol: 'none', data: [{ xAxis: 0.004 }], lineStyle: { color: '#123456' } },
    },
  })
  const line = /<path d="M([\d.]+)[^>]*stroke="#123456"/.exec(chart.renderToSVGString())
  expect(Math.floor(Number(line?.[1]))).toBe(80)
})
