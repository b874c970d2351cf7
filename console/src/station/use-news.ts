import { useEffect, useRef } from 'react'
import type { StationScreen } from '@takt/contract/stationScreen.ts'
import { signal } from '~/ui/signal.ts'

/** Sounds for people who watch the part when a unit was let in, or was not. What was there before is no news, nor is what leaves. */
export function useNews(screen: StationScreen | undefined) {
  const unitIds = screen?.atWork.map(({ productId }) => productId).join(' ') ?? ''
  const refused = screen?.refused?.at ?? null
  const last = useRef<{ unitIds: string; refused: string | null } | null>(null)
  const isLoaded = screen !== undefined
  useEffect(() => {
    if (!isLoaded) return
    const before = last.current
    last.current = { unitIds, refused }
    if (!before) return
    const were = before.unitIds.split(' ')
    if (refused !== null && refused !== before.refused) signal('bad')
    else if (unitIds !== '' && unitIds.split(' ').some((unit) => !were.includes(unit))) signal('good')
  }, [isLoaded, unitIds, refused])
}
