import { fill } from '@takt/contract/errors.ts'
import type { Series } from '@takt/contract/values.ts'
import { useCpkBands } from '~/api/common.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { sayMeasured, sayStatistic, specOf } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { cpkTone } from '~/shapes/cpk.ts'
import { Fact } from '~/shapes/Facts.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { enough } from '~/shapes/cpk.ts'
import type { Spread } from './spread.ts'
import css from './values.module.css'

/** The figures under both pictures. */
export function Figures({
  spread: { n, enough: many, mean, deviation, least, most, out, pp, ppk },
  series,
}: {
  spread: Spread
  series: Series
}) {
  const { values, field, units } = useWords()
  const formats = useFormats()
  const bands = useCpkBands()
  const spec = specOf(series)
  const statistic = (value: number | null) => (value === null ? '–' : sayStatistic(formats, value, spec))
  const measured = (value: number) => sayMeasured(formats, value, spec)
  return (
    <dl className={css.figures}>
      <Fact label={field.sampleNum}>{formats.count(n)}</Fact>
      <Fact label={field.mean}>{statistic(mean)}</Fact>
      <Fact label={values.deviation}>{statistic(deviation)}</Fact>
      <Fact label={`${field.lowestValue} – ${field.highestValue}`}>
        {least === null || most === null ? '–' : `${measured(least)} – ${measured(most)}`}
      </Fact>
      <Fact label={units.limits}>{sayLimits(formats, spec)}</Fact>
      <Fact label={values.outCount}>
        <span data-out={out > 0}>{n === 0 ? '–' : `${formats.count(out)} (${formats.share(out / n)})`}</span>
      </Fact>
      <Fact label={field.pp}>{pp === null ? '–' : formats.index(pp)}</Fact>
      <Fact label={field.ppk}>
        {ppk === null ? '–' : <StatusDot tone={cpkTone(ppk, bands)}>{formats.index(ppk)}</StatusDot>}
      </Fact>
      {!many && n > 0 && (
        <p role="status">{`${values.whyNoIndex.few} · ${fill(values.tooFew, { least: enough })}`}</p>
      )}
    </dl>
  )
}
