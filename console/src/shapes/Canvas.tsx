import { useEffect, useEffectEvent, useRef } from 'react'
import { theme } from 'antd'
import { BarChart, CustomChart, LineChart, ScatterChart } from 'echarts/charts'
import type {
  BarSeriesOption,
  CustomSeriesOption,
  LineSeriesOption,
  ScatterSeriesOption,
} from 'echarts/charts'
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
import { use as register, type ComposeOption, type ECharts, type ElementEvent } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { usePaperWidth } from './paper-width.ts'
import { inOwnTurn } from '~/ui/printing.ts'
import { painted } from './chart-colours.ts'
import { look } from './chart-look.ts'
import { chartIn, rest } from './held-charts.ts'

register([
  BarChart,
  CustomChart,
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
  | CustomSeriesOption
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

  const shown = useRef<{ option: ChartOption; colours: object }>(null)

  useEffect(() => {
    const drawn = chartIn(box.current!) // an effect runs after the element is there
    chart.current = drawn
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = drawn.getDom()
      // Hidden it has no size, and the size it begins with is told too: drawn once more for nothing.
      if (clientWidth > 0 && (clientWidth !== drawn.getWidth() || clientHeight !== drawn.getHeight()))
        drawn.resize()
    })
    watch.observe(drawn.getDom())
    let isMark = false
    const onMark = ({ seriesIndex, dataIndex }: Partial<Picked>) => {
      isMark = true
      pick({ seriesIndex: seriesIndex ?? 0, dataIndex: dataIndex ?? 0 })
    }
    let pointed: number | undefined
    const onPointer = (event: unknown) => {
      pointed = (event as { axesInfo?: { value: number }[] }).axesInfo?.[0]?.value // the library's own event
    }
    // Of thousands of points none is drawn as a mark of its own: where somebody presses, on the line or beside it, there is the one that is shown.
    const onGround = ({ offsetX, offsetY }: ElementEvent) => {
      const wasMark = isMark
      isMark = false
      const grid = [0, 1].find((gridIndex) => drawn.containPixel({ gridIndex }, [offsetX, offsetY]))
      if (wasMark || grid === undefined) return
      const at = pointed ?? drawn.convertFromPixel({ gridIndex: grid }, [offsetX, offsetY])[0]
      if (at !== undefined && Number.isFinite(at)) place(Math.round(at))
    }
    drawn.on('click', onMark)
    drawn.on('updateAxisPointer', onPointer)
    drawn.getZr().on('click', onGround)
    return () => {
      watch.disconnect()
      drawn.off('click', onMark)
      drawn.off('updateAxisPointer', onPointer)
      drawn.getZr().off('click', onGround)
      rest(drawn)
    }
  }, [])
  // Each chart of a page by itself: all in one go hold a telephone up. Seen again after its tab was hidden, it is drawn already.
  useEffect(() => {
    if (shown.current?.option === option && shown.current.colours === colours) return undefined
    return inOwnTurn(() => {
      if (shown.current && shown.current.colours !== colours) chart.current?.setTheme(look())
      shown.current = { option, colours }
      chart.current?.setOption({ ...common, ...painted(inOneRow(option)) }, { notMerge: true })
    })
  }, [option, colours])

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
