import { alarmTextIn } from '@takt/contract/alarm-texts.ts'
import { fill } from '@takt/contract/errors.ts'
import type { StationTile } from '@takt/contract/boards.ts'
import { useFormats } from '~/fields/format.tsx'
import { useLanguage, useWords } from '~/i18n/words.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Since } from './Since.tsx'
import css from './StationCard.module.css'

type Alarms = StationTile['alarms']
/** So many are read at a glance; the others are one press away. */
const atOnce = 2

/** What the station complains about, the newest first, each with how long it has done so. */
export function StationAlarms({ alarms }: { alarms: Alarms }) {
  const { boards } = useWords()
  const { count } = useFormats()
  if (alarms.length === 0) return null
  const newest = alarms.toSorted((a, b) => Date.parse(b.onTime) - Date.parse(a.onTime))
  const rest = newest.slice(atOnce)
  return (
    <div className={css.alarms}>
      <AlarmList alarms={newest.slice(0, atOnce)} />
      {rest.length > 0 && (
        <details>
          <summary>{fill(boards.more, { count: count(rest.length) })}</summary>
          <AlarmList alarms={rest} />
        </details>
      )}
    </div>
  )
}

function AlarmList({ alarms }: { alarms: Alarms }) {
  const language = useLanguage()
  return (
    <ul>
      {alarms.map(({ alarmCode, alarmText, texts, onTime }) => (
        <li key={`${alarmCode} ${onTime}`}>
          <Icon name="bell" size={14} />
          <b>{alarmCode}</b>
          <Since instant={onTime} />
          <span>{alarmTextIn(language, texts, alarmText)}</span>
        </li>
      ))}
    </ul>
  )
}
