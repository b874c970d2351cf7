import { useEffect, useRef, type ReactNode } from 'react'
import { fill } from '@takt/contract/errors.ts'
import type { Listed } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import type { Column } from './columns.tsx'
import css from './PhoneRows.module.css'
import { moveInActions, RowActions } from './RowActions.tsx'
import { useRowStop } from './row-stop.ts'

type PhoneRowsProps<Row> = {
  list: Listed<Row>
  label: string
  /** Those this person sees, in their order. */
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  rowActions: ((row: Row) => ReactNode) | undefined
  onOpen: ((row: Row) => void) | undefined
  current: string | number | undefined
}

/** A list on a telephone: two lines a row instead of a table, the whole row opens. Rows out of sight are not drawn. */
export function PhoneRows<Row>({
  list,
  label,
  columns,
  rowKey,
  rowActions,
  onOpen,
  current,
}: PhoneRowsProps<Row>) {
  const { title, version, state, times, about } = partsOf(columns)
  const { versions: versionWords } = useWords()
  const headOf = (row: Row, title: Column<Row>) =>
    [title, ...columns].find((column) => column !== state && hasValue(column, row)) ?? title
  const end = useReadOn(list)
  const { list: box, stop, onFocus, onKeyDown } = useRowStop(list.rows.map(rowKey))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons in its rows
    <ul
      ref={box}
      className={css.rows}
      aria-label={label}
      onFocus={onFocus}
      onKeyDown={(event) => moveInActions(event) || onKeyDown(event)}
    >
      {list.rows.map((row) => {
        const head = title && headOf(row, title)
        const time = times.find((column) => hasValue(column, row))
        return (
          <li key={rowKey(row)} data-row className={css.row} data-current={rowKey(row) === current}>
            <div className={css.first}>
              {onOpen ? (
                <button type="button" className={css.open} onClick={() => onOpen(row)}>
                  {head && <Title column={head} row={row} />}
                </button>
              ) : (
                <span className={css.title}>{head?.cell(row)}</span>
              )}
              {state && hasValue(state, row) && <span className={css.state}>{state.cell(row)}</span>}
            </div>
            <div className={css.second}>
              {time && <span className={css.time}>{time.cell(row)}</span>}
              <span className={css.about}>
                {version && (
                  <span>{fill(versionWords.versionHead, { version: String(version.value?.(row)) })}</span>
                )}
                {about
                  .filter((column) => column !== head && hasValue(column, row))
                  .map((column) => (
                    <span key={column.name}>{column.cell(row)}</span>
                  ))}
              </span>
            </div>
            {rowActions && (
              <div className={css.actions}>
                <RowActions tabIndex={rowKey(row) === stop ? 0 : -1} whole>
                  {rowActions(row)}
                </RowActions>
              </div>
            )}
          </li>
        )
      })}
      <li ref={end} className={css.end} aria-hidden />
    </ul>
  )
}

/** What a table shows as a dash is left out: two dashes are noise. A column without a field decides itself. */
const hasValue = <Row,>({ value, drawn }: Column<Row>, row: Row) =>
  drawn === true || value === undefined || ![null, undefined, ''].includes(value(row) as string | null) // the one or the other

const worded = ['code', 'account', 'name', 'text', 'choice']
const mostAbout = 2

/** What names the row, its state, and two words more: the first of each kind. Since when: the last that is known. */
function partsOf<Row>(columns: readonly Column<Row>[]) {
  const title =
    columns.find(({ look }) => look === 'code' || look === 'name') ??
    columns.find(({ sortable }) => sortable) ??
    columns[0]
  // What is defined in versions has its version next to its code.
  const next = columns[columns.findIndex((column) => column === title) + 1]
  const version = next?.look === 'version' ? next : undefined
  const rest = columns.filter((column) => column !== title && column !== version)
  const state = rest.find(({ look }) => look === 'choice')
  const times = rest.filter(({ look }) => look === 'instant').toReversed()
  const about = rest
    .filter((column) => column !== state && (column.look === undefined || worded.includes(column.look)))
    .slice(0, mostAbout)
  return { title, version, state, times, about }
}

/** People tell serial numbers apart by their last digits. */
function Title<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const value = column.look === 'code' ? column.value?.(row) : undefined
  if (typeof value !== 'string' || !/\d{3}$/.test(value)) return column.cell(row)
  return (
    <>
      <span className={css.head}>{value.slice(0, -3)}</span>
      <b>{value.slice(-3)}</b>
    </>
  )
}

/** Reads on before the last row comes into sight. */
function useReadOn<Row>({ more }: Listed<Row>) {
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!end.current || !more?.left || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && more.load(), {
      rootMargin: '800px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  return end
}
