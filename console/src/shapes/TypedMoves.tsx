import { fill } from '@takt/contract/errors.ts'
import type { FieldName } from '@takt/contract/field-names.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './TypedGrid.module.css'
import type { TypedRow } from './typed-rows.ts'

/** What becomes of the rows; where they carry numbers, these know it. */
export type RowChanges<Name extends string> = {
  add: (rows: readonly TypedRow<Name>[]) => TypedRow<Name>[]
  duplicate: (rows: readonly TypedRow<Name>[], id: number) => TypedRow<Name>[]
  move: (rows: readonly TypedRow<Name>[], id: number, step: -1 | 1) => TypedRow<Name>[]
}

type TypedMovesProps<Name extends FieldName> = {
  row: TypedRow<Name>
  rows: readonly TypedRow<Name>[]
  changes: RowChanges<Name>
  nameOf: (row: TypedRow<Name>) => string
  onChange: (rows: TypedRow<Name>[]) => void
}

/** What is done with a whole row. */
export function TypedMoves<Name extends FieldName>({
  row,
  rows,
  changes,
  nameOf,
  onChange,
}: TypedMovesProps<Name>) {
  const { grid: gridWords } = useWords()
  const at = rows.findIndex(({ id }) => id === row.id)
  const of = (sentence: string) => fill(sentence, { name: nameOf(row) || at + 1 })
  return (
    <span className={css.rowMoves}>
      <Action
        icon="up"
        bare
        blocked={at === 0 ? gridWords.firstAlready : null}
        onClick={() => onChange(changes.move(rows, row.id, -1))}
      >
        {of(gridWords.moveUp)}
      </Action>
      <Action
        icon="down"
        bare
        blocked={at === rows.length - 1 ? gridWords.lastAlready : null}
        onClick={() => onChange(changes.move(rows, row.id, 1))}
      >
        {of(gridWords.moveDown)}
      </Action>
      <Action icon="copy" bare onClick={() => onChange(changes.duplicate(rows, row.id))}>
        {of(gridWords.duplicate)}
      </Action>
      <Action icon="bin" bare onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}>
        {of(gridWords.remove)}
      </Action>
    </span>
  )
}

/** A code of which a copy makes the next: `VOUT` gives `VOUT_2`. */
export function freeCode(taken: readonly string[], code: string): string {
  if (code === '') return ''
  const stem = code.replace(/_\d+$/, '')
  for (let number = 2; ; number++) if (!taken.includes(`${stem}_${number}`)) return `${stem}_${number}`
}
