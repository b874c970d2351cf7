import type { ReactNode } from 'react'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './PlainTable.module.css'

type PlainTableProps = { label: string; head: string[]; rows: ReactNode[][] }

const isWord = (cell: ReactNode) => (typeof cell === 'string' ? /^\p{L}/u.test(cell) : cell !== null)

/** A few rows that are read, not worked with; the first cell names its row. Columns of words begin where they begin, figures end together. */
export function PlainTable({ label, head, rows }: PlainTableProps) {
  const sides = head.map((_, column) => (rows.some((row) => isWord(row[column])) ? 'words' : 'figures'))
  return (
    <Sideways label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" data-of={sides[column]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} data-of={sides[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
