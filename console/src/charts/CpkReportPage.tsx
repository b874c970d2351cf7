import { useMemo } from 'react'
import { ChartInput, charts } from '@takt/contract/charts.ts'
import { useAddress } from '~/api/address.ts'
import { useAnswered } from '~/api/answered.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useWords } from '~/i18n/words.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { useFrozenId } from '~/shapes/frozen-id.ts'
import { FreezeButton, FrozenList } from '~/shapes/FrozenReports.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ToPage } from '~/shapes/ToPage.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Attributes } from './Attributes.tsx'
import { Calculation } from './Calculation.tsx'
import { Compare } from './Compare.tsx'
import { GradingWall } from './GradingWall.tsx'
import { ChartFilters } from './ChartFilters.tsx'
import { FrozenCapability } from './FrozenCapability.tsx'
import { ControlChart } from './ControlChart.tsx'
import { Overview } from './Overview.tsx'
import { QdasExport } from './QdasExport.tsx'

const views = ['overview', 'wall', 'chart', 'calculation', 'compare', 'attributes'] as const
type ChartQuery = Partial<ChartInput>

/** How steady a characteristic is and how capable: all of the line, its chart, its figures. */
export default function CpkReportPage() {
  const words = useWords()
  const [view, show] = useView(views)
  const { query, ask } = useAddress(ChartInput)
  const { reportId } = useFrozenId()
  const kept = useAnswer(charts.one, { reportId: reportId ?? '' }, { ready: reportId !== null })
  const inputOfAddress = useMemo(() => inputOf(query), [query])
  const chartInput = reportId ? (kept.data?.asked ?? null) : inputOfAddress
  const suggested = ({ resultCode, stationNumber }: ChartInput) =>
    [words.page.cpkReport, readLine(), stationNumber, resultCode].join(' ')
  return (
    <Page
      name="cpkReport"
      views={
        <ViewSwitch
          label={words.charts.views}
          views={views}
          view={view}
          names={words.charts.view}
          onShow={show}
        />
      }
      more={
        <MoreActions>
          <FrozenList list={charts.frozen} follows="charts" />
          <ToPage name="signals" icon="bell" />
        </MoreActions>
      }
      actions={
        chartInput &&
        (view === 'chart' || view === 'calculation') && (
          <>
            <ExportButton
              endpoint={charts.export}
              list={{ filter: { ...chartInput, ...(reportId && { reportId }) } }}
            />
            {!reportId && (
              <FreezeButton command={charts.freeze} query={chartInput} suggested={suggested(chartInput)} />
            )}
          </>
        )
      }
    >
      {!reportId && view !== 'attributes' && (
        <ChartFilters query={query} onAsk={ask} whole={view === 'overview' || view === 'wall'} />
      )}
      {reportId ? (
        <FrozenCapability kept={kept} view={view} />
      ) : view === 'attributes' ? (
        <Attributes />
      ) : view === 'wall' ? (
        <GradingWall query={query} />
      ) : view === 'overview' ? (
        <Overview query={query} />
      ) : chartInput ? (
        <Report chartInput={chartInput} view={view} />
      ) : (
        <EmptyState title={words.charts.choose} icon="chart">
          <p>{words.charts.chooseNext}</p>
          <Action onClick={() => show('overview')}>{words.charts.view.overview}</Action>
        </EmptyState>
      )}
    </Page>
  )
}

/** A chart is of one characteristic at one station. */
function inputOf(query: ChartQuery): ChartInput | null {
  const { stationNumber, colSetId, colSetVersion, resultCode } = query
  if (!stationNumber || !colSetId || !colSetVersion || !resultCode) return null
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  return { ...filled, stationNumber, colSetId, colSetVersion, resultCode }
}

function Report({ chartInput, view }: { chartInput: ChartInput; view: 'chart' | 'calculation' | 'compare' }) {
  const words = useWords()
  // A picture that is drawn anew with every piece cannot be read.
  const answer = useAnswer(charts.report, chartInput, {
    follows: 'chartLimits',
    every: 30_000,
    keep: true,
  })
  const { data, error, isPlaceholderData, refetch } = answer
  const answered = useAnswered(chartInput, answer)
  if (error && !data) return <NotRead error={error} again={refetch} />
  if (!data) return <Skeleton label={words.say.loading} panels={1} />
  if (data.figures.sampleNum === 0) return <EmptyState title={words.charts.nothing} icon="chart" />
  return (
    <Earlier waiting={isPlaceholderData}>
      {view === 'chart' ? (
        <ControlChart report={data} chartInput={answered} />
      ) : view === 'compare' ? (
        <Compare report={data} chartInput={answered} />
      ) : (
        <>
          <Calculation report={data} />
          <QdasExport chartInput={answered} />
        </>
      )}
    </Earlier>
  )
}
