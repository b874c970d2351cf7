import type { ReactNode } from 'react'
import css from './Panel.module.css'

/** A titled part of a page. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.panel} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
