import { attention, attentionPages, type Attention } from '@takt/contract/attention.ts'
import { fill } from '@takt/contract/errors.ts'
import type { PageName } from '@takt/contract/pages.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import css from './AttentionBadge.module.css'

const names = Object.keys(attentionPages) as Attention[] // the table's own keys
const most = 99

/** How many on these pages wait for a decision. Orders and units that people move are announced; what the line does is read twice a minute. */
export function AttentionBadge({ id, pages }: { id: string; pages: readonly PageName[] }) {
  const { shell, say } = useWords()
  const { list } = useFormats()
  const mine = names.filter((name) => pages.includes(attentionPages[name]))
  const { data } = useAnswer(
    attention.counts,
    {},
    { ready: readLine() !== null, follows: 'orders', every: 30_000 },
  )
  const some = mine.flatMap((name) => {
    const count = data?.[name] ?? 0
    return count > 0 ? [{ name, count }] : []
  })
  if (some.length === 0) return null
  const sum = some.reduce((all, { count }) => all + count, 0)
  const text = list(some.map(({ name, count }) => fill(shell.attention[name], { count })))
  return (
    // The figure is drawn by the style sheet and the sentence is hidden: as text they would be part of what the entry is called.
    <b className={css.badge} title={text} data-sum={sum > most ? fill(say.andMore, { count: most }) : sum}>
      <span id={id} hidden>
        {text}
      </span>
    </b>
  )
}
