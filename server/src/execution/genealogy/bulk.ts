import { refuse } from '@takt/contract/errors.ts'
import { type Found, leftReasons } from '@takt/contract/found-units.ts'
import { recordChanges, recordNothing } from '../../platform/audit/audit.ts'
import { type LineCall, nobody } from '../../platform/db/call.ts'
import { messageHash, timedId } from '../../platform/db/ids.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { changeUnits } from '../floor/floor.ts'
import { markHoldRule } from '../materials/materials.ts'
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
import { type AskedOfFound, type Play, plays } from './found.ts'
import { soughtBy } from './genealogy.ts'
import { ruleFor } from './hold-rules.ts'
import { listUnitsWith } from './holders.queries.ts'

type Verb = BulkAct['verb']
type Asked = AskedOfFound & { messageId?: string | undefined }

/** So many units a transaction: stations wait for one piece at most. With 200 a heartbeat's p99 was 119 ms, with 100 it is 60 and the whole takes a fifth longer. */
const mostInPiece = 100

/**
 * Does one thing to every unit found. The list is taken once; its pieces are transactions of their own between those of stations. What was asked and
 * how far it has come is stored, so that whoever asks again under the same id, or the next server, goes on where it stopped.
 */
export async function doToFound(call: LineCall, verb: Verb, { messageId, ...asked }: Asked): Promise<Found> {
  const message = messageId ?? timedId(Date.now())
  const meaning = messageHash(verb, JSON.stringify(asked))
  const what = (await soughtBy(call, asked)) ?? refuse('call.invalid', { fields: 'bomLot' }, 'bomLot')
  const begun = await inLineQueue(call, 'acts', async (db) => {
    const before = await readBulk(db, call.line, message)
    if (before) return before
    const { userName } = call.user
    const bulk = { lineNumber: call.line, message, meaning, verb, userName, asked: JSON.stringify(asked) }
    await insertBulk(db, { ...bulk, units: null, steps: null })
    if (verb === 'hold') await ruleFor(db, call, message, asked, what)
    return (await readBulk(db, call.line, message))!
  })
  if (begun.meaning !== meaning) refuse('record.message_reused', { messageId: message }, 'messageId')
  return goOn(call, begun)
}

async function goOn(call: LineCall, begun: BulkAct): Promise<Found> {
  recordNothing(call)
  if (begun.units === null) await freeze(call, begun)
  let bulk = begun
  while (!bulk.finished) bulk = await inLineQueue(call, 'pieces', (db) => playPiece(db, call, bulk.message))
  const left = leftReasons.flatMap((why) => {
    const units = bulk.unchanged[why] ?? 0
    return units ? [{ why, units }] : []
  })
  return { changed: bulk.changed, left, deeper: bulk.deeper }
}

/** Read beside the line, which goes on meanwhile. */
async function freeze(call: LineCall, bulk: BulkAct) {
  const what = (await soughtBy(call, bulk.asked as AskedOfFound))! // it was asked so
  const { units, deeper } = await listUnitsWith(call.db, call.line, what)
  await freezeList(call.db, bulk, units, deeper)
}

async function playPiece(db: Db, call: LineCall, message: string): Promise<BulkAct> {
  const { piece, pieceSteps, ...bulk } = await lockPiece(db, call.line, message, mostInPiece)
  const asked = bulk.asked as AskedOfFound // as it was stored
  const steps = new Map(piece.map((productId, i) => [productId, pieceSteps[i] ?? null]))
  const play: Play = plays[bulk.verb]
  const unchanged = { ...bulk.unchanged }
  const changes = await changeUnits(db, call.line, piece, async (act) => {
    const outcomes = await play(db, act, steps, asked.reason)
    return outcomes.flatMap(({ productId, before, after, why }) => {
      if (why) unchanged[why] = (unchanged[why] ?? 0) + 1
      const { reason: statusReason, bomCode, bomLot, serial } = asked
      const said = { processStatus: after, statusReason, bomCode, bomLot, serial }
      return why ? [] : [{ productId, before: { processStatus: before }, after: said }]
    })
  })
  const { verb: action } = bulk
  if (changes.length)
    await recordChanges(
      db,
      call,
      changes.map(({ productId: key, ...change }) => ({ entity: 'unit' as const, key, action, ...change })),
    )
  const done = bulk.done + piece.length
  const finished = done >= (bulk.units ?? 0)
  const next = { ...bulk, done, changed: bulk.changed + changes.length, unchanged, finished }
  if (finished && action === 'hold') await markHoldRule(db, call.line, message)
  await advance(db, bulk, { done, changed: next.changed, unchanged, finished })
  return next
}

/** How far an act on many units has come; null: nobody knows of it, or its list is not taken yet. */
export async function progressOf({ db, line }: LineCall, { messageId }: { messageId: string }) {
  const bulk = await readBulk(db, line, messageId)
  return { units: bulk?.units ?? null, done: bulk?.done ?? 0 }
}

const secondsLeft = 30

/**
 * Goes on with what a server that is gone has left; answers the lines. One that fails keeps no other waiting, and is tried again as late as one
 * that is left.
 */
export async function finishBulks(db: Db): Promise<string[]> {
  const left = await leftBehind(db, secondsLeft)
  const outcomes: PromiseSettledResult<Found>[] = []
  for (const { lineNumber, message, userName } of left) {
    const line = lineNumber as LineNumber // it was let in when it was asked
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
