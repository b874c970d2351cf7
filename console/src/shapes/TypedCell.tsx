import { useId, type ClipboardEvent } from 'react'
import type { RenderEditCellProps } from 'react-data-grid'
import type { FieldName } from '@takt/contract/field-names.ts'
import type { CodeListName } from '@takt/contract/settings.ts'
import { useCodeList } from '~/api/common.ts'
import { longestOf } from '~/fields/look.ts'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import css from './TypedGrid.module.css'
import { isTable } from './typed-paste.ts'
import { fieldOf, headOf, isNumber, type Cells, type TypedRow } from './typed-rows.ts'

type TypedCellProps<Name extends FieldName> = RenderEditCellProps<TypedRow<Name>> & { cells: Cells<Name>; name: Name; onTable: (text: string) => void }

/** A cell while it is typed in. A table that is pasted into it goes over the rows instead. */
export function TypedCell<Name extends FieldName>({ cells, name, row, onRowChange, onClose, onTable }: TypedCellProps<Name>) {
  const words = useWords()
  const id = useId()
  const label = headOf(words, name)
  const choices = cells.choices[name]
  if (choices) {
    return (
      <select className={css.cellInput} autoFocus aria-label={label} value={row[name]} onChange={({ target }) => onRowChange({ ...row, [name]: target.value }, true)} onBlur={() => onClose(true, false)}>
        {choices.map((choice) => <option key={choice} value={choice}>{sayChoice(words, name, choice)}</option>)}
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
  const list = cells.suggests?.[name]
  return (
    <>
      {list && <Suggestions id={`${id}-codes`} list={list} />}
      <input className={css.cellInput} autoFocus {...(list && { list: `${id}-codes` })} aria-label={label} value={row[name]} maxLength={longestOf(fieldOf(cells.schema, name))} autoComplete="off"
        data-numeric={isNumber(cells, name)} onFocus={({ target }) => target.select()} onChange={({ target }) => onRowChange({ ...row, [name]: target.value })} onBlur={() => onClose(true, false)} onPaste={paste} />
    </>
  )
}

function Suggestions({ id, list }: { id: string; list: CodeListName }) {
  return <datalist id={id}>{useCodeList(list).map(({ code, label }) => <option key={code} value={code}>{label ?? code}</option>)}</datalist>
}
