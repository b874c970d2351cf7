import { useNavigate } from 'react-router'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './LoginPage.module.css'

/** A link that opens nothing is said before anybody types a password. */
export function LinkCheck({ bad, userName }: { bad: boolean; userName: string }) {
  const { shell, people, error } = useWords()
  const navigate = useNavigate()
  return (
    <main className={css.page}>
      <div className={css.card}>
        <h1>{shell.changePassword}</h1>
        <p className={css.about}>{userName}</p>
        {!bad && <p role="status">{people.checking}</p>}
        {bad && (
          <>
            <p className={css.refused} role="alert">{error['session.link_invalid']}</p>
            <p>{people.linkBad}</p>
            <div className={css.row}><Action look="main" onClick={() => void navigate('/login', { replace: true })}>{people.toLogin}</Action></div>
          </>
        )}
      </div>
    </main>
  )
}
