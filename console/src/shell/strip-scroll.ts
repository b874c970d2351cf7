import { useEffect, type RefObject } from 'react'

const gap = 4

/** The current tab, by its name, is in sight, with both its neighbours, also when a record makes the name longer; the wheel moves the strip sideways and nothing else. */
export function useStripScroll(strip: RefObject<HTMLElement | null>, current: string, count: number) {
  useEffect(() => {
    const tab = strip.current?.querySelector('[aria-current]')?.closest('li')
    const box = strip.current
    if (!box || !tab) return undefined
    // After the page is laid out: asked before, it would be laid out for this alone, and once more with what comes.
    const watch = new ResizeObserver(() => show(box, tab))
    watch.observe(tab)
    return () => watch.disconnect()
  }, [strip, current, count])

  useEffect(() => {
    const box = strip.current
    if (!box) return undefined
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey) return // the browser's zoom
      event.preventDefault()
      box.scrollLeft += event.deltaX || event.deltaY
    }
    // React's own wheel listeners may not keep the page from scrolling.
    box.addEventListener('wheel', turn, { passive: false })
    return () => box.removeEventListener('wheel', turn)
  }, [strip])
}

/** The first tab: fully left; the last: fully right; else as far as it takes until both neighbours are seen whole. */
function show(box: HTMLElement, tab: HTMLElement) {
  const [before, after] = [tab.previousElementSibling, tab.nextElementSibling]
  const left = before instanceof HTMLElement ? before.offsetLeft - box.offsetLeft - gap : 0
  const right =
    after instanceof HTMLElement
      ? after.offsetLeft - box.offsetLeft + after.offsetWidth + gap - box.clientWidth
      : box.scrollWidth
  box.scrollLeft = before ? Math.min(Math.max(box.scrollLeft, right), after ? Math.max(left, 0) : right) : 0
}
