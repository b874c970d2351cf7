import type { ReactNode } from 'react'
import { Sideways } from '~/ui/Sideways.tsx'
import css from './alarms.module.css'

type Row = { key: string; name: ReactNode; cells: readonly ReactNode[]; open?: () => void }
type FigureTableProps = { heads: readonly string[]; rows: readonly Row[]; empty: string }

/** A few rows of figures; the name of one opens what it counts. */
export function FigureTable({ heads, rows, empty }: FigureTableProps) {
  if (rows.length === 0) return <p className={css.quiet}>{empty}</p>
  return (
    <Sideways label={heads[0]}>
      <table className={css.figures}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, open }) => (
            <tr key={key}>
              <th scope="row">
                {open ? (
                  <button type="button" onClick={open}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
