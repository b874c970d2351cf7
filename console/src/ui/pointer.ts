import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(pointer: coarse)')

/** True where it is worked with fingers or gloves: whatever is pressed is larger. */
export const useCoarse = () => useSyncExternalStore(watch, () => query().matches)

function watch(tell: () => void): () => void {
  const watched = query()
  watched.addEventListener('change', tell)
  return () => watched.removeEventListener('change', tell)
}
