import { channel } from 'node:diagnostics_channel'
import type pg from 'pg'

/** Milliseconds from which on a statement is reported; waiting for a lock counts. */
export const slowFrom = 1000

/** A statement that took long, or failed for no reason of the plant's own. Never its values. */
export type ReportedStatement = {
  statement: string
  milliseconds: number
  /** Null: it was only slow. The message quotes no data. */
  failed: { sqlState: string; message: string } | null
}
const statements = channel('takt.statement')

/** As long as the process lives; for the writer of the log. Returns what ends it. */
export function onStatement(tell: (statement: ReportedStatement) => void) {
  const hear = (message: unknown) => tell(message as ReportedStatement) // only `watchStatements` publishes there
  statements.subscribe(hear)
  return () => statements.unsubscribe(hear)
}

/** A key that is taken, a turn that is played again, a lock that is not free, a server that stops: the caller handles these. */
const expected = /^(?:23|40|08|57P|55P03|25006)/
/** Data that was not understood, and errors of our own triggers: their message quotes it, so only where it arose is reported. */
const quotesValues = /^(?:22|P0001)/
const longest = 2000

/** The library of the jobs finds out by a failure that its tables are not there yet. */
const ofJobs = /graphile_worker/

type Ended = (error: unknown) => void

/** Every statement of this connection; streams tell of themselves. */
export function watchStatements(client: pg.ClientBase) {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const watched = (...args: unknown[]) => {
    const text = textOf(args[0])
    if (text === null || !statements.hasSubscribers) return query(...args)
    const ended = begin(text)
    const last = args.at(-1)
    if (isCallback(last))
      return query(...args.slice(0, -1), (error: unknown, answer: unknown) => {
        ended(error)
        last(error, answer)
      })
    const answer = query(...args) as Promise<unknown> // without a callback the driver promises
    answer.then(() => ended(null), ended)
    return answer
  }
  client.query = watched as typeof client.query // the driver's own overloads, one by one
}

type Callback = (error: unknown, answer: unknown) => void
const isCallback = (last: unknown): last is Callback => typeof last === 'function'

function begin(statement: string): Ended {
  const since = performance.now()
  return (error) => {
    const milliseconds = Math.round(performance.now() - since)
    const failed = ofJobs.test(statement) ? null : failureOf(error)
    if (failed || milliseconds >= slowFrom)
      statements.publish({
        statement: statement.slice(0, longest),
        milliseconds,
        failed,
      } satisfies ReportedStatement)
  }
}

/** What has no SQLSTATE never reached the database. */
function failureOf(error: unknown): ReportedStatement['failed'] {
  if (!(error instanceof Error) || !('code' in error)) return null
  const { code, message } = error
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || expected.test(code)) return null
  const routine = 'routine' in error && typeof error.routine === 'string' ? error.routine : ''
  return { sqlState: code, message: quotesValues.test(code) ? routine : message }
}

function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return null
  return typeof query.text === 'string' ? query.text : null
}
