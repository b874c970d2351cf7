import { useRef, useState } from 'react'
import { Input, type InputRef } from 'antd'
import { code } from '@takt/contract/fields.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useScanner } from './scanner.ts'
import css from './units.module.css'

/** Opens what is scanned. The text stays selected, so that the next scan writes over it. */
export function ScanField({ onScan }: { onScan: (unit: string) => void }) {
  const { units } = useWords()
  const [text, setText] = useState('')
  const field = useRef<InputRef>(null)
  const open = (typed: string) => {
    const unit = code().safeParse(typed)
    field.current?.select()
    if (unit.success) onScan(unit.data)
  }
  useScanner((scanned) => {
    setText(scanned)
    open(scanned)
  })
  return (
    <form className={css.scan} onSubmit={(event) => { event.preventDefault(); open(text) }}>
      <Input ref={field} size="large" autoFocus autoComplete="off" spellCheck={false} maxLength={64} prefix={<Icon name="search" />} aria-label={units.scan} placeholder={units.scan}
        value={text} onChange={({ target }) => setText(target.value)} allowClear />
      <Action look="main" onClick={() => open(text)}>{units.open}</Action>
    </form>
  )
}
