import { useState, type ReactNode } from 'react'
import css from './Fresh.module.css'

/** A value that changed while somebody looks is marked once and fades. */
export function Fresh({ value, children }: { value: unknown; children: ReactNode }) {
  const [shown, setShown] = useState({ value, changes: 0 })
  if (shown.value !== value) setShown({ value, changes: shown.changes + 1 })
  return (
    <span key={shown.changes} className={css.value} data-changed={shown.changes > 0}>
      {children}
    </span>
  )
}
