import type { ReactNode } from 'react'
import { ReworkSum, ReworkSumFilter, rework, type ReworkView } from '@takt/contract/rework.ts'
import { useRegister } from '~/api/lists.ts'
import { fill } from '@takt/contract/errors.ts'
import { fieldsOf } from '~/fields/Field.tsx'
import { useFormats } from '~/fields/format.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { Filters } from '~/shapes/Filters.tsx'
import { Period } from '~/shapes/Period.tsx'
import { sayOperator } from '~/shapes/say-operator.ts'
import { useSayCounted } from '~/shapes/use-say-defect.ts'
import { Cost, MaterialCost } from './Cost.tsx'
import { sumHeads } from './sum-heads.ts'
import { useCodeName } from './use-code-name.ts'

const Filter = fieldsOf(ReworkSumFilter)
const col = columnsOf(ReworkSum)
/** What it came to first: of so many columns the last are beyond the screen. */
const figures = [
  col('reports', { width: 100 }),
  col('successRate', { width: 130 }),
  col('averageTime', { width: 120 }),
  col('cost', { width: 140, cell: ({ cost }) => <Cost cost={cost} /> }),
  col('materialCost', { width: 220, cell: (row) => <MaterialCost row={row} /> }),
  ...(['passed', 'failed', 'untested', 'scrapped', 'handedOver', 'loopsMore'] as const).map((name) =>
    col(name, { width: 125 }),
  ),
]
const inRework = col('inRework', { width: 125 })
/** Whose reports they are. */
const of = (by: ReworkView, cell?: (row: ReworkSum) => ReactNode) =>
  col('sumCode', { width: 180, label: sumHeads[by], ...(cell && { cell }) })
const columnsBy: Record<ReworkView, ReturnType<typeof col>[]> = {
  reworker: [of('reworker', (row) => <Who row={row} />), ...figures],
  rwkCode: [of('rwkCode'), inRework, ...figures],
  station: [of('station'), col('sentIn', { width: 125 }), inRework, ...figures],
  repair: [of('repair', (row) => <Repair row={row} />), ...figures],
  defect: [of('defect', (row) => <Defect row={row} />), col('sentIn', { width: 125 }), inRework, ...figures],
}

/** On a phone a row has two lines: what it is, and what it came to. */
const sums = extraColumn<ReworkSum>(
  'sums',
  (words) => words.field.reports,
  240,
  (row) => <Sums row={row} />,
)

function Sums({ row: { reports, successRate } }: { row: ReworkSum }) {
  const { rework: reworkWords, field } = useWords()
  const formats = useFormats()
  const rate = successRate === null ? null : `${field.successRate} ${formats.share(successRate)}`
  return [fill(reworkWords.sumReports, { count: formats.count(reports) }), rate].filter(Boolean).join(' · ')
}

function Defect({ row: { sumCode, name } }: { row: ReworkSum }) {
  const { rework: reworkWords } = useWords()
  const sayCounted = useSayCounted()
  return sumCode === null ? reworkWords.noCode : sayCounted(sumCode, name)
}

function Who({ row: { sumCode, name } }: { row: ReworkSum }) {
  const { rework: reworkWords } = useWords()
  return sumCode === null ? reworkWords.noCode : sayOperator(sumCode, name)
}

function Repair({ row: { sumCode } }: { row: ReworkSum }) {
  const { rework: reworkWords } = useWords()
  const name = useCodeName('repairCodes')
  return sumCode === null ? reworkWords.noCode : name(sumCode)
}

/** Reports put together by one of their codes. */
export function SumTable({ by, onOpen }: { by: ReworkView; onOpen: (code: string) => void }) {
  const { rework: reworkWords } = useWords()
  const isPhone = useNarrow(600)
  const own = columnsBy[by]
  const list = useRegister(rework.summary, { fixed: { by } })
  return (
    <>
      <Filters list={list}>
        <Period />
        <Filter name="typeNo" />
      </Filters>
      <DataTable
        list={list}
        columns={isPhone ? [...own.slice(0, 1), sums] : own}
        rowKey={({ sumCode }) => sumCode ?? ''}
        onOpen={({ sumCode }) => sumCode !== null && onOpen(sumCode)}
        empty={<p>{reworkWords.sumEmpty}</p>}
      />
    </>
  )
}
