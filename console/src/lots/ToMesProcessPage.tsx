import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LotFilter, LotRow, lots } from '@takt/contract/lots.ts'
import { useCommand, useForbidden } from '~/api/hooks.ts'
import { type Listed, useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { ConfirmButton } from '~/shapes/ConfirmButton.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { OrderLight, OrderLights } from '~/shapes/OrderLights.tsx'
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ViewSwitch } from '~/shapes/ViewSwitch.tsx'
import { Action } from '~/ui/Action.tsx'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import { AskHost } from './AskHost.tsx'
import { CheckReady } from './CheckReady.tsx'
import { MoveLot } from './LotMoves.tsx'
import { LotRecord } from './LotRecord.tsx'
import { DivideOrder, NewLot } from './LotSheets.tsx'
import { QueueLot } from './QueueLot.tsx'
import { ToReport } from './ToReport.tsx'
import { useLotBulk } from './use-bulk.ts'

const Filter = fieldsOf(LotFilter)
const col = columnsOf(LotRow)
const columns = [
  col('lotNo', { width: 185, cell: ({ lotNo }) => <MiddleCut>{lotNo}</MiddleCut> }),
  col('productionPriority', { width: 90 }),
  extraColumn<LotRow>(
    'ready',
    ({ lots }) => lots.ready,
    230,
    (lot) => <OrderLight id={lot.orderId} />,
  ),
  col('typeNo', { width: 110 }),
  col('sameType', { width: 130 }),
  col('number', { width: 90 }),
  col('orderCode', { width: 150 }),
  col('planEnd', { label: ({ lots }) => lots.due }),
  col('orderStatus', { width: 130, label: ({ lots }) => lots.orderStatus }),
  col('lotType', { width: 110 }),
  col('lotDescribe', { width: 180 }),
  col('mainFlow', { width: 120 }),
  col('mainFlowSeq', { width: 100 }),
  col('mainFlowFromOper', { width: 130 }),
  col('mainFlowToOper', { width: 130 }),
  col('workingCode', { width: 120 }),
  col('customerSn'),
  col('receivedAt'),
]

const views = ['waiting', 'report'] as const

/** What comes to the line and what goes back: lots that wait to be made, and what the host has not accepted yet. */
export default function ToMesProcessPage() {
  const words = useWords()
  const { lots: lotWords } = words
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'report' ? 'report' : 'waiting'
  const list = useRegister(lots.list, { fixed: { lotStatus: ['waiting'] }, ready: view === 'waiting' })
  const [opened, open] = useOpened('lot')
  const [making, setMaking] = useState<'one' | 'many' | null>(null)
  const forbidden = useForbidden(lots.create)
  const one = (
    <Action icon="plus" blocked={forbidden} onClick={() => setMaking('one')}>
      {lotWords.newLot}
    </Action>
  )
  const many = (
    <Action icon="split" look="main" blocked={forbidden} onClick={() => setMaking('many')}>
      {lotWords.splitOrder}
    </Action>
  )
  const create = (
    <>
      {one}
      {many}
    </>
  )
  const actions = (
    <>
      <ExportButton endpoint={lots.export} list={list} add={{ lotStatus: ['waiting'] }} />
      {many}
    </>
  )
  return (
    <Page
      name="toMesProcess"
      record={opened}
      views={
        <ViewSwitch
          label={lotWords.views}
          views={views}
          view={view}
          names={lotWords.view}
          onShow={(next) => setParams(next === 'report' ? { view: next } : {})}
        />
      }
      actions={view === 'waiting' && actions}
      more={
        view === 'waiting' && (
          <MoreActions>
            {one}
            <BestOrder list={list} />
            <AskHost />
          </MoreActions>
        )
      }
    >
      {view === 'waiting' ? <Dispatch list={list} onOpen={open} create={create} /> : <ToReport />}
      {opened !== null && <LotRecord key={opened} lotNo={opened} onClose={() => open(null)} />}
      {making === 'one' && <NewLot onClose={() => setMaking(null)} />}
      {making === 'many' && <DivideOrder onClose={() => setMaking(null)} />}
    </Page>
  )
}

/** Lots that wait for the line, the best next first: taken in, refused, put in another order. */
function Dispatch({
  list,
  onOpen,
  create,
}: {
  list: Listed<LotRow>
  onOpen: (lotNo: string) => void
  create: ReactNode
}) {
  const { lots: lotWords } = useWords()
  const bulk = useLotBulk(['takeIn', 'refuse'])
  const blocked = list.sort?.by === undefined ? null : lotWords.onlyBest
  return (
    <>
      <Filters list={list}>
        <Filter name="lotNo" />
        <Filter name="orderCode" />
        <Filter name="typeNo" />
        <Filter name="productionPriority" />
      </Filters>
      <OrderLights ids={list.rows.map(({ orderId }) => orderId)}>
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ id }) => id}
          keptAs="lots/waiting"
          onOpen={({ lotNo }) => onOpen(lotNo)}
          bulk={bulk}
          empty={
            <>
              <p>{lotWords.waitingEmpty}</p>
              {create}
            </>
          }
          rowActions={(lot) => (
            <>
              <QueueLot lot={lot} rows={list.rows} blocked={blocked} />
              <MoveLot lot={lot} move="takeIn" />
              <CheckReady lot={lot} />
              <MoveLot lot={lot} move="refuse" bare />
            </>
          )}
        />
      </OrderLights>
    </>
  )
}

/** Back from another sorting to the order of dispatch, or from lots put by hand to the best next first. */
function BestOrder({ list: { rows, sort } }: { list: Listed<LotRow> }) {
  const { lots: lotWords } = useWords()
  const forbidden = useForbidden(lots.unqueue)
  const forget = useCommand(lots.unqueue, lotWords.bestDone)
  if (sort?.by !== undefined)
    return (
      <Action icon="refresh" look="quiet" onClick={() => sort.set(undefined)}>
        {lotWords.sortedOtherwise}
      </Action>
    )
  if (rows.every(({ sequence }) => sequence === null)) return null
  return (
    <ConfirmButton
      icon="refresh"
      look="quiet"
      blocked={forbidden}
      question={lotWords.bestQuestion}
      onConfirm={() => forget({})}
    >
      {lotWords.best}
    </ConfirmButton>
  )
}
