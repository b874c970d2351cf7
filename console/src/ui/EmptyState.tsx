import type { ReactNode } from 'react'
import css from './EmptyState.module.css'
import { Icon, type IconName } from './Icon.tsx'

/** Nothing here, in one line, and what to do next. */
export function EmptyState({
  title,
  icon = 'search',
  children,
  role = 'status',
}: {
  title: ReactNode
  icon?: IconName
  children?: ReactNode
  role?: 'status' | 'alert'
}) {
  return (
    <div className={css.empty} role={role} data-empty>
      <span className={css.mark}>
        <Icon name={icon} size={28} />
      </span>
      <p className={css.title}>{title}</p>
      {children && <div className={css.next}>{children}</div>}
    </div>
  )
}
