import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { values, type Series, type SeriesInput } from '@takt/contract/values.ts'
import type { z } from 'zod'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { histogramChart } from '~/shapes/histogram-chart.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Figures } from './Figures.tsx'
import { Legend } from './Legend.tsx'
import { runChart } from './run-chart.ts'
import { histogramFor, spreadOf } from './spread.ts'
import { passportPath, useMayOpenPassport } from '~/shapes/UnitLink.tsx'
import css from './values.module.css'

/** One characteristic's values: how they are spread, and how they came one after the other. */
export function Distribution({ series }: { series: z.input<typeof SeriesInput> }) {
  const words = useWords()
  // A picture that is drawn anew with every piece cannot be read.
  const { data, error, isPlaceholderData, refetch } = useAnswer(values.series, series, {
    follows: 'collectionSets',
    every: 30_000,
    keep: true,
  })
  if (error) return <NotRead error={error} again={refetch} />
  if (!data)
    return (
      <div className={css.waiting}>
        <Skeleton label={words.say.loading} />
      </div>
    )
  return (
    <Earlier waiting={isPlaceholderData}>
      <Pictures series={data} />
    </Earlier>
  )
}

function Pictures({ series }: { series: Series }) {
  const words = useWords()
  const formats = useFormats()
  const navigate = useNavigate()
  const may = useMayOpenPassport()
  const spread = useMemo(() => spreadOf(series), [series])
  const histogram = useMemo(
    () => histogramChart(histogramFor(series, spread), words, formats),
    [series, spread, words, formats],
  )
  const run = useMemo(() => runChart(series, spread, words, formats), [series, spread, words, formats])
  const { resultCode, resultName, unit, cut, points } = series
  const name = resultName === resultCode ? resultCode : `${resultName} (${resultCode})`
  const title = (of = '{name}'): string => [fill(of, { name }), unit].filter(Boolean).join(' · ')
  const open = (at: number) => {
    const serial = points[at]?.productSn
    if (may && serial) void navigate(passportPath(serial))
  }
  if (points.length === 0) return <EmptyState title={words.values.noCapability} icon="chart" />
  const howMany: ReactNode = cut ? fill(words.values.cut, { count: formats.count(points.length) }) : null
  return (
    <div className={css.pictures}>
      <Panel title={title()} aside={howMany}>
        <Figures spread={spread} series={series} />
      </Panel>
      <Panel title={title(words.values.histogramOf)}>
        <Chart label={title(words.values.histogramOf)} height={340} {...histogram} />
        <Legend series={series} mean={spread.mean} curve={spread.enough} />
      </Panel>
      <Panel title={title(words.values.runOf)}>
        <Chart
          label={title(words.values.runOf)}
          height={340}
          {...run}
          onPick={({ dataIndex }) => open(dataIndex)}
        />
        <Legend
          series={series}
          mean={spread.mean}
          hint={may && points.length > 0 && words.values.pointHint}
        />
      </Panel>
    </div>
  )
}
