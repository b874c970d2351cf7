import { useState } from 'react'
import { ReworkerFilter, ReworkerRow, reworkers } from '@takt/contract/reworkers.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { CodesOrAll } from '~/shapes/CodesOrAll.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { InUseFilter } from '~/shapes/InUseFilter.tsx'
import { Page } from '~/shapes/Page.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { ReworkerMoves } from './ReworkerMoves.tsx'
import { ReworkerRecord } from './ReworkerRecord.tsx'
import { ReworkerSheet } from './ReworkerSheet.tsx'
import { Until } from './Until.tsx'

const Filter = fieldsOf(ReworkerFilter)
const col = columnsOf(ReworkerRow)
const columns = [
  col('operatorNo', { width: 120 }),
  col('name', { width: 160 }),
  {
    ...col('typeNos', { width: 170, cell: (row) => <CodesOrAll of="typeNos" codes={row.typeNos} /> }),
    sortable: false,
  },
  {
    ...col('defectCodes', {
      width: 150,
      cell: (row) => <CodesOrAll of="defectCodes" codes={row.defectCodes} />,
    }),
    sortable: false,
  },
  {
    ...col('stationNumbers', {
      width: 130,
      cell: (row) => <CodesOrAll of="stationNumbers" codes={row.stationNumbers} />,
    }),
    sortable: false,
  },
  col('reworked', { width: 110 }),
  col('successRate', { width: 120 }),
  col('averageTime', { width: 120 }),
  col('level', { width: 80 }),
  col('validUntil', { width: 150, cell: ({ validUntil }) => <Until day={validUntil} /> }),
  col('enabled', { width: 80 }),
  col('cardId', { width: 120 }),
  col('userName', { width: 120 }),
]

/** Who may rework units of the line: which types and defects, at which stations, until when. */
export default function ReworkerManagePage() {
  const { reworkers: reworkerWords } = useWords()
  const list = useRegister(reworkers.list)
  const forbidden = useForbidden(reworkers.create)
  const [writing, setWriting] = useState<ReworkerRow | 'new' | null>(null)
  const [opened, open] = useOpened('reworker')
  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {reworkerWords.createOne}
    </Action>
  )
  const moves = (reworker: ReworkerRow, bare = false) => (
    <ReworkerMoves reworker={reworker} bare={bare} onWrite={setWriting} />
  )
  return (
    <Page name="reworkerManage" record={opened} actions={create}>
      <Filters list={list}>
        <Filter name="operatorNo" />
        <Filter name="name" />
        <Filter name="typeNo" input={(input) => <TypesPicker {...input} />} />
        <Filter name="defectCode" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="enabled" input={(input) => <InUseFilter {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ operatorNo }) => operatorNo}
        onOpen={({ operatorNo }) => open(operatorNo)}
        empty={
          <>
            <p>{reworkerWords.listEmpty}</p>
            {create}
          </>
        }
        rowActions={(reworker) => moves(reworker, true)}
      />
      {opened !== null && (
        <ReworkerRecord
          key={opened}
          operatorNo={opened}
          actions={(reworker) => moves(reworker)}
          onClose={() => open(null)}
        />
      )}
      {writing && <ReworkerSheet writing={writing} onClose={() => setWriting(null)} />}
    </Page>
  )
}
