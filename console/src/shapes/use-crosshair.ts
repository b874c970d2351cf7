import { type KeyboardEvent, type MouseEvent, useState } from 'react'

type At = { x: number; y: number }
const ways: Record<string, At> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** In thousandths, as a click is; with Shift from one end to the other in ten. */
const [fine, coarse] = [20, 100]
const moved = (from: number, by: number) => Math.min(1000, Math.max(0, Math.round(from * 1000) + by)) / 1000

/**
 * A place is chosen by a pointer, or by a cross that arrow keys move: Enter marks its place. It is seen from the first key on, where
 * `start` is, else in the middle; an Enter that only shows it marks nothing.
 */
export function useCrosshair(start: At | null, pick: ((at: At) => void) | undefined) {
  const [cross, setCross] = useState<At | null>(null)
  const first = start ?? { x: 0.5, y: 0.5 }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (event.key === 'Escape' && cross) {
      event.stopPropagation()
      setCross(null)
    }
    if (!way) return
    event.preventDefault()
    const by = event.shiftKey ? coarse : fine
    const { x, y } = cross ?? first
    setCross({ x: moved(x, way.x * by), y: moved(y, way.y * by) })
  }
  const onClick = ({ detail, currentTarget, clientX, clientY }: MouseEvent) => {
    // Enter and the blank press a button without a pointer.
    if (detail === 0) return cross ? pick?.(cross) : setCross(first)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const part = (at: number, from: number, of: number) =>
      of > 0 ? moved(0, (1000 * (at - from)) / of) : 0.5
    setCross(null)
    return pick?.({ x: part(clientX, left, width), y: part(clientY, top, height) })
  }
  return { cross, about: { onKeyDown, onClick, onBlur: () => setCross(null) } }
}
