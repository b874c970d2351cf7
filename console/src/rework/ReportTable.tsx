import { ReworkFilter, ReworkRow, rework } from '@takt/contract/rework.ts'
import { useRegister } from '~/api/lists.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { StationPicker } from '~/shapes/StationPicker.tsx'
import { UnitLink } from '~/shapes/UnitLink.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'
import { useSayDefect } from '~/shapes/use-say-defect.ts'
import { Cost, MaterialCost } from './Cost.tsx'
import { useCodeName } from './use-code-name.ts'

const Filter = fieldsOf(ReworkFilter)
const col = columnsOf(ReworkRow)

function Named({ list, code }: { list: 'repairCodes' | 'reworkCauses'; code: string | null }) {
  const name = useCodeName(list)
  return code === null ? '–' : name(code)
}

function Defect({ row }: { row: ReworkRow }) {
  return useSayDefect()(row) ?? '–'
}

const columns = [
  col('productSn', { width: 170, cell: (row) => <UnitLink unit={row} /> }),
  col('reportedAt', { width: 140 }),
  col('typeNo', { width: 120 }),
  col('stationNumber', { width: 90 }),
  col('resultCode', { width: 150, cell: (row) => row.resultName ?? row.resultCode ?? '–' }),
  col('defectCode', { width: 180, cell: (row) => <Defect row={row} /> }),
  col('causeCode', { width: 150, cell: (row) => <Named list="reworkCauses" code={row.causeCode} /> }),
  col('repairCode', { width: 150, cell: (row) => <Named list="repairCodes" code={row.repairCode} /> }),
  col('reworkResult', { width: 190 }),
  col('retestStatus', { width: 100 }),
  col('loop', { width: 110 }),
  col('timeSpent', { width: 110 }),
  col('cost', { width: 130, cell: ({ cost }) => <Cost cost={cost} /> }),
  col('materialCost', { width: 220, cell: (row) => <MaterialCost row={row} /> }),
  col('operatorNo', {
    width: 150,
    cell: ({ operatorNo, operatorName }) => (operatorNo ? sayOperator(operatorNo, operatorName) : '–'),
  }),
  col('rwkCode', { width: 110 }),
  col('remark', { width: 200 }),
]

/** Every report of the line, the newest first. */
export function ReportTable() {
  const { rework: reworkWords } = useWords()
  const list = useRegister(rework.list)
  return (
    <>
      <Filters list={list}>
        <Period />
        <Filter name="productSn" />
        <Filter name="typeNo" />
        <Filter name="symptom" />
        <Filter name="repairCode" />
        <Filter name="operatorNo" />
        <Filter name="stationNumber" input={(input) => <StationPicker {...input} />} />
        <Filter name="rwkCode" />
        <Filter name="reworkResult" />
      </Filters>
      <DataTable
        list={list}
        columns={columns}
        rowKey={({ reportId }) => reportId}
        empty={<p>{reworkWords.sumEmpty}</p>}
      />
    </>
  )
}
