import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '@takt/contract/pages.ts'
import { type ReworkFigures, ReworkFiguresQuery } from '@takt/contract/rework-figures.ts'
import { rework, type ReworkSum, type ReworkView } from '@takt/contract/rework.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswer } from '~/api/hooks.ts'
import { filterOf } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Chart } from '~/shapes/Chart.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { Period } from '~/shapes/Period.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'
import { useSayCounted } from '~/shapes/use-say-defect.ts'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { agesChart, flowChart, successChart } from './rework-charts.ts'
import { sumHeads } from './sum-heads.ts'
import css from './rework.module.css'

const Filter = fieldsOf(ReworkFiguresQuery)
const mostBars = 10
type Reports = { code?: string; from?: string; to?: string }
type OpenReports = (by: ReworkView | null, reports: Reports) => void

/** How rework flows, how old what is in it is, and what it achieves; a bar opens what it counts. */
export function ReworkCharts({ onOpen }: { onOpen: OpenReports }) {
  const words = useWords()
  const { query, ask } = useAddress(rework.figures.input)
  const { data, isPlaceholderData } = useAnswer(rework.figures, query, { every: 60_000, keep: true })
  return (
    <>
      <Filters list={{ filter: filterOf(ReworkFiguresQuery, query), setFilter: ask }}>
        <Period />
        <Filter name="typeNo" />
      </Filters>
      {!data && <Skeleton label={words.say.loading} panels={4} />}
      {data && (
        <Earlier waiting={isPlaceholderData}>
          <div className={css.charts}>
            <Flow figures={data} query={query} onOpen={onOpen} />
            <Success by="defect" query={query} onOpen={onOpen} />
            <Success by="reworker" query={query} onOpen={onOpen} />
          </div>
        </Earlier>
      )}
    </>
  )
}

type ChartProps = { query: ReworkFiguresQuery; onOpen: OpenReports }

function Flow({ figures, query, onOpen }: ChartProps & { figures: ReworkFigures }) {
  const words = useWords()
  const formats = useFormats()
  const navigate = useNavigate()
  const { days, ages } = figures
  const flow = useMemo(() => flowChart(days, words, formats), [days, words, formats])
  const ageing = useMemo(() => agesChart(ages, words, formats), [ages, words, formats])
  const openFailures = (filter: Record<string, string | null | undefined>) => {
    const given = Object.entries({ ...filter, typeNo: query.typeNo }).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    void navigate(`${pages.failDetail.path}?${new URLSearchParams(given)}`)
  }
  const reworkWords = words.rework
  return (
    <>
      <Panel title={reworkWords.flow} aside={reworkWords.pickBar}>
        <Chart
          label={reworkWords.flow}
          {...flow}
          onPick={({ seriesIndex, dataIndex }) => {
            const span = days[dataIndex]
            if (!span) return
            const { start: from, end: to } = span
            if (seriesIndex === 0) openFailures({ failStatus: '', disposition: 'rework', from, to })
            else onOpen(null, { from, to })
          }}
        />
      </Panel>
      <Panel title={reworkWords.ages} aside={reworkWords.pickBar}>
        <Chart
          label={reworkWords.ages}
          {...ageing}
          onPick={({ dataIndex }) => {
            const span = ages[dataIndex]
            if (span) openFailures({ failStatus: 'rework', from: span.from, to: span.to })
          }}
        />
      </Panel>
    </>
  )
}

function Success({ by, query, onOpen }: ChartProps & { by: 'defect' | 'reworker' }) {
  const words = useWords()
  const formats = useFormats()
  const sayCounted = useSayCounted()
  const { data } = useAnswer(rework.summary, { ...query, by, limit: mostBars }, { keep: true })
  const tested = useMemo(() => (data?.rows ?? []).filter(({ successRate }) => successRate !== null), [data])
  const drawn = useMemo(() => {
    const nameOf = ({ sumCode, name }: ReworkSum) => {
      if (sumCode === null) return words.rework.noCode
      return by === 'defect' ? sayCounted(sumCode, name) : sayOperator(sumCode, name)
    }
    return successChart(sumHeads[by](words), tested, nameOf, words, formats)
  }, [tested, by, sayCounted, words, formats])
  const title = by === 'defect' ? words.rework.successByDefect : words.rework.successByReworker
  return (
    <Panel title={title} aside={words.rework.pickBar}>
      {data && tested.length === 0 && <EmptyState title={words.rework.sumEmpty} icon="chart" />}
      {tested.length > 0 && (
        <Chart
          label={title}
          {...drawn}
          onPick={({ dataIndex }) => {
            const code = tested[dataIndex]?.sumCode
            if (code) onOpen(by, { code })
          }}
        />
      )}
    </Panel>
  )
}
