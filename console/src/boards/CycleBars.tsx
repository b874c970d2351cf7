import type { StationTile } from '@takt/contract/boards.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { orDash } from './figures.ts'
import css from './StationCard.module.css'

/** Cycles scatter: only what is a twentieth over the plan is worth a colour. */
const slack = 1.05

type CycleBarsProps = {
  station: Pick<StationTile, 'cycleTime' | 'lastCycle' | 'averageCycle'>
  setsPace: boolean
}

/** The last cycle as one bar; the planned one is a line across it, the shift's average a mark under it. */
export function CycleBars({ station: { cycleTime, lastCycle, averageCycle }, setsPace }: CycleBarsProps) {
  const { boards, field } = useWords()
  const { duration } = useFormats()
  const most = 1.25 * Math.max(cycleTime ?? 0, lastCycle ?? 0, averageCycle ?? 0, 0.001)
  const part = (cycle: number) => `${(cycle / most) * 100}%`
  const isSlow = cycleTime !== null && lastCycle !== null && lastCycle > slack * cycleTime
  return (
    <dl className={css.cycles} data-slow={isSlow}>
      <dt>{field.lastCycle}</dt>
      <dd>{orDash(lastCycle, duration)}</dd>
      <dd className={css.track} aria-hidden>
        {lastCycle !== null && <i style={{ inlineSize: part(lastCycle) }} />}
        {cycleTime !== null && <u style={{ insetInlineStart: part(cycleTime) }} />}
        {averageCycle !== null && <s style={{ insetInlineStart: part(averageCycle) }} />}
      </dd>
      <dt>{field.averageCycle}</dt>
      <dd>{orDash(averageCycle, duration)}</dd>
      <dt>
        {field.target} {setsPace && <em>{boards.slowest}</em>}
      </dt>
      <dd>{orDash(cycleTime, duration)}</dd>
    </dl>
  )
}
