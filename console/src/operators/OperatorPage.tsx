import { useState } from 'react'
import { OperatorFilter, OperatorRow, operators } from '@takt/contract/operators.ts'
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
import { MoreActions } from '~/shapes/MoreActions.tsx'
import { Page } from '~/shapes/Page.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { Action } from '~/ui/Action.tsx'
import { ImportOperators } from './ImportOperators.tsx'
import { LogInSheet } from './LogInSheet.tsx'
import { EditOperator, LogIn, LogOff, PrintBadge } from './OperatorMoves.tsx'
import { OperatorRecord } from './OperatorRecord.tsx'
import { OperatorSheet } from './OperatorSheet.tsx'
import { OperatorPlace } from './OperatorPlace.tsx'
import { TeamPicker } from './TeamPicker.tsx'
import { Trained } from './Trained.tsx'

const Filter = fieldsOf(OperatorFilter)
const col = columnsOf(OperatorRow)
const columns = [
  col('operatorNo', { width: 120 }),
  col('name', { width: 160 }),
  col('currentStation', { width: 190, cell: (operator) => <OperatorPlace operator={operator} /> }),
  col('since', { width: 180 }),
  col('output', { width: 110 }),
  col('okRate', { width: 90 }),
  col('level', { width: 80 }),
  {
    ...col('qualifications', {
      width: 260,
      cell: ({ qualifications }) => <Trained qualifications={qualifications} />,
    }),
    sortable: false,
  },
  col('teamName', { width: 120 }),
  col('cardId', { width: 120 }),
  col('userName', { width: 120 }),
  col('enabled', { width: 80 }),
]

/** Who works on the line: what they are trained for, where they are and what they did today. */
export default function OperatorPage() {
  const { operators: operatorWords, imports } = useWords()
  const list = useRegister(operators.list)
  const forbidden = useForbidden(operators.create)
  const [writing, setWriting] = useState<OperatorRow | 'new' | null>(null)
  const [placing, setPlacing] = useState<OperatorRow | null>(null)
  const [importing, setImporting] = useState(false)
  const [opened, open] = useOpened('operator')

  const create = (
    <Action icon="plus" look="main" blocked={forbidden} onClick={() => setWriting('new')}>
      {operatorWords.createOne}
    </Action>
  )
  const bring = (
    <Action icon="upload" blocked={forbidden} onClick={() => setImporting(true)}>
      {imports.import}
    </Action>
  )
  const moves = (operator: OperatorRow, bare = false) => (
    <>
      <LogIn operator={operator} bare={bare} onPlace={setPlacing} />
      <LogOff operator={operator} bare={bare} />
      <EditOperator operator={operator} bare={bare} onWrite={setWriting} />
      <PrintBadge operator={operator} bare={bare} />
    </>
  )
  return (
    <Page
      name="operator"
      record={opened}
      actions={
        <>
          <ExportButton endpoint={operators.export} list={list} />
          {create}
        </>
      }
      more={<MoreActions>{bring}</MoreActions>}
    >
      <Filters list={list}>
        <Filter name="operatorNo" />
        <Filter name="name" />
        <Filter name="teamName" input={(input) => <TeamPicker {...input} />} />
        <Filter name="currentStation" input={(input) => <StationPicker {...input} />} />
        <Filter name="enabled" input={(input) => <InUseFilter {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ operatorNo }) => operatorNo}
        onOpen={({ operatorNo }) => open(operatorNo)}
        empty={
          <>
            <p>{operatorWords.listEmpty}</p>
            {create}
            {bring}
          </>
        }
        rowActions={(operator) => moves(operator, true)}
      />
      {opened !== null && (
        <OperatorRecord
          key={opened}
          operatorNo={opened}
          actions={(operator) => moves(operator)}
          onClose={() => open(null)}
        />
      )}
      {writing && <OperatorSheet writing={writing} onClose={() => setWriting(null)} />}
      {importing && <ImportOperators onClose={() => setImporting(false)} />}
      {placing && <LogInSheet operator={placing} onClose={() => setPlacing(null)} />}
    </Page>
  )
}
