import type { ReactNode } from 'react'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './PlainTable.module.css'

type PlainTableProps = { label: string; head: string[]; rows: ReactNode[][] }

/** A few rows that are read, not worked with; the first cell names its row. */
export const PlainTable = ({ label, head, rows }: PlainTableProps) => (
  <Sideways label={label}>
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
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
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Sideways>
)
