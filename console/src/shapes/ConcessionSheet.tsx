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

/** Requests one; `start`: what it is about where that is known. */
export function ConcessionSheet({ start = {}, onClose }: ConcessionSheetProps) {
  const { concessions: concessionWords, say } = useWords()
  return (
    <Sheet
      title={concessionWords.createOne}
      command={concessions.ask}
      start={start}
      success={say.createSuccess}
      onClose={() => onClose()}
    >
      <FormGroup name="what">
        <Field name="concessionCode" />
        <Field name="typeNo" input={(input) => <TypesPicker {...input} />} />
        <Field name="defectCode" input={(input) => <DefectCodePicker {...input} byStation />} />
        <Field
          name="stationNumber"
          hint={concessionWords.whereHint}
          input={(input) => <StationPicker {...input} />}
        />
        <Field
          name="lineNumbers"
          hint={concessionWords.linesHint}
          input={(input) => <LinesPicker {...input} />}
        />
        <Field name="justification" />
      </FormGroup>
      <FormGroup name="when">
        <Field name="pieces" hint={concessionWords.piecesHint} />
        <Field name="validUntil" hint={concessionWords.untilHint} />
        <Field name="minValue" hint={concessionWords.valueHint} />
        <Field name="maxValue" hint={concessionWords.valueHint} />
      </FormGroup>
    </Sheet>
  )
}
