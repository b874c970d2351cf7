import { useEffect, type RefObject } from 'react'
import type { ECharts } from 'echarts/core'

/** Of an upright A4 sheet between the browser's margins; another paper scales it. */
const paperWidth = 718

/** Paper has its own width, whatever that of the window: drawn for it, and flushed as nothing waits for a frame. */
export function usePaperWidth(chart: RefObject<ECharts | null>) {
  useEffect(() => {
    const toPaper = () => {
      chart.current?.resize({ width: paperWidth })
      chart.current?.getZr().flush()
    }
    const toScreen = () => chart.current?.resize({ width: 'auto' })
    window.addEventListener('beforeprint', toPaper)
    window.addEventListener('afterprint', toScreen)
    return () => {
      window.removeEventListener('beforeprint', toPaper)
      window.removeEventListener('afterprint', toScreen)
    }
  }, [chart])
}
