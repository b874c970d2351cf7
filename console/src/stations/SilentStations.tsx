import { fill } from '@takt/contract/errors.ts'
import { stations, type StationRow } from '@takt/contract/stations.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { hearingOf } from './hearing.ts'
import css from './stations.module.css'

/** The stations that have fallen silent, whatever page and filter the table shows. */
export function useSilent() {
  const { data, isPending } = useAnswer(stations.list, {
    stationStatus: 'unknown',
    enabled: true,
    limit: 200,
  })
  return { silent: data?.rows.filter((station) => hearingOf(station) === 'silent') ?? [], isPending }
}

/** The list under it has the others. */
const mostNamed = 12

type SilentStationsProps = { silent: StationRow[]; onOpen: (stationNumber: string) => void }

export function SilentStations({ silent, onOpen }: SilentStationsProps) {
  const { stations: stationWords } = useWords()
  if (silent.length === 0) return null
  return (
    <div className={css.silent} role="alert">
      <Icon name="warning" size={20} />
      <b>{fill(stationWords.silentNow, { count: silent.length })}</b>
      {silent.slice(0, mostNamed).map(({ stationNumber, stationName }) => (
        <button key={stationNumber} type="button" title={stationName} onClick={() => onOpen(stationNumber)}>
          {stationNumber}
        </button>
      ))}
      {silent.length > mostNamed && <span>{`+${silent.length - mostNamed}`}</span>}
      <small>{stationWords.silentWhy}</small>
    </div>
  )
}
