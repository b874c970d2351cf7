import { fill } from '@takt/contract/errors.ts'
import type { FieldName } from '@takt/contract/field-names.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './TypedGrid.module.css'
import { headOf, type Fault, type TypedRow } from './typed-rows.ts'

const most = 8
type TypedFaultsProps<Name extends FieldName> = {
  faults: readonly Fault<Name>[]
  rows: readonly TypedRow<Name>[]
  nameOf: (row: TypedRow<Name>) => string
  onJump: (fault: Fault<Name>) => void
}

/** What is wrong, in words, each leading to its cell. */
export function TypedFaults<Name extends FieldName>({
  faults,
  rows,
  nameOf,
  onJump,
}: TypedFaultsProps<Name>) {
  const words = useWords()
  const { grid: gridWords } = words
  if (faults.length === 0) return null
  const named = (id: number) => {
    const at = rows.findIndex((row) => row.id === id)
    return (rows[at] && nameOf(rows[at])) || fill(gridWords.rowNumber, { row: at + 1 })
  }
  return (
    <div className={css.faults} role="alert">
      <b>{fill(gridWords.faults, { count: faults.length })}</b>
      <ul>
        {faults.slice(0, most).map((fault) => (
          <li key={`${fault.row} ${fault.name} ${fault.text}`}>
            <button
              type="button"
              onClick={() => onJump(fault)}
            >{`${named(fault.row)} · ${headOf(words, fault.name)}`}</button>{' '}
            {fault.text}
          </li>
        ))}
      </ul>
    </div>
  )
}
