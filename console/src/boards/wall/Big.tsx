import type { ReactNode } from 'react'
import css from './wall.module.css'

/** The one number of a part, with what it is. */
export function Big({
  label,
  tone = 'idle',
  note,
  children,
}: {
  label: string
  tone?: string
  note?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={css.big} data-tone={tone}>
      <span>{label}</span>
      <b>{children}</b>
      {note && <small>{note}</small>}
    </div>
  )
}
