import {
  cloneElement,
  useEffect,
  useId,
  useState,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { HintBubble, type Side } from './HintBubble.tsx'

type HintProps = {
  /** Nothing: the element is left as it is. */
  text: ReactNode
  side?: Side
  /** Milliseconds that the pointer rests on it before it is shown. */
  after?: number
  /** One element; handlers of its own for pointing and focus give way. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

type Wish = { of: Element | null; after: number }
const nothing: Wish = { of: null, after: 0 }
const gone: Wish = { of: null, after: 100 }
/** React complains of what is drawn in the midst of a focus event, as when a screen that opens gives the focus. */
const afterFocus = 20

/**
 * The text of an element when it is pointed at or reached by key. The library's tooltip weighs 20 kB, and builds its
 * machinery for each button of each row before anybody points at one.
 */
export function Hint({ text, side = 'above', after = 100, children }: HintProps) {
  const id = useId()
  const [wish, become] = useState(nothing)
  const [of, setOf] = useState<Element | null>(null)
  useEffect(() => {
    if (wish === nothing) return
    const timer = setTimeout(() => setOf(wish.of), wish.after)
    return () => clearTimeout(timer)
  }, [wish])
  // A page that is put aside takes its hint along, and comes back without it.
  useEffect(
    () => () => {
      setOf(null)
      become(nothing)
    },
    [],
  )
  const shown = of !== null && text !== null && text !== undefined && text !== ''
  return (
    <>
      {cloneElement(children, {
        onMouseEnter: ({ currentTarget }: MouseEvent) => become({ of: currentTarget, after }),
        onMouseLeave: () => become(gone),
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) become({ of: currentTarget, after: afterFocus })
        },
        onBlur: () => become(gone),
        ...(shown && { 'aria-describedby': id }),
      })}
      {shown &&
        createPortal(
          <HintBubble id={id} of={of} side={side} onPoint={(on) => become(on ? { of, after: 0 } : gone)}>
            {text}
          </HintBubble>,
          document.body,
        )}
    </>
  )
}
