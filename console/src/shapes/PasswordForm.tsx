import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { newPassword, session } from '@takt/contract/session.ts'
import { useAsk } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './PasswordForm.module.css'

const least = newPassword().minLength ?? 1
const empty = { currentPassword: '', password: '', again: '' }
type Box = keyof typeof empty

type PasswordFormProps = {
  userName: string
  /** An administrator's link; without one the current password identifies the person. */
  link?: string | null
  asksCurrent: boolean
  look?: {
    form?: string | undefined
    refused?: string | undefined
    foot?: string | undefined
  }
  onDone: () => void
  /** The button that does it, and what is next to it. */
  label: string
  sideActions?: ReactNode
  /** What is above the boxes. */
  children: ReactNode
}

/** A new password, twice. */
export function PasswordForm({
  userName,
  link = null,
  asksCurrent,
  look = {},
  onDone,
  label,
  sideActions,
  children,
}: PasswordFormProps) {
  const words = useWords()
  const { shell, field, say } = words
  const toast = useToast()
  const save = useAsk(session.savePassword)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [sent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const faults: Record<Box, string | null> = {
    currentPassword:
      asksCurrent && typed.currentPassword === ''
        ? fill(say.requiredField, { field: field.currentPassword })
        : null,
    password: typed.password.length < least ? fill(shell.passwordRule, { least }) : null,
    again: typed.again !== typed.password ? shell.passwordsDiffer : null,
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (save.isPending || Object.values(faults).some(Boolean)) return
    try {
      await save.mutateAsync({
        userName,
        password: typed.password,
        ...(link ? { token: link } : { currentPassword: typed.currentPassword }),
      })
      toast.tell(shell.passwordChanged)
      setTyped(empty)
      setSent(false)
      onDone()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefusal(error)
    }
  }
  const faultText = (box: Box) =>
    (sent && faults[box]) || (refusal?.field === box ? sayRefusal(words, refusal) : null)
  const boxes: [box: Box, label: string, autoComplete: string][] = [
    ...(asksCurrent
      ? ([['currentPassword', field.currentPassword, 'current-password']] satisfies [Box, string, string][])
      : []),
    ['password', shell.newPassword, 'new-password'],
    ['again', shell.againPassword, 'new-password'],
  ]
  return (
    <form ref={form} className={look.form} onSubmit={(event) => void send(event)} noValidate>
      {children}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      {boxes.map(([box, label, autoComplete]) => (
        <div key={box} className={css.box}>
          <label htmlFor={id + box}>{label}</label>
          <PasswordInput
            id={id + box}
            autoComplete={autoComplete}
            eye={{ show: shell.showPassword, hide: shell.hidePassword }}
            value={typed[box]}
            aria-invalid={Boolean(faultText(box))}
            aria-describedby={`${id}${box}-said`}
            onChange={({ target }) => {
              setTyped({ ...typed, [box]: target.value })
              setRefusal(null)
            }}
          />
          <small id={`${id}${box}-said`} role="alert" className={css.said}>
            {faultText(box)}
          </small>
        </div>
      ))}
      {refusal && !(refusal.field && refusal.field in empty) && (
        <p role="alert" className={look.refused ?? css.said}>
          {sayRefusal(words, refusal)}
        </p>
      )}
      <button type="submit" hidden tabIndex={-1} />
      <div className={look.foot}>
        {sideActions}
        <Action look="main" busy={save.isPending} onClick={() => form.current?.requestSubmit()}>
          {label}
        </Action>
      </div>
    </form>
  )
}
