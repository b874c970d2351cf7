import type { ReactNode } from 'react'
import css from './StatusDot.module.css'
import type { Tone } from './tones.ts'

/** A state in one word with its colour before it. No data is hatched, not coloured. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={css.status}>
      <i className={css.dot} data-tone={tone} aria-hidden />
      {children}
    </span>
  )
}
