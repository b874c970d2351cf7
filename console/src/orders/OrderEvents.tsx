import { audit, whoDid } from '@takt/contract/audit.ts'
import { systemUser } from '@takt/contract/system-user.ts'
import type { PastOrderRow } from '@takt/contract/past-orders.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useFormats } from '~/fields/format.tsx'
import { sayRefusal, useWords } from '~/i18n/words.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import css from './orders.module.css'

type Event = { at: string; what: string; who: string | null; why: string | null }

/** What happened to an order in the order of time: what people did, with their reasons, and what the line did by itself. */
export function OrderEvents({ order }: { order: PastOrderRow }) {
  const words = useWords()
  const formats = useFormats()
  const { orderCode, lineNumber, actualStart, actualEnd } = order
  const { data, error } = useAnswer(audit.of, { entity: 'order', entityKey: orderCode, lineNumber })
  if (error) return <p role="alert">{sayRefusal(words, error)}</p>
  if (!data) return <Waiting label={words.say.loading} />
  const actions: Record<string, string> = words.action
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const done: Event[] = data.map(({ at, action, before, after, ...by }) => ({
    at,
    what: actions[action] ?? action,
    ...(by.userName === systemUser
      ? { who: null, why: words.orders.byLine }
      : {
          who: whoDid(by, words.lists.bySystem),
          why: before?.statusReason === after?.statusReason ? null : textOf(after?.statusReason),
        }),
  }))
  const byLine: Event[] = [
    ...(actualStart && !data.some(({ action }) => action === 'start')
      ? [{ at: actualStart, what: actions.start!, who: null, why: null }]
      : []),
    ...(actualEnd &&
    !data.some(({ action, after }) => action === 'complete' || after?.orderStatus === 'completed')
      ? [{ at: actualEnd, what: actions.complete!, who: null, why: words.orders.byLine }]
      : []),
  ]
  const events = [...done, ...byLine].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <ol className={css.events}>
      {events.map(({ at, what, who, why }) => (
        <li key={`${at} ${what}`}>
          <time dateTime={at}>{formats.instant(at)}</time> <b>{what}</b> {who && <span>{who}</span>}{' '}
          {why && <q>{why}</q>}
        </li>
      ))}
    </ol>
  )
}
