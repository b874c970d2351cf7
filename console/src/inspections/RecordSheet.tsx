import { fill } from '@takt/contract/errors.ts'
import type { Verdict } from '@takt/contract/floor.ts'
import { CheckDraft, type InspectionItem, inspections } from '@takt/contract/inspections.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { type Formats, useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { PhotoInput } from '~/shapes/PhotoInput.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { CheckText } from './CheckText.tsx'
import { SignInput } from './Proof.tsx'

const Draft = fieldsOf(CheckDraft)

type Limited = Pick<InspectionItem, 'resultUnit' | 'lowerSpecLimit' | 'upperSpecLimit'>
export const limitsOf = (
  formats: Formats,
  { resultUnit, lowerSpecLimit: lower, upperSpecLimit: upper }: Limited,
) => withUnit(sayLimits(formats, { lower, upper, target: null }), resultUnit)

type RecordSheetProps = { check: InspectionItem; verdict?: Verdict; onClose: () => void }

/** `verdict`: what was answered already, of a check that is not measured. */
export function RecordSheet({ check, verdict, onClose }: RecordSheetProps) {
  const { inspections: inspectionWords, field } = useWords()
  const formats = useFormats()
  const { itemCode: code, measured } = check
  return (
    <Sheet
      title={fill(inspectionWords.recordOne, { code })}
      command={inspections.record}
      start={{ itemCode: code, ...(!measured && verdict && { resultStatus: verdict }) }}
      save={inspectionWords.record}
      success={fill(inspectionWords.recorded, { code })}
      onClose={onClose}
    >
      <p>
        <CheckText of={check} />
      </p>
      {check.method && <p>{check.method}</p>}
      <FormGroup name="what">
        {measured ? (
          <Draft name="resultValue" hint={limitsOf(formats, check)} required />
        ) : (
          <Draft name="resultStatus" required />
        )}
        <Draft name="remark" />
        <Draft
          name="picture"
          label={field.photo}
          required={check.photoRequired}
          hint={check.photoRequired && inspectionWords.requiredHint}
          input={(input) => <PhotoInput {...input} />}
        />
        {check.signatureRequired && (
          <Draft
            name="password"
            required
            hint={inspectionWords.signHint}
            input={(input) => <SignInput {...input} />}
          />
        )}
      </FormGroup>
    </Sheet>
  )
}
