import { useSearchParams } from 'react-router'
import { reworkViews, type ReworkView } from '@takt/contract/rework.ts'
import { useWords } from '~/i18n/words.tsx'
import { Page } from '~/shapes/Page.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ReworkCharts } from './ReworkCharts.tsx'
import { SumTable } from './SumTable.tsx'

const views = ['charts', 'defect', 'station', 'repair', 'reworker', 'rwkCode', 'reports'] as const
/** By which filter the reports of a sum are found. */
const filterOf = {
  rwkCode: 'rwkCode',
  station: 'stationNumber',
  defect: 'symptom',
  repair: 'repairCode',
  reworker: 'operatorNo',
} as const satisfies Record<ReworkView, string>

type Opened = { code?: string; from?: string; to?: string }

/** What rework achieves: by defect, repair, reworker and place; each row opens its reports. */
export default function ReworkSummaryPage() {
  const { rework: reworkWords } = useWords()
  const [view, show] = useView(views)
  const [, setParams] = useSearchParams()
  const by = reworkViews.find((one) => one === view)
  const openReports = (of: ReworkView | null, { code, from, to }: Opened) =>
    setParams((now) => {
      const params = new URLSearchParams(now)
      for (const gone of ['page', 'sort', ...Object.values(filterOf)]) params.delete(gone)
      params.set('view', 'reports')
      if (of && code !== undefined) params.set(filterOf[of], code)
      if (from && to) {
        params.set('from', from)
        params.set('to', to)
      }
      return params
    })
  return (
    <Page
      name="reworkSummary"
      views={
        <ViewSwitch
          label={reworkWords.views}
          views={views}
          view={view}
          names={reworkWords.view}
          onShow={show}
        />
      }
    >
      {view === 'charts' && <ReworkCharts onOpen={openReports} />}
      {view === 'reports' && <ReportTable />}
      {by && <SumTable key={by} by={by} onOpen={(code) => openReports(by, { code })} />}
    </Page>
  )
}
