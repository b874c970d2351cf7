import { useEffect, useEffectEvent } from 'react'

/** A scanner types at some 5 ms a key; the fastest hands need twice this. */
const fastest = 50
/** A busy machine may deliver one key late; after this long it is another word. */
const pause = 300
/** So few keys a hand may roll nearly as fast: they must come as quickly as a scanner's own. */
const short = { keys: 3, fastest: 25 }

/** Parts of the page that wait for a scan of their own. */
let waiting = 0

/** Receives a scanner wherever the focus is, so that nobody has to click into a field between two scans. What is typed into a field stays there. */
export function useScanner(scanned: (text: string) => void) {
  useHearing(scanned, false)
}

/** Receives what nothing else on the page waits for: its Enter would press the button that has the focus. */
export function useLooseScans(scanned: (text: string) => void) {
  useHearing(scanned, true)
}

function useHearing(scanned: (text: string) => void, isLoose: boolean) {
  const tell = useEffectEvent(scanned)
  useEffect(() => {
    if (isLoose) return
    waiting++
    return () => {
      waiting--
    }
  }, [isLoose])
  useEffect(() => {
    let text = ''
    let began = 0
    let last = 0
    const hear = (event: KeyboardEvent) => {
      if (isTypedIn(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const { key, timeStamp } = event
      if (timeStamp - last > pause) text = ''
      last = timeStamp
      if (key.length === 1) {
        if (text === '') began = timeStamp
        text += key
      }
      if (key !== 'Enter') return
      const scanned = text
      text = ''
      if (isLoose && waiting > 0) return
      if (scanned === '' || (timeStamp - began) / scanned.length > slowestOf(scanned)) return
      // The Enter belongs to the scan, not to the row that has the focus.
      event.preventDefault()
      event.stopPropagation()
      tell(scanned)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [isLoose])
}

const slowestOf = ({ length }: string) => (length > short.keys ? fastest : short.fastest)

const isTypedIn = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
