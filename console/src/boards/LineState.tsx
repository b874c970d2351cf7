import type { LineTile } from '@takt/contract/boards.ts'
import { stateOf } from '~/fields/states.ts'
import { useWords } from '~/i18n/words.tsx'
import { StateShape } from '~/ui/StateShape.tsx'
import css from './boards.module.css'

/** The line's state: its shape, its word, its colour. */
export function LineState({ state }: { state: LineTile['lineState'] }) {
  const { lineState } = useWords()
  const { tone, shape } = stateOf('lineState', state)
  return (
    <span className={css.state} data-tone={tone}>
      <StateShape shape={shape} />
      {lineState[state]}
    </span>
  )
}
