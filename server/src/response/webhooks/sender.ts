import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { post, startSending, isTaken, pauseAfter } from '../../platform/outbox/outbox.ts'
import { mayPostTo } from './address.ts'
import { type Judged, judged } from './answers.ts'
import { dingtalkAddress, feishuSign, retryKey } from './robot-sign.ts'
import { type Due, isPassed, markFailed, markSent, takeDue } from './sending.queries.ts'
import { signed } from './sign.ts'

type Surroundings = {
  log: Pick<FastifyBaseLogger, 'warn'>
  changed: (line: string | null, features: readonly string[]) => void
  every?: number
}

const seconds = 10
/** At five minutes a try: a day. */
const mostTries = 300
/** Some eight minutes. */
const triesOnceOthersAreTaken = 10

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
  const over = ended.hopeless || due.attempts >= mostTries || (await isRefusedAlone(db, due, ended))
  return markFailed(db, due.id, ended, over ? null : pauseAfter(due.attempts))
}

/** Refused with an HTTP success, for whatever reason, while the target takes what came after it. */
const isRefusedAlone = async (db: Db, due: Due, { httpStatus }: Judged) =>
  httpStatus !== null &&
  httpStatus < 300 &&
  due.attempts >= triesOnceOthersAreTaken &&
  (await isPassed(db, due.id))

async function tryOnce(due: Due, signal: AbortSignal): Promise<Judged> {
  if (!(await mayPostTo(due.webhookUrl)))
    return {
      httpStatus: null,
      response: null,
      latency: null,
      errorText: 'address forbidden',
      hopeless: false,
    }
  const ended = await post({ ...letterFor(due, Date.now()), seconds, signal })
  return judged(due.webhookFormat, ended)
}

/** The id stays the same with each try; the time, and what is signed with it, is that of the try. */
export function letterFor(
  { id, at, request, webhookFormat, webhookUrl: url, signingKey }: Omit<Due, 'attempts'>,
  now: number,
) {
  const messageId = `msg_${Date.parse(at)}_${id}`
  const second = Math.floor(now / 1000)
  const plain = { url, headers: {}, request }
  if (signingKey === null) return plain
  switch (webhookFormat) {
    case 'standard':
      return { ...plain, headers: signed(messageId, second, request, signingKey) }
    case 'dingtalk':
      return { ...plain, url: dingtalkAddress(url, signingKey, now) }
    case 'feishu':
      return {
        ...plain,
        request: JSON.stringify({ ...feishuSign(signingKey, second), ...JSON.parse(request) }),
      }
    case 'line':
      return {
        ...plain,
        headers: { authorization: `Bearer ${signingKey}`, 'x-line-retry-key': retryKey(messageId) },
      }
    case 'slack':
    case 'teams':
    case 'wecom':
      return plain
  }
}
