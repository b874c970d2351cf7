import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fill } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { sayMessage } from '~/fields/issue.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './shifts.module.css'
import { RowField } from './RowField.tsx'

const most = 12

/** The breaks of one shift. What is wrong with one of them among the others is shown under all. */
export function ShiftBreaks({ place }: { place: number }) {
  const words = useWords()
  const { lines: lineWords, field } = words
  const { control } = useFormContext<{ shifts: Shift[] }>()
  const name = `shifts.${place}.breaks` as const
  const { fields, append, remove } = useFieldArray({ control, name })
  const { errors } = useFormState({ control, name })
  const typed = useWatch({ control, name })
  const found = errors.shifts?.[place]?.breaks
  const error = found?.message ?? found?.root?.message
  const start = useWatch({ control, name: `shifts.${place}.startTime` })
  const next = () => {
    const from =
      typed.at(-1)?.end ??
      `${String((Number((start || '06:00').slice(0, 2)) + 3) % 24).padStart(2, '0')}:${(start || '06:00').slice(3)}`
    const minute = Number(from.slice(3)) + 30
    return {
      start: from,
      end: `${String((Number(from.slice(0, 2)) + Math.floor(minute / 60)) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    }
  }
  return (
    <div className={css.breaks} role="group" aria-label={field.breaks}>
      {fields.map(({ id }, at) => (
        <div key={id} className={css.pause}>
          <span>{fill(lineWords.breakNumber, { number: at + 1 })}</span>
          <RowField name={`shifts.${place}.breaks.${at}.start`} field="start" kind="clock" />
          <RowField name={`shifts.${place}.breaks.${at}.end`} field="end" kind="clock" />
          <Action icon="close" bare onClick={() => remove(at)}>
            {fill(lineWords.removeBreak, { start: typed[at]?.start ?? '', end: typed[at]?.end ?? '' })}
          </Action>
        </div>
      ))}
      {error && (
        <small role="alert" className={css.refused}>
          {sayMessage(words, error)}
        </small>
      )}
      <Action
        icon="plus"
        look="quiet"
        blocked={fields.length >= most ? lineWords.mostBreaks : null}
        onClick={() => append(next())}
      >
        {lineWords.addBreak}
      </Action>
    </div>
  )
}
