import { useLayoutEffect, useRef, useState } from 'react'
import { Input, type InputProps, type InputRef } from 'antd'
import { Icon } from './Icon.tsx'
import css from './PasswordInput.module.css'

type PasswordInputProps = Omit<InputProps, 'type' | 'suffix'> & {
  /** What the eye says while the password is hidden, and while it is shown. */
  eye: { show: string; hide: string }
}

/** A password field whose eye is a button: it shows or hides what was typed, and the caret is where it was. */
export function PasswordInput({ eye, ...rest }: PasswordInputProps) {
  const field = useRef<InputRef>(null)
  const caret = useRef<[number | null, number | null] | null>(null)
  const [shown, setShown] = useState(false)
  useLayoutEffect(() => {
    if (!caret.current) return
    field.current?.focus()
    field.current?.input?.setSelectionRange(...caret.current)
    caret.current = null
  }, [shown])
  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = field.current?.input ?? {}
    caret.current = [selectionStart, selectionEnd]
    setShown(!shown)
  }
  return (
    <Input
      {...rest}
      ref={field}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      suffix={
        <button
          type="button"
          className={css.eye}
          aria-label={shown ? eye.hide : eye.show}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}
