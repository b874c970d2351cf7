import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Step } from '@takt/contract/processings.ts'
import type { Passport } from '@takt/contract/units.ts'
import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Certificate } from './Certificate.tsx'

/** Prints the passport as a paper of its own, whichever way the person prints; the screen around it stays at home. */
export function PrintButton({ passport, steps }: { passport: Passport; steps: readonly Step[] }) {
  const { units } = useWords()
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture as soon as this returns.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return (
    <>
      <Action icon="print" onClick={() => window.print()}>{units.print}</Action>
      {printing && createPortal(<Certificate passport={passport} steps={steps} />, document.body)}
    </>
  )
}
