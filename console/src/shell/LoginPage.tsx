import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { z } from 'zod'
import { session, type LoggedIn } from '@takt/contract/session.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { useBrand } from '~/api/brand.ts'
import { useAsk } from '~/api/hooks.ts'
import { forgetSession } from '~/api/session.ts'
import { readUserName, writeToken, writeUserName } from '~/api/stored.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Mark } from '~/ui/Mark.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { useSoon } from '~/ui/soon.ts'
import { TextInput } from '~/ui/TextInput.tsx'
import css from './LoginPage.module.css'
import { afterLogin } from './guard.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import { LoginElsewhere } from './LoginElsewhere.tsx'
import { ServerSign } from './ServerSign.tsx'
import { useTitle } from './title.ts'

/** What almost every page needs is fetched while the password is typed. */
const loadLists = () => import('~/api/lists.ts')

export function LoginPage() {
  const words = useWords()
  const { shell, wayIn } = words
  const brand = useBrand()
  // A plant that was never named is called as the product is.
  const about = brand.plantName === brand.title ? shell.welcome : brand.plantName || shell.welcome
  const navigate = useNavigate()
  const { search } = useLocation()
  const login = useAsk(session.login)
  const [userName, setUserName] = useState(readUserName() ?? '')
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState({ userName: false, password: false })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [capsLock, setCapsLock] = useState(false)
  useTitle(null)
  useSoon(loadLists)

  const goOn = ({ token, username }: z.output<typeof LoggedIn>) => {
    forgetSession()
    writeToken(token)
    writeUserName(username)
    void navigate(afterLogin(search), { replace: true })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setLeft({ userName: true, password: true })
    if (login.isPending || userName.trim() === '' || password === '') return
    try {
      goOn(await login.mutateAsync({ userName: userName.trim(), password }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setRefusal(error)
    }
  }
  const noUser = left.userName && userName.trim() === ''
  const noPassword = left.password && password === ''
  const watchCaps = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <main className={css.page}>
      <div className={css.language}>
        <LanguageSelect />
      </div>
      <form className={css.card} onSubmit={(event) => void send(event)} noValidate>
        <header className={css.brand}>
          {brand.logo ? <img className={css.logo} src={brand.logo} alt="" /> : <Mark size={40} />}
          <h1>{brand.title}</h1>
        </header>
        <p className={css.about}>{[brand.company, about].filter(Boolean).join(' · ')}</p>
        <label htmlFor="userName">{shell.account}</label>
        <TextInput
          id="userName"
          name="userName"
          autoFocus={userName === ''}
          autoComplete="username"
          value={userName}
          onChange={({ target }) => setUserName(target.value)}
          onBlur={() => setLeft({ ...left, userName: true })}
          aria-invalid={noUser}
          aria-describedby="userNameSaid"
        />
        <small id="userNameSaid" className={css.said} role="alert">
          {noUser && shell.accountMissing}
        </small>
        <label htmlFor="password">{shell.password}</label>
        <PasswordInput
          id="password"
          name="password"
          autoFocus={userName !== ''}
          autoComplete="current-password"
          eye={{ show: shell.showPassword, hide: shell.hidePassword }}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          onKeyDown={watchCaps}
          onKeyUp={watchCaps}
          onBlur={() => {
            setCapsLock(false)
            setLeft({ ...left, password: true })
          }}
          aria-invalid={noPassword}
          aria-describedby="passwordSaid"
        />
        <small id="passwordSaid" className={css.said} role="alert">
          {noPassword ? wayIn.passwordMissing : capsLock && shell.capsLock}
        </small>
        {refusal && (
          <p className={css.refused} role="alert">
            {sayRefusal(words, refusal)}
          </p>
        )}
        <button type="submit" hidden tabIndex={-1} />
        <Action look="main" busy={login.isPending} onClick={() => document.forms[0]?.requestSubmit()}>
          {shell.login}
        </Action>
        <LoginElsewhere onDone={goOn} onRefused={setRefusal} />
      </form>
      <footer className={css.server}>
        <ServerSign />
      </footer>
    </main>
  )
}
