import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
// Before all other listeners, as it is the first: what they draw reads it.
window.addEventListener('beforeprint', () => (isPrinting = true))
window.addEventListener('afterprint', () => (isPrinting = false))

/** Does it in a turn of its own; for paper at once, as that waits for nothing. Returns what calls it off. */
export function inOwnTurn(work: () => void): () => void {
  if (isPrinting) work()
  const turn = isPrinting ? undefined : setTimeout(work)
  return () => clearTimeout(turn)
}

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
