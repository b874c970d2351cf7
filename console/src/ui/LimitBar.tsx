import css from './LimitBar.module.css'
import { scaleOf, type Limits } from './limit-scale.ts'

/** Where a value is between its limits, at a glance; the figures are next to it in words. Without limits there is nothing to draw. */
export function LimitBar({ value, ...limits }: Limits & { value: number }) {
  const scale = scaleOf(value, limits)
  if (!scale) return null
  const out =
    (limits.lower !== null && value < limits.lower) || (limits.upper !== null && value > limits.upper)
  return (
    <span className={css.bar} aria-hidden>
      <i
        className={css.good}
        style={{ insetInlineStart: `${scale.from}%`, inlineSize: `${scale.to - scale.from}%` }}
        data-open={limits.lower === null ? 'start' : limits.upper === null ? 'end' : undefined}
      />
      {scale.target !== null && <i className={css.target} style={{ insetInlineStart: `${scale.target}%` }} />}
      <i
        className={css.value}
        style={{ insetInlineStart: `${scale.value}%` }}
        data-out={out}
        data-beyond={scale.beyond}
      />
    </span>
  )
}
