import type { Refusal } from '@takt/contract/errors.ts'
import { useLive } from '~/api/live.ts'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Action } from '~/ui/Action.tsx'
import { Icon } from '~/ui/Icon.tsx'
import css from './station.module.css'

type CutProps = { error: Refusal | null; onRetry: () => void }

/** Without a connection, or an answer, what is shown is what was. */
export function Cut({ error, onRetry }: CutProps) {
  const words = useWords()
  const { stationScreen: stationScreenWords } = words
  const isLost = useLive(({ state }) => state === 'lost')
  if (!isLost && !error) return null
  return (
    <div className={css.cut} role="alert">
      <Icon name="warning" size={24} />
      {error && !isLost ? (
        <>
          <b>{sayRefusal(words, error)}</b>
          <span>{stationScreenWords.mayBeOld}</span>
          <Action icon="refresh" onClick={onRetry}>
            {words.say.retry}
          </Action>
        </>
      ) : (
        <>
          <b>{stationScreenWords.connecting}</b>
          <span>{stationScreenWords.refresh}</span>
        </>
      )}
    </div>
  )
}
