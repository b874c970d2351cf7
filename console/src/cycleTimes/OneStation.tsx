import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import {
  type Cycles,
  type StationCyclesQuery,
  type CycleTimeRow,
  cycleTimes,
} from '@takt/contract/cycleTimes.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { histogramChart } from '~/shapes/histogram-chart.ts'
import { Panel } from '~/shapes/Panel.tsx'
import { passportPath, useMayOpenPassport } from '~/shapes/UnitLink.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { BestShown } from './BestShown.tsx'
import css from './cycleTimes.module.css'
import { Drivers } from './Drivers.tsx'
import { scatterChart } from './scatter-chart.ts'
import { Standards } from './Standards.tsx'

type OneStationProps = { row: CycleTimeRow; query: Omit<StationCyclesQuery, 'stationNumber' | 'typeNo'> }

/** One station and type: how its cycles are spread, how they came one after the other, and what it can keep. */
export function OneStation({ row, query: { from, to, withoutOutliers } }: OneStationProps) {
  const words = useWords()
  const { stationNumber, typeNo } = row
  const { data, error, isPlaceholderData, refetch } = useAnswer(
    cycleTimes.cycles,
    { from, to, withoutOutliers, stationNumber, typeNo },
    { every: 60_000, keep: true },
  )
  if (!data && error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting delay={200} label={words.say.loading} />
  return (
    <Earlier waiting={isPlaceholderData}>
      <div className={css.charts}>
        <Pictures row={row} cycles={data} />
        <Drivers query={{ from, to, withoutOutliers, stationNumber, typeNo }} />
      </div>
    </Earlier>
  )
}

function Pictures({ row, cycles }: { row: CycleTimeRow; cycles: Cycles }) {
  const words = useWords()
  const cycleTimeWords = words.cycleTimes
  const formats = useFormats()
  const navigate = useNavigate()
  const may = useMayOpenPassport()
  const { points, bins } = cycles
  const name = `${row.stationNumber} · ${row.typeNo}`
  const histogram = useMemo(
    () =>
      histogramChart(
        {
          bins,
          n: points.length,
          mean: null,
          fit: null,
          minValue: null,
          standardValue: row.cycleTime,
          maxValue: null,
        },
        words,
        formats,
      ),
    [bins, points, row, words, formats],
  )
  const scatter = useMemo(
    () => scatterChart(points, row.targets, words, formats),
    [points, row, words, formats],
  )
  const isCut = points.length < row.samples
  return (
    <>
      <Panel
        title={fill(cycleTimeWords.scatter, { name })}
        aside={
          isCut
            ? fill(cycleTimeWords.newest, { count: formats.count(points.length) })
            : may && cycleTimeWords.pickPoint
        }
      >
        <Chart
          label={fill(cycleTimeWords.scatter, { name })}
          height={300}
          {...scatter}
          onPick={({ dataIndex }) => {
            const point = points[dataIndex]
            if (may && point) void navigate(passportPath(point.productSn ?? point.productId))
          }}
        />
      </Panel>
      <Panel
        title={fill(cycleTimeWords.histogram, { name })}
        aside={row.cycleTime !== null && `${words.field.target} ${formats.seconds(row.cycleTime)}`}
      >
        <Chart label={fill(cycleTimeWords.histogram, { name })} height={300} {...histogram} />
      </Panel>
      <BestShown row={row} cycles={cycles} />
      <Standards row={row} best={cycles.best} />
    </>
  )
}
