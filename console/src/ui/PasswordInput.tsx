import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import css from './PasswordInput.module.css'
import { TextInput } from './TextInput.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'ref' | 'className'> & {
  /** The eye's label while the password is hidden, and while it is shown. */
  eye: { show: string; hide: string }
}

/** A password field whose eye is a button: it shows or hides what was typed, and the caret is where it was. */
export function PasswordInput({ eye, ...rest }: PasswordInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<[number | null, number | null] | null>(null)
  const [shown, setShown] = useState(false)
  useLayoutEffect(() => {
    if (!caret.current) return
    field.current?.focus()
    field.current?.setSelectionRange(...caret.current)
    caret.current = null
  }, [shown])
  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = field.current ?? {}
    caret.current = [selectionStart, selectionEnd]
    setShown(!shown)
  }
  return (
    <span className={css.field}>
      <TextInput
        {...rest}
        ref={field}
        className={css.room}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
      />
      <button
        type="button"
        className={css.eye}
        aria-label={shown ? eye.hide : eye.show}
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
      </button>
    </span>
  )
}
