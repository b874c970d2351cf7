import type { ReactNode } from 'react'
import { SELECT_COLUMN_KEY, type Column as GridColumn, type SortColumn } from 'react-data-grid'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayColumn, type Column } from './columns.tsx'
import css from './DataTable.module.css'
import { headWidth } from './head-width.ts'
import { RowActions } from './RowActions.tsx'
import { selectColumn } from './select-column.tsx'

const actionsKey = '…actions'
type Extras<Row> = {
  sortable: boolean
  narrow: boolean
  selectable: boolean
  /** A row is pointed at before it is pressed: its actions lie over its end while it is, and take no room else. */
  over: boolean
  rowActions: ((row: Row) => ReactNode) | undefined
}
type Arranged<Row> = { column: Column<Row>; hidden: boolean; pinned: boolean }

/** Our columns in the grid's words. The first field names the row and stays in sight. Where there is no room nothing is pinned: it would be all there is to see. */
export function gridColumns<Row>(
  words: Words,
  arranged: readonly Arranged<Row>[],
  { sortable, narrow, selectable, over, rowActions }: Extras<Row>,
): GridColumn<Row>[] {
  const seen = arranged.filter(({ hidden }) => !hidden)
  // A place in a queue is a number, and names no row.
  const keyAt = Math.max(
    0,
    seen.slice(0, 2).findIndex(({ column }) => column.sortable && !column.numeric),
  )
  const own = seen.map(({ column, pinned }, at): GridColumn<Row> => {
    const label = sayColumn(words, column)
    return {
      key: column.name,
      name: <Head>{label}</Head>,
      // As wide as its kind and its head need.
      width: Math.max(
        column.width,
        document.documentElement.lang === 'zh' ? (column.widthInChinese ?? 0) : 0,
        headWidth(label, sortable && column.sortable),
      ),
      minWidth: 56,
      resizable: true,
      draggable: true,
      sortable: sortable && column.sortable,
      ...((pinned || at <= keyAt) && !narrow && { frozen: 'start' as const }),
      cellClass: column.numeric ? css.numeric : undefined,
      headerCellClass: column.numeric ? css.numeric : undefined,
      renderCell: ({ row }) => column.cell(row),
    }
  })
  const columns = selectable ? [selectColumn<Row>(words, narrow), ...own] : own
  if (!rowActions) return columns
  const actions: GridColumn<Row> = {
    key: actionsKey,
    name: words.shell.actions,
    ...(over && !narrow
      ? { width: 0, minWidth: 0, cellClass: css.over, headerCellClass: css.over }
      : { width: 'max-content', minWidth: 80, cellClass: css.actions }),
    ...(!narrow && { frozen: 'end' }),
    renderCell: ({ row, tabIndex }) => <RowActions tabIndex={tabIndex}>{rowActions(row)}</RowActions>,
  }
  return [...columns, actions]
}

/** A narrow column cuts its word; pointing at it shows it whole. */
const Head = ({ children }: { children: string }) => <span title={children}>{children}</span>

/** A click on a button or link in a row is meant for that, not for the row. */
export const wantsRow = (key: string, target: EventTarget) =>
  key !== actionsKey &&
  key !== SELECT_COLUMN_KEY &&
  !(target instanceof Element && target.closest('button, a, input, label'))

export const sortFrom = (by: string | undefined): SortColumn[] => {
  if (!by) return []
  return [
    by.startsWith('-') ? { columnKey: by.slice(1), direction: 'DESC' } : { columnKey: by, direction: 'ASC' },
  ]
}
export const sortTo = (sorted: readonly SortColumn[]): string | undefined => {
  const last = sorted.at(-1)
  return last && `${last.direction === 'DESC' ? '-' : ''}${last.columnKey}`
}
