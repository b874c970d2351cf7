import { useEffect, useRef, useState } from 'react'
import { Input, type InputRef } from 'antd'
import { code } from '@takt/contract/fields.ts'
import { longestOf } from '~/fields/look.ts'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useCoarse } from '~/ui/pointer.ts'
import { useScanner } from './scanner.ts'
import css from './ScanField.module.css'

type ScanFieldProps = {
  label: string
  action: string
  /** A code, or a whole label. */
  reads?: ReturnType<typeof code>
  /** The page has another main button. */
  secondary?: boolean
  /** True: it is done with, and what was scanned goes. */
  onScan: (scanned: string) => void | Promise<boolean>
}

/** Opens what is scanned. The text stays selected, so that the next scan writes over it. */
export function ScanField({ label, action, reads = code(), secondary = false, onScan }: ScanFieldProps) {
  const [text, setText] = useState('')
  const [scans, setScans] = useState(0)
  const field = useRef<InputRef>(null)
  const isCoarse = useCoarse()
  // Only once the scanned text is in it: what is selected before is nothing, and the next scan would be written behind.
  useEffect(() => {
    if (scans > 0) field.current?.select()
  }, [scans])
  const open = async (typed: string) => {
    const scanned = reads.safeParse(typed)
    setScans((before) => before + 1)
    if (!scanned.success || !(await onScan(scanned.data))) return
    setText((now) => (now === typed ? '' : now))
  }
  useScanner((scanned) => {
    setText(scanned)
    void open(scanned)
  })
  return (
    <form
      className={css.scan}
      onSubmit={(event) => {
        event.preventDefault()
        void open(text)
      }}
    >
      <Input
        ref={field}
        // A keyboard that opens by itself would hide what is above it; a scanner works without the focus.
        autoFocus={!isCoarse}
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
      <Action {...(!secondary && { look: 'main' as const })} onClick={() => void open(text)}>
        {action}
      </Action>
    </form>
  )
}
