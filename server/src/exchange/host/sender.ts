import type { FastifyBaseLogger } from 'fastify'
import { type Database, inOneGo } from '../../platform/db/connect.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import { usedByLot } from '../../execution/genealogy/genealogy.ts'
import { lotReported } from '../../planning/lots/lots.ts'
import {
  type Due,
  type Ended,
  markFailed,
  markSent,
  setRequest,
  takeDue,
  unsummed,
} from './outbox.queries.ts'
import { post } from './post.ts'

type Surroundings = {
  log: Pick<FastifyBaseLogger, 'warn'>
  changed: (line: string | null, features: readonly string[]) => void
  every?: number
}

/** As many lines are served at once. */
const mostAtOnce = 16
const longestPause = 300

/** Seconds until the next try: 1, 2, 4 … and never more than five minutes, so that a host that comes back is served soon. */
export const pauseAfter = (attempts: number) => Math.min(longestPause, 2 ** Math.min(attempts - 1, 16))

/** What the host will never take, however often it is sent. That it does not let us in, or asks for patience, is no fault of the telegram. */
const isHopeless = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)

/** Sends what waits, a line's telegrams one after another, in a loop of its own. Returns what ends it. */
export function startSender({ db }: Database, { log, changed, every = 1000 }: Surroundings) {
  const stop = new AbortController()
  const underWay = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let summing: Promise<void> | null = null
  let [again, failing] = [false, false]

  const look = () => {
    again = true
    looking ??= lookUntilDone().finally(() => {
      looking = null
    })
  }
  const lookUntilDone = async () => {
    try {
      while (again && !stop.signal.aborted) {
        again = false
        summing ??= sumUp(db, (id, err) => log.warn({ err }, `Telegram ${id}`))
          .catch(() => false)
          .then((summed) => {
            summing = null
            if (summed) look()
          })
        const room = mostAtOnce - underWay.size
        for (const due of room > 0 ? await takeDue(db, room) : []) send(due)
      }
      failing = false
    } catch (err) {
      if (!failing) log.warn({ err }, 'The outbox to the host')
      failing = true
    }
  }
  const send = (due: Due) => {
    const sent = deliver(db, due, stop.signal)
      .then(
        () => changed(due.lineNumber, ['host', 'lots']),
        (err: unknown) => log.warn({ err }, `Telegram ${due.id}`),
      )
      .finally(() => {
        underWay.delete(sent)
        look()
      })
    underWay.add(sent)
  }

  const timer = setInterval(look, every)
  return async () => {
    clearInterval(timer)
    stop.abort()
    await looking
    await summing
    await Promise.all(underWay)
  }
}

async function deliver(
  db: Db,
  { id, attempts, mostTries, hostUrl, timeoutSeconds, ...letter }: Due,
  signal: AbortSignal,
) {
  const ended = await post({ ...letter, url: hostUrl, seconds: timeoutSeconds, signal })
  if (isTaken(ended)) return taken(db, id, ended)
  // Stopped while it was on its way: whoever starts next tries again at once. The host knows the key if it has it already.
  if (signal.aborted) return markFailed(db, id, ended, 0)
  if (isHopeless(ended.httpStatus) || attempts >= mostTries) return givenUp(db, letter.lineNumber, id, ended)
  return markFailed(db, id, ended, pauseAfter(attempts))
}

/** Who took care of it by hand meanwhile has done so, and nobody is told. */
export const givenUp = (db: Db, line: string, telegramId: number, ended: Ended) =>
  inOneGo(db, async (db) => {
    await lockLine(db, line as LineNumber) // of our own telegram
    for (const { orderCode, lotNo, teleType, doneAt } of await markFailed(db, telegramId, ended, null))
      await appendEvents(db, line, [
        {
          kind: 'hostTelegramDead',
          about: orderCode ?? teleType,
          data: { telegramId, teleType, orderCode, lotNo, errorText: ended.errorText ?? '', at: doneAt! },
        },
      ])
  })

/** A lot whose completion the host has is reported with it. */
const taken = (db: Db, id: number, ended: Ended) =>
  inOneGo(db, async (db) => {
    for (const { teleType, lineNumber, lotNo } of await markSent(db, id, ended)) {
      if (teleType === 'lotCompleted' && lineNumber && lotNo)
        await lotReported(db, lineNumber as LineNumber, lotNo) // of our own telegram
    }
  })

export const isTaken = ({ httpStatus, errorText }: Ended) => httpStatus !== null && errorText === null

/** What an order consumed is summed up here, outside the floor's transaction, and then stands. One that takes too long keeps back its own line only. Answers whether there is more to send. */
async function sumUp(db: Db, failed: (id: number, error: unknown) => void) {
  let summed = false
  for (const { id, lineNumber, orderCode, idempotencyKey, at } of await unsummed(db)) {
    try {
      const materials = await usedByLot(db, lineNumber!, orderCode!) // what is announced has both
      await setRequest(
        db,
        id,
        JSON.stringify({
          messageId: idempotencyKey,
          teleType: 'consumption',
          lineNumber,
          at,
          orderCode,
          materials,
        }),
      )
      summed = true
    } catch (error) {
      failed(id, error)
    }
  }
  return summed
}
