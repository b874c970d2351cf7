import type { ReactNode } from 'react'
import { type CapabilityFact, indexIn, sayIndex } from '@takt/contract/capability-facts.ts'
import type { ChartReport } from '@takt/contract/charts.ts'
import { withUnit } from '@takt/contract/with-unit.ts'
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

/** Under the picture: its figures of capability. */
export function Summary({ report }: { report: ChartReport }) {
  const words = useWords()
  const { field, values, units } = words
  const bands = useCpkBands()
  const formats = useFormats()
  const { figures } = report
  const names = indexNames(figures)
  const index = (name: 'cpk' | 'ppk') => sayIndex(indexIn(figures, name), figures.enough, words, formats)
  return (
    <dl className={css.figures}>
      <Fact label={field.sampleNum}>{formats.count(figures.sampleNum)}</Fact>
      <Fact label={names.cpk}>
        <Index fact={index('cpk')} bands={bands} />
      </Fact>
      <Fact label={names.ppk}>
        <Index fact={index('ppk')} bands={bands} />
      </Fact>
      <Fact label={values.outCount}>{figures.ngShare === null ? '–' : formats.share(figures.ngShare)}</Fact>
      <Fact label={units.limits}>{withUnit(sayLimits(formats, specOf(report)), report.unit)}</Fact>
    </dl>
  )
}

type IndexProps = {
  fact: Pick<CapabilityFact, 'value' | 'interval' | 'lower'>
  bands: Parameters<typeof cpkTone>[1]
}

/** A figure; an index with its interval, coloured by the lower end. */
export function Index({ fact: { value, interval, lower }, bands }: IndexProps): ReactNode {
  if (lower === undefined) return value
  return (
    <span className={css.index}>
      <StatusDot tone={cpkTone(lower, bands)}>
        <b className="number">{value}</b>
      </StatusDot>
      <small>{interval}</small>
    </span>
  )
}
