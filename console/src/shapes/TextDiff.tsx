import { fill } from '@takt/contract/errors.ts'
import { useWords } from '~/i18n/words.tsx'
import { pretty } from './pretty.ts'
import css from './TelegramText.module.css'
import { type DiffLine, diffOf } from './text-diff.ts'

/** What differs between two texts of telegrams, line by line as a person reads them. Null: none was kept. */
export function TextDiff({
  title,
  before,
  after,
}: Record<'before' | 'after', string | null> & { title: string }) {
  const { diff } = useWords().telegrams
  const lines = diffOf(pretty(before ?? ''), pretty(after ?? ''))
  return (
    <section className={css.said} aria-label={title}>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p className={css.none}>{diff.same}</p>
      ) : (
        <pre tabIndex={0}>
          {lines.map((line, at) => (
            <Line key={at} of={line} />
          ))}
        </pre>
      )}
    </section>
  )
}

function Line({ of: line }: { of: DiffLine }) {
  const { diff } = useWords().telegrams
  if (line.kind === 'left')
    return <span className={css.left}>{`${fill(diff.left, { lines: line.lines })}\n`}</span>
  if (line.kind === 'gone') return <del>{`− ${line.text}\n`}</del>
  if (line.kind === 'new') return <ins>{`+ ${line.text}\n`}</ins>
  return `  ${line.text}\n`
}
