import { useId, useRef, useState, type FormEvent } from 'react'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { newPassword, session } from '@takt/contract/session.ts'
import { useAsk } from '~/api/hooks.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './account.module.css'

const least = newPassword().minLength ?? 1
const empty = { currentPassword: '', password: '', again: '' }
type Box = keyof typeof empty

/** The current password, and the new one twice. This session goes on; all others end. */
export function ChangePassword({ userName }: { userName: string }) {
  const words = useWords()
  const { shell, field, say, account } = words
  const toast = useToast()
  const save = useAsk(session.savePassword)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [sent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const faults: Record<Box, string | null> = {
    currentPassword: typed.currentPassword === '' ? say.required : null,
    password: typed.password.length < least ? fill(shell.passwordRule, { least }) : null,
    again: typed.again !== typed.password ? shell.passwordsDiffer : null,
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (save.isPending || Object.values(faults).some(Boolean)) return
    try {
      await save.mutateAsync({ userName, password: typed.password, currentPassword: typed.currentPassword })
      toast.tell(shell.passwordChanged)
      setTyped(empty)
      setSent(false)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefusal(error)
    }
  }
  const saidOf = (box: Box) => (sent && faults[box]) || (refusal?.field === box ? sayRefusal(words, refusal) : null)
  const boxes: [box: Box, label: string, autoComplete: string][] = [
    ['currentPassword', field.currentPassword, 'current-password'], ['password', shell.newPassword, 'new-password'], ['again', shell.againPassword, 'new-password'],
  ]
  return (
    <form ref={form} className={css.password} onSubmit={(event) => void send(event)} noValidate>
      <p className={css.quiet}>{account.passwordWhy}</p>
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      {boxes.map(([box, label, autoComplete]) => (
        <div key={box}>
          <label htmlFor={id + box}>{label}</label>
          <PasswordInput id={id + box} autoComplete={autoComplete} eye={{ show: shell.showPassword, hide: shell.hidePassword }} value={typed[box]} aria-invalid={Boolean(saidOf(box))}
            aria-describedby={`${id}${box}-said`} status={saidOf(box) ? 'error' : ''} onChange={({ target }) => { setTyped({ ...typed, [box]: target.value }); setRefusal(null) }} />
          <small id={`${id}${box}-said`} role="alert" className={css.said}>{saidOf(box)}</small>
        </div>
      ))}
      {refusal && !(refusal.field && refusal.field in empty) && <p role="alert" className={css.said}>{sayRefusal(words, refusal)}</p>}
      <button type="submit" hidden tabIndex={-1} />
      <div><Action look="main" busy={save.isPending} onClick={() => form.current?.requestSubmit()}>{shell.changePassword}</Action></div>
    </form>
  )
}
