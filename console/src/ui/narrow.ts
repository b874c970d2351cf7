import { useSyncExternalStore } from 'react'

const query = (below: number) => window.matchMedia(`(max-width: ${below - 0.02}px)`)
const seen = new Map<number, boolean>()

/** True while the window is narrower than this many pixels; 992 is where the layout becomes mobile. */
export const useNarrow = (below = 992) =>
  useSyncExternalStore(
    (tell) => {
      const watched = query(below)
      watched.addEventListener('change', tell)
      return () => watched.removeEventListener('change', tell)
    },
    () => isNarrow(below),
  )

/** While the browser prints, it measures the paper: what is on the screen must not be taken apart for that. */
function isNarrow(below: number): boolean {
  const before = seen.get(below)
  if (before !== undefined && window.matchMedia('print').matches) return before
  const { matches } = query(below)
  seen.set(below, matches)
  return matches
}
