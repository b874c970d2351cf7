import { useLayoutEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Action } from '~/ui/Action.tsx'
import { usePrinting } from '~/ui/printing.ts'
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
  const printing = usePrinting()
  useLayoutEffect(() => {
    if (!printing) return
    const { title } = document
    document.title = name
    return () => {
      document.title = title
    }
  }, [printing, name])
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
