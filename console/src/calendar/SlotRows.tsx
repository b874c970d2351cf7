import { useState } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import { slotTypes, type Slot } from '@takt/contract/calendar.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { NumberInput } from '~/fields/NumberInput.tsx'
import { sayMessage } from '~/fields/issue.ts'
import { useWords } from '~/i18n/words.tsx'
import { RowField } from '~/shapes/RowField.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './calendar.module.css'
import { cutShift } from './cut-shift.ts'
import { RowChoice } from './RowChoice.tsx'
import { RowFlag, RowNumber } from './RowInputs.tsx'

const most = 48

/** The slots of a shift, one a row, written by hand or cut by so many minutes. */
export function SlotRows({ shift }: { shift: Shift }) {
  const words = useWords()
  const { calendar: calendarWords, field, slotType: types } = words
  const { control, setValue } = useFormContext<{ slots: Slot[] }>()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'slots' })
  const { errors } = useFormState({ control, name: 'slots' })
  const typed = useWatch({ control, name: 'slots' })
  const [minutes, setMinutes] = useState(60)
  const options = slotTypes.map((value) => ({ value, label: types[value] }))
  const next = (): Slot => ({
    slotName: fill(calendarWords.slotNumber, { number: typed.length + 1 }),
    startTime: typed.at(-1)?.endTime ?? shift.startTime,
    endTime: shift.endTime,
    slotType: 'work',
    planned: true,
    target: null,
  })
  const cut = () =>
    replace(
      cutShift(shift, minutes, (number) => fill(calendarWords.slotNumber, { number }), types.break).slice(
        0,
        most,
      ),
    )
  const error = errors.slots?.message ?? errors.slots?.root?.message
  return (
    <>
      <div className={css.fill}>
        <label>
          {calendarWords.every}
          <NumberInput
            min={15}
            max={480}
            step={15}
            value={minutes}
            onChange={(typed) => setMinutes(typed ?? 60)}
          />
        </label>
        <Action icon="columns" onClick={cut}>
          {calendarWords.fill}
        </Action>
      </div>
      {fields.map(({ id }, place) => (
        <div key={id} className={css.slotRow}>
          <RowField name={`slots.${place}.slotName`} field="slotName" kind="text" />
          <RowField name={`slots.${place}.startTime`} field="startTime" kind="clock" />
          <RowField name={`slots.${place}.endTime`} field="endTime" kind="clock" />
          <RowChoice
            name={`slots.${place}.slotType`}
            label={field.slotType}
            options={options}
            onChosen={(type) =>
              setValue(`slots.${place}.planned`, type !== 'break' && type !== 'meal', { shouldDirty: true })
            }
          />
          <RowFlag name={`slots.${place}.planned`} label={field.planned} />
          <RowNumber name={`slots.${place}.target`} label={field.target} placeholder={calendarWords.auto} />
          <Action icon="bin" bare onClick={() => remove(place)}>
            {fill(calendarWords.removeSlot, { slotName: typed[place]?.slotName ?? '' })}
          </Action>
        </div>
      ))}
      {error && (
        <small role="alert" className={css.refused}>
          {sayMessage(words, error)}
        </small>
      )}
      <p>
        <Action
          icon="plus"
          blocked={fields.length >= most ? String(most) : null}
          onClick={() => append(next())}
        >
          {calendarWords.addSlot}
        </Action>
      </p>
    </>
  )
}
