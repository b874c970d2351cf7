import { useEffect, useRef } from 'react'
import type { StationScreen } from '@takt/contract/stationScreen.ts'
import { signal } from '~/ui/signal.ts'

/** Whoever looks at the part hears that a unit was let in, or was not. What was there before is no news. */
export function useNews(screen: StationScreen | undefined) {
  const arrived = screen?.atWork.at(-1)?.productId ?? null
  const refused = screen?.refused?.at ?? null
  const last = useRef<{ arrived: string | null; refused: string | null } | null>(null)
  const isKnown = screen !== undefined
  useEffect(() => {
    if (!isKnown) return
    const before = last.current
    last.current = { arrived, refused }
    if (!before) return
    if (refused !== null && refused !== before.refused) signal('bad')
    else if (arrived !== null && arrived !== before.arrived) signal('good')
  }, [isKnown, arrived, refused])
}
