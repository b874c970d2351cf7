import { useState } from 'react'
import { useWords, withWords } from '~/i18n/words.tsx'
import { Arriving } from '~/ui/Arriving.tsx'
import { Action } from '~/ui/Action.tsx'
import { later } from '~/ui/later.ts'
import css from './comfort.module.css'
import { useErrors } from './error-log.ts'

const ErrorDialog = later(async () => (await withWords(() => import('./ErrorDialog.tsx'))).ErrorDialog)

/** Nothing, until this window has met an error. */
export function ErrorLog() {
  const { comfort } = useWords()
  const met = useErrors(({ errors }) => errors.length > 0)
  const [open, setOpen] = useState(false)
  if (!met) return null
  return (
    <span className={css.bug}>
      <Action icon="bug" look="danger" onClick={() => setOpen(true)} bare>
        {comfort.errorLog}
      </Action>
      {open && (
        <Arriving>
          <ErrorDialog onClose={() => setOpen(false)} />
        </Arriving>
      )}
    </span>
  )
}
