import { Link, useNavigate, useSearchParams } from 'react-router'
import { forgetSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import css from './Frame.module.css'
import { useTitle } from './title.ts'

/** Its one way on loads the app anew. */
export function NotFound() {
  const { shell } = useWords()
  return (
    <>
      <h1 className="unseen">{shell.notFound}</h1>
      <EmptyState title={shell.notFound}>
        <p>{shell.notFoundWhy}</p>
        <a href="./">{shell.goHome}</a>
      </EmptyState>
    </>
  )
}

export function NotAllowedPage() {
  const { shell } = useWords()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  useTitle(null)
  const back = () => {
    forgetSession()
    void (params.has('noGoBack') ? navigate('/') : navigate(-1))
  }
  return (
    <main className={css.alone}>
      <h1 className="unseen">{shell.notAllowed}</h1>
      <EmptyState title={shell.notAllowed} icon="warning">
        <p>{shell.notAllowedWhy}</p>
        <Action icon="left" onClick={back}>
          {shell.back}
        </Action>
        <Link to="/" onClick={forgetSession}>
          {shell.loginAgain}
        </Link>
      </EmptyState>
    </main>
  )
}
