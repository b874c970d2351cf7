import type { ReactNode } from 'react'
import type { Listed } from '~/api/lists.ts'
import { useWords } from '~/i18n/words.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './account.module.css'

type OnwardProps = {
  list: Pick<Listed<unknown>, 'rows' | 'waiting' | 'error' | 'retry' | 'more'>
  none: string
  children: ReactNode
}

/** Events one under the other, newest first, as far back as requested. */
export function Onward({ list: { rows, waiting, error, retry, more }, none, children }: OnwardProps) {
  const words = useWords()
  if (error && rows.length === 0) {
    return <NotRead error={error} again={retry} />
  }
  if (waiting) return <Waiting label={words.say.loading} />
  if (rows.length === 0) return <EmptyState title={none} icon="clock" />
  return (
    <div className={css.stack}>
      <ol className={css.events}>{children}</ol>
      {more?.left && (
        <div>
          <Action icon="down" busy={more.waiting} onClick={more.load}>
            {words.account.more}
          </Action>
        </div>
      )}
    </div>
  )
}
