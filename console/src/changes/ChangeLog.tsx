import type { ReactNode } from 'react'
import { ChangeFilter, ChangeRow, changes } from '@takt/contract/changes.ts'
import { useLedger } from '~/api/lists.ts'
import { useOpened } from '~/api/opened.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Period } from '~/shapes/Period.tsx'
import { ActionName } from './ActionName.tsx'
import { ChangeRecord } from './ChangeRecord.tsx'
import { FirstChanges } from './FirstChanges.tsx'
import { Who } from './Who.tsx'

const Filter = fieldsOf(ChangeFilter)
const col = columnsOf(ChangeRow)
const columns = [
  col('at'),
  // On a telephone the record names the row, and below it are who and what: keys are long.
  { ...col('userName', { width: 150, cell: (row) => <Who of={row} /> }), look: 'text' as const },
  { ...col('entity', { width: 120 }), look: 'name' as const },
  {
    ...col('entityKey', { width: 170, cell: ({ productSn, entityKey }) => productSn ?? entityKey }),
    look: 'note' as const,
  },
  col('action', { width: 140, cell: (row) => <ActionName of={row} /> }),
  extraColumn<ChangeRow>(
    'changes',
    ({ changes: changeWords }) => changeWords.what,
    380,
    (row) => <FirstChanges of={row} />,
  ),
  col('reason', { width: 220 }),
  col('lineNumber', { width: 90 }),
  col('traceId', { width: 150 }),
]

/** Who changed what, from what to what: the change history of every record this person may see. */
export function ChangeLog({ views }: { views: ReactNode }) {
  const { changes: changeWords } = useWords()
  const list = useLedger(changes.list)
  const [opened, open] = useOpened('change')
  return (
    <Page
      name="dbLogView"
      about={changeWords.about}
      views={views}
      actions={<ExportButton endpoint={changes.export} list={list} />}
    >
      <Filters list={list}>
        <Filter name="entity" />
        <Filter name="entityKey" />
        <Filter name="userName" />
        <Filter name="reason" />
        <Filter name="field" hint={changeWords.fieldHint} />
        <Filter name="lineNumber" />
        <Filter name="traceId" />
        <Period />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        onOpen={({ id }) => open(String(id))}
        current={opened ?? undefined}
        empty={<p>{changeWords.empty}</p>}
      />
      {opened !== null && <ChangeRecord key={opened} id={Number(opened)} onClose={() => open(null)} />}
    </Page>
  )
}
