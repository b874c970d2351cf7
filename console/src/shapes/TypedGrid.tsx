import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { DataGrid, type DataGridHandle } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import type { FieldName } from '@takt/contract/field-names.ts'
import { useSettings } from '~/api/preferences.ts'
import { useWords } from '~/i18n/words.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { useCoarse } from '~/ui/pointer.ts'
import { rowHeight } from '~/ui/theme.ts'
import { typedColumns, type SideColumn } from './typed-columns.tsx'
import { pasteTable } from './typed-paste.ts'
import type { Cells, Fault, TypedRow } from './typed-rows.ts'
import { TypedFaults } from './TypedFaults.tsx'
import css from './TypedGrid.module.css'
import { TypedMoves, type RowChanges } from './TypedMoves.tsx'

type TypedGridProps<Name extends FieldName> = {
  label: string
  cells: Cells<Name>
  rows: TypedRow<Name>[]
  faults: readonly Fault<Name>[]
  /** Null: it is only read. */
  editing: { changes: RowChanges<Name>; onChange: (rows: TypedRow<Name>[]) => void } | null
  sideColumns?: readonly SideColumn<Name>[]
  /** The row that is new: its first empty cell is written in. */
  added?: number | null
  /** What a row is called; empty: by its number. */
  nameOf: (row: TypedRow<Name>) => string
}

/** The rows of a definition in a grid that is typed into like a spreadsheet. */
export function TypedGrid<Name extends FieldName>({
  label,
  cells,
  rows,
  faults,
  editing,
  sideColumns = none,
  added = null,
  nameOf,
}: TypedGridProps<Name>) {
  const words = useWords()
  const narrow = useNarrow(768)
  const grid = useRef<DataGridHandle>(null)
  const height = rowHeight(useSettings().size, useCoarse())
  const paste = useCallback(
    (row: number, name: Name, text: string) =>
      editing?.onChange(
        pasteTable(cells, rows, text, { row, name }, words, editing.changes.add, sideColumns),
      ),
    [cells, rows, words, editing, sideColumns],
  )
  const columns = useMemo(
    () =>
      typedColumns(
        words,
        cells,
        narrow,
        sideColumns,
        editing && {
          faultOf: (row, name) =>
            faults.find((fault) => fault.row === row && fault.name === name)?.text ?? null,
          onTable: paste,
          rowActions: (row) => <TypedMoves row={row} rows={rows} nameOf={nameOf} {...editing} />,
        },
      ),
    [words, cells, narrow, sideColumns, faults, rows, editing, paste, nameOf],
  )

  const jump = ({ row, name }: Pick<Fault<Name>, 'row' | 'name'>) =>
    grid.current?.setActivePosition(
      { rowIdx: rows.findIndex(({ id }) => id === row), idx: columns.findIndex(({ key }) => key === name) },
      { shouldFocus: true, enableEditor: true },
    )
  const write = useEffectEvent((id: number) => {
    const row = rows.find((one) => one.id === id)
    const empty = cells.names.find((name) => row?.[name] === '' && columns.some(({ key }) => key === name))
    if (empty) jump({ row: id, name: empty })
  })
  useEffect(() => {
    if (added !== null) write(added)
  }, [added])
  const isCell = (key: string): key is Name => (cells.names as readonly string[]).includes(key)
  return (
    <>
      <DataGrid<TypedRow<Name>, unknown, number>
        ref={grid}
        className={css.grid}
        aria-label={label}
        columns={columns}
        rows={rows}
        rowKeyGetter={({ id }) => id}
        rowHeight={height}
        headerRowHeight={height}
        onRowsChange={(rows) => editing?.onChange(rows)}
        onCellMouseDown={({ column }, event) => {
          if (!isCell(column.key)) event.preventGridDefault()
        }}
        // One press is enough to type: nobody guesses a double click, least of all on a tablet.
        onCellClick={({ column, setActivePosition }) => {
          if (editing && isCell(column.key)) setActivePosition(true)
        }}
        onCellCopy={({ row, column }, event) => {
          if (!isCell(column.key)) return
          event.clipboardData.setData('text/plain', row[column.key])
          event.preventDefault()
        }}
        onCellPaste={({ row, column }, event) => {
          if (isCell(column.key)) paste(row.id, column.key, event.clipboardData.getData('text/plain'))
          return row
        }}
      />
      <TypedFaults faults={faults} rows={rows} nameOf={nameOf} onJump={jump} />
    </>
  )
}

const none: readonly never[] = []
