import type { LineInPlant } from '@takt/contract/boards.ts'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { StateShape } from '~/ui/StateShape.tsx'
import css from './LineCard.module.css'

/** Every station of a line by its number and the shape of what it does: the one that is stopped is found without opening the line. */
export function StationShapes({ stations }: Pick<LineInPlant, 'stations'>) {
  const { boards, stationStatus: stationStatusWords } = useWords()
  if (stations.length === 0) return null
  return (
    <ul className={css.stations} aria-label={boards.stations}>
      {stations.map(({ stationNumber, stationStatus }) => {
        const { tone, shape } = stateOf('stationStatus', stationStatus)
        return (
          <li
            key={stationNumber}
            data-tone={tone}
            title={`${stationNumber} ${stationStatusWords[stationStatus]}`}
          >
            <StateShape shape={shape} />
            {stationNumber}
            <span className="unseen"> {stationStatusWords[stationStatus]}</span>
          </li>
        )
      })}
    </ul>
  )
}
