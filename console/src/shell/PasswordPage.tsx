import { useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { fill, Refusal } from '@takt/contract/errors.ts'
import { newPassword, session } from '@takt/contract/session.ts'
import { useAsk } from '~/api/hooks.ts'
import { useSession } from '~/api/session.ts'
import { readToken, readUserName, writeUserName } from '~/api/stored.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { useToast } from '~/ui/toast.ts'
import { forgetEntry, leave } from './enter.ts'
import { LinkCheck } from './LinkCheck.tsx'
import css from './LoginPage.module.css'
import { useTitle } from './title.ts'

const least = newPassword().minLength ?? 1

/** A new password: by the person with the current one, or through an administrator's link, which carries name and token. */
export function PasswordPage() {
  const [params] = useSearchParams()
  const link = params.get('token')
  const userName = params.get('userName') ?? readUserName() ?? ''
  useTitle(null)
  const form = <PasswordForm link={link} userName={userName} />
  return link ? <LinkCheck token={link} userName={userName}>{form}</LinkCheck> : form
}

function PasswordForm({ link, userName }: { link: string | null; userName: string }) {
  const words = useWords()
  const { shell, field, say } = words
  const navigate = useNavigate()
  const cache = useQueryClient()
  const toast = useToast()
  const save = useAsk(session.savePassword)
  const mustChange = useSession(({ info }) => info?.mustChangePassword ?? false)
  const [typed, setTyped] = useState({ currentPassword: '', password: '', again: '' })
  const [sent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const bySession = !link && readToken() !== null
  const faults = {
    currentPassword: bySession && typed.currentPassword === '' ? say.required : null,
    password: typed.password.length < least ? fill(shell.passwordRule, { least: String(least) }) : null,
    again: typed.again !== typed.password ? shell.passwordsDiffer : null,
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (save.isPending || Object.values(faults).some(Boolean)) return
    try {
      await save.mutateAsync({ userName, password: typed.password, ...(link ? { token: link } : { currentPassword: typed.currentPassword }) })
      toast.tell(shell.passwordChanged)
      // The server has ended the person's other sessions; this one goes on. With a link, whoever was here before is somebody else.
      if (link) {
        leave(cache)
        writeUserName(userName)
      } else forgetEntry()
      void navigate(link ? '/login' : '/', { replace: true })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefusal(error)
    }
  }
  const box = (name: keyof typeof typed, label: string, autoComplete: string) => {
    const said = (sent && faults[name]) || (refusal?.field === name && sayRefusal(words, refusal))
    return (
      <>
        <label htmlFor={name}>{label}</label>
        <PasswordInput id={name} size="large" eye={{ show: shell.showPassword, hide: shell.hidePassword }} autoComplete={autoComplete} value={typed[name]} aria-invalid={Boolean(said)} aria-describedby={`${name}Said`} status={said ? 'error' : ''}
          onChange={({ target }) => { setTyped({ ...typed, [name]: target.value }); setRefusal(null) }} />
        <small id={`${name}Said`} className={css.said} role="alert">{said}</small>
      </>
    )
  }
  const loose = refusal && !(refusal.field && refusal.field in typed)
  return (
    <main className={css.page}>
      <form className={css.card} onSubmit={(event) => void send(event)} noValidate>
        <h1>{shell.changePassword}</h1>
        <p className={css.about}>{userName}</p>
        {mustChange && <p className={css.notice}>{shell.mustChange}</p>}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        {bySession && box('currentPassword', field.currentPassword, 'current-password')}
        {box('password', shell.newPassword, 'new-password')}
        {box('again', shell.againPassword, 'new-password')}
        {loose && <p className={css.refused} role="alert">{sayRefusal(words, refusal)}</p>}
        <button type="submit" hidden tabIndex={-1} />
        <div className={css.row}>
          <Action onClick={() => { if (mustChange) leave(cache); void navigate('/', { replace: true }) }}>{say.cancel}</Action>
          <Action look="main" busy={save.isPending} onClick={() => document.forms[0]?.requestSubmit()}>{say.save}</Action>
        </div>
      </form>
    </main>
  )
}
