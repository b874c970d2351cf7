import { andon } from '@takt/contract/andon.ts'
import { CallCorrection, type CallPart } from '@takt/contract/call-parts.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'

const Field = fieldsOf(CallCorrection)

type CorrectSheetProps = { id: number; part: CallPart; onClose: () => void }

/** What kind of loss a call, or a part of it, was in the end, and why that differs from the first entry. */
export function CorrectSheet({ id, part: { start, lossType }, onClose }: CorrectSheetProps) {
  const { andon: andonWords } = useWords()
  return (
    <Sheet
      title={andonWords.correct}
      command={andon.correct}
      start={{ id, start, lossType }}
      success={andonWords.corrected}
      onClose={onClose}
    >
      <FormGroup name="what">
        <Field name="lossType" />
        <Field name="reason" />
      </FormGroup>
    </Sheet>
  )
}
