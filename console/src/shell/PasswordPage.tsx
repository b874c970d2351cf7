import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { Refusal } from '@takt/contract/errors.ts'
import type { LoggedIn } from '@takt/contract/session.ts'
import { useSession } from '~/api/session.ts'
import { readToken, readUserName, writeToken, writeUserName } from '~/api/stored.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { PasswordForm } from '~/shapes/PasswordForm.tsx'
import { Action } from '~/ui/Action.tsx'
import { forgetEntry, leave } from './enter.ts'
import { LinkCheck } from './LinkCheck.tsx'
import { LoginElsewhere } from './LoginElsewhere.tsx'
import css from './LoginPage.module.css'
import { useTitle } from './title.ts'

/** A new password: by the person with the current one, or through an administrator's link, which carries name and token. */
export function PasswordPage() {
  const [params] = useSearchParams()
  const link = params.get('token')
  const userName = params.get('userName') ?? readUserName() ?? ''
  useTitle(null)
  const form = <NewPassword link={link} userName={userName} />
  return link ? (
    <LinkCheck token={link} userName={userName}>
      {form}
    </LinkCheck>
  ) : (
    form
  )
}

function NewPassword({ link, userName }: { link: string | null; userName: string }) {
  const words = useWords()
  const { shell, say } = words
  const navigate = useNavigate()
  const cache = useQueryClient()
  const mustChange = useSession(({ info }) => info?.mustChangePassword ?? false)
  const goOn = () => {
    // The server has ended the person's other sessions; this one goes on. With a link, whoever was here before is somebody else.
    if (link) {
      leave(cache)
      writeUserName(userName)
    } else forgetEntry()
    void navigate(link ? '/login' : '/', { replace: true })
  }
  const cancel = (
    <Action
      onClick={() => {
        if (mustChange) leave(cache)
        void navigate('/', { replace: true })
      }}
    >
      {say.cancel}
    </Action>
  )
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const enterLinked = ({ token, username }: z.output<typeof LoggedIn>) => {
    leave(cache)
    writeToken(token)
    writeUserName(username)
    void navigate('/', { replace: true })
  }
  return (
    <main className={css.page}>
      <PasswordForm
        userName={userName}
        link={link}
        asksCurrent={!link && readToken() !== null}
        look={{ form: css.card, refused: css.refused, foot: css.row }}
        label={say.save}
        sideActions={cancel}
        onDone={goOn}
      >
        <h1>{shell.changePassword}</h1>
        <p className={css.about}>{userName}</p>
        {mustChange && <p className={css.notice}>{shell.mustChange}</p>}
        {refusal && (
          <p className={css.refused} role="alert">
            {sayRefusal(words, refusal)}
          </p>
        )}
        {link && (
          <LoginElsewhere link={{ userName, token: link }} onDone={enterLinked} onRefused={setRefusal} />
        )}
      </PasswordForm>
    </main>
  )
}
