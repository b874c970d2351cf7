import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { OperatorDraft, operators, type OperatorRow } from '@takt/contract/operators.ts'
import { undoing } from '~/api/undo.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { TeamPicker } from './TeamPicker.tsx'
import { useOperator } from './use-operator.ts'

const Field = fieldsOf(OperatorDraft)
const Written = OperatorDraft.strip()

/** Writes a new operator or changes one. */
export function OperatorSheet({ writing, onClose }: { writing: OperatorRow | 'new'; onClose: () => void }) {
  const { operators: operatorWords, say } = useWords()
  const editing = writing !== 'new'
  const fields = (
    <>
      <FormGroup name="who">
        <Field name="operatorNo" disabled={editing} hint={operatorWords.numberHint} />
        <Field name="name" />
        <Field name="cardId" hint={operatorWords.cardHint} />
        <Field name="userName" hint={operatorWords.userHint} />
      </FormGroup>
      <FormGroup name="how">
        <Field name="teamName" input={(input) => <TeamPicker {...input} />} />
        <Field name="level" hint={operatorWords.levelHint} />
        <Field name="enabled" hint={operatorWords.enabledHint} />
      </FormGroup>
    </>
  )
  if (editing)
    return (
      <EditSheet operator={writing} onClose={onClose}>
        {fields}
      </EditSheet>
    )
  return (
    <Sheet
      title={operatorWords.createOne}
      command={operators.create}
      start={{ level: 1, enabled: true }}
      success={say.createSuccess}
      onClose={onClose}
    >
      {fields}
    </Sheet>
  )
}

function EditSheet({
  operator,
  onClose,
  children,
}: {
  operator: OperatorRow
  onClose: () => void
  children: ReactNode
}) {
  const { operators: operatorWords, say } = useWords()
  const { operatorNo } = operator
  const { operator: row, ask } = useOperator(operatorNo)
  return (
    <Sheet
      title={fill(operatorWords.editOne, { operatorNo })}
      command={operators.update}
      start={operator}
      success={say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'operator', entityKey: operatorNo, lineNumber: null }}
      undo={({ revision }) => undoing(operators.update, { ...Written.parse(operator), revision })}
    >
      {children}
    </Sheet>
  )
}
