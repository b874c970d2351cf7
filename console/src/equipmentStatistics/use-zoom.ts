import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export type Window = { from: number; to: number }

/** No span is shown larger than this, milliseconds. */
const shortest = 60_000
/** A hand that moved less has pressed. Pixels. */
const steady = 5
const [closer, step] = [2, 4]

const keys: Record<string, (window: Window) => Window> = {
  '+': (window) => around(window, 1 / closer),
  '=': (window) => around(window, 1 / closer),
  '-': (window) => around(window, closer),
  ArrowLeft: (window) => moved(window, -1),
  ArrowRight: (window) => moved(window, 1),
  Escape: () => ({ from: -Infinity, to: Infinity }),
}

function around({ from, to }: Window, factor: number): Window {
  const [middle, half] = [(from + to) / 2, ((to - from) / 2) * factor]
  return { from: middle - half, to: middle + half }
}

function moved({ from, to }: Window, way: 1 | -1): Window {
  const by = (way * (to - from)) / step
  return { from: from + by, to: to + by }
}

/** Inside the whole, as long as it was where it was pushed over an end, and never too short to be seen. */
export function fitted({ from, to }: Window, whole: Window): Window {
  const length = Math.min(Math.max(to - from, shortest), whole.to - whole.from)
  const start = Math.min(Math.max(Number.isFinite(from) ? from : whole.from, whole.from), whole.to - length)
  return { from: start, to: start + length }
}

/**
 * What of a span of time strips show. A hand draws over a strip to enlarge the marked part; keys enlarge, reduce and move it. `marked`:
 * what is being drawn over. `onPress`: of what was only pressed.
 */
export function useZoom(whole: Window) {
  const [chosen, choose] = useState<Window | null>(null)
  const [marked, mark] = useState<Window | null>(null)
  const drawn = useRef<{ x: number; at: number; isDrag: boolean } | null>(null)
  const shown = chosen ? fitted(chosen, whole) : whole
  const show = (next: Window) => {
    const window = fitted(next, whole)
    choose(window.to - window.from >= whole.to - whole.from ? null : window)
  }
  const momentAt = ({ clientX, currentTarget }: { clientX: number; currentTarget: Element }) => {
    const box = currentTarget.getBoundingClientRect()
    const share = box.width === 0 ? 1 : (clientX - box.left) / box.width
    return shown.from + Math.min(1, Math.max(0, share)) * (shown.to - shown.from)
  }
  const spanTo = (at: number): Window => {
    const from = drawn.current?.at ?? at
    return { from: Math.min(from, at), to: Math.max(from, at) }
  }
  const hand = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      drawn.current = { x: event.clientX, at: momentAt(event), isDrag: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const begun = drawn.current
      if (!begun || event.buttons === 0) return
      begun.isDrag ||= Math.abs(event.clientX - begun.x) > steady
      if (!begun.isDrag) return
      event.currentTarget.setPointerCapture(event.pointerId)
      mark(spanTo(momentAt(event)))
    },
    onPointerUp: (event: PointerEvent) => {
      if (drawn.current?.isDrag) show(spanTo(momentAt(event)))
      mark(null)
    },
    onPointerCancel: () => {
      drawn.current = null
      mark(null)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (!move) return
      event.preventDefault()
      show(move(shown))
    },
  }
  /** Whether what was just let go of was drawn, not pressed. */
  const wasDrawn = () => {
    const isDrag = drawn.current?.isDrag ?? false
    drawn.current = null
    return isDrag
  }
  return { shown, isZoomed: chosen !== null, marked, hand, momentAt, wasDrawn, showAll: () => choose(null) }
}
export type Zoom = ReturnType<typeof useZoom>
