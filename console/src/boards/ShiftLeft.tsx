import type { LineTile } from '@takt/contract/boards.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './boards.module.css'
import { useSayNext } from './next-shift.ts'
import { useServerNow } from './server-clock.ts'

/** The shift, and how long it still goes; once it is over, since when, and which comes next. Where no shift is defined, the production day. */
export function ShiftLeft({ shift, nextShift }: Pick<LineTile, 'shift' | 'nextShift'>) {
  const { boards } = useWords()
  const formats = useFormats()
  const now = useServerNow(10_000)
  const next = useSayNext({ shift, nextShift }, now)
  const { shiftName, start, end } = shift
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const minutes = Math.floor(Math.abs(to - now) / 60_000) * 60
  const left = fill(now < to ? boards.shiftLeft : boards.shiftOver, { duration: formats.duration(minutes) })
  const passed = Math.min(1, Math.max(0, (now - from) / (to - from)))
  return (
    <p className={css.shift}>
      <b>{shiftName ?? boards.wholeDay}</b>
      <span className={css.hours}>{`${formats.clock(start)}–${formats.clock(end)}`}</span>
      {now < to && (
        <i className={css.passed} aria-hidden>
          <i style={{ inlineSize: `${passed * 100}%` }} />
        </i>
      )}
      <span className={css.left}>{left}</span>
      {next !== null && <b>{next}</b>}
    </p>
  )
}
