import type { ReactNode } from 'react'
import { Spin } from 'antd'
import type { Listed } from '~/api/lists.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import css from './DataTable.module.css'

/** What a table says where it has no rows to show: it waits, it was refused, a filter hides all, or there is nothing yet. */
export function TableState<Row>({ list, children }: { list: Listed<Row>; children: ReactNode }) {
  const words = useWords()
  const { error, waiting, rows, filter, setFilter, first = {}, retry } = list
  const again = (
    <Action icon="refresh" onClick={retry}>
      {words.say.retry}
    </Action>
  )
  if (error && rows.length > 0)
    return (
      <div className={css.banner} role="alert">
        <span>{sayRefusal(words, error)}</span>
        {again}
      </div>
    )
  if (error)
    return (
      <div className={css.state}>
        <EmptyState title={sayRefusal(words, error)} icon="warning" role="alert">
          {again}
        </EmptyState>
      </div>
    )
  if (waiting)
    return (
      <div className={css.state}>
        <Spin aria-label={words.say.loading} />
        <span className="unseen" role="status">
          {words.say.loading}
        </span>
      </div>
    )

  const asked = Object.keys(filter).filter(
    (name) => JSON.stringify(filter[name]) !== JSON.stringify(first[name]),
  )
  if (asked.length === 0)
    return (
      <div className={css.state}>
        <EmptyState title={words.say.none}>{children}</EmptyState>
      </div>
    )
  const clear = () => setFilter(Object.fromEntries(asked.map((name) => [name, first[name]])))
  return (
    <div className={css.state}>
      <EmptyState title={words.shell.noMatch}>
        <Action onClick={clear}>{words.shell.clearFilters}</Action>
      </EmptyState>
    </div>
  )
}
