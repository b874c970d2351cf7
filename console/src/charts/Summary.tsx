import type { ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { ChartReport } from '@takt/contract/charts.ts'
import { useCpkBands } from '~/api/common.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { specOf } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { cpkTone } from '~/shapes/cpk.ts'
import { Fact } from '~/shapes/Facts.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './charts.module.css'

/** Under the picture: what it says of capability. */
export function Summary({ report }: { report: ChartReport }) {
  const { field, values, units } = useWords()
  const formats = useFormats()
  const { figures } = report
  return (
    <dl className={css.figures}>
      <Fact label={field.sampleNum}>{formats.count(figures.sampleNum)}</Fact>
      <Fact label={field.cpk}>
        <Index of={figures} name="cpk" />
      </Fact>
      <Fact label={field.ppk}>
        <Index of={figures} name="ppk" />
      </Fact>
      <Fact label={values.outCount}>{figures.ngShare === null ? '–' : formats.share(figures.ngShare)}</Fact>
      <Fact label={units.limits}>
        {[sayLimits(formats, specOf(report)), report.unit].filter(Boolean).join(' ')}
      </Fact>
    </dl>
  )
}

/** An index with its interval, coloured by the lower end; of too few values neither. */
export function Index({ of, name }: { of: ChartReport['figures']; name: 'cpk' | 'ppk' }): ReactNode {
  const { values, charts } = useWords()
  const formats = useFormats()
  const bands = useCpkBands()
  const [index, lower, upper] = [of[name], of[`${name}Lower`], of[`${name}Upper`]]
  if (!of.enough) return values.notEnough
  if (index === null || lower === null || upper === null) return '–'
  return (
    <span className={css.index}>
      <StatusDot tone={cpkTone(lower, bands)}>
        <b className="number">{formats.index(index)}</b>
      </StatusDot>
      <small>{fill(charts.interval, { lower: formats.index(lower), upper: formats.index(upper) })}</small>
    </span>
  )
}
