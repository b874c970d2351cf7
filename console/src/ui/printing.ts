import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser takes its picture for paper, which it does as soon as `beforeprint` returns. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
