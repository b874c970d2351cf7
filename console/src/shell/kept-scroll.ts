import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'
import { useTabs } from './tabs.ts'

const patience = 2000
const hands = ['wheel', 'pointerdown', 'keydown'] as const

/** A page that is opened begins at its top; one that was put aside comes back where it was left. Returns the listener for scrolling. */
export function useKeptScroll(box: RefObject<HTMLElement | null>, path: string) {
  const places = useRef(new Map<string, number>())
  const returning = useRef(false)
  const atTop = useRef(true)
  useLayoutEffect(() => {
    const kept = useTabs.getState().tabs.some((tab) => tab.path === path && tab.opened)
    const place = kept ? (places.current.get(path) ?? 0) : 0
    // To scroll is to lay the whole page out at once: 28 ms of a first page that is at its top anyway.
    if (!box.current || (place === 0 && atTop.current)) return undefined
    return comeBack(box.current, place, returning)
  }, [box, path])
  return ({ target, currentTarget: { scrollTop } }: UIEvent<HTMLElement>) => {
    if (target !== box.current) return
    atTop.current = scrollTop === 0
    if (!returning.current) places.current.set(path, scrollTop)
  }
}

/** The page has its height only when its charts and rows are drawn again: until then, or until somebody scrolls, it is tried anew. */
function comeBack(box: HTMLElement, place: number, returning: RefObject<boolean>): (() => void) | undefined {
  box.scrollTop = place
  if (place === 0) return undefined
  returning.current = true
  const stop = () => {
    returning.current = false
    grown.disconnect()
    clearTimeout(late)
    hands.forEach((hand) => box.removeEventListener(hand, stop))
  }
  const grown = new ResizeObserver(() => {
    box.scrollTop = place
    if (Math.abs(box.scrollTop - place) < 2) stop()
  })
  const late = setTimeout(stop, patience)
  ;[...box.children].forEach((part) => grown.observe(part))
  hands.forEach((hand) => box.addEventListener(hand, stop, { passive: true }))
  return stop
}
