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
  const name = `${units.passport} ${passport.unit.productSn ?? passport.unit.productId}`
  useEffect(() => {
    const { title } = document
    const begin = () => {
      // The title names the file, where it is printed into one.
      document.title = name
      // The browser takes its picture as soon as this returns.
      flushSync(() => setPrinting(true))
    }
    const end = () => {
      document.title = title
      setPrinting(false)
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [name])
  return (
    <>
      <Action icon="print" onClick={() => window.print()}>{units.print}</Action>
      {printing && createPortal(<Certificate passport={passport} steps={steps} />, document.body)}
    </>
  )
}
