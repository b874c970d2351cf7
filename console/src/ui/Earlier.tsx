import type { ReactNode } from 'react'
import css from './Earlier.module.css'

/** What was asked for before stays, dimmed, until the answer to the new question is there. */
export const Earlier = ({ waiting, children }: { waiting: boolean; children: ReactNode }) => (
  <div className={css.figures} data-earlier={waiting} aria-busy={waiting}>
    {children}
  </div>
)
