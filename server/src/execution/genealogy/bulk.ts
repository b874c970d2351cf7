import { refuse } from '@takt/contract/errors.ts'
import { recordNothing } from '../../platform/audit/audit.ts'
import { type LineCall, nobody } from '../../platform/db/call.ts'
import { messageHash, timedId } from '../../platform/db/ids.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { registry } from '../../platform/ports/ports.ts'
import {
  advance,
  type BulkAct,
  forgetBulks,
  freezeList,
  insertBulk,
  leftBehind,
  lockPiece,
  readBulk,
  touchBulk,
} from './bulk.queries.ts'

export type { BulkAct }
type Verb = BulkAct['verb']
/** `stood`: its state when the list was taken, as its kind counts it. */
export type Listed = { id: string; stood: number | null }

/** What is done to many things of a line, and to which. */
export type BulkKind = {
  verbs: readonly Verb[]
  /** Taken once, while the line goes on. */
  list: (call: LineCall, filter: object) => Promise<{ found: Listed[]; deeper: boolean }>
  /** In the transaction that notes the act. */
  begin?: (
    db: Db,
    call: LineCall,
    bulk: Pick<BulkAct, 'message' | 'verb'>,
    filter: object,
  ) => Promise<unknown>
  /** One transaction, with its trace. `unchanged`: how many were left as they are, by the reason. */
  play: (
    db: Db,
    call: LineCall,
    piece: readonly Listed[],
    bulk: BulkAct,
  ) => Promise<{ changed: number; unchanged: Record<string, number> }>
  /** In the transaction of the last piece. */
  end?: (db: Db, call: LineCall, bulk: BulkAct) => Promise<unknown>
}
export const bulkKinds = registry<BulkKind>()
const kindOf = (verb: Verb) => bulkKinds.all().find(({ verbs }) => verbs.includes(verb))!

/**
 * So many units a transaction: stations wait for one piece at most. Heartbeats while 10,000 are held had a p99 of 21 and 47 ms with 100,
 * of 17 and 19 with 50, and the whole took 3.5 s instead of 2.7 (`npm run bench pulse`).
 */
export const mostInPiece = 50

/**
 * Does one thing to everything found. The list is taken once; its pieces are transactions of their own between those of stations. The request and
 * its progress are stored, so that a repeat under the same id, or the next server, goes on where it stopped.
 */
export async function runBulk(
  call: LineCall,
  verb: Verb,
  { messageId, ...filter }: object & { messageId?: string | undefined },
): Promise<BulkAct> {
  const message = messageId ?? timedId(Date.now())
  const meaning = messageHash(verb, JSON.stringify(filter))
  const begun = await inLineQueue(call, 'acts', async (db) => {
    const before = await readBulk(db, call.line, message)
    if (before) return before
    const { userName } = call.user
    const bulk = { lineNumber: call.line, message, meaning, verb, userName, asked: JSON.stringify(filter) }
    await insertBulk(db, { ...bulk, units: null, steps: null })
    await kindOf(verb).begin?.(db, call, { message, verb }, filter)
    return (await readBulk(db, call.line, message))!
  })
  if (begun.meaning !== meaning) refuse('record.message_reused', { messageId: message }, 'messageId')
  return goOn(call, begun)
}

async function goOn(call: LineCall, begun: BulkAct): Promise<BulkAct> {
  recordNothing(call)
  if (begun.units === null) {
    const { found, deeper } = await kindOf(begun.verb).list(call, begun.asked)
    await freezeList(call.db, begun, found, deeper)
  }
  let bulk = begun
  while (!bulk.finished) bulk = await inLineQueue(call, 'pieces', (db) => playPiece(db, call, bulk.message))
  return bulk
}

async function playPiece(db: Db, call: LineCall, message: string): Promise<BulkAct> {
  const { piece, pieceSteps, ...bulk } = await lockPiece(db, call.line, message, mostInPiece)
  const listed = piece.map((id, i) => ({ id, stood: pieceSteps[i] ?? null }))
  const kind = kindOf(bulk.verb)
  const played = await kind.play(db, call, listed, bulk)
  const unchanged = { ...bulk.unchanged }
  for (const [why, units] of Object.entries(played.unchanged)) unchanged[why] = (unchanged[why] ?? 0) + units
  const done = bulk.done + piece.length
  const progress = { done, changed: bulk.changed + played.changed, finished: done >= (bulk.units ?? 0) }
  const next = { ...bulk, ...progress, unchanged }
  if (next.finished) await kind.end?.(db, call, next)
  await advance(db, bulk, { ...progress, unchanged })
  return next
}

/** How far an act on many units has come; null: it is unknown, or its list is not taken yet. */
export async function progressOf({ db, line }: LineCall, { messageId }: { messageId: string }) {
  const bulk = await readBulk(db, line, messageId)
  return { units: bulk?.units ?? null, done: bulk?.done ?? 0 }
}

const secondsLeft = 30

/**
 * Goes on with what a stopped server has left; returns the lines. One that fails keeps no other waiting, and is tried again as late as one
 * that is left.
 */
export async function finishBulks(db: Db): Promise<string[]> {
  const left = await leftBehind(db, secondsLeft)
  const outcomes: PromiseSettledResult<BulkAct>[] = []
  for (const { lineNumber, message, userName } of left) {
    const line = lineNumber as LineNumber // it was checked at the request
    const call = { db, line, user: { ...nobody, userName }, token: null, traced: false }
    const [outcome] = await Promise.allSettled([goOnWith(call, message)])
    if (outcome.status === 'rejected') await touchBulk(db, line, message)
    outcomes.push(outcome)
  }
  const failed = outcomes.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return left.map(({ lineNumber }) => lineNumber)
}

const goOnWith = async (call: LineCall, message: string) =>
  goOn(call, (await readBulk(call.db, call.line, message))!)

const daysKept = 7
export const forgetOldBulks = (db: Db) => forgetBulks(db, daysKept)
