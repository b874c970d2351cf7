import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ChartInput, charts, GradedCharacteristic } from '@takt/contract/charts.ts'
import { useFirstRows } from '~/api/first-rows.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf, extraColumn } from '~/shapes/columns.tsx'
import { refreshAfter, whyNoIndex } from '~/shapes/cpk.ts'
import { DataTable } from '~/shapes/DataTable.tsx'
import { useNamedIndices } from '~/shapes/index-names.ts'
import { Judged, JudgedLegend } from '~/shapes/Judged.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { periodOf } from './ChartFilters.tsx'
import css from './charts.module.css'
import { MissedSamples } from './MissedSamples.tsx'
import { setOfTwins, withSet } from './set-of-twins.ts'

const col = columnsOf(GradedCharacteristic)
const index = (name: 'cpk' | 'ppk') => ({
  ...col(name, { width: 84, cell: (row) => <Index row={row} name={name} /> }),
  numeric: true,
})
const columns = [
  {
    ...extraColumn<GradedCharacteristic>(
      'grade',
      ({ charts }) => charts.grade,
      170,
      (row) => <Grade row={row} />,
    ),
    look: 'choice' as const,
  },
  col('resultCode', { width: 160 }),
  col('resultName'),
  col('stationNumber', { width: 110 }),
  col('sampleNum'),
  index('cpk'),
  index('ppk'),
  col('ngShare', { width: 120 }),
  col('colSetId', { width: 130 }),
  col('colSetVersion', { width: 90 }),
]

/** All characteristics of the line, the one that is trusted least first. A row opens its chart. */
export function Overview({ query }: { query: Partial<ChartInput> }) {
  const { charts: chartWords } = useWords()
  const named = useNamedIndices(columns)
  const [, setParams] = useSearchParams()
  const [sort, setSort] = useState<string>()
  const { data, isPending, error, refetch } = useAnswer(charts.overview, periodOf(query), {
    follows: 'collectionSets',
    every: ({ state }) => refreshAfter(state.data),
    keep: true,
  })
  const setOf = setOfTwins(data ?? [])
  const sayStation = (one: GradedCharacteristic) => withSet(one.stationNumber, setOf(one))
  const isNarrow = useNarrow(1200)
  const hasTwins = data?.some((one) => setOf(one) !== null)
  // The columns of the set are the last: few windows have room for them.
  const shown = named.map((column) =>
    hasTwins && column.name === 'stationNumber'
      ? { ...column, width: isNarrow ? 150 : 180, cell: sayStation }
      : column,
  )
  const list = useFirstRows({
    name: charts.overview.name,
    rows: sorted(data ?? [], sort),
    total: data?.length ?? null,
    waiting: isPending,
    error,
    retry: () => void refetch(),
    filter: {},
    setFilter: () => {},
    sort: { by: sort, set: setSort },
  })
  const open = ({ stationNumber, colSetId, colSetVersion, resultCode }: GradedCharacteristic) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      const place = {
        view: 'chart',
        stationNumber,
        colSetId,
        colSetVersion: String(colSetVersion),
        resultCode,
      }
      for (const [name, value] of Object.entries(place)) next.set(name, value)
      return next
    })
  return (
    <>
      <DataTable
        list={list}
        columns={shown}
        onOpen={open}
        empty={<p>{chartWords.noneMeasured}</p>}
        rowKey={({ stationNumber, colSetId, colSetVersion, charSeqNum }) =>
          `${stationNumber} ${colSetId} ${colSetVersion} ${charSeqNum}`
        }
      />
      {!list.waiting && data && (
        <footer className={css.bands}>
          <JudgedLegend by="ppkLower" />
          <p>{chartWords.gradeHint}</p>
          <MissedSamples query={query} />
        </footer>
      )}
    </>
  )
}

/** Nothing chosen: in the order of the server's grades. Rows without a grade come last, whichever way round. */
function sorted(rows: readonly GradedCharacteristic[], by: string | undefined) {
  if (!by) return [...rows]
  const name = by.replace(/^-/, '') as keyof GradedCharacteristic // the table sorts by its own columns only
  const turn = by.startsWith('-') ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [one[name], other[name]]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return (
      turn * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)))
    )
  })
}

/** Letter and digit, coloured by the lower end of the interval of Ppk. */
function Grade({ row }: { row: GradedCharacteristic }) {
  const { charts: chartWords } = useWords()
  const { potential, used, ppkLower } = row
  return (
    <Judged of={row} by={potential && ppkLower}>
      {potential && <b title={chartWords.potentialIs[potential]}>{`${potential.toUpperCase()}${used}`}</b>}
    </Judged>
  )
}

function Index({ row, name }: { row: GradedCharacteristic; name: 'cpk' | 'ppk' }) {
  const formats = useFormats()
  const value = whyNoIndex(row) === 'few' ? null : row[name]
  return value === null ? '–' : formats.index(value)
}
