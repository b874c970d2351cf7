import type { FastifyBaseLogger } from 'fastify'
import { type Database, inOneGo } from '../../platform/db/connect.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { appendEvents } from '../../platform/kernel/kernel.ts'
import { type Ended, startSending, isHopeless, isTaken, pauseAfter } from '../../platform/outbox/outbox.ts'
import { usedByLot } from '../../execution/genealogy/genealogy.ts'
import { lotReported } from '../../planning/lots/lots.ts'
import { type Due, markFailed, markSent, setRequest, takeDue, unsummed } from './outbox.queries.ts'
import { post } from './post.ts'

type Surroundings = {
  log: Pick<FastifyBaseLogger, 'warn'>
  changed: (line: string | null, features: readonly string[]) => void
  every?: number
}

/** As many lines are served at once. */
const mostAtOnce = 16

/** Sends what waits, a line's telegrams one after another, in a loop of its own. Returns what ends it. */
export function startSender({ db }: Database, { log, changed, every = 1000 }: Surroundings) {
  let summing: Promise<void> | null = null
  const stop = startSending<Due>({
    every,
    mostAtOnce,
    take: (room) => takeDue(db, room),
    alongside: (look) => {
      summing ??= sumUp(db, (id, err) => log.warn({ err }, `Telegram ${id}`))
        .catch(() => false)
        .then((summed) => {
          summing = null
          if (summed) look()
        })
    },
    send: async (due, signal) => {
      await deliver(db, due, signal)
      changed(due.lineNumber, ['host', 'lots'])
    },
    failed: (err, due) => log.warn({ err }, due ? `Telegram ${due.id}` : 'The outbox to the host'),
  })
  return async () => {
    await stop()
    await summing
  }
}

async function deliver(
  db: Db,
  { id, attempts, mostTries, hostUrl, timeoutSeconds, ...letter }: Due,
  signal: AbortSignal,
) {
  const ended = await post({ ...letter, url: hostUrl, seconds: timeoutSeconds, signal })
  if (isTaken(ended)) return taken(db, id, ended)
  // Stopped while it was on its way: the next start tries again at once. The host recognizes the key if it has it already.
  if (signal.aborted) return markFailed(db, id, ended, 0)
  if (isHopeless(ended.httpStatus) || attempts >= mostTries) return givenUp(db, letter.lineNumber, id, ended)
  return markFailed(db, id, ended, pauseAfter(attempts))
}

/** If somebody handled it by hand meanwhile, that stays, and nobody is notified. */
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

/** What an order consumed is summed up here, outside the floor's transaction, and then stays. One that takes too long keeps back its own line only. Returns whether there is more to send. */
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
