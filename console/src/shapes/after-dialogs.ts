import { useEffect, useState } from 'react'

/** As it was until nothing is asked any more: a telephone that is turned would take the rows apart, and with them a question about one and what was typed. */
export function useAfterDialogs(now: boolean): boolean {
  const [kept, setKept] = useState(now)
  useEffect(() => {
    if (kept === now) return
    const timer = setInterval(() => {
      if (!hasOpenDialog()) setKept(now)
    }, 300)
    return () => clearInterval(timer)
  }, [kept, now])
  if (kept !== now && !hasOpenDialog()) setKept(now)
  return kept
}

/** One that was closed may stay, hidden. */
const hasOpenDialog = () =>
  [...document.querySelectorAll('[role=dialog]')].some((one) => !one.closest('[style*="display: none"]'))
