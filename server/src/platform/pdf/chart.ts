import { BarChart, BoxplotChart, LineChart, PieChart, ScatterChart } from 'echarts/charts'
import {
  AriaComponent,
  DatasetComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TitleComponent,
} from 'echarts/components'
import { init, setPlatformAPI, use as draws } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'
import { widthOf } from './letters.ts'

draws([
  BarChart,
  BoxplotChart,
  LineChart,
  PieChart,
  ScatterChart,
  SVGRenderer,
  LabelLayout,
  AriaComponent,
  DatasetComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
  MarkAreaComponent,
  MarkLineComponent,
])
setPlatformAPI({
  measureText: (text, font) => ({ width: widthOf(text, Number(/([\d.]+)px/.exec(font ?? '')?.[1] ?? 12)) }),
})

type Axis = { type?: string; axisLabel?: Record<string, unknown> }
type Option = Record<string, unknown>

/** What is drawn without functions, since it came from another thread: axes of numbers write them as the reader does. */
export function svgOf(option: Option, width: number, height: number, language: string): string {
  const figures = new Intl.NumberFormat(language, { maximumSignificantDigits: 5 })
  const readable = (axis: Axis): Axis => ({
    ...axis,
    axisLabel: {
      ...(axis.type === 'value' && { formatter: (at: number) => figures.format(at) }),
      ...axis.axisLabel,
    },
  })
  const axes = (given: unknown) => [given ?? []].flat().map((axis) => readable(axis as Axis))
  // A line is drawn where it is: the library rounds it to two decimals, a limit of 0.004 to 0.
  const chart = init(null, { markLine: { precision: -1 } }, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption({
      ...option,
      animation: false,
      ...(option['xAxis'] !== undefined && { xAxis: axes(option['xAxis']) }),
      ...(option['yAxis'] !== undefined && { yAxis: axes(option['yAxis']) }),
    })
    return chart.renderToSVGString()
  } finally {
    chart.dispose()
  }
}
