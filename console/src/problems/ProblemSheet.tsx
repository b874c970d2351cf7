import { ProblemDraft, problems, type ProblemRow } from '@takt/contract/problems.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { DefectCodePicker } from '~/shapes/DefectCodePicker.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { useSayDefect } from '~/shapes/use-say-defect.ts'

/** A new one, with what it is about where that is known, or one that is there. */
export type Writing = { start: Partial<ProblemDraft> } | { problem: ProblemRow }

const Field = fieldsOf(ProblemDraft)

export function ProblemSheet({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { problems: problemWords, say } = useWords()
  if ('problem' in writing) return <EditSheet problem={writing.problem} onClose={onClose} />
  return (
    <Sheet
      title={problemWords.createOne}
      command={problems.create}
      start={writing.start}
      success={say.createSuccess}
      onClose={() => onClose()}
    >
      <FormGroup name="what">
        <Field name="defectCode" input={(input) => <DefectCodePicker {...input} />} />
        <Field
          name="stationNumber"
          hint={problemWords.whereHint}
          input={(input) => <StationPicker {...input} />}
        />
        <Field name="typeNo" hint={problemWords.typeHint} input={(input) => <TypesPicker {...input} />} />
      </FormGroup>
      <Steps />
    </Sheet>
  )
}

function EditSheet({ problem, onClose }: { problem: ProblemRow; onClose: () => void }) {
  const { problems: problemWords, say } = useWords()
  const sayDefect = useSayDefect()
  const { problemId, defectCode, lineNumber } = problem
  const { data: row, refetch: ask } = useAnswer(problems.one, { problemId })
  const code = sayDefect({ defectCode, subDefectCode: null }) ?? defectCode
  return (
    <Sheet
      title={fill(problemWords.editOne, { code })}
      command={problems.update}
      start={problem}
      success={say.updateSuccess}
      onClose={() => onClose()}
      present={{ row, ask, entity: 'problem', entityKey: problemId, lineNumber }}
    >
      <Steps />
    </Sheet>
  )
}

function Steps() {
  const { problems: problemWords } = useWords()
  return (
    <>
      <FormGroup name="who">
        <Field name="owner" />
        <Field name="dueDate" />
      </FormGroup>
      <FormGroup name="how">
        <Field name="containment" hint={problemWords.containHint} />
        <Field name="cause" hint={problemWords.causeHint} />
        <Field name="correctiveAction" hint={problemWords.actionHint} />
      </FormGroup>
    </>
  )
}
