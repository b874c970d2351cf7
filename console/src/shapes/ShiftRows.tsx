import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { ShiftBreaks } from './ShiftBreaks.tsx'
import { crossesMidnight } from './day-clock.ts'
import css from './shifts.module.css'
import { RowField } from './RowField.tsx'

const most = 6

/** One block a shift: its name, its times, its breaks. A refusal is at the very field it is about. */
export function ShiftRows() {
  const { lines: lineWords } = useWords()
  const { control } = useFormContext<{ shifts: Shift[] }>()
  const { fields, append, remove } = useFieldArray({ control, name: 'shifts' })
  const typed = useWatch({ control, name: 'shifts' })
  // The next shift begins where the last one ends.
  const next = (): Shift => {
    const startTime = typed.at(-1)?.endTime ?? '06:00'
    const endTime = `${String((Number(startTime.slice(0, 2)) + 8) % 24).padStart(2, '0')}:${startTime.slice(3)}`
    return {
      shiftName: fill(lineWords.newShift, { number: typed.length + 1 }),
      startTime,
      endTime,
      breaks: [],
    }
  }
  return (
    <div className={css.rows}>
      {fields.map(({ id }, place) => {
        const shift = typed[place]
        return (
          <fieldset key={id} className={css.shift}>
            <legend>{shift?.shiftName || fill(lineWords.newShift, { number: place + 1 })}</legend>
            <div className={css.row}>
              <RowField name={`shifts.${place}.shiftName`} field="shiftName" kind="text" />
              <RowField name={`shifts.${place}.startTime`} field="startTime" kind="clock" />
              <RowField
                name={`shifts.${place}.endTime`}
                field="endTime"
                kind="clock"
                hint={shift?.endTime && shift.startTime && crossesMidnight(shift) ? lineWords.nextDay : null}
              />
              <Action icon="bin" bare onClick={() => remove(place)}>
                {fill(lineWords.removeShift, { shiftName: shift?.shiftName ?? '' })}
              </Action>
            </div>
            <ShiftBreaks place={place} />
          </fieldset>
        )
      })}
      <p>
        <Action
          icon="plus"
          blocked={fields.length >= most ? lineWords.mostShifts : null}
          onClick={() => append(next())}
        >
          {lineWords.addShift}
        </Action>
      </p>
    </div>
  )
}
