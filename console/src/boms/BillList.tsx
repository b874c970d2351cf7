import type { ReactNode } from 'react'
import { BomFilter, BomHead } from '@takt/contract/boms.ts'
import type { Listed } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { PartPicker } from '~/shapes/PartPicker.tsx'
import { type BillKey, bills } from './bills.ts'

const Filter = fieldsOf(BomFilter)
const col = columnsOf(BomHead)
const code = (width: number) => col('bomCode', { width, label: ({ boms }) => boms.code })
const version = (width: number) => ({
  ...col('bomVer', { width, label: ({ boms }) => boms.version }),
  numeric: true,
})
const name = (width: number) => col('bomName', { width, label: ({ boms }) => boms.name })
const columns = [
  code(170),
  version(90),
  name(190),
  col('typeNo', { width: 130 }),
  col('definitionStatus', { width: 120 }),
  col('rows', { width: 80, label: ({ boms }) => boms.rows }),
  col('validFrom', { width: 120 }),
  col('orderCount', { width: 100 }),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
  col('remark'),
]
const sideColumns = [
  code(116),
  version(72),
  col('definitionStatus', { width: 108 }),
  col('typeNo', { width: 110 }),
  name(160),
]

type BillListProps = {
  list: Listed<BomHead>
  chosen: BillKey | null
  onChoose: (bill: BillKey) => void
  create: ReactNode
}

/** All bills in all their versions; next to an open one there is room for what distinguishes them. */
export function BillList({ list, chosen, onChoose, create }: BillListProps) {
  const { boms: bomWords } = useWords()
  return (
    <>
      <Filters list={list}>
        <Filter name="bomCode" label={bomWords.code} />
        <Filter name="bomName" label={bomWords.name} />
        <Filter name="typeNo" />
        <Filter name="definitionStatus" />
        <Filter name="part" label={bomWords.withPart} input={(input) => <PartPicker {...input} />} />
      </Filters>
      <DataTable
        list={list}
        columns={chosen ? sideColumns : columns}
        {...(chosen && { keptAs: 'boms/beside' })}
        rowKey={bills.textOf}
        current={chosen ? bills.textOf(chosen) : undefined}
        onOpen={onChoose}
        empty={
          <>
            <p>{bomWords.listEmpty}</p>
            {create}
          </>
        }
      />
    </>
  )
}
