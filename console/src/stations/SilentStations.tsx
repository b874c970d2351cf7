import { fill } from '@takt/contract/errors.ts'
import { stations, type StationRow } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { hearingOf } from './hearing.ts'
import { Lasting } from './Lasting.tsx'
import css from './stations.module.css'

/** The stations nobody hears any more, whatever page and filter the table shows. */
export function useSilent() {
  const { data, isPending } = useAnswer(stations.list, {
    stationStatus: 'unknown',
    enabled: true,
    limit: 200,
  })
  return { silent: data?.rows.filter((station) => hearingOf(station) === 'silent') ?? [], isPending }
}

type SilentStationsProps = { silent: StationRow[]; onOpen: (stationNumber: string) => void }

export function SilentStations({ silent, onOpen }: SilentStationsProps) {
  const { stations: said } = useWords()
  if (silent.length === 0) return null
  return (
    <div className={css.silent} role="alert">
      <Icon name="warning" size={20} />
      <div>
        <p>
          <b>{fill(said.silentNow, { count: silent.length })}</b> {said.silentWhy}
        </p>
        <ul>
          {silent.map(({ stationNumber, stationName, statusSince, lastHeartbeat }) => (
            <li key={stationNumber}>
              <button type="button" onClick={() => onOpen(stationNumber)}>
                {stationNumber}
              </button>
              <span>{stationName}</span>
              <small>
                <Lasting since={statusSince ?? lastHeartbeat ?? ''} />
              </small>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
