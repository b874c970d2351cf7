import type { ReactNode } from 'react'
import css from './Field.module.css'

/** What is wrong, else what helps. */
export function FieldNote({ id, wrong, hint }: { id: string; wrong: string | null; hint: ReactNode }) {
  if (!wrong && !hint) return null
  return (
    <small id={id} className={wrong ? css.error : css.hint} role={wrong ? 'alert' : undefined}>
      {wrong ?? hint}
    </small>
  )
}
