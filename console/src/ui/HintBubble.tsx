import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import css from './Hint.module.css'

export type Side = 'above' | 'right'
type BubbleProps = {
  id: string
  of: Element
  side: Side
  /** It is pointed at itself, or not any more. */
  onPoint: (on: boolean) => void
  children: ReactNode
}

/** In the browser's top layer: nothing cuts it off, and a dialog does not cover it. It may be pointed at, and Escape takes it away. */
export function HintBubble({ id, of, side, onPoint, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const point = useEffectEvent(onPoint)
  useLayoutEffect(() => {
    const box = bubble.current!
    if ('showPopover' in box) {
      box.popover = 'manual'
      box.showPopover()
    }
    place(box, of, side)
  }, [of, side, children])
  useEffect(() => {
    const box = bubble.current!
    const enter = () => point(true)
    const leave = () => point(false)
    // Only the hint: a sheet, a dialog or a list under it has an Escape of its own.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      point(false)
    }
    box.addEventListener('mouseenter', enter)
    box.addEventListener('mouseleave', leave)
    document.addEventListener('keydown', press, true)
    document.addEventListener('scroll', leave, true)
    return () => {
      box.removeEventListener('mouseenter', enter)
      box.removeEventListener('mouseleave', leave)
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('scroll', leave, true)
    }
  }, [])
  return (
    <div ref={bubble} id={id} role="tooltip" className={css.hint}>
      {children}
    </div>
  )
}

const gap = 8
const within = (at: number, size: number, room: number) => Math.max(gap, Math.min(at, room - size - gap))

/** On its side where there is room, below otherwise; never out of the window. */
function place(box: HTMLElement, of: Element, side: Side) {
  const { left, top, right, bottom, width, height } = of.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = box
  const above = top - gap - offsetHeight
  const [x, y] =
    side === 'right' && right + gap + offsetWidth < innerWidth
      ? [right + gap, top + (height - offsetHeight) / 2]
      : [left + (width - offsetWidth) / 2, above > 0 ? above : bottom + gap]
  box.style.left = `${within(x, offsetWidth, innerWidth)}px`
  box.style.top = `${within(y, offsetHeight, innerHeight)}px`
}
