import type { ReactNode } from 'react'
import { type Processing, ProcessingFilter, ProcessingRow } from '@takt/contract/processings.ts'
import type { Listed } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { RouteActions } from './RouteActions.tsx'
import { type RouteKey, routes } from './versions.ts'

const Filter = fieldsOf(ProcessingFilter)
const col = columnsOf(ProcessingRow)
const columns = [
  col('processingNumber', { width: 150 }),
  {
    ...col('processingVer', {
      width: 92,
      label: ({ versions }) => versions.number,
      cell: ({ processingVer }) => processingVer,
    }),
    numeric: true,
  },
  col('processingName', { width: 220 }),
  col('definitionStatus', { width: 120 }),
  {
    ...extraColumn<ProcessingRow>(
      'stepCount',
      ({ processings }) => processings.stepCount,
      84,
      ({ steps }) => steps.length,
    ),
    numeric: true,
  },
  col('typeCount', { width: 92 }),
  col('orderCount', { width: 92 }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
  col('remark'),
]

type RouteListProps = {
  list: Listed<ProcessingRow>
  onChoose: (route: RouteKey) => void
  onCopy: (route: Processing) => void
  create: ReactNode
}

/** All routes in all their versions, and how often each is used. */
export function RouteList({ list, onChoose, onCopy, create }: RouteListProps) {
  const { processings: processingWords } = useWords()
  return (
    <>
      <Filters list={list}>
        <Filter name="processingNumber" />
        <Filter name="processingName" />
        <Filter name="definitionStatus" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={routes.textOf}
        onOpen={onChoose}
        empty={
          <>
            <p>{processingWords.listEmpty}</p>
            {create}
          </>
        }
        rowActions={(route) => (
          <RouteActions route={route} unsaved={false} bare onMade={onChoose} onCopy={onCopy} />
        )}
      />
    </>
  )
}
