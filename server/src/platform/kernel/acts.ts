import { refuse } from '@takt/contract/errors.ts'
import { recordNothing } from '../audit/audit.ts'
import type { LineCall } from '../db/call.ts'
import { forActs, inOneGo } from '../db/connect.ts'
import { messageHash } from '../db/ids.ts'
import { type LineNumber, lockLine } from '../db/line.ts'
import { remembered } from '../db/remembered.ts'
import type { Db } from '../db/tables.ts'
import { doneMessage, insertDone, insertNew } from './acts.queries.ts'

/** `acts`: before all messages of stations. `pieces`: of a long act, one for each transaction of stations that wait. */
export type Lane = 'acts' | 'pieces'
/** Where a line's transactions take turns. */
export type LineQueue = {
  enqueue: <A>(line: string, lane: Lane, work: () => Promise<A>) => Promise<A>
}
const queues = remembered<{ queue: LineQueue | null }>(() => ({ queue: null }))
/** A process without one (a script) acts as well: the line's lock keeps it apart from the others. */
export const setLineQueue = (db: Db, queue: LineQueue) => void (queues(db).queue = queue)

/** What a person does: the id their console gave it, if any, and what it identifies. */
export type Act = { verb: string; messageId?: string | undefined; body: object }

/**
 * Runs what a person does to a line as a transaction of its own at the front of the line's queue, under the line's lock: it waits for one transaction
 * at most, and its failure is nobody else's. An act sent again under its id is answered as it was. `work` writes the trace in the same transaction.
 */
export const actOnLine = <A>(call: LineCall, act: Act, work: (db: Db) => Promise<A>): Promise<A> =>
  inLineQueue(call, 'acts', (db) => once(db, call, act, work))

/** In its turn, as one transaction that holds the line; inside another one, as a part of it. */
export function inLineQueue<A>(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  lane: Lane,
  work: (db: Db) => Promise<A>,
): Promise<A> {
  const transaction = () =>
    inOneGo(forActs(db), async (inner) => {
      await lockLine(inner, line)
      return work(inner)
    })
  const { queue } = queues(db)
  return queue && !db.isTransaction ? queue.enqueue(line, lane, transaction) : transaction()
}

async function once<A>(db: Db, call: LineCall, { verb, messageId, body }: Act, work: (db: Db) => Promise<A>) {
  if (messageId === undefined) return work(db)
  const meaning = messageHash(verb, JSON.stringify(body))
  const done = await doneMessage(db, call.line, messageId)
  if (done) {
    if (done.meaning !== meaning) refuse('record.message_reused', { messageId }, 'messageId')
    recordNothing(call)
    return done.answer as A // what this very act was answered
  }
  const answer = await work(db)
  await insertDone(db, { lineNumber: call.line, message: messageId, meaning, answer: JSON.stringify(answer) })
  return answer
}

/** Of what is done by itself, and once, whoever looks again: that which was not done yet. In the transaction that does it. */
export async function notDoneYet(db: Db, lineNumber: LineNumber, verb: string, messages: readonly string[]) {
  const meaning = messageHash(verb, '')
  const done = messages.map((message) => ({ lineNumber, message, meaning, answer: 'null' }))
  return done.length === 0 ? [] : (await insertNew(db, done)).map(({ message }) => message)
}
