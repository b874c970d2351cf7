import type { ReactNode, Ref } from 'react'
import { Button, Tooltip } from 'antd'
import css from './Action.module.css'
import { Icon, type IconName } from './Icon.tsx'

export type ActionProps = {
  children: ReactNode
  onClick: () => void
  icon?: IconName
  /** Why it cannot be done now. The button stays where it is, can be reached, and says so. */
  blocked?: string | null
  look?: 'main' | 'plain' | 'quiet' | 'danger'
  busy?: boolean
  /** Only the icon is seen; the words are its name. */
  bare?: boolean
  /** It opens something beside it: whether that is open. */
  expanded?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The library draws the hint in the midst of the focus event, which React complains of when a screen that opens gives the focus: a moment later is soon enough. */
const afterFocus = { focusDelay: 0.02, blurDelay: 0.02 }

/** A button that is never hidden: blocked, it says why. */
export function Action({
  children,
  onClick,
  icon,
  blocked,
  look = 'plain',
  busy = false,
  bare = false,
  expanded,
  ref,
}: ActionProps) {
  const button = (
    <Button
      ref={ref}
      type={look === 'main' ? 'primary' : look === 'quiet' || bare ? 'text' : 'default'}
      danger={look === 'danger'}
      loading={busy}
      icon={icon && <Icon name={icon} />}
      aria-expanded={expanded}
      aria-disabled={blocked ? true : undefined}
      className={blocked ? css.blocked : undefined}
      onClick={() => {
        if (!blocked && !busy) onClick()
      }}
      {...(bare && typeof children === 'string' && { 'aria-label': children })}
    >
      {bare ? null : children}
    </Button>
  )
  // Whatever may be blocked keeps its tooltip, empty or not: without it, it would be another button, and lose the focus.
  if (blocked === undefined && !bare) return button
  return (
    <Tooltip title={blocked ?? (bare ? children : null)} trigger={['hover', 'focus']} {...afterFocus}>
      {button}
    </Tooltip>
  )
}
