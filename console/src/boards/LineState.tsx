import type { LineTile } from '@takt/contract/boards.ts'
import { toneOf } from '~/fields/tone-of.ts'
import { useWords } from '~/i18n/words.tsx'
import css from './boards.module.css'

/** The line's state: its colour, a shape of its own, and its word. */
export function LineState({ state }: { state: LineTile['lineState'] }) {
  const { lineState } = useWords()
  return (
    <span className={css.state} data-tone={toneOf('lineState', state)}>
      <i aria-hidden />
      {lineState[state]}
    </span>
  )
}
