import { useWords } from '~/i18n/words.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './boards.module.css'

/** What the colours of the hours mean; as large as what it explains. */
export function HoursLegend({ hasPace }: { hasPace: boolean }) {
  const { boards, field } = useWords()
  return (
    <p className={css.legend}>
      {hasPace && <StatusDot tone="good">{boards.reached}</StatusDot>}
      {hasPace && <StatusDot tone="warn">{boards.behind}</StatusDot>}
      {hasPace && <StatusDot tone="bad">{boards.farBehind}</StatusDot>}
      <StatusDot tone="busy">{hasPace ? boards.running : field.made}</StatusDot>
      {hasPace && <span className={css.targetKey}>{field.target}</span>}
      {hasPace && <span className={css.gapKey}>{boards.sinceStart}</span>}
    </p>
  )
}
