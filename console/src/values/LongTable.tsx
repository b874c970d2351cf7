import { ValueRow } from '@takt/contract/values.ts'
import type { Listed } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { specOf } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { LimitBar } from '~/ui/LimitBar.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { Measured } from './Measured.tsx'
import { UnitLink } from '~/shapes/UnitLink.tsx'

const col = columnsOf(ValueRow)
const limit = (
  name: 'minValue' | 'standardValue' | 'maxValue',
  width: number,
  instead: (row: ValueRow) => string | null = () => null,
) => ({
  ...col(name, {
    width,
    cell: (row) => <Measured value={row[name] ?? instead(row)} spec={specOf(row)} />,
  }),
  numeric: true,
})
const serial = col('productSn', { width: 190, cell: (row) => <UnitLink unit={row} /> })
const when = [col('testTime'), col('stationNumber', { width: 110 })]
const what = [col('resultCode', { width: 150 }), col('resultName')]
const RowValue = ({ row }: { row: ValueRow }) => (
  <Measured
    value={row.resultValue ?? row.resultText}
    spec={specOf(row)}
    targetText={row.resultStatus === 'ng' ? '' : null}
  />
)
const measured = [
  {
    ...col('resultValue', {
      width: 120,
      cell: (row) => <RowValue row={row} />,
    }),
    numeric: true,
  },
  col('unit', { width: 80 }),
  col('resultStatus', { width: 90 }),
  extraColumn<ValueRow>(
    'place',
    ({ units }) => units.place,
    176,
    (row) =>
      row.resultValue === null ? (
        '–'
      ) : (
        <LimitBar
          value={row.resultValue}
          lower={row.minValue}
          upper={row.maxValue}
          target={row.standardValue}
        />
      ),
  ),
]
const more = [
  limit('minValue', 120),
  limit('standardValue', 110, ({ targetText }) => targetText),
  limit('maxValue', 120),
  col('verdict', { width: 120 }),
  col('colSetId', { width: 120 }),
  col('colSetVersion', { width: 90 }),
  col('passNo', { width: 90 }),
  col('productId'),
]
const columns = [serial, when[0]!, ...what, ...measured, when[1]!, ...more] // one of each, written above
/** On a phone the first view is which unit, what and how much, then when. */
const narrowColumns = [
  col('productSn', { width: 128, cell: (row) => <UnitLink unit={row} /> }),
  col('resultCode', { width: 92 }),
  extraColumn<ValueRow>(
    'valueWithUnit',
    ({ field }) => field.resultValue,
    120,
    (row) => <WithUnit row={row} />,
  ),
  col('testTime', { width: 132, cell: ({ testTime }) => <When at={testTime} /> }),
  ...measured.slice(1),
  when[1]!,
  col('resultName'),
  ...more,
]

/** Two lines of a phone have no head for the unit. */
const WithUnit = ({ row }: { row: ValueRow }) => (
  <>
    <RowValue row={row} /> {row.unit}
  </>
)

function When({ at }: { at: string }) {
  const { shortMinute } = useFormats()
  return shortMinute(at)
}

/** A measured value a row. */
export function LongTable({ list }: { list: Listed<ValueRow> }) {
  const { values } = useWords()
  const narrow = useNarrow(768)
  // Several readings of one characteristic differ by nothing but their place.
  const places = new Map(list.rows.map((row, at) => [row, at]))
  return (
    <DataTable
      list={list}
      columns={narrow ? narrowColumns : columns}
      rowKey={(row) => places.get(row) ?? 0}
      empty={
        <>
          <p>{values.listEmpty}</p>
          <p>{values.listNext}</p>
        </>
      }
    />
  )
}
