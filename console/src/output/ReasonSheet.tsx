import { fill } from '@takt/contract/errors.ts'
import { output, SlotReason, type OutputRow } from '@takt/contract/output.ts'
import { useFormats } from '~/fields/format.tsx'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { nameOf } from './charts.ts'

const Field = fieldsOf(SlotReason)

/** Why a row fell behind. */
export function ReasonSheet({ row, onClose }: { row: OutputRow; onClose: () => void }) {
  const { output: outputWords } = useWords()
  const formats = useFormats()
  return (
    <Sheet
      title={fill(outputWords.reasonOf, { slot: nameOf(row, formats) })}
      command={output.writeReason}
      start={{ ...row, was: row.reason }}
      success={outputWords.reasonSaved}
      onClose={() => onClose()}
    >
      <Wide>
        <Field name="reason" hint={outputWords.reasonHint} />
      </Wide>
    </Sheet>
  )
}
