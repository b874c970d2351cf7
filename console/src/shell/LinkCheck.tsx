import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { session } from '@takt/contract/session.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './LoginPage.module.css'

/** A link that opens nothing is reported before anybody types a password. */
export function LinkCheck({
  token,
  userName,
  children,
}: {
  token: string
  userName: string
  children: ReactNode
}) {
  const { shell, wayIn, error } = useWords()
  const navigate = useNavigate()
  const { data, isPending } = useAnswer(session.checkLink, { userName, token })
  const bad = data?.valid === false
  // A server that does not answer is reported when the password is sent.
  if (!isPending && !bad) return children
  return (
    <main className={css.page}>
      <div className={css.card}>
        <h1>{shell.changePassword}</h1>
        <p className={css.about}>{userName}</p>
        {!bad && <p role="status">{wayIn.checking}</p>}
        {bad && (
          <>
            <p className={css.refused} role="alert">
              {error['session.link_invalid']}
            </p>
            <p>{wayIn.linkBad}</p>
            <div className={css.row}>
              <Action look="main" onClick={() => void navigate('/login', { replace: true })}>
                {wayIn.toLogin}
              </Action>
            </div>
          </>
        )}
      </div>
    </main>
  )
}
