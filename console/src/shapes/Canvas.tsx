import { useEffect, useEffectEvent, useRef } from 'react'
import { theme } from 'antd'
import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import type { BarSeriesOption, LineSeriesOption, ScatterSeriesOption } from 'echarts/charts'
import {
  DataZoomComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
} from 'echarts/components'
import type {
  DataZoomComponentOption,
  GridComponentOption,
  LegendComponentOption,
  MarkAreaComponentOption,
  MarkLineComponentOption,
  TooltipComponentOption,
} from 'echarts/components'
import { LabelLayout } from 'echarts/features'
import { init, use as register, type ComposeOption, type ECharts } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { usePaperWidth } from './paper-width.ts'
import { inOwnTurn } from '~/ui/printing.ts'
import { painted } from './chart-colours.ts'
import { look } from './chart-look.ts'

register([
  BarChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  DataZoomComponent,
  MarkLineComponent,
  MarkAreaComponent,
  LabelLayout,
  CanvasRenderer,
])

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | ScatterSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
  | DataZoomComponentOption
  | MarkLineComponentOption
  | MarkAreaComponentOption
>
type Picked = { seriesIndex: number; dataIndex: number }
type CanvasProps = {
  label: string
  option: ChartOption
  height: number
  onPick: ((at: Picked) => void) | undefined
  onPlace?: ((at: number) => void) | undefined
}

/** The picture itself; `Chart` loads it. Colours are the console's, read when it is drawn and again when they change. */
export function Canvas({ label, option, height, onPick, onPlace }: CanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<ECharts>(null)
  const { token: colours } = theme.useToken()
  usePaperWidth(chart)
  const pick = useEffectEvent((at: Picked) => onPick?.(at))
  const place = useEffectEvent((at: number) => onPlace?.(at))

  useEffect(() => {
    const drawn = init(box.current, look())
    chart.current = drawn
    const watch = new ResizeObserver(([{ target } = { target: null }]) => {
      // It tells the size it begins with too, for which everything would be drawn once more.
      if (target?.clientWidth !== drawn.getWidth() || target.clientHeight !== drawn.getHeight())
        drawn.resize()
    })
    watch.observe(box.current!) // an effect runs after the element is there
    drawn.on('click', ({ seriesIndex, dataIndex }) => pick({ seriesIndex: seriesIndex ?? 0, dataIndex }))
    // Of thousands of points none is drawn as a mark of its own: where somebody presses, there is one.
    drawn.getZr().on('click', ({ target, offsetX, offsetY }) => {
      const grid = [0, 1].find((gridIndex) => drawn.containPixel({ gridIndex }, [offsetX, offsetY]))
      if (target || grid === undefined) return
      const [at] = drawn.convertFromPixel({ gridIndex: grid }, [offsetX, offsetY])
      if (at !== undefined && Number.isFinite(at)) place(Math.round(at))
    })
    return () => {
      watch.disconnect()
      drawn.dispose()
    }
  }, [])
  useEffect(() => chart.current?.setTheme(look()), [colours])
  // Each chart of a page by itself: all in one go hold a telephone up.
  useEffect(
    () =>
      inOwnTurn(() =>
        chart.current?.setOption({ ...common, ...painted(inOneRow(option)) }, { notMerge: true }),
      ),
    [option, colours],
  )

  return <div ref={box} role="img" aria-label={label} style={{ blockSize: height }} />
}

const common: ChartOption = {
  grid: { left: 8, right: 16, top: 32, bottom: 8, containLabel: true },
  // A figure that comes anew each second would begin at nothing each time.
  animation: false,
  tooltip: { trigger: 'axis' },
}

/** A legend that is wider than its chart is paged: in a second row it would lie over the picture. */
const inOneRow = (option: ChartOption): ChartOption =>
  option.legend === undefined || Array.isArray(option.legend)
    ? option
    : { ...option, legend: { ...option.legend, type: 'scroll' } }
