import { useState } from 'react'
import { LineFilter, LineRow, lines } from '@takt/contract/lines.ts'
import { useForbidden } from '~/api/hooks.ts'
import { useRegister } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { InUseFilter } from '~/shapes/InUseFilter.tsx'
import { Page } from '~/shapes/Page.tsx'
import { ShiftSheet } from '~/shapes/ShiftSheet.tsx'
import { Action } from '~/ui/Action.tsx'
import { DeleteLine } from './DeleteLine.tsx'
import { LineRecord } from './LineRecord.tsx'
import { LineSheet, type Writing } from './LineSheet.tsx'
import { SwitchLine } from './LineUse.tsx'
import { CopyLine, EditLine } from './WriteLine.tsx'

const Filter = fieldsOf(LineFilter)
const col = columnsOf(LineRow)
const columns = [
  col('lineNumber', { width: 130 }),
  col('lineName'),
  col('enabled', { width: 90 }),
  col('location'),
  col('manager'),
  col('stationCount', { width: 110 }),
  col('currentOrder', { width: 170 }),
  col('okRateTarget', { width: 150 }),
  col('taktTarget', { width: 130 }),
  col('shortStopFrom', { width: 150 }),
  col('reasonFrom', { width: 150 }),
]

/** The lines of the plant: what they are called, what they shall reach, when they work. */
export default function LineDefPage() {
  const words = useWords()
  const list = useRegister(lines.register)
  const forbidden = useForbidden(lines.create)
  const [writing, setWriting] = useState<Writing | null>(null)
  const [shifting, setShifting] = useState<string | null>(null)
  const [opened, open] = useOpened('line')

  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {words.lines.createOne}
    </Action>
  )
  return (
    <Page
      name="lineDef"
      record={opened}
      actions={
        <>
          <ExportButton endpoint={lines.export} list={list} />
          {create}
        </>
      }
    >
      <Filters list={list}>
        <Filter name="lineNumber" />
        <Filter name="lineName" />
        <Filter name="location" />
        <Filter name="manager" />
        <Filter name="enabled" input={(input) => <InUseFilter {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ lineNumber }) => lineNumber}
        onOpen={({ lineNumber }) => open(lineNumber)}
        empty={
          <>
            <p>{words.lines.listEmpty}</p>
            {create}
          </>
        }
        rowActions={(line) => (
          <>
            <EditLine line={line} bare onWrite={setWriting} />
            <CopyLine line={line} bare onWrite={setWriting} />
            <SwitchLine line={line} bare />
            <DeleteLine line={line} />
          </>
        )}
      />
      {opened !== null && (
        <LineRecord
          key={opened}
          lineNumber={opened}
          onShifts={() => setShifting(opened)}
          onClose={() => open(null)}
          actions={(line) => (
            <>
              <EditLine line={line} onWrite={setWriting} />
              <CopyLine line={line} onWrite={setWriting} />
              <SwitchLine line={line} />
            </>
          )}
        />
      )}
      {writing && <LineSheet writing={writing} onClose={() => setWriting(null)} />}
      {shifting !== null && <ShiftSheet lineNumber={shifting} onClose={() => setShifting(null)} />}
    </Page>
  )
}
