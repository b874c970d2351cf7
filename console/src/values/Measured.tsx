import type { Spec } from '@takt/contract/decimals.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayMeasured } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './values.module.css'

type MeasuredProps = {
  value: number | string | null
  spec: Spec
  targetText?: string | null
}

/** A value with the decimals of its characteristic, whole when pointed at; out of its limits it is marked by a sign and a word too, not by colour alone. */
export function Measured({ value, spec, targetText = null }: MeasuredProps) {
  const { values } = useWords()
  const formats = useFormats()
  if (value === null) return '–'
  const out = outOf(value, spec.lower, spec.upper, targetText)
  const text = typeof value === 'number' ? sayMeasured(formats, value, spec) : value
  const whole = typeof value === 'number' ? formats.measure(value) : value
  if (!out)
    return (
      <span className="number" title={whole}>
        {text}
      </span>
    )
  return (
    <b className={css.out} data-out={out} title={`${values[out]}: ${whole}`}>
      <i aria-hidden>{signs[out]}</i>
      <span className="unseen">{values[out]}</span> {text}
    </b>
  )
}

type Out = 'below' | 'above' | 'differs'
const signs: Record<Out, string> = { below: '▼', above: '▲', differs: '≠' }

/** A value on the limit is good. */
export function outOf(
  value: number | string,
  lower: number | null,
  upper: number | null,
  targetText: string | null,
): Out | null {
  if (typeof value === 'string') return targetText !== null && value !== targetText ? 'differs' : null
  if (lower !== null && value < lower) return 'below'
  return upper !== null && value > upper ? 'above' : null
}
