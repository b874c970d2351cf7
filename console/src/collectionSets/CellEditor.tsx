import type { ClipboardEvent } from 'react'
import type { RenderEditCellProps } from 'react-data-grid'
import { collectionModes, CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { longestOf } from '~/fields/look.ts'
import { useWords } from '~/i18n/words.tsx'
import { isNumber, type CellName, type TypedRow } from './cells.ts'
import css from './collectionSets.module.css'
import { isTable } from './paste.ts'

type CellEditorProps = RenderEditCellProps<TypedRow> & { name: CellName; onTable: (text: string) => void }

/** A cell while it is typed in. A table that is pasted into it goes over the rows instead. */
export function CellEditor({ name, row, onRowChange, onClose, onTable }: CellEditorProps) {
  const words = useWords()
  const label = words.field[name]
  if (name === 'manualAutoMode') {
    return (
      <select className={css.cellInput} autoFocus aria-label={label} value={row[name]} onChange={({ target }) => onRowChange({ ...row, [name]: target.value }, true)} onBlur={() => onClose(true, false)}>
        {collectionModes.map((mode) => <option key={mode} value={mode}>{words.manualAutoMode[mode]}</option>)}
      </select>
    )
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    onClose(false)
    onTable(text)
  }
  return (
    <input className={css.cellInput} autoFocus aria-label={label} value={row[name]} maxLength={longestOf(CharacteristicDraft.shape[name])} autoComplete="off"
      data-numeric={isNumber(name)} onFocus={({ target }) => target.select()} onChange={({ target }) => onRowChange({ ...row, [name]: target.value })} onBlur={() => onClose(true, false)} onPaste={paste} />
  )
}
