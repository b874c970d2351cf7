import { andon } from '@takt/contract/andon.ts'
import { type CallPart, CallSplit } from '@takt/contract/call-parts.ts'
import { fill } from '@takt/contract/errors.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { middleOf } from './middle.ts'

const Field = fieldsOf(CallSplit)

type CallSplitSheetProps = { id: number; stationNumber: string; part: CallPart; onClose: () => void }

/** From when on the rest of a call was another loss. */
export function CallSplitSheet({ id, stationNumber, part, onClose }: CallSplitSheetProps) {
  const { andon: andonWords, stops } = useWords()
  const formats = useFormats()
  const { start, end } = part
  return (
    <Sheet
      title={fill(andonWords.splitTitle, { station: stationNumber })}
      command={andon.split}
      save={stops.split}
      start={{ id, start, splitAt: middleOf(start, end) }}
      success={andonWords.splitDone}
      onClose={onClose}
    >
      <p>{`${formats.instant(start)} – ${formats.instant(end)}`}</p>
      <FormGroup name="what">
        <Field name="splitAt" />
        <Field name="lossType" label={andonWords.splitLossType} />
        <Field name="remark" />
      </FormGroup>
    </Sheet>
  )
}
