import { fill } from '@takt/contract/errors.ts'
import { operators, QualificationDraft, type OperatorRow } from '@takt/contract/operators.ts'
import { useForbidden } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'

const Field = fieldsOf(QualificationDraft)

export function AddTraining({ onAdd }: { onAdd: () => void }) {
  const { operators: operatorWords } = useWords()
  const forbidden = useForbidden(operators.qualify)
  return (
    <Action icon="plus" blocked={forbidden} onClick={onAdd}>
      {operatorWords.addTraining}
    </Action>
  )
}

/** What somebody is now trained for. Given again for a station, it takes the place of the one before. */
export function TrainingSheet({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const { operators: operatorWords, say } = useWords()
  const { operatorNo, name, level } = operator
  return (
    <Sheet
      title={fill(operatorWords.trainingOf, { name })}
      command={operators.qualify}
      start={{ operatorNo, level }}
      success={say.saveSuccess}
      onClose={onClose}
    >
      <Field name="stationNumber" input={(input) => <StationPicker {...input} />} />
      <Field name="level" hint={operatorWords.trainingHint} />
      <Field name="validUntil" hint={operatorWords.validHint} />
    </Sheet>
  )
}
