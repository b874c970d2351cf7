import { useEffect, useEffectEvent } from 'react'

/** A scanner types at some 5 ms a key; the fastest hands stay above this. */
const fastest = 50
const shortest = 4

/** Hears a scanner wherever the focus is, so that nobody has to click into a field between two scans. What is typed into a field stays there. */
export function useScanner(scanned: (text: string) => void) {
  const tell = useEffectEvent(scanned)
  useEffect(() => {
    let text = ''
    let last = 0
    const hear = (event: KeyboardEvent) => {
      if (isTypedIn(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const quick = event.timeStamp - last < fastest
      last = event.timeStamp
      if (event.key.length === 1) text = quick ? text + event.key : event.key
      if (event.key !== 'Enter' || !quick || text.length < shortest) return
      // The Enter belongs to the scan, not to the row that has the focus.
      event.preventDefault()
      event.stopPropagation()
      tell(text)
      text = ''
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}

const isTypedIn = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
