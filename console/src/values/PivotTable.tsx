import { useMemo } from 'react'
import type { ProcessResult } from '@takt/contract/collectionSets.ts'
import { PivotRow, values, type ValueFilter } from '@takt/contract/values.ts'
import { useLedger } from '~/api/lists.ts'
import { useFormats, type Formats } from '~/fields/format.tsx'
import { sayLimits } from '~/fields/limits.ts'
import { definedSpec } from '~/fields/measured.ts'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useCharacteristics } from './characteristics.ts'
import { Measured } from './Measured.tsx'
import { UnitLink } from '~/shapes/UnitLink.tsx'

const col = columnsOf(PivotRow)
const serial = col('productSn', { width: 190, cell: (row) => <UnitLink unit={row} /> })
const about = [
  col('testTime'),
  col('stationNumber', { width: 110 }),
  col('passNo', { width: 90 }),
  col('resultStatus', { width: 80 }),
]

type PivotTableProps = { filter: Partial<ValueFilter> & { colSetId: string; colSetVersion: number } }

/** A pass a row, each reading of the set's characteristics a column. */
export function PivotTable({ filter }: PivotTableProps) {
  const formats = useFormats()
  const narrow = useNarrow(768)
  const list = useLedger(values.pivot, { fixed: filter })
  const characteristics = useCharacteristics({
    colSetId: filter.colSetId,
    colSetVersion: filter.colSetVersion,
  })
  const titles = list.answers[0]?.characteristics.join('\n') ?? ''
  const columns = useMemo(() => {
    const readings = titles
      .split('\n')
      .filter(Boolean)
      .map((title, at) => readingColumn(title, at, characteristics.get(title), formats))
    return narrow ? [serial, ...readings, ...about] : [serial, ...about, ...readings]
  }, [titles, characteristics, formats, narrow])
  return (
    <DataTable list={list} columns={columns} rowKey={({ productId, passNo }) => `${productId} ${passNo}`} />
  )
}

function readingColumn(
  title: string,
  at: number,
  characteristic: ProcessResult | undefined,
  formats: Formats,
) {
  const spec = characteristic ? definedSpec(characteristic) : { lower: null, upper: null }
  const { targetText = null, resultUnit } = characteristic ?? {}
  const free = spec.lower === null && spec.upper === null
  const limits = free ? targetText : sayLimits(formats, spec)
  const headNote = [limits, resultUnit].filter(Boolean).join(' ')
  const head = headNote ? `${title} · ${headNote}` : title
  const cell = (row: PivotRow) => (
    <Measured value={row.values[at] ?? null} spec={spec} targetText={targetText} />
  )
  return {
    ...extraColumn<PivotRow>(`reading ${title}`, () => head, Math.max(110, head.length * 9 + 16), cell),
    numeric: true,
  }
}
