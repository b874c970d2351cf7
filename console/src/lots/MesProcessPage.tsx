import { useNavigate } from 'react-router'
import { LotFilter, LotRow, lots } from '@takt/contract/lots.ts'
import { pages } from '@takt/contract/pages.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { Above } from '~/shapes/Above.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Action } from '~/ui/Action.tsx'
import { MiddleCut } from '~/ui/MiddleCut.tsx'
import { HoldOrRelease } from './LotMoves.tsx'
import { LotProgress } from './LotProgress.tsx'
import { LotRecord, ToGenealogy, ToUnits } from './LotRecord.tsx'
import { LotWip, useWip } from './LotWip.tsx'
import { ResendLot } from './ResendLot.tsx'
import { useLotBulk } from './use-bulk.ts'
import { Waiting } from './Waiting.tsx'

const Filter = fieldsOf(LotFilter)
const col = columnsOf(LotRow)
const unsorted = { sortable: false }
const columns = [
  col('lotNo', { width: 185, cell: ({ lotNo }) => <MiddleCut>{lotNo}</MiddleCut> }),
  col('lotStatus', { width: 120 }),
  col('orderCode', { width: 150 }),
  col('typeNo', { width: 110 }),
  col('productionPriority', { width: 90 }),
  col('doneNumber', {
    width: 170,
    label: ({ orders }) => orders.progress,
    cell: (lot) => <LotProgress lot={lot} />,
  }),
  { ...col('ng', { width: 80 }), ...unsorted },
  { ...col('syncState', { width: 150 }), ...unsorted },
  { ...col('currentProcess', { width: 140 }), ...unsorted },
  extraColumn<LotRow>(
    'waiting',
    ({ lots }) => lots.age,
    140,
    (lot) => <Waiting lot={lot} />,
  ),
  col('lotType', { width: 110 }),
  col('lotDescribe', { width: 180 }),
  col('ngNumber', { width: 90 }),
  col('mainFlow', { width: 120 }),
  col('mainFlowSeq', { width: 100 }),
  col('mainFlowFromOper', { width: 130 }),
  col('mainFlowToOper', { width: 130 }),
  col('workingCode', { width: 120 }),
  col('customerSn'),
  col('startedAt'),
  col('planEnd'),
  col('statusReason', { width: 180 }),
]

/** Lots that are taken in and running: where they are, what waits, held and let go, divided and joined. */
export default function MesProcessPage() {
  const words = useWords()
  const navigate = useNavigate()
  const list = useRegister(lots.list, { first: { lotStatus: ['inProcess', 'onHold'] } })
  const [opened, open] = useOpened('lot')
  const bulk = useLotBulk(['hold', 'release'])
  const { data: wip, isPending: wipWaits } = useWip()
  return (
    <Page name="mesProcess" record={opened} actions={<ExportButton endpoint={lots.export} list={list} />}>
      <Above picture={<LotWip wip={wip} />} waiting={wipWaits} list={list}>
        <Filters list={list}>
          <Filter name="lotNo" />
          <Filter name="orderCode" />
          <Filter name="typeNo" />
          <Filter name="lotStatus" />
          <Filter name="productionPriority" />
        </Filters>
        <DataTable
          list={list}
          columns={columns}
          rowKey={({ id }) => id}
          onOpen={({ lotNo }) => open(lotNo)}
          bulk={bulk}
          empty={
            <>
              <p>{words.lots.runningEmpty}</p>
              <Action icon="queue" onClick={() => void navigate(pages.toMesProcess.path)}>
                {words.lots.toWaiting}
              </Action>
            </>
          }
          rowActions={(lot) => (
            <>
              <HoldOrRelease lot={lot} />
              <ResendLot lot={lot} bare />
              <ToUnits lotNo={lot.lotNo} bare />
              <ToGenealogy lotNo={lot.lotNo} bare />
            </>
          )}
        />
      </Above>
      {opened !== null && <LotRecord key={opened} lotNo={opened} onClose={() => open(null)} />}
    </Page>
  )
}
