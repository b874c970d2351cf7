import type { InputProps } from '~/fields/Input.tsx'
import { useSession } from '~/api/session.ts'
import { useWords } from '~/i18n/words.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'

/** Whose password signs the check, for the browser that keeps them. */
export function SignInput({ id, value, onChange, onBlur, invalid, required, describedBy }: InputProps) {
  const { shell } = useWords()
  const me = useSession(({ info }) => info?.userId)
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={me ?? ''} readOnly hidden />
      <PasswordInput
        id={id}
        autoComplete="current-password"
        eye={{ show: shell.showPassword, hide: shell.hidePassword }}
        value={typeof value === 'string' ? value : ''}
        aria-invalid={invalid}
        aria-required={required}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </>
  )
}
