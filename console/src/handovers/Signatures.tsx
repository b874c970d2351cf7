import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { givenWithin, type Handover, handovers } from '@takt/contract/handovers.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useSession } from '~/api/session.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { instantOf, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './handovers.module.css'

const Field = fieldsOf(handovers.take.input)

/** Who gave the line, who took it, and what comes next. */
export function Signatures({ shown }: { shown: Handover }) {
  const words = useWords()
  const { handovers: handoverWords } = words
  const { minute } = useFormats()
  const { day, shiftName, end, content, signed } = shown
  const forbidden = useForbidden(handovers.give)
  const give = useCommand(handovers.give, handoverWords.given)
  const from = Date.parse(end) - givenWithin * 60_000
  const early =
    Date.parse(content.asOf) < from
      ? fill(words.error['handovers.too_early'], { from: minute(instantOf(from)) })
      : null
  const stands = signed ? handoverWords.asGiven : handoverWords.asOf
  return (
    <div className={css.signatures}>
      <StatusDot tone={signed ? 'good' : 'idle'}>
        {signed
          ? fill(handoverWords.givenBy, { name: whoIs(signed.givenBy), at: minute(signed.givenAt) })
          : handoverWords.notGiven}
      </StatusDot>
      {signed && (
        <StatusDot tone={signed.takenBy ? 'good' : 'wait'}>
          {signed.takenBy && signed.takenAt
            ? fill(handoverWords.takenBy, { name: whoIs(signed.takenBy), at: minute(signed.takenAt) })
            : handoverWords.notTaken}
        </StatusDot>
      )}
      {signed?.remark && <q>{signed.remark}</q>}
      {!signed && (
        <ConfirmButton
          icon="people"
          look="main"
          blocked={forbidden ?? early}
          question={handoverWords.giveQuestion}
          onConfirm={() => give({ day, shiftName })}
        >
          {handoverWords.give}
        </ConfirmButton>
      )}
      {signed && !signed.takenBy && <Take day={day} shiftName={shiftName} givenBy={signed.givenBy} />}
      <small>{fill(stands, { at: minute(content.asOf) })}</small>
    </div>
  )
}

/** Somebody else than who gave it. */
function Take({ day, shiftName, givenBy }: { day: string; shiftName: string; givenBy: string }) {
  const { error, handovers: handoverWords } = useWords()
  const forbidden = useForbidden(handovers.take)
  const who = useSession(({ info }) => info?.userId)
  const [taking, take] = useState(false)
  const own = givenBy === who ? error['handovers.same_person'] : null
  return (
    <>
      <Action icon="check" look="main" blocked={forbidden ?? own} onClick={() => take(true)}>
        {handoverWords.take}
      </Action>
      {taking && (
        <Sheet
          title={handoverWords.take}
          command={handovers.take}
          start={{ day, shiftName }}
          save={handoverWords.take}
          success={handoverWords.taken}
          onClose={() => take(false)}
        >
          <Wide>
            <Field name="remark" hint={handoverWords.takeHint} />
          </Wide>
        </Sheet>
      )}
    </>
  )
}
