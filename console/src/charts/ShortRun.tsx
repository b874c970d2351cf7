import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { type ChartInput, charts, ruleSign, type ShortRunReport } from '@takt/contract/charts.ts'
import { fill } from '@takt/contract/errors.ts'
import type { ShortRunKind } from '@takt/contract/short-run.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { passportPath, useMayOpenPassport } from '~/shapes/UnitLink.tsx'
import { StatusDot } from '~/ui/StatusDot.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import css from './charts.module.css'
import { placeOf } from './chart-series.ts'
import { shortRunChart } from './short-run-chart.ts'

type ShortRunProps = { chartInput: ChartInput; kind: ShortRunKind }

/** The same characteristic of every type that the station measures, on one chart. */
export function ShortRun({ chartInput, kind }: ShortRunProps) {
  const words = useWords()
  const { stationNumber, resultCode, from, to, rules } = chartInput
  const { data, error, refetch } = useAnswer(
    charts.shortRun,
    { stationNumber, resultCode, from, to, rules, shortRunKind: kind },
    { every: 30_000, keep: true },
  )
  if (error && !data) return <NotRead error={error} again={refetch} />
  if (!data) return <Skeleton label={words.say.loading} panels={1} />
  return <Drawn report={data} />
}

function Drawn({ report }: { report: ShortRunReport }) {
  const words = useWords()
  const formats = useFormats()
  const navigate = useNavigate()
  const may = useMayOpenPassport()
  const { charts: chartsWords, field } = words
  const { shortRunKind, resultCode, serials, location, types, unlike, cut, runLength, rules } = report
  const drawn = useMemo(() => shortRunChart(report, words, formats), [report, words, formats])
  const say = (value: number | null) => (value === null ? '–' : formats.figure(value))
  const open = (at: number) => {
    if (may && serials[at]) void navigate(passportPath(serials[at]))
  }
  return (
    <>
      {location.length === 0 && <p role="status">{chartsWords.shortRunNone[shortRunKind]}</p>}
      <Chart
        label={fill(chartsWords.chartOf, { title: chartsWords.shortRun[shortRunKind], name: resultCode })}
        height={440}
        {...drawn}
        onPick={(at) => open(placeOf(drawn.option, at))}
        onPlace={open}
      />
      <p className={css.quiet}>
        {[
          chartsWords.shortRunAbout[shortRunKind],
          may && chartsWords.pointHint,
          cut && fill(chartsWords.cut, { count: formats.count(serials.length) }),
          runLength !== null &&
            `${field.rules} ${rules.map((rule) => ruleSign(Number(rule))).join(' + ')} · ${fill(chartsWords.runLength, { count: formats.count(runLength) })}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {shortRunKind === 'nominal' && unlike && <StatusDot tone="warn">{chartsWords.unlike}</StatusDot>}
      <PlainTable
        label={chartsWords.shortRunTypes}
        head={[
          field.typeNo,
          field.colSetId,
          field.sampleNum,
          chartsWords.nominal,
          field.mean,
          field.sigmaWithin,
        ]}
        rows={types.map(({ typeNo, colSetId, sampleNum, nominal, mean, sigma }) => [
          typeNo ?? '–',
          colSetId,
          formats.count(sampleNum),
          say(nominal),
          say(mean),
          say(sigma),
        ])}
      />
    </>
  )
}
