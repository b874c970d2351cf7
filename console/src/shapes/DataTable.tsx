import { use, useEffect, useMemo, useRef, type ReactNode, type UIEvent } from 'react'
import { DataGrid, type DataGridHandle } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { countedTo } from '@takt/contract/lists.ts'
import { useFirstRows } from '~/api/first-rows.ts'
import type { Listed } from '~/api/lists.ts'
import { useSettings } from '~/api/preferences.ts'
import { useWords } from '~/i18n/words.tsx'
import { Earlier } from '~/ui/Earlier.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useCoarse, useHovers } from '~/ui/pointer.ts'
import { usePrinting } from '~/ui/printing.ts'
import { rowHeight } from '~/ui/theme.ts'
import { dropColumn } from './arrange.ts'
import { Bulk } from './Bulk.tsx'
import type { BulkAction } from './bulk.ts'
import { useColumnChoice } from './column-choice.ts'
import type { Column } from './columns.tsx'
import css from './DataTable.module.css'
import { fitColumns, widthsOf } from './fit.ts'
import { useGridWidth } from './grid-width.ts'
import { gridColumns, sortFrom, sortTo, wantsRow } from './grid.tsx'
import { selectByKey } from './select-column.tsx'
import { useSelection } from './selection.ts'
import { PageTitle } from './page-title.ts'
import { moveInActions } from './RowActions.tsx'
import { PhoneRows } from './PhoneRows.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableState } from './TableState.tsx'
import { useAfterDialogs } from './after-dialogs.ts'

type DataTableProps<Row> = {
  list: Listed<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode
  /** A click or Enter on a row opens it. */
  onOpen?: (row: Row) => void
  /** The row that is open next to the table. */
  current?: string | number | undefined
  /** What to do next where there is nothing yet and no filter hides it. */
  empty?: ReactNode
  /** The name its columns are kept under, where that is not the list's: the same rows next to an open record. */
  keptAs?: string
  /** Rows can be selected, and this be done to them. `nameOf`: what a refused row is called. */
  bulk?: { actions: readonly BulkAction<Row>[]; nameOf: (row: Row) => string }
  /** What its rows come to, said beside how many they are. */
  sum?: string | undefined
}

/** Rows of a register or a ledger: virtual, sorted by its heads, walked by arrow keys, read on as one scrolls. */
export function DataTable<Row>({
  list: answered,
  columns,
  rowKey,
  rowActions,
  onOpen,
  current,
  empty,
  keptAs = answered.name,
  bulk,
  sum,
}: DataTableProps<Row>) {
  const words = useWords()
  const list = useFirstRows(answered)
  const title = use(PageTitle)
  const narrow = useNarrow(768)
  const phone = useAfterDialogs(useNarrow(600))
  const over = useHovers()
  const printing = usePrinting()
  const height = rowHeight(useSettings().size, useCoarse())
  const grid = useRef<DataGridHandle>(null)
  const { choice, keep, arranged, widths, setWidths } = useColumnChoice(keptAs, columns)
  const selection = useSelection(list.rows, rowKey)
  const sortable = list.sort !== undefined
  const selectable = bulk !== undefined
  const ours = useMemo(
    () => gridColumns(words, arranged, { sortable, narrow, selectable, over, rowActions }),
    [words, arranged, sortable, narrow, selectable, over, rowActions],
  )
  const nothing = list.rows.length === 0
  const room = useGridWidth(grid, !nothing && !narrow)
  const shown = useMemo(() => fitColumns(ours, widths, room), [ours, widths, room])

  // A first page shorter than the window would never be scrolled, so never read on.
  useEffect(() => {
    const box = grid.current?.element
    if (box && list.more?.left && box.scrollHeight <= box.clientHeight) list.more.load()
  })
  const readOn = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    if (box.scrollTop + box.clientHeight > box.scrollHeight - 800) list.more?.load()
  }

  const foot = <TableFoot list={list} sum={sum} columns={columns} choice={choice} keep={keep} />
  // Below rows that are read on as one scrolls the page, nobody would ever reach it.
  const footFirst = phone && list.more !== undefined
  return (
    <section className={css.table}>
      {footFirst && foot}
      {nothing || list.error ? <TableState list={list}>{empty}</TableState> : null}
      {bulk && !phone && <Bulk selection={selection} rowKey={rowKey} {...bulk} />}
      <Earlier waiting={list.earlier ?? false}>
        {!nothing &&
          (phone ? (
            <PhoneRows
              list={list}
              label={title || words.shell.details}
              columns={arranged.filter(({ hidden }) => !hidden).map(({ column }) => column)}
              rowKey={rowKey}
              rowActions={rowActions}
              onOpen={onOpen}
              current={current}
            />
          ) : (
            <DataGrid<Row, unknown, string | number>
              ref={grid}
              className={css.grid}
              enableVirtualization={!printing}
              aria-label={title || words.shell.details}
              aria-rowcount={rowCount(list)}
              columns={shown}
              rows={list.rows}
              rowKeyGetter={rowKey}
              rowHeight={height}
              headerRowHeight={height}
              columnWidths={widthsOf(shown, widths)}
              onColumnWidthsChange={setWidths}
              onColumnsReorder={(source, target) => keep(dropColumn(columns, choice, source, target))}
              {...(bulk && { selectedRows: selection.keys, onSelectedRowsChange: selection.setKeys })}
              sortColumns={sortFrom(list.sort?.by)}
              onSortColumnsChange={(sorted) => list.sort?.set(sortTo(sorted))}
              onScroll={readOn}
              // Taken for the row's place, a press on a button would scroll its row's name out of sight.
              onCellMouseDown={({ column }, event) => {
                if (!wantsRow(column.key, event.target)) event.preventGridDefault()
              }}
              onCellClick={({ row, column }, event) => {
                if (onOpen && wantsRow(column.key, event.target)) onOpen(row)
              }}
              onCellKeyDown={({ row, column }, event) => {
                // The grid would lead through every cell of every row before it lets go: arrows walk in it, Tab leaves it.
                if (event.key === 'Tab') return event.preventGridDefault()
                if (moveInActions(event) || (bulk && selectByKey(event, row, selection)))
                  return event.preventGridDefault()
                if (
                  event.key === 'Enter' &&
                  row !== undefined &&
                  onOpen &&
                  column &&
                  wantsRow(column.key, event.target)
                )
                  onOpen(row)
              }}
              rowClass={(row) =>
                [onOpen && css.opens, current !== undefined && rowKey(row) === current && css.current]
                  .filter(Boolean)
                  .join(' ')
              }
            />
          ))}
      </Earlier>
      {!footFirst && foot}
    </section>
  )
}

/** A grid of a ledger holds more rows than are loaded; their number is unknown once there are more than are counted. The head is a row too. */
function rowCount<Row>({ rows, total, more }: Listed<Row>): number {
  if (!more) return rows.length + 1
  return total === null || total > countedTo ? -1 : total + 1
}
