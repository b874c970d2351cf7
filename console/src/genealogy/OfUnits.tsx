import { Link } from 'react-router'
import { fill } from '@takt/contract/errors.ts'
import { MaterialUsed } from '@takt/contract/consumption.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { pages } from '@takt/contract/pages.ts'
import { useSession } from '~/api/session.ts'
import { useWhole } from '~/api/whole.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { columnsOf } from '~/shapes/columns.tsx'
import { DataTable } from '~/shapes/DataTable.tsx'
import { ExportButton } from '~/shapes/ExportButton.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import css from './genealogy.module.css'
import { ToLot } from './Parts.tsx'
import type { Seek } from './use-sought.ts'

const col = columnsOf(MaterialUsed)
const rest = [
  col('bomName', { width: 170 }),
  col('quantity', { width: 100 }),
  col('unit', { width: 70 }),
  col('units', { width: 80 }),
  col('serials', { width: 100 }),
  col('supplier', { width: 140 }),
  col('supplierLot', { width: 140 }),
  col('firstUsed'),
  col('lastUsed'),
]

/** Every material lot that went into the units of an order or of a production lot. */
export function OfUnits({ query, onSeek }: { query: { orderCode?: string; lotNo?: string }; onSeek: Seek }) {
  const { genealogy: genealogyWords, lots } = useWords()
  const { count } = useFormats()
  const list = useWhole(genealogy.materialsUsed, { rowsIn: ({ rows }) => rows })
  const may = useSession(({ grants }) => grants.productSummary !== undefined)
  const columns = [
    col('bomCode', { width: 140, label: ({ field }) => field.part }),
    col('bomLot', { width: 150, cell: (row) => <ToLot row={row} onSeek={onSeek} /> }),
    ...rest,
  ]
  const title = query.lotNo
    ? fill(genealogyWords.ofLotTitle, { lotNo: query.lotNo })
    : fill(genealogyWords.ofOrderTitle, { orderCode: query.orderCode ?? '' })
  return (
    <>
      <Panel title={title}>
        <div className={css.moves}>
          <span className={css.count} role="status">
            {fill(genealogyWords.lotsUsed, { count: count(list.rows.length) })}
          </span>
          {may && (
            <Link to={`${pages.productSummary.path}?${new URLSearchParams(query)}`}>{lots.toUnits}</Link>
          )}
          {list.answer?.more && <span>{genealogyWords.more}</span>}
          <span className={css.gap} />
          <ExportButton endpoint={genealogy.exportMaterialsUsed} list={list} add={query} />
        </div>
      </Panel>
      <DataTable
        list={{ ...list, filter: {} }}
        columns={columns}
        rowKey={({ bomCode, bomLot }) => `${bomCode}\n${bomLot ?? ''}`}
        empty={<p>{genealogyWords.noneConsumed}</p>}
      />
    </>
  )
}
