import type { ReactNode } from 'react'
import css from './genealogy.module.css'
import type { Branch } from './tree.ts'

type TwigsProps<Row> = { branches: readonly Branch<Row>[]; show: (row: Row) => ReactNode }

/** Lists in lists, joined by lines. */
export function Twigs<Row>({ branches, show }: TwigsProps<Row>) {
  return (
    <ul className={css.twigs}>
      {branches.map(({ key, row, below }) => (
        <li key={key}>
          {show(row)}
          {below.length > 0 && <Twigs branches={below} show={show} />}
        </li>
      ))}
    </ul>
  )
}
