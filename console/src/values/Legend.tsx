import type { Series } from '@takt/contract/values.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './values.module.css'

/** The lines that are not named in the pictures themselves. */
export function Legend({
  series: { standardValue },
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
  const { measure, figure } = useFormats()
  return (
    <ul className={css.legend}>
      {standardValue !== null && (
        <li data-line="target">{`${field.standardValue} ${measure(standardValue)}`}</li>
      )}
      {mean !== null && <li data-line="mean">{`${field.mean} ${figure(mean)}`}</li>}
      {curve && <li data-line="normal">{values.normal}</li>}
      {hint && <li data-line="none">{hint}</li>}
    </ul>
  )
}
