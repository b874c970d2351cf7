import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { lines } from '@takt/contract/lines.ts'
import { Shift } from '@takt/contract/plant.ts'
import { shiftFault } from '@takt/contract/shift-faults.ts'
import { useAnswer } from '~/api/hooks.ts'
import { sayFacts, useWords } from '~/i18n/words.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { Sheet } from './Sheet.tsx'
import { Wide } from './Wide.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { SideSheet } from '~/ui/SideSheet.tsx'
import css from './shifts.module.css'
import { ShiftDay } from './ShiftDay.tsx'
import { ShiftRows } from './ShiftRows.tsx'

/** The calendar of a line: its shifts and their breaks, saved as one. */
export function ShiftSheet({ lineNumber, onClose }: { lineNumber: string; onClose: () => void }) {
  const { lines: lineWords, say } = useWords()
  const { data } = useAnswer(lines.shifts, { lineNumber })
  const title = fill(lineWords.editShifts, { lineNumber })
  if (!data)
    return (
      <SideSheet title={title} size={640} onClose={onClose}>
        <Waiting label={say.loading} />
      </SideSheet>
    )
  return (
    <Sheet
      title={title}
      command={lines.saveShifts}
      start={data}
      question={fill(lineWords.shiftsQuestion, { lineNumber })}
      success={say.saveSuccess}
      onClose={onClose}
    >
      <Wide>
        <p className={css.about}>{lineWords.shiftsAbout}</p>
        <Drawn />
        <ShiftRows />
      </Wide>
    </Sheet>
  )
}

/** What is typed, as far as it is complete, and what is wrong with it before anybody saves it. */
function Drawn() {
  const words = useWords()
  const { control } = useFormContext<{ shifts: Shift[] }>()
  const typed = useWatch({ control, name: 'shifts' })
  const shifts = typed.filter((shift) => Shift.safeParse(shift).success)
  const fault = shiftFault(shifts)
  return (
    <>
      <ShiftDay shifts={shifts} />
      {fault && (
        <p role="status">
          <StatusDot tone="bad">{sayFacts(words, words.error[fault.key], fault.facts)}</StatusDot>
        </p>
      )}
    </>
  )
}
