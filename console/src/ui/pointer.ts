import { useSyncExternalStore } from 'react'

const ask = (query: string) => {
  const media = () => window.matchMedia(query)
  const watch = (tell: () => void) => {
    const watched = media()
    watched.addEventListener('change', tell)
    return () => watched.removeEventListener('change', tell)
  }
  return () => useSyncExternalStore(watch, () => media().matches)
}

/** True where it is worked with fingers or gloves: whatever is pressed is larger. */
export const useCoarse = ask('(pointer: coarse)')

/** True where one can point at something without pressing it. */
export const useHovers = ask('(hover: hover)')
