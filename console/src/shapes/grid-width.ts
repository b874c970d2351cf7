import { useLayoutEffect, useState, type RefObject } from 'react'
import type { DataGridHandle } from 'react-data-grid'

/** How wide the grid is inside, without its scroll bar; null while it is not drawn or not needed. */
export function useGridWidth(grid: RefObject<DataGridHandle | null>, isMeasured: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = isMeasured ? grid.current?.element : null
    if (!box || typeof ResizeObserver === 'undefined') return
    const measure = () => setWidth(box.clientWidth > 0 ? box.clientWidth : null)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [grid, isMeasured])
  return isMeasured ? width : null
}
