import type { ReactNode } from 'react'
import { ToolSet, ToolSetFilter } from '@takt/contract/toolSets.ts'
import type { Listed } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Shown } from '~/fields/Shown.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { TypesPicker } from '~/shapes/TypesPicker.tsx'
import { sets, type ToolSetKey } from './sets.ts'

const Filter = fieldsOf(ToolSetFilter)
const col = columnsOf(ToolSet)
const listOf = (field: string, codes: readonly string[]) => (
  <Shown look="codes" field={field} value={[...new Set(codes)]} />
)
const version = (width: number) => ({ ...col('toolSetVersion', { width }), numeric: true })
const columns = [
  col('toolSetId', { width: 150 }),
  version(80),
  col('toolSetName', { width: 190 }),
  col('definitionStatus', { width: 120 }),
  extraColumn<ToolSet>(
    'types',
    ({ toolSets }) => toolSets.types,
    180,
    ({ typeNos }) => listOf('typeNos', typeNos),
  ),
  extraColumn<ToolSet>(
    'stations',
    ({ toolSets }) => toolSets.stations,
    230,
    ({ members }) =>
      listOf(
        'stationNumber',
        members.map(({ stationNumber }) => stationNumber),
      ),
  ),
  col('updateDate'),
  col('updateAuthor', { width: 150 }),
  col('remark'),
]
const sideColumns = [
  col('toolSetId', { width: 116 }),
  version(72),
  col('definitionStatus', { width: 108 }),
  col('toolSetName', { width: 160 }),
]

type ToolSetListProps = {
  list: Listed<ToolSet>
  chosen: ToolSetKey | null
  onChoose: (set: ToolSetKey) => void
  create: ReactNode
}

/** All sets in all their versions; next to an open one there is room for what distinguishes them. */
export function ToolSetList({ list, chosen, onChoose, create }: ToolSetListProps) {
  const { toolSets: toolSetWords } = useWords()
  return (
    <>
      <Filters list={list}>
        <Filter name="toolSetId" />
        <Filter name="toolSetName" />
        <Filter name="definitionStatus" />
        <Filter name="typeNo" input={(input) => <TypesPicker {...input} />} />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="toolType" />
        <Filter name="toolCode" />
      </Filters>
      <DataTable
        list={list}
        columns={chosen ? sideColumns : columns}
        {...(chosen && { keptAs: 'toolSets/beside' })}
        rowKey={sets.textOf}
        current={chosen ? sets.textOf(chosen) : undefined}
        onOpen={onChoose}
        empty={
          <>
            <p>{toolSetWords.listEmpty}</p>
            {create}
          </>
        }
      />
    </>
  )
}
