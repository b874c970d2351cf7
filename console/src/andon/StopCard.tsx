import type { LongStop } from '@takt/contract/stops.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Lost, StopPartRow } from './StopPartRow.tsx'
import css from './stops.module.css'

/** A stop with its parts, and what may be done about each. */
export function StopCard({ stop }: { stop: LongStop }) {
  const words = useWords()
  const formats = useFormats()
  const { stationNumber, start, length, isOpen, stationStatus, parts } = stop
  return (
    <li className={css.stop}>
      <p className={css.head}>
        <StatusDot {...stateOf('stationStatus', stationStatus)}>
          {words.stationStatus[stationStatus]}
        </StatusDot>
        <b>{stationNumber}</b>
        <span>{formats.minute(start)}</span>
        {isOpen && <span>{words.stops.goesOn}</span>}
        <Lost of={stop} />
        <b className={css.length}>{formats.duration(Math.round(length / 1000))}</b>
      </p>
      {parts.map((part, place) => (
        <StopPartRow key={part.start} stop={stop} part={part} isFirst={place === 0} />
      ))}
    </li>
  )
}
