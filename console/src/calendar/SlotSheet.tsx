import { fill } from '@takt/contract/errors.ts'
import { calendar } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Sheet } from '~/shapes/Sheet.tsx'
import { Wide } from '~/shapes/Wide.tsx'
import { SlotRows } from './SlotRows.tsx'
import type { Writing } from './SlotSets.tsx'

const Field = fieldsOf(calendar.saveSlots.input)

/** Writes the slots of a shift, from a day on. */
export function SlotSheet({
  writing,
  shift,
  onClose,
}: {
  writing: Writing
  shift: Shift
  onClose: () => void
}) {
  const { calendar: calendarWords, say } = useWords()
  return (
    <Sheet
      title={fill(calendarWords.slotsOf, {
        shiftName: `${shift.shiftName} ${shift.startTime}–${shift.endTime}`,
      })}
      command={calendar.saveSlots}
      start={{ ...writing, shiftName: shift.shiftName }}
      success={say.saveSuccess}
      onClose={() => onClose()}
    >
      <Field name="validFrom" />
      <Wide>
        <SlotRows shift={shift} />
      </Wide>
    </Sheet>
  )
}
