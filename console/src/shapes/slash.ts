import { useEffect, useEffectEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const typing = 'input, textarea, select, [contenteditable=true], [role=combobox]'

/** The key / brings the first filter of the page in front, as it does in many programs; `before` makes room for it. */
export function useSlash(box: RefObject<HTMLElement | null>, before: () => void) {
  const focus = useEffectEvent((event: KeyboardEvent) => {
    const taken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey
    if (
      event.key !== '/' ||
      taken ||
      (event.target instanceof Element && event.target.closest(`${typing}, [role=dialog]`))
    )
      return
    event.preventDefault()
    // Folded, the field cannot be focused before it is drawn; and what is typed next must already find it.
    flushSync(before)
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  })
  useEffect(() => {
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])
}
