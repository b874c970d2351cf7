import { fill } from '@takt/contract/errors.ts'
import { operators, Qualification, type LoggedIn, type OperatorRow } from '@takt/contract/operators.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { useToast } from '~/ui/toast.ts'

const Field = fieldsOf(Qualification)

/** Sends somebody to a station. Who is not trained for it is let in, with a warning here. */
export function LogInSheet({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const { operators: operatorWords } = useWords()
  const toast = useToast()
  const done = (answer?: LoggedIn) => {
    if (answer && !answer.qualified)
      toast.refuse(
        fill(operatorWords.notQualified, { ...answer, leftStation: answer.leftStation ?? '', qualified: '' }),
        { id: 'notQualified', seconds: 8 },
      )
    onClose()
  }
  return (
    <Sheet
      title={fill(operatorWords.logInOne, { operatorNo: `${operator.operatorNo} · ${operator.name}` })}
      command={operators.logIn}
      start={{ operatorNo: operator.operatorNo }}
      success={operatorWords.logIn}
      onClose={done}
    >
      <Wide>
        <p>{operatorWords.logInAbout}</p>
      </Wide>
      <Field name="stationNumber" input={(input) => <StationPicker {...input} />} />
    </Sheet>
  )
}
