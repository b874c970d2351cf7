import type { Series } from '@takt/contract/values.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayMeasured, sayStatistic, specOf } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './values.module.css'

/** The lines that are not named in the pictures themselves. */
export function Legend({
  series,
  mean,
  curve = false,
  hint,
}: {
  series: Series
  mean: number | null
  curve?: boolean
  hint?: string | false
}) {
  const { field, values } = useWords()
  const formats = useFormats()
  const { standardValue } = series
  const spec = specOf(series)
  return (
    <ul className={css.legend}>
      {standardValue !== null && (
        <li data-line="target">{`${field.standardValue} ${sayMeasured(formats, standardValue, spec)}`}</li>
      )}
      {mean !== null && <li data-line="mean">{`${field.mean} ${sayStatistic(formats, mean, spec)}`}</li>}
      {curve && <li data-line="normal">{values.normal}</li>}
      {hint && <li data-line="none">{hint}</li>}
    </ul>
  )
}
