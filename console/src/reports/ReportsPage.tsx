import { useState } from 'react'
import { PeriodReport, ReportFilter, reports } from '@takt/contract/reports.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { Person } from '~/fields/Person.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { MakeSheet } from './MakeSheet.tsx'
import { Schedules } from './Schedules.tsx'
import { OnItsLine } from './OnItsLine.tsx'
import { OpenReport } from './OpenReport.tsx'

const Filter = fieldsOf(ReportFilter)
const col = columnsOf(PeriodReport)
const columns = [
  col('periodKind', { width: 100 }),
  // The day names the row on a telephone: of shifts there is one each day.
  { ...col('firstDay', { width: 130 }), look: 'name' as const },
  col('lastDay', { width: 130 }),
  col('shiftName', { width: 130 }),
  col('reportVer', { width: 110 }),
  col('changed', { width: 130 }),
  col('keptAt'),
  col('keptBy', { width: 140, cell: (of) => <By of={of} /> }),
  col('since', { label: ({ reports }) => reports.begins }),
  col('until', { label: ({ reports }) => reports.ends }),
  col('timeZone', { width: 150 }),
  col('remark', { width: 220 }),
]

function By({ of: { keptBy } }: { of: PeriodReport }) {
  const { reports: reportWords } = useWords()
  return keptBy === null ? reportWords.bySchedule : <Person userName={keptBy} />
}

/** The reports of the line, the newest period first; opened, one of them takes the page. */
export default function ReportsPage() {
  return (
    <OnItsLine>
      <Reports />
    </OnItsLine>
  )
}

function Reports() {
  const [opened, open] = useOpened('report')
  return opened === null ? (
    <List onOpen={open} />
  ) : (
    <OpenReport key={opened} reportId={opened} onOpen={open} />
  )
}

function List({ onOpen }: { onOpen: (reportId: string | null) => void }) {
  const { reports: reportWords } = useWords()
  const list = useRegister(reports.list)
  const forbidden = useForbidden(reports.make)
  const [making, setMaking] = useState(false)
  const [planning, setPlanning] = useState(false)
  const make = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setMaking(true)}>
      {reportWords.make}
    </Action>
  )
  return (
    <Page
      name="reports"
      about={reportWords.about}
      actions={
        <>
          <Action icon="clock" onClick={() => setPlanning(true)}>
            {reportWords.schedules}
          </Action>
          {make}
        </>
      }
    >
      <Filters list={list}>
        <Filter name="periodKind" />
        <Filter name="day" />
        <Filter name="shiftName" />
        <Filter name="keptBy" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ reportId }) => reportId}
        onOpen={({ reportId }) => onOpen(reportId)}
        empty={
          <>
            <p>{reportWords.listEmpty}</p>
            {make}
          </>
        }
      />
      {planning && <Schedules onClose={() => setPlanning(false)} />}
      {making && (
        <MakeSheet
          onClose={(reportId) => {
            setMaking(false)
            if (reportId) onOpen(reportId)
          }}
        />
      )}
    </Page>
  )
}
