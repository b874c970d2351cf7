import type { ReactNode } from 'react'
import css from './RowList.module.css'

/** Few things below each other, each a line that wraps where it is too long. */
export const RowList = ({ children }: { children: ReactNode }) => <ul className={css.rows}>{children}</ul>
