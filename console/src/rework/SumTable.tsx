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
import { useSayCounted } from '~/shapes/use-say-defect.ts'
import { Cost, MaterialCost } from './Cost.tsx'
import { sayReworker } from './say-reworker.ts'
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
const columnsBy: Record<ReworkView, ReturnType<typeof col>[]> = {
  reworker: [col('sumCode', { width: 180, cell: (row) => <Who row={row} /> }), ...figures],
  rwkCode: [col('sumCode', { width: 180 }), inRework, ...figures],
  station: [col('sumCode', { width: 180 }), col('sentIn', { width: 125 }), inRework, ...figures],
  repair: [col('sumCode', { width: 180, cell: (row) => <Repair row={row} /> }), ...figures],
  defect: [
    col('sumCode', { width: 180, cell: (row) => <Defect row={row} /> }),
    col('sentIn', { width: 125 }),
    inRework,
    ...figures,
  ],
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
  return sumCode === null ? reworkWords.noCode : sayReworker(sumCode, name)
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
