import type { ReactNode } from 'react'
import css from './Earlier.module.css'

/** The earlier answer stays, dimmed, until the one to the new query is there. */
export const Earlier = ({ waiting, children }: { waiting: boolean; children: ReactNode }) => (
  <div className={css.figures} data-earlier={waiting} aria-busy={waiting}>
    {children}
  </div>
)
