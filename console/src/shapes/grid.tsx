import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { SELECT_COLUMN_KEY, type Column as GridColumn, type SortColumn } from 'react-data-grid'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayColumn, type Column } from './columns.tsx'
import css from './DataTable.module.css'
import { selectColumn } from './select-column.tsx'

const actionsKey = '…actions'
type Extras<Row> = {
  sortable: boolean
  narrow: boolean
  selectable: boolean
  rowActions: ((row: Row) => ReactNode) | undefined
}
type Arranged<Row> = { column: Column<Row>; hidden: boolean; pinned: boolean }

/** Our columns in the grid's words. Where there is no room nothing stands still: pinned, it would be all there is to see. */
export function gridColumns<Row>(
  words: Words,
  arranged: readonly Arranged<Row>[],
  { sortable, narrow, selectable, rowActions }: Extras<Row>,
): GridColumn<Row>[] {
  const own = arranged
    .filter(({ hidden }) => !hidden)
    .map(({ column, pinned }): GridColumn<Row> => {
      const label = sayColumn(words, column)
      const width = Math.max(column.width, headWidth(label, sortable && column.sortable))
      return {
        key: column.name,
        name: <Head>{label}</Head>,
        // As wide as its kind and its head need, and a fair share of what is left over.
        width: `minmax(${width}px, ${width}fr)`,
        minWidth: 56,
        resizable: true,
        draggable: true,
        sortable: sortable && column.sortable,
        ...(pinned && !narrow && { frozen: 'start' as const }),
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
    width: 'max-content',
    minWidth: 80,
    ...(!narrow && { frozen: 'end' }),
    cellClass: css.actions,
    renderCell: ({ row, tabIndex }) => <RowActions tabIndex={tabIndex}>{rowActions(row)}</RowActions>,
  }
  return [...columns, actions]
}

/** About as wide as the head's word in bold is: a full-width sign takes as much as two letters. */
export function headWidth(label: string, sortable: boolean): number {
  const letters = Array.from(label).reduce(
    (sum, sign) =>
      sum + (sign > '\u2E7F' ? 14.5 : /[MWmw]/.test(sign) ? 12 : /[ilIjtfr.,' ]/.test(sign) ? 5 : 8.3),
    0,
  )
  return Math.ceil(letters) + 18 + (sortable ? 14 : 0)
}

/** A narrow column cuts its word; pointing at it says it whole. */
const Head = ({ children }: { children: string }) => <span title={children}>{children}</span>

/** The buttons of a row are one stop of the grid; the arrows walk between them. */
function RowActions({ tabIndex, children }: { tabIndex: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.querySelectorAll('button').forEach((button) => {
      button.tabIndex = tabIndex
    })
  })
  return (
    <div ref={box} className={css.buttons} data-actions>
      {children}
    </div>
  )
}

/** True: the key went to the next button of this row and the grid must not move. */
export function moveInActions({ key, target }: { key: string; target: EventTarget }): boolean {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || !(target instanceof HTMLElement)) return false
  const buttons = [...(target.closest('[data-actions]')?.querySelectorAll('button') ?? [])]
  const next = buttons[buttons.indexOf(target as HTMLButtonElement) + step] // only a button of this list is found in it
  if (!buttons.includes(target as HTMLButtonElement) || !next) return false
  next.focus()
  return true
}

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
