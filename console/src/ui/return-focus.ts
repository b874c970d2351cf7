import { useEffect, useRef } from 'react'

/** When this goes away, the focus goes back to where it came from: the row, the button. */
export function useReturnFocus() {
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const { current } = opener
    return () => {
      // After the drawer's own clean-up, and only if nothing else has taken the focus meanwhile.
      setTimeout(() => {
        const lost = document.activeElement === document.body || document.activeElement === null
        if (lost && current instanceof HTMLElement && current.isConnected)
          current.focus({ preventScroll: true })
      })
    }
  }, [])
}
