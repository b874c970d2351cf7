import type { FailureRow } from '@takt/contract/failure-rows.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
import { useSayDefect } from '~/shapes/use-say-defect.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { sayMeasured, specOf } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { LimitBar } from '~/ui/LimitBar.tsx'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import css from './failures.module.css'
import { nameOf } from './name.ts'

/** Of several pieces also how many: on a telephone there is no column for it, and parts of one lot are told apart by it. */
export function About({ of: row }: { of: FailureRow }) {
  const formats = useFormats()
  const name = nameOf(row)
  return <MiddleCut>{row.quantity > 1 ? `${name} × ${formats.count(row.quantity)}` : name}</MiddleCut>
}

/** The defect where somebody entered it, else what was out of its limits. */
export function What({ of }: { of: FailureRow }) {
  const { passes } = useWords()
  const sayDefect = useSayDefect()
  return sayDefect(of) ?? of.resultName ?? of.resultCode ?? passes.stationSaid
}

/** The value with its unit, where it is between the limits in force, and these. */
export function Against({ of: row }: { of: FailureRow }) {
  const formats = useFormats()
  const { resultValue, unit } = row
  if (resultValue === null) return '–'
  const spec = specOf(row)
  return (
    <div className={css.against}>
      <b className="number">{withUnit(sayMeasured(formats, resultValue, spec), unit)}</b>
      <LimitBar value={resultValue} lower={row.minValue} target={row.standardValue} upper={row.maxValue} />
      <span className={css.limits}>{sayLimits(formats, spec)}</span>
    </div>
  )
}
