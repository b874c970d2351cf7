import type { ReactNode } from 'react'
import css from './wall.module.css'

/** One message to the whole hall. */
export function Notice({
  title,
  loud = false,
  children,
}: {
  title: string
  loud?: boolean
  children?: ReactNode
}) {
  return (
    <main className={css.notice} data-ground="dark" data-loud={loud} role={loud ? 'alert' : 'status'}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </main>
  )
}
