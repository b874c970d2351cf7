import { useState } from 'react'
import { AndonCall, andon, CallFilter } from '@takt/contract/andon.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CallsTold } from '~/shapes/CallsTold.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { useView, ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { CallMoves } from './CallMoves.tsx'
import { CallRecord } from './CallRecord.tsx'
import { CallSheet } from './CallSheet.tsx'
import { Losses } from './Losses.tsx'
import { NoRules } from './NoRules.tsx'
import { StopsToExplain } from './StopsToExplain.tsx'

const Filter = fieldsOf(CallFilter)
const col = columnsOf(AndonCall)
const columns = [
  col('stationNumber', { width: 110 }),
  col('callState', { width: 150 }),
  col('level', { width: 90 }),
  col('lossType', { width: 130 }),
  col('period', { width: 130, label: (words) => words.andon.minutes }),
  col('message', { width: 300 }),
  col('calledAt'),
  col('calledBy', { width: 130 }),
  col('faultReports', { width: 110, cell: ({ faultReports }) => faultReports || '–' }),
  col('arrivedAt'),
  col('arrivedBy', { width: 130 }),
  col('solvedAt'),
  col('solvedBy', { width: 130 }),
  col('endedAt'),
  col('endedBy', { width: 130 }),
  col('stopsLine', { width: 130 }),
  col('reason', { width: 180 }),
]

const views = ['calls', 'losses'] as const

/** Calls for help on the line and what became of them, newest first; or these and the stops, as losses. */
export default function LossInquiryPage() {
  const { andon: said } = useWords()
  const list = useRegister(andon.list)
  const forbidden = useForbidden(andon.call)
  const [view, show] = useView(views)
  const [opened, open] = useOpened('call')
  const [calling, setCalling] = useState(false)
  const callOne = (
    <Action icon="bell" look="main" blocked={forbidden} onClick={() => setCalling(true)}>
      {said.callOne}
    </Action>
  )
  const calls = (
    <>
      <Filters list={list}>
        <Filter name="callState" />
        <Filter name="level" />
        <Filter name="lossType" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="calledBy" />
        <Filter name="arrivedBy" />
        <Period />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => open(String(id))}
        rowActions={(call) => <CallMoves call={call} bare />}
        empty={
          <>
            <p>{said.listEmpty}</p>
            {callOne}
          </>
        }
      />
    </>
  )
  return (
    <Page
      name="lossInquiry"
      {...(view === 'losses' && { about: said.lossesAbout })}
      views={
        <ViewSwitch
          label={said.views}
          views={views}
          view={view}
          names={{ calls: said.calls, losses: said.losses }}
          onShow={show}
        />
      }
      actions={
        <>
          {view === 'calls' && <ExportButton endpoint={andon.export} list={list} />}
          <StopsToExplain />
          {callOne}
        </>
      }
    >
      <CallsTold />
      <NoRules />
      {view === 'losses' ? <Losses onCall={(id) => open(String(id))} /> : calls}
      {opened !== null && (
        <CallRecord
          key={opened}
          id={Number(opened)}
          actions={(call) => <CallMoves call={call} />}
          onClose={() => open(null)}
        />
      )}
      {calling && <CallSheet onClose={() => setCalling(false)} />}
    </Page>
  )
}
