import { useState } from 'react'
import { type ShelvedAlarm, ShelvingDraft } from '@takt/contract/alarm-shelvings.ts'
import { alarms } from '@takt/contract/alarms.ts'
import { fill } from '@takt/contract/errors.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'

const Field = fieldsOf(ShelvingDraft)
type ShelveProps = { alarm: ShelvedAlarm; bare?: boolean }

/** Not among the active alarms for some hours, with the reason why. */
export function ShelveAlarm({ alarm: { stationNumber, alarmCode }, bare = false }: ShelveProps) {
  const { alarms: alarmWords } = useWords()
  const [shelving, setShelving] = useState(false)
  const forbidden = useForbidden(alarms.shelve)
  return (
    <>
      <Action icon="pause" bare={bare} blocked={forbidden} onClick={() => setShelving(true)}>
        {alarmWords.shelve}
      </Action>
      {shelving && (
        <Sheet
          title={fill(alarmWords.shelveOne, { code: alarmCode })}
          command={alarms.shelve}
          start={{ stationNumber, alarmCode, shelveHours: 1 }}
          success={alarmWords.shelvedSaid}
          onClose={() => setShelving(false)}
        >
          <Field name="shelveHours" hint={alarmWords.shelveHint} />
          <Wide>
            <Field name="reason" />
          </Wide>
        </Sheet>
      )}
    </>
  )
}

/** Before its time is over. */
export function UnshelveAlarm({ alarm: { stationNumber, alarmCode }, bare = false }: ShelveProps) {
  const { alarms: alarmWords } = useWords()
  const forbidden = useForbidden(alarms.unshelve)
  const unshelve = useCommand(alarms.unshelve, alarmWords.unshelved)
  return (
    <ConfirmButton
      icon="undo"
      bare={bare}
      blocked={forbidden}
      question={fill(alarmWords.unshelveQuestion, { code: alarmCode })}
      reason="none"
      onConfirm={() => unshelve({ stationNumber, alarmCode })}
    >
      {alarmWords.unshelve}
    </ConfirmButton>
  )
}
