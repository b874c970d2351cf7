import { useSyncExternalStore } from 'react'

const query = (below: number) => window.matchMedia(`(max-width: ${below - 0.02}px)`)

/** True while the window is narrower than this many pixels; 992 is where the layout becomes mobile. */
export const useNarrow = (below = 992) => useSyncExternalStore(
  (tell) => {
    const watched = query(below)
    watched.addEventListener('change', tell)
    return () => watched.removeEventListener('change', tell)
  },
  () => query(below).matches,
)
