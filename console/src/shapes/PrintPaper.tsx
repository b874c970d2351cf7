import { useEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Action } from '~/ui/Action.tsx'
import css from './PrintPaper.module.css'

type PrintPaperProps = {
  name: string
  label: string
  paper: () => ReactNode
  wide?: boolean
  blocked?: string | null
}

/** Prints a paper of its own, whichever way the person prints; the screen around it stays at home. `name` names the file, where it is printed into one. */
export function PrintPaper({ name, label, paper, wide = false, blocked = null }: PrintPaperProps) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const { title } = document
    const begin = () => {
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
      <Action icon="print" blocked={blocked} onClick={() => window.print()}>
        {label}
      </Action>
      {printing &&
        createPortal(
          <article className={css.paper} data-wide={wide}>
            {paper()}
          </article>,
          document.body,
        )}
    </>
  )
}
