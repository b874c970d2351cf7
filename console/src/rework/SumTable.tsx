import { ReworkSum, ReworkSumFilter, rework, type ReworkView } from '@takt/contract/rework.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { useCodeName } from './use-code-name.ts'

const Filter = fieldsOf(ReworkSumFilter)
const col = columnsOf(ReworkSum)
const counts = (
  ['reports', 'passed', 'failed', 'untested', 'scrapped', 'handedOver', 'loopsMore'] as const
).map((name) => col(name, { width: 130 }))
const rates = [col('successRate', { width: 130 }), col('averageTime', { width: 120 })]
const columns = [col('sumCode', { width: 190 }), ...counts, ...rates]
const named = [col('sumCode', { width: 190, cell: (row) => <Repair row={row} /> }), ...counts, ...rates]

function Repair({ row: { sumCode } }: { row: ReworkSum }) {
  const { rework: said } = useWords()
  const name = useCodeName('repairCodes')
  return sumCode === null ? said.noCode : name(sumCode)
}

/** Reports put together by one of their codes. */
export function SumTable({ by, onOpen }: { by: ReworkView; onOpen: (code: string) => void }) {
  const { rework: said } = useWords()
  const list = useRegister(rework.summary, { fixed: { by } })
  return (
    <>
      <Filters list={list}>
        <Period />
        <Filter name="typeNo" />
      </Filters>
      <DataTable
        list={list}
        columns={by === 'repair' ? named : columns}
        rowKey={({ sumCode }) => sumCode ?? ''}
        onOpen={({ sumCode }) => sumCode !== null && onOpen(sumCode)}
        empty={<p>{said.sumEmpty}</p>}
      />
    </>
  )
}
