import type { ReactNode } from 'react'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { gapTone, orDash, sayGap } from './figures.ts'
import css from './PlanActual.module.css'

type PlanActualProps = {
  label: string
  made: number
  target: number | null
  /** The gap as something to press, where it opens its formula. */
  gap?: (said: string) => ReactNode
}

/** What was made, what the takt asked for until now, and what lies between, in numbers and as a bar. */
export function PlanActual({ label, made, target, gap = (said) => said }: PlanActualProps) {
  const { field } = useWords()
  const formats = useFormats()
  const tone = target === null ? 'none' : gapTone(made, target)
  const between = orDash(target, (asked) => sayGap(formats, made - asked))
  return (
    <div className={css.plan} data-tone={tone} role="group" aria-label={label}>
      <span className={css.label}>
        <b>{label}</b>
        <span>
          {field.target} {orDash(target, formats.count)}
        </span>
      </span>
      <span className={css.numbers}>
        <b className={css.made}>{formats.count(made)}</b>
        <b className={css.gap}>
          <span className="unseen">{field.gap} </span>
          {gap(between)}
        </b>
      </span>
      <PlanBar made={made} target={target} />
    </div>
  )
}

/** The mark is the target; past it the line is ahead. The numbers beside it say the same in words. */
function PlanBar({ made, target }: { made: number; target: number | null }) {
  const most = Math.max(made, target ?? 0, 1)
  return (
    <span className={css.track} aria-hidden>
      {target !== null && <i className={css.fill} style={{ inlineSize: `${(made / most) * 100}%` }} />}
      {target !== null && (
        <i className={css.mark} style={{ insetInlineStart: `${(target / most) * 100}%` }} />
      )}
    </span>
  )
}
