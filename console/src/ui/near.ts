import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

const watches = typeof IntersectionObserver !== 'undefined'

/** Whether what has this ref has come near to what is seen: from then on, and on paper, it is there. */
export function useNear(): { ref: (box: Element | null) => (() => void) | undefined; isNear: boolean } {
  const [isNear, setNear] = useState(!watches)
  const ref = useCallback((box: Element | null) => {
    if (!watches || !box) return undefined
    const come = () => setNear(true)
    const comeAtOnce = () => flushSync(come)
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && come(), {
      rootMargin: '300px',
      scrollMargin: '300px',
    })
    observer.observe(box)
    window.addEventListener('beforeprint', comeAtOnce)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', comeAtOnce)
    }
  }, [])
  return { ref, isNear }
}
