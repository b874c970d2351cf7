import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import { useFormats } from '~/fields/format.tsx'
import { stateOf } from '~/fields/states.ts'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { StateShape } from '~/ui/StateShape.tsx'
import css from '../StationCard.module.css'
import type { PastStation } from './moment.ts'

/** One station in that second. */
export function PastCard({ station, second }: { station: PastStation; second: number }) {
  const words = useWords()
  const formats = useFormats()
  const language = useLanguage()
  const { stationNumber, stationName, stationStatus, since, units, alarms } = station
  const { tone, shape } = stateOf('stationStatus', stationStatus)
  return (
    <article className={css.card} data-tone={tone} aria-label={stationNumber}>
      <h3 className={css.name}>
        <b>{stationNumber}</b>
        {stationName !== stationNumber && <span>{stationName}</span>}
      </h3>
      <p className={css.status}>
        <b>
          <StateShape shape={shape} />
          {words.stationStatus[stationStatus]}
        </b>
        {since !== null && since > 0 && <span>{formats.duration(second - since)}</span>}
      </p>
      <dl className={css.counts}>
        <div>
          <dt>{words.rewind.units}</dt>
          <dd>{formats.count(units)}</dd>
        </div>
      </dl>
      {alarms.length > 0 && (
        <div className={css.alarms}>
          <ul>
            {alarms.map(({ alarmCode, alarmText, texts, from }) => (
              <li key={`${alarmCode} ${from}`}>
                <Icon name="bell" size={14} />
                <b>{alarmCode}</b>
                <span>{formats.duration(second - from)}</span>
                <span>{alarmTextIn(language, texts, alarmText)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  )
}
