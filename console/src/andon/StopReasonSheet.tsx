import { type LongStop, type StopPart, StopReasonDraft, stops } from '@takt/contract/stops.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'

const Field = fieldsOf(StopReasonDraft)

type StopReasonSheetProps = { stop: LongStop; part: StopPart; onClose: () => void }

/** Why a station stopped, in the words of a person there. */
export function StopReasonSheet({ stop, part, onClose }: StopReasonSheetProps) {
  const { stops: stopWords } = useWords()
  const { stationNumber } = stop
  const { start, explained, proposal } = part
  return (
    <Sheet
      title={`${explained || proposal ? stopWords.other : stopWords.give}: ${stationNumber}`}
      command={stops.explain}
      start={{
        stationNumber,
        start,
        stopCause: 'other',
        causeStation: null,
        alarmCode: null,
        lossType: explained?.lossType,
        remark: explained?.remark ?? null,
      }}
      success={stopWords.accepted}
      onClose={onClose}
    >
      <FormGroup name="what">
        <Field name="lossType" />
        <Field name="remark" />
        {explained && <Field name="correction" required />}
      </FormGroup>
    </Sheet>
  )
}
