import type { StationTile } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { GoTo } from '~/shapes/GoTo.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { StationCard } from './StationCard.tsx'
import css from './StationStrip.module.css'

/** The stations in the order the units take, each as it is now. */
export function StationStrip({
  stations,
  wip,
  slowest,
}: {
  stations: StationTile[]
  wip: number
  slowest: string | null
}) {
  const { boards } = useWords()
  const { count } = useFormats()
  return (
    <Panel
      title={boards.stations}
      aside={<span className={css.wip}>{fill(boards.inWork, { count: count(wip) })}</span>}
    >
      {stations.length === 0 ? (
        <EmptyState title={boards.noStations} icon="station">
          <p>{boards.noStationsNext}</p>
          <GoTo page="stationDef">{boards.toStations}</GoTo>
        </EmptyState>
      ) : (
        <ol className={css.strip}>
          {stations.map((station) => (
            <li key={station.stationNumber} data-off-way={station.isOffMainWay}>
              <StationCard station={station} setsPace={station.stationNumber === slowest} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
