import { fill } from '@takt/contract/errors.ts'
import { Correction, type InspectionRecord, inspections } from '@takt/contract/inspections.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { PhotoInput } from '~/shapes/PhotoInput.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { SignInput } from './Proof.tsx'

const Field = fieldsOf(Correction)

/** What was recorded stays; the correction is written next to it, with the proof that its item requires by now. */
export function CorrectSheet({ record, onClose }: { record: InspectionRecord; onClose: () => void }) {
  const { inspections: inspectionWords, field } = useWords()
  const { id, itemCode: code, resultStatus, resultValue, remark } = record
  const { data } = useAnswer(inspections.list, { itemCode: code, limit: 200 })
  const item = data?.rows.find(({ itemCode }) => itemCode === code)
  const measured = resultValue !== null
  const photoMissing = item?.photoRequired === true && record.picture === null
  return (
    <Sheet
      title={fill(inspectionWords.correctOne, { code })}
      command={inspections.correct}
      start={{ id, resultStatus: measured ? null : resultStatus, resultValue, remark }}
      save={inspectionWords.correct}
      success={inspectionWords.corrected}
      onClose={onClose}
    >
      <FormGroup name="what">
        {measured ? <Field name="resultValue" required /> : <Field name="resultStatus" required />}
        <Field name="remark" />
        <Field
          name="picture"
          label={field.photo}
          required={photoMissing}
          hint={photoMissing && inspectionWords.requiredHint}
          input={(input) => <PhotoInput {...input} />}
        />
        {(item?.signatureRequired || record.signedBy !== null) && (
          <Field
            name="password"
            required
            hint={inspectionWords.signHint}
            input={(input) => <SignInput {...input} />}
          />
        )}
        <Field name="reason" />
      </FormGroup>
    </Sheet>
  )
}
