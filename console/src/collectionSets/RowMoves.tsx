import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import type { TypedRow } from './cells.ts'
import css from './collectionSets.module.css'
import { duplicateRow, moveRow, removeRow } from './rows.ts'

type RowMovesProps = { row: TypedRow; rows: readonly TypedRow[]; onChange: (rows: TypedRow[]) => void }

/** What is done with a whole row. */
export function RowMoves({ row: { id, resultCode, charSeqNum }, rows, onChange }: RowMovesProps) {
  const { collectionSets: said } = useWords()
  const at = rows.findIndex((row) => row.id === id)
  const of = (sentence: string) => fill(sentence, { resultCode: resultCode || charSeqNum })
  return (
    <span className={css.rowMoves}>
      <Action icon="up" bare blocked={at === 0 ? said.firstAlready : null} onClick={() => onChange(moveRow(rows, id, -1))}>{of(said.moveUp)}</Action>
      <Action icon="down" bare blocked={at === rows.length - 1 ? said.lastAlready : null} onClick={() => onChange(moveRow(rows, id, 1))}>{of(said.moveDown)}</Action>
      <Action icon="copy" bare onClick={() => onChange(duplicateRow(rows, id))}>{of(said.duplicate)}</Action>
      <Action icon="bin" bare onClick={() => onChange(removeRow(rows, id))}>{of(said.remove)}</Action>
    </span>
  )
}
