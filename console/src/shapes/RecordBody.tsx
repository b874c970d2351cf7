import type { ReactNode } from 'react'
import css from './RecordBody.module.css'

/** What may be done with a record, then its facts. */
export function RecordBody({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className={css.record}>
      <p className={css.buttons}>{actions}</p>
      {children}
    </div>
  )
}
