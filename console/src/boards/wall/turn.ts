import { useEffect, useState } from 'react'

/** Which of so many slides is shown: the next one every so many seconds, unless it rests. */
export function useTurn(
  many: number,
  seconds: number,
  resting: boolean,
): [at: number, go: (by: number) => void] {
  const [turned, turn] = useState(0)
  const go = (by: number) => turn((now) => now + by)
  useEffect(() => {
    if (resting || many < 2) return
    // By hand or by itself: each slide has its whole time.
    const timer = setTimeout(() => turn((now) => now + 1), seconds * 1000)
    return () => clearTimeout(timer)
  }, [many, seconds, resting, turned])
  return [many > 0 ? ((turned % many) + many) % many : 0, go]
}
