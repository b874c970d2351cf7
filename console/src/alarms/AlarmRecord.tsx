import { AlarmShelving } from '@takt/contract/alarm-shelvings.ts'
import { Alarm, alarms, alarmName } from '@takt/contract/alarms.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Record } from '~/shapes/Record.tsx'
import { AlarmText, Lasted } from './AlarmCells.tsx'
import { AlarmMoves } from './AlarmMoves.tsx'
import { Answer } from './Answer.tsx'
import css from './alarms.module.css'
import { CallsMeanwhile } from './CallsMeanwhile.tsx'
import { keyIn } from './key.ts'

const facts = [
  'alarmState',
  'startTime',
  'endTime',
  'stationNumber',
  'alarmPriority',
  'lossType',
  'stopsMachine',
] as const
const shelved = ['shelvedUntil', 'shelvedBy', 'reason'] as const
const seen = ['acknowledgedAt', 'acknowledgedBy', 'alarmCause'] as const

/** One alarm: when it was on, what it means and what to do, who saw it and what it was. */
export function AlarmRecord({ address, onClose }: { address: string; onClose: () => void }) {
  const { field } = useWords()
  const key = keyIn(address)
  const { data, error } = useAnswer(alarms.one, key, { follows: ['andon'] })
  const missing = error?.key === 'record.unknown' || error?.key === 'call.invalid'
  return (
    <Opened
      title={key.alarmCode}
      row={data}
      missing={missing}
      error={missing ? null : error}
      onClose={onClose}
    >
      {(row) => (
        <Record
          title={row.alarmCode}
          entity="equipmentAlarm"
          entityKey={alarmName(row)}
          lineNumber={row.lineNumber}
          onClose={onClose}
        >
          <div className={css.record}>
            <p className={css.text}>
              <AlarmText of={row} />
            </p>
            <p className={css.buttons}>
              <AlarmMoves alarm={row} isShelved={row.shelving !== null} />
            </p>
            {row.shelving && <Facts of={AlarmShelving} row={row.shelving} names={shelved} />}
            <Answer of={row.definition} />
            <CallsMeanwhile alarm={row} calls={row.calls} />
            <Facts of={Alarm} row={row} names={facts.filter((name) => row[name] !== null)}>
              <Fact label={field.duration}>
                <Lasted of={row} />
              </Fact>
            </Facts>
            {row.acknowledgedAt !== null && (
              <Facts of={Alarm} row={row} names={seen.filter((name) => row[name] !== null)} />
            )}
          </div>
        </Record>
      )}
    </Opened>
  )
}
