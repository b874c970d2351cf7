import { useEffect, useRef } from 'react'
import type { StationScreen } from '@takt/contract/stationScreen.ts'
import { signal } from '~/ui/signal.ts'

/** Whoever looks at the part hears that a unit was let in, or was not. What was there before is no news, nor is what leaves. */
export function useNews(screen: StationScreen | undefined) {
  const here = screen?.atWork.map(({ productId }) => productId).join(' ') ?? ''
  const refused = screen?.refused?.at ?? null
  const last = useRef<{ here: string; refused: string | null } | null>(null)
  const isKnown = screen !== undefined
  useEffect(() => {
    if (!isKnown) return
    const before = last.current
    last.current = { here, refused }
    if (!before) return
    const were = before.here.split(' ')
    if (refused !== null && refused !== before.refused) signal('bad')
    else if (here !== '' && here.split(' ').some((unit) => !were.includes(unit))) signal('good')
  }, [isKnown, here, refused])
}
