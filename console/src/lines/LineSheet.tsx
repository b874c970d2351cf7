import { fill } from '@takt/contract/errors.ts'
import { Line, lines, type LineRow, usualStopLimits } from '@takt/contract/lines.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import css from './lines.module.css'
import { useLine } from './use-line.ts'

const Field = fieldsOf(Line)
export type Writing = { line: LineRow; as: 'edit' | 'copy' } | 'new'
type LineSheetProps = { writing: Writing; onClose: () => void }

/** Writes a new line, alone or after another, or changes one. */
export function LineSheet({ writing, onClose }: LineSheetProps) {
  const { lines: lineWords, say } = useWords()
  if (writing === 'new')
    return (
      <Sheet title={lineWords.createOne} command={lines.create} success={say.createSuccess} onClose={onClose}>
        <Fields />
      </Sheet>
    )
  const { line, as } = writing
  if (as === 'edit') return <EditSheet line={line} onClose={onClose} />
  return (
    <Sheet
      title={fill(lineWords.copyOf, { lineNumber: line.lineNumber })}
      command={lines.copy}
      start={{ ...line, lineNumber: null, copiedFrom: line.lineNumber }}
      success={say.createSuccess}
      onClose={onClose}
    >
      <Wide>
        <p className={css.about}>{lineWords.copyHint}</p>
      </Wide>
      <Fields />
    </Sheet>
  )
}

function EditSheet({ line, onClose }: { line: LineRow; onClose: () => void }) {
  const { lines: lineWords, say } = useWords()
  const { lineNumber } = line
  const { line: row, ask } = useLine(lineNumber)
  return (
    <Sheet
      title={fill(lineWords.editOne, { lineNumber })}
      command={lines.update}
      start={line}
      question={fill(lineWords.saveQuestion, { lineNumber })}
      success={say.updateSuccess}
      onClose={onClose}
      present={{ row, ask, entity: 'line', entityKey: lineNumber, lineNumber }}
    >
      <Fields editing />
    </Sheet>
  )
}

function Fields({ editing = false }: { editing?: boolean }) {
  const { lines: lineWords } = useWords()
  const { duration } = useFormats()
  const usual = {
    short: duration(usualStopLimits.shortStopFrom),
    long: duration(usualStopLimits.reasonFrom),
  }
  return (
    <>
      <FormGroup name="what">
        <Field name="lineNumber" disabled={editing} hint={lineWords.numberHint} />
        <Field name="lineName" />
        <Field name="location" />
        <Field name="manager" />
      </FormGroup>
      <FormGroup name="how">
        <Field name="okRateTarget" hint={lineWords.okRateHint} />
        <Field name="taktTarget" hint={lineWords.taktHint} />
        <Field name="shortStopFrom" hint={fill(lineWords.shortStopHint, usual)} />
        <Field name="reasonFrom" hint={fill(lineWords.reasonHint, usual)} />
      </FormGroup>
    </>
  )
}
