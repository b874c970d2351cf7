import { useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useWords } from '~/i18n/words.tsx'
import css from './Sheet.module.css'

type FormGroupProps = {
  name: 'what' | 'when' | 'how' | 'who' | 'account' | 'where' | 'may'
  children: ReactNode
}

/** A part of a form: what it is about, when, how; of a person who they are, where, and what they may. */
export function FormGroup({ name, children }: FormGroupProps) {
  const { lists } = useWords()
  return (
    <fieldset className={css.group}>
      <legend>{lists.groups[name]}</legend>
      <div className={css.fields}>{children}</div>
    </fieldset>
  )
}

/** What is seldom needed: folded away, until one of its fields is refused. `open`: something is already in it. */
export function MoreFields({
  names,
  open,
  children,
}: {
  names: readonly string[]
  open: boolean
  children: ReactNode
}) {
  const { lists } = useWords()
  const { errors } = useFormState({ name: [...names] })
  const [unfolded, setUnfolded] = useState(open)
  const refused = names.some((name) => name in errors)
  return (
    <details
      className={css.group}
      open={unfolded || refused}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>{lists.groups.more}</summary>
      <div className={css.fields}>{children}</div>
    </details>
  )
}
