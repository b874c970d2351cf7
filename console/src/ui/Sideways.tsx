import type { ReactNode } from 'react'
import css from './Sideways.module.css'

/** A table that may be wider than its place: pushed by a finger or, once it has the focus, by the arrow keys. A group: a region of the same name is around it. */
export const Sideways = ({ label, children }: { label: string | undefined; children: ReactNode }) => (
  <div className={css.sideways} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
)
