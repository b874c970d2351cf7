import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Column as GridColumn, SortColumn } from 'react-data-grid'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Column } from './columns.tsx'
import css from './DataTable.module.css'

const actionsKey = '…actions'
type Extras<Row> = { sortable: boolean; narrow: boolean; rowActions: ((row: Row) => ReactNode) | undefined }

/** Our columns in the grid's words. */
export function gridColumns<Row>(words: Words, columns: readonly Column<Row>[], { sortable, narrow, rowActions }: Extras<Row>): GridColumn<Row>[] {
  const said: Record<string, unknown> = words.field
  const own = columns.map((column): GridColumn<Row> => ({
    key: column.name,
    name: <Head>{column.label?.(words) ?? String(said[column.name] ?? column.name)}</Head>,
    // As wide as its kind needs, and a fair share of what is left over.
    width: `minmax(${column.width}px, ${column.width}fr)`,
    minWidth: 56,
    resizable: true,
    sortable: sortable && column.sortable,
    cellClass: column.numeric ? css.numeric : undefined,
    headerCellClass: column.numeric ? css.numeric : undefined,
    renderCell: ({ row }) => column.cell(row),
  }))
  if (!rowActions) return own
  const actions: GridColumn<Row> = {
    key: actionsKey, name: words.shell.actions, width: 'max-content', minWidth: 80, ...(!narrow && { frozen: 'end' }), cellClass: css.actions,
    renderCell: ({ row, tabIndex }) => <RowActions tabIndex={tabIndex}>{rowActions(row)}</RowActions>,
  }
  return [...own, actions]
}

/** A narrow column cuts its word; pointing at it says it whole. */
const Head = ({ children }: { children: string }) => <span title={children}>{children}</span>

/** The buttons of a row are one stop of the grid; the arrows walk between them. */
function RowActions({ tabIndex, children }: { tabIndex: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.querySelectorAll('button').forEach((button) => { button.tabIndex = tabIndex })
  })
  return <div ref={box} className={css.buttons} data-actions>{children}</div>
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
  key !== actionsKey && !(target instanceof Element && target.closest('button, a, input, label'))

export const sortFrom = (by: string | undefined): SortColumn[] => {
  if (!by) return []
  return [by.startsWith('-') ? { columnKey: by.slice(1), direction: 'DESC' } : { columnKey: by, direction: 'ASC' }]
}
export const sortTo = (sorted: readonly SortColumn[]): string | undefined => {
  const last = sorted.at(-1)
  return last && `${last.direction === 'DESC' ? '-' : ''}${last.columnKey}`
}
