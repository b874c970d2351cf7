import type { ReactNode } from 'react'
import type { Column } from 'react-data-grid'
import type { FieldName } from '@takt/contract/field-names.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { isRequired } from '~/fields/look.ts'
import { TypedCell } from './TypedCell.tsx'
import css from './TypedGrid.module.css'
import { fieldOf, headOf, isNumber, sayCell, type Cells, type TypedRow } from './typed-rows.ts'

/** A column that is only read, next to the cells. */
export type SideColumn<Name extends string> = {
  key: string
  label: string
  width: number
  after?: Name
  cell: (row: TypedRow<Name>) => ReactNode
}
type Editing<Name extends string> = {
  faultOf: (row: number, name: Name) => string | null
  onTable: (row: number, name: Name, text: string) => void
  rowActions: (row: TypedRow<Name>) => ReactNode
}

/** The cells of a row; `editing` null: read only. */
export function typedColumns<Name extends FieldName>(
  words: Words,
  cells: Cells<Name>,
  narrow: boolean,
  sideColumns: readonly SideColumn<Name>[],
  editing: Editing<Name> | null,
): Column<TypedRow<Name>>[] {
  const own = (name: Name): Column<TypedRow<Name>> => ({
    key: name,
    name: (
      <span
        title={headOf(words, name)}
        data-required={editing !== null && isRequired(fieldOf(cells.schema, name))}
      >
        {headOf(words, name)}
      </span>
    ),
    width: `minmax(${cells.widths[name]}px, ${cells.widths[name]}fr)`,
    ...(!narrow && cells.held.includes(name) && { frozen: 'start' as const }),
    headerCellClass: isNumber(cells, name) ? css.numeric : undefined,
    cellClass: (row) =>
      [
        isNumber(cells, name) && css.numeric,
        editing && css.editable,
        editing?.faultOf(row.id, name) && css.fault,
      ]
        .filter(Boolean)
        .join(' '),
    renderCell: ({ row }) => (
      <Cell text={sayCell(words, cells, name, row[name])} fault={editing?.faultOf(row.id, name) ?? null} />
    ),
    ...(editing && {
      renderEditCell: (props) => (
        <TypedCell
          {...props}
          cells={cells}
          name={name}
          onTable={(text) => editing.onTable(props.row.id, name, text)}
        />
      ),
    }),
  })
  const read = ({ key, label, width, cell }: SideColumn<Name>): Column<TypedRow<Name>> => ({
    key,
    name: <span title={label}>{label}</span>,
    width: `minmax(${width}px, ${width}fr)`,
    renderCell: ({ row }) => cell(row),
  })
  const columns = [
    ...cells.names.flatMap((name) => [
      own(name),
      ...sideColumns.filter(({ after }) => after === name).map(read),
    ]),
    ...sideColumns.filter(({ after }) => after === undefined).map(read),
  ]
  if (!editing) return columns
  return [
    ...columns,
    {
      key: 'actions',
      name: words.shell.actions,
      width: 'max-content',
      minWidth: 136,
      ...(!narrow && { frozen: 'end' as const }),
      cellClass: css.actions,
      renderCell: ({ row }) => editing.rowActions(row),
    },
  ]
}

const Cell = ({ text, fault }: { text: string; fault: string | null }) =>
  fault ? (
    <span title={fault}>
      {text || '\u00a0'}
      <span className="unseen">{fault}</span>
    </span>
  ) : (
    text
  )
