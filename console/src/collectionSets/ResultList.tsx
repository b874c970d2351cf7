import { ProcessResult, ProcessResultFilter } from '@takt/contract/collectionSets.ts'
import type { Listed } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { definedSpec, sayMeasured } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import type { SetKey } from './whole-set.ts'

const Filter = fieldsOf(ProcessResultFilter)
const col = columnsOf(ProcessResult)
const limit = (name: 'lowerSpecLimit' | 'targetValue' | 'upperSpecLimit', width: number) => ({
  ...col(name, { width, cell: (row) => <Limit value={row[name]} of={row} /> }),
  numeric: true,
})
const columns = [
  col('resultCode', { width: 160 }),
  col('resultName'),
  col('resultUnit', { width: 90 }),
  limit('lowerSpecLimit', 110),
  limit('targetValue', 96),
  limit('upperSpecLimit', 110),
  col('targetText', { width: 120 }),
  col('valueCount', { width: 96 }),
  col('unitCount', { width: 90 }),
  col('manualAutoMode', { width: 116 }),
  col('colSetId', { width: 150 }),
  col('colSetVersion'),
  col('charSeqNum', { width: 76 }),
]

function Limit({ value, of }: { value: number | null; of: ProcessResult }) {
  const formats = useFormats()
  return value === null ? '–' : sayMeasured(formats, value, definedSpec(of))
}

/** Characteristics of all sets and versions: where is this code measured, and against which limits? */
export function ResultList({
  list,
  onChoose,
}: {
  list: Listed<ProcessResult>
  onChoose: (set: SetKey) => void
}) {
  const words = useWords()
  return (
    <>
      <Filters list={list}>
        <Filter name="resultCode" />
        <Filter name="resultName" />
        <Filter name="colSetId" label={words.collectionSets.wholeId} />
        <Filter name="manualAutoMode" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ colSetId, colSetVersion, charSeqNum }) =>
          JSON.stringify([colSetId, colSetVersion, charSeqNum])
        }
        onOpen={onChoose}
        empty={<p>{words.collectionSets.noRows}</p>}
      />
    </>
  )
}
