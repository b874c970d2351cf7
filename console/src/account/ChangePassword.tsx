import { useWords } from '~/i18n/words.tsx'
import { PasswordForm } from '~/shapes/PasswordForm.tsx'
import css from './account.module.css'

/** The current password, and the new one twice. This session goes on; all others end. */
export function ChangePassword({ userName }: { userName: string }) {
  const { shell, account } = useWords()
  return (
    <PasswordForm
      userName={userName}
      asksCurrent
      look={{ form: css.password }}
      label={shell.changePassword}
      onDone={() => {}}
    >
      <p className={css.quiet}>{account.passwordWhy}</p>
    </PasswordForm>
  )
}
