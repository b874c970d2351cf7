import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import type { TypedRow } from './cells.ts'
import type { Fault } from './check.ts'
import css from './collectionSets.module.css'

const most = 8

/** What is wrong, in words, each leading to its cell. */
export function FaultList({ faults, rows, onJump }: { faults: readonly Fault[]; rows: readonly TypedRow[]; onJump: (fault: Fault) => void }) {
  const { collectionSets: said, field } = useWords()
  if (faults.length === 0) return null
  const named = (id: number) => {
    const at = rows.findIndex((row) => row.id === id)
    return rows[at]?.resultCode || fill(said.rowNumber, { row: at + 1 })
  }
  return (
    <div className={css.faults} role="alert">
      <b>{fill(said.faults, { count: faults.length })}</b>
      <ul>
        {faults.slice(0, most).map((fault) => (
          <li key={`${fault.row} ${fault.name} ${fault.text}`}>
            <button type="button" onClick={() => onJump(fault)}>{`${named(fault.row)} · ${field[fault.name]}`}</button> {fault.text}
          </li>
        ))}
      </ul>
    </div>
  )
}
