import { useMemo } from 'react'
import { capabilityFacts } from '@takt/contract/capability-facts.ts'
import { ChartInput, type ChartReport, charts } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { sayStatistic, specOf } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { indexNames } from '~/shapes/index-names.ts'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Period } from '~/shapes/Period.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { periodOf } from './ChartFilters.tsx'
import css from './charts.module.css'
import { reportHistogram } from './report-histogram.ts'
import { comparedWith, differenceOf, withItsSet } from './compared-with.ts'

const Other = ChartInput.pick({ stationNumber: true, typeNo: true, from: true, to: true }).partial()
const Filter = fieldsOf(Other)

/** The same characteristic twice: in another period, at another station or of another type. Unless something is chosen, in the period before. */
export function Compare({ report, chartInput }: { report: ChartReport; chartInput: ChartInput }) {
  const words = useWords()
  const { query, ask } = useAddress(Other, { place: 'with-' })
  const byAddress = comparedWith(chartInput, report, query)
  const isElsewhere = query.stationNumber !== undefined || query.typeNo !== undefined
  const measured = useAnswer(charts.characteristics, periodOf(byAddress), { ready: isElsewhere, keep: true })
  const otherInput = withItsSet(byAddress, (isElsewhere && measured.data) || [])
  const { data, error, refetch } = useAnswer(charts.report, otherInput, {
    follows: 'chartLimits',
    keep: true,
    ready: !isElsewhere || !measured.isPending,
  })
  return (
    <>
      <Panel title={words.charts.compareWith}>
        <Filters list={{ filter: query, setFilter: ask }}>
          <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
          <Filter name="typeNo" />
          <Period />
        </Filters>
      </Panel>
      {error && !data ? (
        <NotRead error={error} again={refetch} />
      ) : !data ? (
        <Waiting delay={200} label={words.say.loading} />
      ) : (
        <Both one={report} other={data} chartInput={chartInput} otherInput={otherInput} />
      )}
    </>
  )
}

/** `otherInput`: of which period the other is where nothing was measured in it. */
function Both({
  one,
  other,
  chartInput,
  otherInput,
}: {
  one: ChartReport
  other: ChartReport
  chartInput: ChartInput
  otherInput: ChartInput
}) {
  const words = useWords()
  const formats = useFormats()
  const { charts: chartWords } = words
  const [facts, otherFacts] = [one, other].map((report) =>
    capabilityFacts(report, indexNames(report.figures), words, formats),
  ) as [ReturnType<typeof capabilityFacts>, ReturnType<typeof capabilityFacts>]
  const otherOf = new Map(otherFacts.map((fact) => [fact.key, fact]))
  const full = (fact: { value: string; interval?: string } | undefined) =>
    fact ? [fact.value, fact.interval].filter(Boolean).join(' · ') : '–'
  const period = (from: string, to: string) => `${formats.minute(from)} – ${formats.minute(to)}`
  const span = ({ since, until }: ChartReport) =>
    since && until
      ? period(since, until)
      : [otherInput.from && otherInput.to && period(otherInput.from, otherInput.to), chartWords.nothing]
          .filter(Boolean)
          .join(' · ')
  const [setOfOne, setOfOther] = [chartInput, otherInput].map(
    ({ colSetId, colSetVersion }) => `${colSetId} v${colSetVersion}`,
  ) as [string, string]
  const difference = one.unit === other.unit ? differenceOf(one.figures, other.figures) : null
  return (
    <Panel title={one.resultName}>
      <div className={css.compared}>
        <Histogram report={one} label={span(one)} />
        <Histogram report={other} label={span(other)} />
      </div>
      <PlainTable
        label={chartWords.compareWith}
        head={['', chartWords.compareThis, chartWords.compareOther]}
        rows={[
          [chartWords.comparePeriod, span(one), span(other)],
          ...(setOfOne === setOfOther ? [] : [[words.field.colSetId, setOfOne, setOfOther]]),
          ...facts.map((fact) => [fact.label, full(fact), full(otherOf.get(fact.key))]),
        ]}
      />
      {difference && (
        <p role="status">
          {fill(chartWords.compareMeans, {
            difference: sayStatistic(formats, difference.means, specOf(one)),
            sigmas: formats.fixed(difference.sigmas, 2),
            lower: sayStatistic(formats, difference.lower, specOf(one)),
            upper: sayStatistic(formats, difference.upper, specOf(one)),
          })}
        </p>
      )}
    </Panel>
  )
}

function Histogram({ report, label }: { report: ChartReport; label: string }) {
  const words = useWords()
  const formats = useFormats()
  const drawn = useMemo(() => reportHistogram(report, words, formats), [report, words, formats])
  return <Chart label={label} height={240} {...drawn} />
}
