import { useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { loadAgain, useStuck } from '~/ui/later.ts'
import css from './Frame.module.css'
import { useWaiting } from './patience.ts'

/** In the place of a page that is on its way, or that did not come. */
export function Loading() {
  const { shell, say, error } = useWords()
  const stuck = useStuck((parts) => parts.stuck.length > 0)
  useWaiting()
  if (!stuck)
    return (
      <div className={css.soon}>
        <i className={css.ring} aria-hidden />
        <span className="unseen" role="status">
          {say.loading}
        </span>
      </div>
    )
  return (
    <div className={css.loading}>
      <EmptyState title={error['call.offline']} icon="warning" role="alert">
        <p>{shell.stuckWhy}</p>
        <p>
          <Action icon="refresh" look="main" onClick={loadAgain}>
            {say.retry}
          </Action>{' '}
          <Action onClick={() => location.reload()}>{shell.reload}</Action>
        </p>
      </EmptyState>
    </div>
  )
}
