import { useState } from 'react'
import { type Alarm, alarms } from '@takt/contract/alarms.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { fieldsOf } from '~/fields/Field.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import { keyOf } from './key.ts'
import { ShelveAlarm, UnshelveAlarm } from './ShelveAlarm.tsx'

const Field = fieldsOf(alarms.acknowledge.input)

type AlarmMovesProps = {
  alarm: Alarm
  bare?: boolean
  /** Its code is shelved, whether it is on now or not. */
  isShelved?: boolean
}

/** One press acknowledges it; the cause may be entered with it, or later. */
export function AlarmMoves({
  alarm,
  bare = false,
  isShelved = alarm.alarmState === 'shelved',
}: AlarmMovesProps) {
  const words = useWords()
  const alarmWords = words.alarms
  const [writing, setWriting] = useState(false)
  const forbidden = useForbidden(alarms.acknowledge)
  const acknowledge = useCommand(alarms.acknowledge, alarmWords.acknowledged)
  const { acknowledgedBy, alarmCause, alarmCode } = alarm
  const seen =
    acknowledgedBy === null
      ? null
      : sayFacts(words, words.error['alarms.acknowledged_already'], { by: whoIs(acknowledgedBy) })
  return (
    <>
      <Action icon="check" blocked={forbidden ?? seen} onClick={() => void acknowledge(keyOf(alarm))}>
        {alarmWords.acknowledge}
      </Action>
      <Action icon="edit" bare={bare} blocked={forbidden} onClick={() => setWriting(true)}>
        {alarmWords.cause}
      </Action>
      {isShelved ? <UnshelveAlarm alarm={alarm} bare={bare} /> : <ShelveAlarm alarm={alarm} bare={bare} />}
      {writing && (
        <Sheet
          title={fill(alarmWords.acknowledgeOne, { code: alarmCode })}
          command={alarms.acknowledge}
          start={{ ...keyOf(alarm), alarmCause }}
          success={alarmWords.acknowledged}
          onClose={() => setWriting(false)}
        >
          <Wide>
            <Field name="alarmCause" hint={alarmWords.causeHint} />
          </Wide>
        </Sheet>
      )}
    </>
  )
}
