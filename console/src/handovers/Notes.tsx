import { useState } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { type Handover, handovers } from '@takt/contract/handovers.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { whoIs } from '~/api/people.ts'
import { useSession } from '~/api/session.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { Action } from '~/ui/Action.tsx'
import { Lines } from './Lines.tsx'

const Field = fieldsOf(handovers.addNote.input)

/** What people leave for the next shift; who wrote it takes it away, while nothing is signed. */
export function Notes({ shown: { day, shiftName, notes, signed } }: { shown: Handover }) {
  const { handovers: handoverWords, error } = useWords()
  const { minute } = useFormats()
  const me = useSession(({ info }) => info?.userId)
  const forbidden = useForbidden(handovers.addNote)
  const drop = useCommand(handovers.dropNote, handoverWords.dropped)
  const [writing, write] = useState(false)
  const over = signed ? error['handovers.given_already'] : null
  return (
    <>
      <Lines
        title={handoverWords.notes}
        aside={
          <Action icon="plus" blocked={forbidden ?? over} onClick={() => write(true)}>
            {handoverWords.addNote}
          </Action>
        }
        of={notes.map(({ noteId, remark, notedBy, notedAt }) => ({
          key: noteId,
          text: remark,
          aside: (
            <>
              {fill(handoverWords.notedBy, { name: whoIs(notedBy), at: minute(notedAt) })}
              {notedBy === me && !signed && (
                <ConfirmButton
                  icon="bin"
                  bare
                  destroys
                  question={handoverWords.dropQuestion}
                  onConfirm={() => drop({ noteId })}
                >
                  {handoverWords.dropNote}
                </ConfirmButton>
              )}
            </>
          ),
        }))}
      />
      {writing && (
        <Sheet
          title={handoverWords.addNote}
          command={handovers.addNote}
          start={{ day, shiftName }}
          success={handoverWords.noted}
          onClose={() => write(false)}
        >
          <Wide>
            <Field name="remark" />
          </Wide>
        </Sheet>
      )}
    </>
  )
}
