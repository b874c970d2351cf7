import { useMemo, useRef } from 'react'
import { DataGrid, type DataGridHandle } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { useSettings } from '~/api/preferences.ts'
import { useWords } from '~/i18n/words.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { rowHeight } from '~/ui/theme.ts'
import { cellNames, type CellName, type TypedRow } from './cells.ts'
import type { Fault } from './check.ts'
import css from './collectionSets.module.css'
import { FaultList } from './FaultList.tsx'
import { gridColumns } from './grid-columns.tsx'
import { pasteTable } from './paste.ts'
import { RowMoves } from './RowMoves.tsx'

type CharacteristicGridProps = { rows: TypedRow[]; faults: readonly Fault[]; onChange: (rows: TypedRow[]) => void; frozen: boolean }

/** The characteristics of a set in a grid that is typed into like a spreadsheet. */
export function CharacteristicGrid({ rows, faults, onChange, frozen }: CharacteristicGridProps) {
  const words = useWords()
  const narrow = useNarrow(768)
  const grid = useRef<DataGridHandle>(null)
  const height = rowHeight(useSettings().size)
  const paste = (row: number, name: CellName, text: string) => onChange(pasteTable(rows, text, { row, name }, words))
  const columns = useMemo(() => gridColumns(words, narrow, frozen ? null : {
    faultOf: (row, name) => faults.find((fault) => fault.row === row && fault.name === name)?.text ?? null,
    onTable: paste,
    rowActions: (row) => <RowMoves row={row} rows={rows} onChange={onChange} />,
  }), [words, frozen, narrow, faults, rows, onChange]) // oxlint-disable-line react-hooks/exhaustive-deps -- `paste` is made of them

  const jump = ({ row, name }: Fault) =>
    grid.current?.setActivePosition({ rowIdx: rows.findIndex(({ id }) => id === row), idx: cellNames.indexOf(name) }, { shouldFocus: true, enableEditor: true })
  return (
    <>
      <DataGrid<TypedRow, unknown, number>
        ref={grid}
        className={css.grid}
        aria-label={words.collectionSets.rows}
        columns={columns}
        rows={rows}
        rowKeyGetter={({ id }) => id}
        rowHeight={height}
        headerRowHeight={height}
        onRowsChange={onChange}
        onCellMouseDown={({ column }, event) => { if (column.key === 'actions') event.preventGridDefault() }}
        // One press is enough to type: nobody guesses a double click, least of all on a tablet.
        onCellClick={({ column, setActivePosition }) => { if (!frozen && column.key !== 'actions') setActivePosition(true) }}
        onCellCopy={({ row, column }, event) => {
          event.clipboardData.setData('text/plain', row[column.key as CellName]) // every column that can be copied is a cell
          event.preventDefault()
        }}
        onCellPaste={({ row, column }, event) => {
          paste(row.id, column.key as CellName, event.clipboardData.getData('text/plain')) // as above
          return row
        }}
      />
      <FaultList faults={faults} rows={rows} onJump={jump} />
    </>
  )
}
