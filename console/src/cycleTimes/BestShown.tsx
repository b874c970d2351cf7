import { type Cycles, type CycleTimeRow, leastHours, leastInHour } from '@takt/contract/cycleTimes.ts'
import { fill } from '@takt/contract/errors.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { rounded } from './balance-chart.ts'
import css from './cycleTimes.module.css'

type BestShownProps = { row: CycleTimeRow; cycles: Cycles }

/** The pace the station has shown that it can keep, which may become its standard. */
export function BestShown({ row, cycles: { best, hours } }: BestShownProps) {
  const { cycleTimes: cycleTimeWords } = useWords()
  const formats = useFormats()
  const { cycleTime } = row
  const level = best === null ? null : rounded(best)
  const facts = {
    hours: formats.count(hours),
    least: formats.count(leastHours),
    passes: formats.count(leastInHour),
  }
  return (
    <Panel title={cycleTimeWords.best}>
      <div className={css.best}>
        {level === null && <p>{fill(cycleTimeWords.tooFewHours, facts)}</p>}
        {level !== null && (
          <>
            <strong>{formats.seconds(level)}</strong>
            <p>{fill(cycleTimeWords.bestAbout, facts)}</p>
            {cycleTime !== null && level < cycleTime && (
              <p>{fill(cycleTimeWords.faster, { share: formats.share(1 - level / cycleTime) })}</p>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}
