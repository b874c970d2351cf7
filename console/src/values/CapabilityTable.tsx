import { Capability, type ValueFilter } from '@takt/contract/values.ts'
import type { Listed } from '~/api/lists.ts'
import { useFormats } from '~/fields/format.tsx'
import { definedSpec, sayMeasured, sayStatistic } from '~/fields/measured.ts'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { enough, whyNoIndex } from '~/shapes/cpk.ts'
import { DataTable } from '~/shapes/DataTable.tsx'
import { useNamedIndices } from '~/shapes/index-names.ts'
import { Judged, JudgedLegend } from '~/shapes/Judged.tsx'
import { useCapability } from './capability.ts'
import css from './values.module.css'

const col = columnsOf(Capability)
const statistic = (name: 'mean' | 'sigmaWithin' | 'sigmaOverall') => ({
  ...col(name, { width: 120, cell: (row) => <Statistic by={sayStatistic} value={row[name]} of={row} /> }),
  numeric: true,
})
const measured = (name: 'lowerSpecLimit' | 'upperSpecLimit' | 'lowestValue' | 'highestValue') => ({
  ...col(name, { cell: (row) => <Statistic by={sayMeasured} value={row[name]} of={row} /> }),
  numeric: true,
})
const index = (name: 'cp' | 'pp' | 'ppk') => ({
  ...col(name, { width: 80, cell: (row) => <Index row={row} name={name} /> }),
  numeric: true,
})
const columns = [
  // It shows the state of the process: on a telephone it is the state of its row.
  { ...col('cpk', { width: 170, cell: (row) => <Cpk row={row} /> }), look: 'choice' as const },
  col('stationNumber', { width: 110 }),
  col('resultCode', { width: 150 }),
  col('resultName'),
  col('unit', { width: 80 }),
  col('sampleNum'),
  col('ngShare', { width: 120 }),
  statistic('mean'),
  index('cp'),
  index('pp'),
  index('ppk'),
  statistic('sigmaWithin'),
  { ...col('subgroupNum', { cell: (row) => <Subgroups row={row} /> }), numeric: true },
  col('estimator', { width: 110 }),
  statistic('sigmaOverall'),
  measured('lowerSpecLimit'),
  measured('upperSpecLimit'),
  measured('lowestValue'),
  measured('highestValue'),
  col('colSetId', { width: 120 }),
  col('colSetVersion', { width: 90 }),
]

type CapabilityTableProps = {
  filter: Partial<ValueFilter>
  setFilter: Listed<Capability>['setFilter']
  onOpen: (row: Capability) => void
}

/** How capable every characteristic is, the worst first. */
export function CapabilityTable({ filter, setFilter, onOpen }: CapabilityTableProps) {
  const { values } = useWords()
  const list = useCapability(filter, setFilter)
  const named = useNamedIndices(columns)
  return (
    <>
      <DataTable
        list={list}
        columns={named}
        onOpen={onOpen}
        empty={<p>{values.noCapability}</p>}
        rowKey={({ stationNumber, colSetId, colSetVersion, charSeqNum }) =>
          `${stationNumber} ${colSetId} ${colSetVersion} ${charSeqNum}`
        }
      />
      <footer className={css.bands}>
        <JudgedLegend by="cpk" />
        {list.rows.some((row) => whyNoIndex(row) === 'pending') && <p role="status">{values.pending}</p>}
        <p>{values.estimator}</p>
      </footer>
    </>
  )
}

function Subgroups({ row: { subgroupsPending, subgroupNum } }: { row: Capability }) {
  const formats = useFormats()
  return <span className="number">{subgroupsPending ? '–' : formats.count(subgroupNum)}</span>
}

/** Coloured only when there are enough values. */
function Cpk({ row }: { row: Capability }) {
  const formats = useFormats()
  return (
    <Judged of={row} by={row.cpk}>
      <b className="number">{row.cpk !== null && formats.index(row.cpk)}</b>
    </Judged>
  )
}

function Index({ row, name }: { row: Capability; name: 'cp' | 'pp' | 'ppk' }) {
  const formats = useFormats()
  const value = row.sampleNum < enough ? null : row[name]
  return value === null ? '–' : formats.index(value)
}

type StatisticProps = { by: typeof sayStatistic; value: number | null; of: Capability }

function Statistic({ by: say, value, of }: StatisticProps) {
  const formats = useFormats()
  return value === null ? '–' : say(formats, value, definedSpec(of))
}
