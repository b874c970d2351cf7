import { fill } from '@takt/contract/errors.ts'
import { type StopPart, StopSplit, stops } from '@takt/contract/stops.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { middleOf } from './middle.ts'

const Field = fieldsOf(StopSplit)

type SplitSheetProps = { stationNumber: string; part: StopPart; onClose: () => void }

/** From when on the rest of a part is one of its own. */
export function SplitSheet({ stationNumber, part: { start, end }, onClose }: SplitSheetProps) {
  const { stops: stopWords } = useWords()
  const formats = useFormats()
  return (
    <Sheet
      title={fill(stopWords.splitTitle, { station: stationNumber })}
      command={stops.split}
      save={stopWords.split}
      start={{ stationNumber, start, splitAt: middleOf(start, end) }}
      success={stopWords.splitDone}
      onClose={onClose}
    >
      <p>{`${formats.instant(start)} – ${formats.instant(end)}`}</p>
      <FormGroup name="what">
        <Field name="splitAt" />
      </FormGroup>
    </Sheet>
  )
}
