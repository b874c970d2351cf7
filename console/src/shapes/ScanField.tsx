import { useRef, useState } from 'react'
import { Input, type InputRef } from 'antd'
import { code } from '@takt/contract/fields.ts'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useScanner } from './scanner.ts'
import css from './ScanField.module.css'

/** Opens what is scanned. The text stays selected, so that the next scan writes over it. */
export function ScanField({ label, action, onScan }: { label: string; action: string; onScan: (scanned: string) => void }) {
  const [text, setText] = useState('')
  const field = useRef<InputRef>(null)
  const open = (typed: string) => {
    const scanned = code().safeParse(typed)
    field.current?.select()
    if (scanned.success) onScan(scanned.data)
  }
  useScanner((scanned) => {
    setText(scanned)
    open(scanned)
  })
  return (
    <form className={css.scan} onSubmit={(event) => { event.preventDefault(); open(text) }}>
      <Input ref={field} size="large" autoFocus autoComplete="off" spellCheck={false} maxLength={64} prefix={<Icon name="search" />} aria-label={label} placeholder={label}
        value={text} onChange={({ target }) => setText(target.value)} allowClear />
      <Action look="main" onClick={() => open(text)}>{action}</Action>
    </form>
  )
}
