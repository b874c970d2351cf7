import { fill } from '@takt/contract/errors.ts'
import type { StationRow } from '@takt/contract/stations.ts'
import { Shown } from '~/fields/Shown.tsx'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { hearingOf } from './hearing.ts'
import { Ago } from './Lasting.tsx'
import css from './stations.module.css'

/** What it does, by its last status. Switched off, that does not matter. */
export function Standing({ station }: { station: StationRow }) {
  const { stations } = useWords()
  if (!station.enabled) return <StatusDot tone="idle">{stations.off}</StatusDot>
  return <Shown look="choice" field="stationStatus" value={station.stationStatus} />
}

/** When its last message came. That it fell silent is shown by its state, and the banner above the list. */
export function Heard({ station }: { station: StationRow }) {
  const { stations } = useWords()
  const { lastHeartbeat, statusSince } = station
  switch (hearingOf(station)) {
    case 'never':
      return <span className={css.warn}>{stations.never}</span>
    case 'silent':
      return (
        <span className={css.silentSince}>
          <Ago at={lastHeartbeat ?? statusSince ?? ''} />
        </span>
      )
    case 'off':
    case 'heard':
      return lastHeartbeat ? <Ago at={lastHeartbeat} /> : '–'
  }
}

/** The end of its key; a station in use without one cannot connect. */
export function KeyEnd({ station: { keyHint, enabled } }: { station: StationRow }) {
  const { stations } = useWords()
  if (keyHint) return <code className={css.key}>{fill(stations.keyEnds, { keyHint })}</code>
  return <span className={enabled ? css.warn : undefined}>{stations.noKey}</span>
}
