import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Refusal } from '@takt/contract/errors.ts'
import { secondsOf } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { useToast } from '~/ui/toast.ts'
import css from './DataTable.module.css'

/** A list that fails shows it in a message too, as every call does. */
function useToastOnError(error: Refusal | null) {
  const words = useWords()
  const toast = useToast()
  const tell = useEffectEvent((why: Refusal) =>
    toast.refuse(sayRefusal(words, why), { id: why.key, seconds: secondsOf(why) }),
  )
  useEffect(() => {
    if (error) tell(error)
  }, [error])
}

/** A page may be empty, where matches are rare, and still not be the last. */
function useReadOn<Row>({ more, rows, error, waiting }: Listed<Row>) {
  useEffect(() => {
    if (more?.left && !waiting && rows.length === 0 && error === null) more.load()
  })
}

/** A head and rows, as they will be. */
const bars = [0, 1, 2, 3, 4, 5, 6, 7]

/** What a table shows without rows: it waits, it was refused, a filter hides all, or there is nothing yet. */
export function TableState<Row>({ list, children }: { list: Listed<Row>; children: ReactNode }) {
  const words = useWords()
  const { error, waiting, more, rows, filter, setFilter, first = {}, retry } = list
  const sessionOver = error?.key.startsWith('session.') ?? false // shown by the dialog, once
  useToastOnError(sessionOver ? null : error)
  useReadOn(list)
  const again = (
    <Action icon="refresh" onClick={retry}>
      {words.say.retry}
    </Action>
  )
  if (error && !sessionOver && rows.length > 0)
    return (
      <div className={css.banner} role="alert">
        <span>{sayRefusal(words, error)}</span>
        {again}
      </div>
    )
  if (sessionOver && rows.length > 0) return null
  if (sessionOver)
    return (
      <div className={css.state}>
        <EmptyState title={words.shell.ended} icon="lock" />
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
  if (waiting || more?.left)
    return (
      <div className={css.skeleton} aria-busy>
        {bars.map((bar) => (
          <i key={bar} />
        ))}
        <span className="unseen" role="status">
          {words.say.loading}
        </span>
      </div>
    )

  const setFilters = Object.keys(filter).filter(
    (name) => JSON.stringify(filter[name]) !== JSON.stringify(first[name]),
  )
  if (setFilters.length === 0)
    return (
      <div className={css.state}>
        <EmptyState title={words.say.none}>{children}</EmptyState>
      </div>
    )
  const clear = () => setFilter(Object.fromEntries(setFilters.map((name) => [name, first[name]])))
  return (
    <div className={css.state}>
      <EmptyState title={words.lists.noMatch}>
        <Action onClick={clear}>{words.lists.clearFilters}</Action>
      </EmptyState>
    </div>
  )
}
