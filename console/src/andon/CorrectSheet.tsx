import { type AndonCall, andon, CallCorrection } from '@takt/contract/andon.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'

const Field = fieldsOf(CallCorrection)

/** What kind of loss a call was in the end, and why that was not what was called. */
export function CorrectSheet({ call: { id, lossType }, onClose }: { call: AndonCall; onClose: () => void }) {
  const { andon: said } = useWords()
  return (
    <Sheet
      title={said.correct}
      command={andon.correct}
      start={{ id, lossType }}
      said={said.corrected}
      onClose={onClose}
    >
      <FormGroup name="what">
        <Field name="lossType" />
        <Field name="reason" />
      </FormGroup>
    </Sheet>
  )
}
