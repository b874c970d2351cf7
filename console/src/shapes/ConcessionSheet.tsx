import { ConcessionDraft, concessions } from '@takt/contract/concessions.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { DefectCodePicker } from '~/shapes/DefectCodePicker.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { LinesPicker } from '~/shapes/LinesPicker.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'

const Field = fieldsOf(ConcessionDraft)

type ConcessionSheetProps = { start?: Partial<ConcessionDraft>; onClose: () => void }

/** Asks for one; `start`: what it is about where that is known. */
export function ConcessionSheet({ start = {}, onClose }: ConcessionSheetProps) {
  const { concessions: said, say } = useWords()
  return (
    <Sheet
      title={said.createOne}
      command={concessions.ask}
      start={start}
      said={say.createSuccess}
      onClose={() => onClose()}
    >
      <FormGroup name="what">
        <Field name="concessionCode" />
        <Field name="typeNo" input={(input) => <TypesPicker {...input} />} />
        <Field name="defectCode" input={(input) => <DefectCodePicker {...input} />} />
        <Field name="stationNumber" hint={said.whereHint} input={(input) => <StationPicker {...input} />} />
        <Field name="lineNumbers" hint={said.linesHint} input={(input) => <LinesPicker {...input} />} />
        <Field name="justification" />
      </FormGroup>
      <FormGroup name="when">
        <Field name="pieces" hint={said.piecesHint} />
        <Field name="validUntil" hint={said.untilHint} />
        <Field name="minValue" hint={said.valueHint} />
        <Field name="maxValue" hint={said.valueHint} />
      </FormGroup>
    </Sheet>
  )
}
