import { useId, type ClipboardEvent } from 'react'
import type { RenderEditCellProps } from 'react-data-grid'
import type { FieldName } from '@takt/contract/field-names.ts'
import type { CodeListName } from '@takt/contract/settings.ts'
import { useCodeList } from '~/api/common.ts'
import { longestOf } from '~/fields/look.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './TypedGrid.module.css'
import { isTable } from './typed-paste.ts'
import {
  choicesOf,
  fieldOf,
  headOf,
  isNumber,
  sayCell,
  type Cells,
  type Offer,
  type TypedRow,
} from './typed-rows.ts'

type TypedCellProps<Name extends FieldName> = RenderEditCellProps<TypedRow<Name>> & {
  cells: Cells<Name>
  name: Name
  onTable: (text: string) => void
}

/** A cell while it is typed in. A table that is pasted into it goes over the rows instead. */
export function TypedCell<Name extends FieldName>({
  cells,
  name,
  row,
  onRowChange,
  onClose,
  onTable,
}: TypedCellProps<Name>) {
  const words = useWords()
  const id = useId()
  const label = headOf(words, name)
  const choices = choicesOf(cells, name)
  if (choices) {
    return (
      <select
        className={css.cellInput}
        autoFocus
        aria-label={label}
        value={row[name]}
        onChange={({ target }) => onRowChange({ ...row, [name]: target.value }, true)}
        onBlur={() => onClose(true, false)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {sayCell(words, cells, name, choice)}
          </option>
        ))}
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
  const offers = cells.offers?.[name]?.(row)
  return (
    <>
      {list && <Suggestions id={`${id}-codes`} list={list} />}
      {offers && (
        <datalist id={`${id}-codes`}>
          {fitting(offers, row[name]).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      )}
      <input
        className={css.cellInput}
        autoFocus
        {...((list ?? offers) && { list: `${id}-codes` })}
        aria-label={label}
        value={row[name]}
        maxLength={longestOf(fieldOf(cells.schema, name))}
        autoComplete="off"
        data-numeric={isNumber(cells, name)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onRowChange({ ...row, [name]: target.value })}
        onBlur={() => onClose(true, false)}
        onPaste={paste}
      />
    </>
  )
}

function Suggestions({ id, list }: { id: string; list: CodeListName }) {
  return (
    <datalist id={id}>
      {useCodeList(list).map(({ code, label }) => (
        <option key={code} value={code}>
          {label ?? code}
        </option>
      ))}
    </datalist>
  )
}

const most = 50

/** Those whose code or name contains what was typed; the first of all while it is the text that was already there. */
function fitting(offers: readonly Offer[], typed: string): readonly Offer[] {
  const searched = offers.some(({ value }) => value === typed) ? '' : typed.trim().toLowerCase()
  return offers
    .filter(({ value, label }) => `${value} ${label}`.toLowerCase().includes(searched))
    .slice(0, most)
}
