import { useState, type ReactNode } from 'react'
import { OperatorRow } from '@takt/contract/operators.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact, Facts } from '~/shapes/Facts.tsx'
import { Opened } from '~/shapes/Opened.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Record } from '~/shapes/Record.tsx'
import { Logins } from './Logins.tsx'
import css from './operators.module.css'
import { OperatorPlace } from './OperatorPlace.tsx'
import { AddTraining, TrainingSheet } from './TrainingSheet.tsx'
import { TrainingRows } from './TrainingRows.tsx'
import { useOperator } from './use-operator.ts'

type OperatorRecordProps = {
  operatorNo: string
  actions: (operator: OperatorRow) => ReactNode
  onClose: () => void
}

/** One operator: who they are, where they are, what they are trained for, where they were. */
export function OperatorRecord({ operatorNo, ...rest }: OperatorRecordProps) {
  const { operator, missing, error } = useOperator(operatorNo)
  return (
    <Opened title={operatorNo} row={operator} missing={missing} error={error} onClose={rest.onClose}>
      {(row) => <OperatorFacts operator={row} {...rest} />}
    </Opened>
  )
}

function OperatorFacts({
  operator,
  actions,
  onClose,
}: Omit<OperatorRecordProps, 'operatorNo'> & { operator: OperatorRow }) {
  const { operators: operatorWords, field } = useWords()
  const [training, setTraining] = useState(false)
  return (
    <Record
      title={`${operator.operatorNo} · ${operator.name}`}
      entity="operator"
      entityKey={operator.operatorNo}
      lineNumber={null}
      onClose={onClose}
    >
      <div className={css.record}>
        <p className={css.buttons}>{actions(operator)}</p>
        <Facts
          of={OperatorRow}
          row={operator}
          names={['since', 'output', 'okRate', 'level', 'teamName', 'cardId', 'userName', 'enabled']}
        >
          <Fact label={field.currentStation}>
            <OperatorPlace operator={operator} />
          </Fact>
        </Facts>
        <Panel title={operatorWords.trained} aside={<AddTraining onAdd={() => setTraining(true)} />}>
          <TrainingRows operator={operator} />
        </Panel>
        <Panel title={operatorWords.history}>
          <Logins operatorNo={operator.operatorNo} />
        </Panel>
      </div>
      {training && <TrainingSheet operator={operator} onClose={() => setTraining(false)} />}
    </Record>
  )
}
