import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { post, startSending, isHopeless, isTaken, pauseAfter } from '../../platform/outbox/outbox.ts'
import { mayPostTo } from './address.ts'
import { type Due, markFailed, markSent, takeDue } from './sending.queries.ts'
import { signed } from './sign.ts'

type Surroundings = {
  log: Pick<FastifyBaseLogger, 'warn'>
  changed: (line: string | null, features: readonly string[]) => void
  every?: number
}

const seconds = 10
/** At five minutes a try: a day. */
const mostTries = 300

/** Sends what the ledger holds for webhook targets, each target's one after another. Returns what ends it. */
export const startWebhooks = ({ db }: Database, { log, changed, every = 1000 }: Surroundings) =>
  startSending<Due>({
    every,
    mostAtOnce: 16,
    take: (room) => takeDue(db, room),
    send: async (due, signal) => {
      await deliver(db, due, signal)
      changed(null, ['webhooks'])
    },
    failed: (err, due) => log.warn({ err }, due ? `Delivery ${due.id}` : 'The ledger of deliveries'),
  })

async function deliver(db: Db, due: Due, signal: AbortSignal) {
  const ended = await tryOnce(due, signal)
  if (isTaken(ended)) return markSent(db, due.id, ended)
  // Stopped while it was on its way: whoever starts next tries again at once. The target sees by the id what it has.
  if (signal.aborted) return markFailed(db, due.id, ended, 0)
  const over = isHopeless(ended.httpStatus) || due.attempts >= mostTries
  return markFailed(db, due.id, ended, over ? null : pauseAfter(due.attempts))
}

/** The id stays the same with each try; the time is that of the try. */
async function tryOnce({ id, at, request, webhookUrl: url, signingKey }: Due, signal: AbortSignal) {
  if (!(await mayPostTo(url)))
    return { httpStatus: null, response: null, latency: null, errorText: 'address forbidden' }
  const messageId = `msg_${Date.parse(at)}_${id}`
  const headers = signed(messageId, Math.floor(Date.now() / 1000), request, signingKey)
  return post({ url, headers, request, seconds, signal })
}
