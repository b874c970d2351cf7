import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import { Count } from '~/fields/Count.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { gapTone } from '~/shapes/gap-tone.ts'
import { sayGap } from '@takt/contract/say-gap.ts'
import { orDash } from './figures.ts'
import css from './PlanActual.module.css'

type PlanActualProps = {
  label: string
  made: number
  target: number | null
  /** The target of the whole stretch: shown next to the target until now. */
  plan: number | null
  /** The gap as something to press, where it opens its formula. */
  gap?: (gapText: string) => ReactNode
}

/** What was made, what the takt requires until now and in all, and the difference, in numbers and as a bar. */
export function PlanActual({ label, made, target, plan, gap = (gapText) => gapText }: PlanActualProps) {
  const { boards, field } = useWords()
  const formats = useFormats()
  const tone = target === null ? 'none' : gapTone(made, target)
  const between = orDash(target, (targetOf) => sayGap(formats, made - targetOf))
  return (
    <div className={css.plan} data-tone={tone} role="group" aria-label={label}>
      <span className={css.label}>
        <b>{label}</b>
        <span>
          {target === null || plan === null
            ? `${field.target} –`
            : fill(boards.planUntilNow, { target: formats.count(target), plan: formats.count(plan) })}
        </span>
      </span>
      <span className={css.numbers}>
        <b className={css.made}>
          <Count of={made} />
        </b>
        <b className={css.gap}>
          <span className="unseen">{field.gap} </span>
          {gap(between)}
        </b>
      </span>
      <PlanBar made={made} target={target} />
    </div>
  )
}

/** The mark is the target; past it the line is ahead. The numbers next to it have the same in words. */
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
