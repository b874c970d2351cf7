import { fill } from '@takt/contract/errors.ts'
import { plant } from '@takt/contract/plant.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Hint } from '~/ui/Hint.tsx'
import { useNarrow } from '~/ui/narrow.ts'
import { StatusDot } from '~/ui/StatusDot.tsx'
import css from './Navbar.module.css'

/** While the demonstration's past is played: why lists and boards are not yet full. */
export function HistorySign() {
  const { shell } = useWords()
  const tight = useNarrow(1200)
  const { history } = useAnswer(plant.get, {}).data ?? {}
  if (!history) return null
  const { day, days } = history
  const text = day === 0 ? shell.demoSetUp : fill(shell.demoHistory, { day, days })
  return (
    <Hint text={tight ? `${text}. ${shell.demoHistoryWhy}` : shell.demoHistoryWhy}>
      <span className={css.history} role="status" aria-label={text} tabIndex={0}>
        <StatusDot tone="wait">{tight ? `${day}/${days}` : text}</StatusDot>
      </span>
    </Hint>
  )
}
