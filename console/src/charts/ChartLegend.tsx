import { fill } from '@takt/contract/errors.ts'
import type { ChartReport } from '@takt/contract/charts.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './charts.module.css'

/** What lines and marks mean, and whose limits these are. */
export function ChartLegend({ report, mayOpen }: { report: ChartReport; mayOpen: boolean }) {
  const { charts, chartLimits } = useWords()
  const formats = useFormats()
  const { frozenBy, frozenAt } = report.stages.at(-1) ?? { frozenBy: null, frozenAt: null }
  const isMixed = report.stages.some(({ limitsId }) => limitsId === null)
  const limitsText =
    frozenAt === null
      ? charts.calculated
      : [
          fill(chartLimits.frozenIn, { by: frozenBy ?? '', at: formats.minute(frozenAt) }),
          isMixed && chartLimits.calculatedBefore,
        ]
          .filter(Boolean)
          .join('. ')
  const single = report.groupSize === 1
  return (
    <ul className={css.legend}>
      <li data-mark="limit">{charts.limit}</li>
      <li data-mark="zone">{charts.zone}</li>
      {report.broken.length > 0 && <li data-mark="signal">{charts.signal}</li>}
      {report.broken.some(({ rule }) => rule > 1) && <li data-mark="pattern">{charts.pattern}</li>}
      {report.location.length > 0 && <li data-mark="none">{limitsText}</li>}
      {(mayOpen || !single) && <li data-mark="none">{single ? charts.pointHint : charts.groupHint}</li>}
    </ul>
  )
}
