import { use, type ReactNode, type Ref } from 'react'
import { Button } from 'antd'
import css from './Action.module.css'
import { Hint } from './Hint.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { RowPart } from './row-part.tsx'

export type ActionProps = {
  children: ReactNode
  onClick: () => void
  icon?: IconName
  /** Why it cannot be done now. The button stays where it is, can be reached, and shows the reason. */
  blocked?: string | null
  look?: 'main' | 'plain' | 'quiet' | 'danger'
  busy?: boolean
  /** Only the icon is seen; the words are its name. */
  bare?: boolean
  /** What a table's row shows of it, in one word; elsewhere it is in full. */
  word?: string | undefined
  /** It opens something next to it: whether that is open. */
  expanded?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that is never hidden: blocked, it shows why. */
export function Action(action: ActionProps) {
  const part = use(RowPart)
  if (part === 'whole')
    return (
      <Drawn {...action} bare={false} word={undefined} look={action.look === 'danger' ? 'danger' : 'quiet'} />
    )
  if (action.word !== undefined)
    return part === 'menu' ? null : (
      <Drawn {...action} {...(part === 'row' ? { look: 'quiet' } : { word: undefined })} />
    )
  if (part === 'menu')
    return action.bare ? (
      <Drawn {...action} bare={false} look={action.look === 'danger' ? 'danger' : 'quiet'} />
    ) : null
  if (part === 'row' && action.bare) return <i hidden data-in-menu />
  return <Drawn {...action} />
}

function typeOf(look: ActionProps['look'], bare: boolean) {
  if (look === 'main') return 'primary'
  return look === 'quiet' || bare ? 'text' : 'default'
}

function Drawn({
  children,
  onClick,
  icon,
  blocked,
  look = 'plain',
  busy = false,
  bare = false,
  word,
  expanded,
  ref,
}: ActionProps) {
  const seen = bare ? null : (word ?? children)
  const button = (
    <Button
      ref={ref}
      type={typeOf(look, bare)}
      danger={look === 'danger'}
      loading={busy}
      icon={icon && <Icon name={icon} />}
      aria-expanded={expanded}
      aria-disabled={blocked ? true : undefined}
      className={blocked ? css.blocked : undefined}
      onClick={() => {
        if (!blocked && !busy) onClick()
      }}
      aria-label={seen !== children && typeof children === 'string' ? children : undefined}
    >
      {seen}
    </Button>
  )
  // Whatever may be blocked keeps its hint, empty or not: without it, it would be another button, and lose the focus.
  if (blocked === undefined && !bare) return button
  return <Hint text={blocked ?? (bare ? children : null)}>{button}</Hint>
}
