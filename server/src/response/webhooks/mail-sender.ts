import type { Transporter } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import { addressOf } from '../../people/users/users.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { pauseAfter, startSending } from '../../platform/outbox/outbox.ts'
import type { MailText } from './mail-queue.ts'
import { mailTransport, noAddress, postMail } from './mail-post.ts'
import type { MailSettings } from './mail-settings.ts'
import { type DueMail, markFailed, markSent, takeDueMails } from './sending.queries.ts'

type Surroundings = {
  log: Pick<FastifyBaseLogger, 'warn'>
  changed: (line: string | null, features: readonly string[]) => void
  every?: number
}

const mostAtOnce = 4
/** At five minutes a try: a day. */
const mostTries = 300
/** What a server that stops waits for the answer to a mail that is on its way, in ms. */
const patience = 5000

/** Sends what the ledger holds for people's mailboxes. Returns what ends it. */
export function startMails(
  { db }: Database,
  { url, from }: MailSettings,
  { log, changed, every = 1000 }: Surroundings,
) {
  const transport = mailTransport(url)
  return startSending<DueMail>({
    every,
    mostAtOnce,
    take: (room) => takeDueMails(db, room),
    send: async (due, signal) => {
      await deliver(db, due, { transport, from, signal })
      changed(null, ['webhooks'])
    },
    failed: (err, due) => log.warn({ err }, due ? `Delivery ${due.id}` : 'The ledger of deliveries'),
  })
}

type Post = { transport: Transporter; from: MailSettings['from']; signal: AbortSignal }
async function deliver(db: Db, due: DueMail, post: Post) {
  const address = await addressOf(db, due.userName)
  const ended = address ? await tryOnce(due, address, post) : noAddress
  // Whether it was taken is unknown: it is due again when its grace is over, under the same id.
  if (ended === null) return
  if (ended.errorText === null) return markSent(db, due.id, ended)
  const over = ended.hopeless || due.attempts >= mostTries
  return markFailed(db, due.id, ended, over ? null : pauseAfter(due.attempts))
}

/** Null: this server stopped before there was an answer. */
async function tryOnce(due: DueMail, address: string, { transport, from, signal }: Post) {
  const over = new AbortController()
  const stopped = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => setTimeout(resolve, patience, null), { signal: over.signal }),
  )
  const { subject, text }: MailText = JSON.parse(due.request)
  const id = `${Date.parse(due.at)}-${due.id}`
  const sent = postMail({ transport, from }, { address, id, subject, text })
  return Promise.race([sent, stopped]).finally(() => over.abort())
}
