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

/** The last cycle and the shift's average against the planned one: past the mark it is too slow. */
export function CycleBars({ station: { cycleTime, lastCycle, averageCycle }, setsPace }: CycleBarsProps) {
  const { boards, field } = useWords()
  const { duration } = useFormats()
  const most = 1.25 * Math.max(cycleTime ?? 0, lastCycle ?? 0, averageCycle ?? 0, 0.001)
  const rows = [
    [field.lastCycle, lastCycle],
    [field.averageCycle, averageCycle],
  ] as const
  return (
    <dl className={css.cycles}>
      {rows.map(([label, cycle]) => (
        <div key={label} data-slow={cycleTime !== null && cycle !== null && cycle > slack * cycleTime}>
          <dt>{label}</dt>
          <dd>{orDash(cycle, duration)}</dd>
          <dd className={css.track} aria-hidden>
            {cycle !== null && <i style={{ inlineSize: `${(cycle / most) * 100}%` }} />}
            {cycleTime !== null && <u style={{ insetInlineStart: `${(cycleTime / most) * 100}%` }} />}
          </dd>
        </div>
      ))}
      <div>
        <dt>
          {field.target}
          {setsPace && <em>{boards.slowest}</em>}
        </dt>
        <dd>{orDash(cycleTime, duration)}</dd>
      </div>
    </dl>
  )
}
