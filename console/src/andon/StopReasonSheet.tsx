import { type LongStop, StopReasonDraft, stops } from '@takt/contract/stops.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { FormGroup } from '~/shapes/FormGroup.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'

const Field = fieldsOf(StopReasonDraft)

/** Why a station stopped, in the words of who knows. */
export function StopReasonSheet({ stop, onClose }: { stop: LongStop; onClose: () => void }) {
  const { stops: said } = useWords()
  const { stationNumber, start, explained } = stop
  return (
    <Sheet
      title={`${said.other}: ${stationNumber}`}
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
      said={said.accepted}
      onClose={onClose}
    >
      <FormGroup name="what">
        <Field name="lossType" />
        <Field name="remark" />
      </FormGroup>
    </Sheet>
  )
}
