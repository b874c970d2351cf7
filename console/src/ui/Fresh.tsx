import { useState, type ReactNode } from 'react'
import css from './Fresh.module.css'

/** A value that changed while somebody looks is marked once and fades. */
export function Fresh({ value, children }: { value: unknown; children: ReactNode }) {
  const [shown, setShown] = useState({ value, changes: 0, marked: false })
  if (shown.value !== value) setShown({ value, changes: shown.changes + 1, marked: true })
  // A mark that stayed would fade again each time the page is shown again.
  const faded = () => setShown((now) => ({ ...now, marked: false }))
  return (
    <span key={shown.changes} className={css.value} data-changed={shown.marked} onAnimationEnd={faded}>
      {children}
    </span>
  )
}
