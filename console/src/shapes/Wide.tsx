import type { ReactNode } from 'react'
import css from './Sheet.module.css'

/** Something in a form that needs its whole width: a note, rows, a hint. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={css.wide}>{children}</div>
