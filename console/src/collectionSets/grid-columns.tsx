import type { ReactNode } from 'react'
import type { Column } from 'react-data-grid'
import { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { isRequired } from '~/fields/look.ts'
import { sayChoice } from '~/i18n/words.tsx'
import { CellEditor } from './CellEditor.tsx'
import { cellNames, isNumber, type CellName, type TypedRow } from './cells.ts'
import css from './collectionSets.module.css'

const widths: Record<CellName, number> = {
  charSeqNum: 80, resultCode: 140, resultName: 150, resultUnit: 72, lowerSpecLimit: 110, targetValue: 84, upperSpecLimit: 110, targetText: 112, unitCount: 84, valueCount: 108, manualAutoMode: 104,
}

type Editing = { faultOf: (row: number, name: CellName) => string | null; onTable: (row: number, name: CellName, text: string) => void; rowActions: (row: TypedRow) => ReactNode }

/** The cells of a characteristic; `editing` null: read only. */
export function gridColumns(words: Words, narrow: boolean, editing: Editing | null): Column<TypedRow>[] {
  const cells = cellNames.map((name): Column<TypedRow> => ({
    key: name,
    name: <span title={words.field[name]} data-required={editing !== null && isRequired(CharacteristicDraft.shape[name])}>{words.field[name]}</span>,
    width: `minmax(${widths[name]}px, ${widths[name]}fr)`,
    // Whatever is typed far to the right, one sees of what.
    ...(!narrow && (name === 'charSeqNum' || name === 'resultCode') && { frozen: 'start' as const }),
    headerCellClass: isNumber(name) ? css.numeric : undefined,
    cellClass: (row) => [isNumber(name) && css.numeric, editing && css.editable, editing?.faultOf(row.id, name) && css.fault].filter(Boolean).join(' '),
    renderCell: ({ row }) => <Cell text={name === 'manualAutoMode' ? sayChoice(words, name, row[name]) : row[name]} fault={editing?.faultOf(row.id, name) ?? null} />,
    ...(editing && { renderEditCell: (props) => <CellEditor {...props} name={name} onTable={(text) => editing.onTable(props.row.id, name, text)} /> }),
  }))
  if (!editing) return cells
  return [...cells, { key: 'actions', name: words.shell.actions, width: 'max-content', minWidth: 136, ...(!narrow && { frozen: 'end' as const }), cellClass: css.actions, renderCell: ({ row }) => editing.rowActions(row) }]
}

const Cell = ({ text, fault }: { text: string; fault: string | null }) =>
  fault ? <span title={fault}>{text || '\u00a0'}<span className="unseen">{fault}</span></span> : text
