import { fill } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { crossesMidnight, lengthOf, partsOfDay, workOf } from './day-clock.ts'
import css from './shifts.module.css'

/** The shifts of a day on one line, and in words: a night that ends on the next day is at both ends. */
export function ShiftDay({ shifts }: { shifts: readonly Shift[] }) {
  const { lines: lineWords } = useWords()
  const { workTime, list } = useFormats()
  if (shifts.length === 0) return <p>{lineWords.noShifts}</p>
  return (
    <>
      <div className={css.day} role="img" aria-label={lineWords.day}>
        {shifts.flatMap(({ shiftName, startTime, endTime, breaks }, place) => [
          ...partsOfDay(startTime, endTime).map(({ from, width }) => (
            <i
              key={`${shiftName} ${from}`}
              data-shift={place % 3}
              style={{ insetInlineStart: `${from}%`, inlineSize: `${width}%` }}
            >
              {width > 12 && <span>{shiftName}</span>}
            </i>
          )),
          ...breaks
            .flatMap(({ start, end }) => partsOfDay(start, end))
            .map(({ from, width }) => (
              <b
                key={`${shiftName} ${from}`}
                style={{ insetInlineStart: `${from}%`, inlineSize: `${width}%` }}
              />
            )),
        ])}
      </div>
      <ol className={css.hours} aria-hidden>
        {['00:00', '06:00', '12:00', '18:00', '24:00'].map((hour) => (
          <li key={hour}>{hour}</li>
        ))}
      </ol>
      <ul className={css.shifts}>
        {shifts.map((shift) => (
          <li key={shift.shiftName}>
            <b>{shift.shiftName}</b> {`${shift.startTime} – ${shift.endTime}`}
            {crossesMidnight(shift) && <small>{lineWords.nextDay}</small>}
            {lengthOf(shift.startTime, shift.endTime) === 1440 && <small>{lineWords.roundTheClock}</small>}
            {shift.breaks.length > 0 && (
              <small>{list(shift.breaks.map(({ start, end }) => `${start} – ${end}`))}</small>
            )}
          </li>
        ))}
      </ul>
      <p className={css.about}>
        {fill(lineWords.worked, {
          duration: workTime(60 * shifts.reduce((sum, shift) => sum + workOf(shift), 0)),
        })}
      </p>
    </>
  )
}
