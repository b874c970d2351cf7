import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import css from './Frame.module.css'
import { loadAgain, useLoading, useWaiting } from './patience.ts'

/** In the place of a page that is on its way, or that did not come. */
export function Loading() {
  const { shell, say, error } = useWords()
  const stuck = useLoading((loading) => loading.stuck.length > 0)
  useWaiting()
  if (!stuck) return <p className="unseen" role="status">{say.loading}</p>
  return (
    <div className={css.loading}>
      <EmptyState title={error['call.offline']} icon="warning" role="alert">
        <p>{shell.stuckWhy}</p>
        <p><Action icon="refresh" look="main" onClick={loadAgain}>{say.retry}</Action> <Action onClick={() => location.reload()}>{shell.reload}</Action></p>
      </EmptyState>
    </div>
  )
}
