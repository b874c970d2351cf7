import type { ReactNode } from 'react'
import { audit, type AuditedEntity, type NamedAuditEntry, whoDid } from '@takt/contract/audit.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { useWords } from '~/i18n/words.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { useActionName } from './action-name.ts'
import css from './History.module.css'
import { NotRead } from './NotRead.tsx'
import { useSayValue } from './use-say-value.ts'

/** How a field is shown that needs more than one word: the rows of a definition. */
export type Tell = Record<string, (before: unknown, after: unknown) => ReactNode>
type HistoryProps = { entity: AuditedEntity; entityKey: string; lineNumber: string | null; tell?: Tell }

/** Who changed it, when, from what, to what; newest first. */
export function History({ tell = {}, ...of }: HistoryProps) {
  const words = useWords()
  const { data, error, refetch } = useAnswer(audit.of, of)
  if (error) return <NotRead error={error} again={refetch} />
  if (!data) return <Waiting label={words.say.loading} />
  if (data.length === 0) return <EmptyState title={words.lists.noHistory} icon="clock" />
  return (
    <ol className={css.history}>
      {data.map((entry) => (
        <Entry key={entry.id} {...entry} tell={tell} />
      ))}
    </ol>
  )
}

/** Our own book-keeping; and who and when are over the entry. */
const silent = new Set(['revision', 'id', 'setKey', 'updateDate', 'updateAuthor', 'answersUntil'])

function Entry({ tell, ...entry }: NamedAuditEntry & { tell: Tell }) {
  const { at, before, after } = entry
  const words = useWords()
  const who = whoDid(entry, words.lists.bySystem)
  const formats = useFormats()
  const fields: Record<string, string> = words.field
  const actionName = useActionName()
  const sayValue = useSayValue()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter(
    (name) =>
      !silent.has(name) && JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  )
  return (
    <li className={css.entry}>
      <p className={css.who}>
        <b>{actionName(entry)}</b>
        <span>{who}</span>
        <time dateTime={at}>{formats.instant(at)}</time>
      </p>
      <ul>
        {changed.map((name) => (
          <li key={name} className={css.change}>
            {tell[name] ? (
              <div className={css.told}>{tell[name](before?.[name] ?? null, after?.[name] ?? null)}</div>
            ) : (
              <span>{fields[name] ?? name}</span>
            )}
            {!tell[name] && before && <del>{sayValue(name, before[name])}</del>}
            {!tell[name] && after && <ins>{sayValue(name, after[name])}</ins>}
          </li>
        ))}
      </ul>
    </li>
  )
}
