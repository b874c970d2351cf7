import type { ReactNode } from 'react'
import { CollectionSet, CollectionSetFilter } from '@takt/contract/collectionSets.ts'
import type { Listed } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { sets, type SetKey } from './whole-set.ts'

const Filter = fieldsOf(CollectionSetFilter)
const col = columnsOf(CollectionSet)
const version = ({ colSetVersion }: CollectionSet) => colSetVersion
const columns = [
  col('colSetId', { width: 180 }),
  {
    ...col('colSetVersion', { width: 96, label: ({ versions }) => versions.number, cell: version }),
    numeric: true,
  },
  col('colSetName', { width: 220 }),
  col('definitionStatus', { width: 120 }),
  col('charCount', { width: 130 }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
  col('remark'),
]
const sideColumns = [
  col('colSetId', { width: 116 }),
  {
    ...col('colSetVersion', { width: 72, label: ({ versions }) => versions.number, cell: version }),
    numeric: true,
  },
  col('definitionStatus', { width: 108 }),
  col('colSetName', { width: 180 }),
]

type SetListProps = {
  list: Listed<CollectionSet>
  chosen: SetKey | null
  onChoose: (set: SetKey) => void
  create: ReactNode
}

/** All sets in all their versions; next to an open one there is room for what distinguishes them. */
export function SetList({ list, chosen, onChoose, create }: SetListProps) {
  const words = useWords()
  return (
    <>
      <Filters list={list}>
        <Filter name="colSetId" />
        <Filter name="colSetName" />
        <Filter name="definitionStatus" />
      </Filters>
      <DataTable
        list={list}
        columns={chosen ? sideColumns : columns}
        {...(chosen && { keptAs: 'collectionSets/beside' })}
        rowKey={sets.textOf}
        current={chosen ? sets.textOf(chosen) : undefined}
        onOpen={onChoose}
        empty={
          <>
            <p>{words.collectionSets.listEmpty}</p>
            {create}
          </>
        }
      />
    </>
  )
}
