import type { ReactNode } from 'react'
import { PackageFilter, TypePackage, type PackageKey } from '@takt/contract/packages.ts'
import type { Listed } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { byVersion } from './versions.ts'

const Filter = fieldsOf(PackageFilter)
const col = columnsOf(TypePackage)
const columns = [
  col('typeNo', { width: 140 }),
  col('typeVer', { width: 110 }),
  col('processingNumber', { width: 150 }),
  col('processingVer', { width: 110 }),
  col('packageVer', { width: 110 }),
  col('definitionStatus', { width: 120 }),
  col('bomCode', { width: 130 }),
  col('bomVer', { width: 100 }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
  col('remark'),
]
const sideColumns = [
  col('typeNo', { width: 82 }),
  col('processingNumber', { width: 88 }),
  col('packageVer', { width: 72, label: ({ versions }) => versions.number }),
  col('definitionStatus', { width: 112 }),
  col('typeVer', { width: 90 }),
  col('processingVer', { width: 90 }),
]

type PackageListProps = {
  list: Listed<TypePackage>
  chosen: PackageKey | null
  onChoose: (key: PackageKey) => void
  create: ReactNode
}

/** All packages in all their versions; next to an open one there is room for what distinguishes them. */
export function PackageList({ list, chosen, onChoose, create }: PackageListProps) {
  const words = useWords()
  return (
    <>
      <Filters list={list}>
        <Filter name="typeNo" />
        <Filter name="processingNumber" />
        <Filter name="definitionStatus" />
      </Filters>
      <DataTable
        list={list}
        columns={chosen ? sideColumns : columns}
        {...(chosen && { keptAs: 'packages/beside' })}
        rowKey={byVersion.textOf}
        current={chosen ? byVersion.textOf(chosen) : undefined}
        onOpen={(row) => onChoose(byVersion.keyOf(row))}
        empty={
          <>
            <p>{words.packages.listEmpty}</p>
            {create}
          </>
        }
      />
    </>
  )
}
