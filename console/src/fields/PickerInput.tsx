import {
  type ChangeEventHandler,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useState,
} from 'react'
import { dayjs } from './dayjs.ts'

type PickerInputProps = ComponentProps<'input'> & {
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  'data-unread'?: string
}

/** The library's pickers empty a text that is no time as it is left. Here it stays, for the field to say so. */
export function PickerInput({
  value,
  onChange,
  onBlur,
  'data-unread': unread = '',
  ...rest
}: PickerInputProps) {
  const [isTyped, setIsTyped] = useState(false)
  return (
    <input
      {...rest}
      value={isTyped ? value : value || unread}
      onChange={(event) => {
        setIsTyped(true)
        onChange(event)
      }}
      onBlur={(event) => {
        setIsTyped(false)
        onBlur?.(event)
      }}
    />
  )
}

/** What a picker is given so that Enter takes the time that it offers, and does not send the form it is in. */
export function useEnterTakes() {
  const [isOpen, setIsOpen] = useState(false)
  return {
    onOpenChange: setIsOpen,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isOpen && event.key === 'Enter') event.preventDefault()
    },
  }
}

/** What a picker is given so that its text stays. */
export function keepUnread(
  unread: string | null,
  patterns: string[],
  { onChange, onBlur }: { onChange: (typed: string | undefined) => void; onBlur: () => void },
) {
  return {
    ...(unread !== null && { 'data-unread': unread }),
    components: { input: PickerInput },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const text = target instanceof HTMLInputElement ? target.value : ''
      if (text === '' && unread !== null) onChange(undefined)
      if (text !== '' && !patterns.some((pattern) => dayjs.utc(text, pattern, true).isValid())) onChange(text)
      onBlur()
    },
  }
}
