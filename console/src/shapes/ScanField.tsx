import { useRef, useState } from 'react'
import { Input, type InputRef } from 'antd'
import { code, type scan } from '@takt/contract/fields.ts'
import { longestOf } from '~/fields/look.ts'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useScanner } from './scanner.ts'
import css from './ScanField.module.css'

type ScanFieldProps = {
  label: string
  action: string
  /** A code, or a whole label. */
  reads?: ReturnType<typeof code | typeof scan>
  onScan: (scanned: string) => void
}

/** Opens what is scanned. The text stays selected, so that the next scan writes over it. */
export function ScanField({ label, action, reads = code(), onScan }: ScanFieldProps) {
  const [text, setText] = useState('')
  const field = useRef<InputRef>(null)
  const open = (typed: string) => {
    const scanned = reads.safeParse(typed)
    field.current?.select()
    if (scanned.success) onScan(scanned.data)
  }
  useScanner((scanned) => {
    setText(scanned)
    open(scanned)
  })
  return (
    <form
      className={css.scan}
      onSubmit={(event) => {
        event.preventDefault()
        open(text)
      }}
    >
      <Input
        ref={field}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={longestOf(reads)}
        prefix={<Icon name="scan" />}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        allowClear
      />
      <Action look="main" onClick={() => open(text)}>
        {action}
      </Action>
    </form>
  )
}
