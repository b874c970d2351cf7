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
import { indexNames } from '~/shapes/index-names.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './charts.module.css'

/** Under the picture: what it says of capability. */
export function Summary({ report }: { report: ChartReport }) {
  const { field, values, units } = useWords()
  const formats = useFormats()
  const { figures } = report
  const names = indexNames(figures)
  return (
    <dl className={css.figures}>
      <Fact label={field.sampleNum}>{formats.count(figures.sampleNum)}</Fact>
      <Fact label={names.cpk}>
        <Index of={figures} name="cpk" />
      </Fact>
      <Fact label={names.ppk}>
        <Index of={figures} name="ppk" />
      </Fact>
      <Fact label={values.outCount}>{figures.ngShare === null ? '–' : formats.share(figures.ngShare)}</Fact>
      <Fact label={units.limits}>
        {[sayLimits(formats, specOf(report)), report.unit].filter(Boolean).join(' ')}
      </Fact>
    </dl>
  )
}

type IndexName = 'cp' | 'cpk' | 'pp' | 'ppk'

/** An index with its interval, coloured by the lower end; of too few values neither. */
export const Index = ({ of, name }: { of: ChartReport['figures']; name: IndexName }) => (
  <WithInterval enough={of.enough} index={of[name]} lower={of[`${name}Lower`]} upper={of[`${name}Upper`]} />
)

type WithIntervalProps = { enough: boolean } & Record<'index' | 'lower' | 'upper', number | null>

export function WithInterval({ enough, index, lower, upper }: WithIntervalProps): ReactNode {
  const { values, charts } = useWords()
  const formats = useFormats()
  const bands = useCpkBands()
  if (!enough) return values.notEnough
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
