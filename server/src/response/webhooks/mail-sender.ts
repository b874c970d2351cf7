import { createTransport, type Transporter } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import { addressOf } from '../../people/users/users.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { pauseAfter, startSending } from '../../platform/outbox/outbox.ts'
import type { MailText } from './mail-queue.ts'
import type { MailSettings } from './mail-settings.ts'
import { type DueMail, markFailed, markSent, takeDueMails } from './sending.queries.ts'

type Surroundings = {
  log: Pick<FastifyBaseLogger, 'warn'>
  changed: (line: string | null, features: readonly string[]) => void
  every?: number
}

/** Of each step of a dialogue. */
const seconds = 10
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
  const wait = seconds * 1000
  const transport = createTransport({
    url,
    connectionTimeout: wait,
    greetingTimeout: wait,
    socketTimeout: wait,
    dnsTimeout: wait,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
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
type Ended = { httpStatus: null; errorText: string | null; hopeless: boolean }

const taken: Ended = { httpStatus: null, errorText: null, hopeless: false }
const noAddress: Ended = { httpStatus: null, errorText: 'no e-mail address', hopeless: true }

async function deliver(db: Db, due: DueMail, post: Post) {
  const address = await addressOf(db, due.userName)
  const ended = address ? await tryOnce(due, address, post) : noAddress
  // Nobody knows whether it was taken: it is due again when its grace is over, under the same id.
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
  const sent = transport
    .sendMail({
      from,
      to: { name: '', address },
      subject,
      text,
      // The same with each try: a mailbox can tell what it has already.
      messageId: `<takt-${Date.parse(due.at)}-${due.id}@${from.address.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    .then(() => taken, refused)
  return Promise.race([sent, stopped]).finally(() => over.abort())
}

/** Only a word about this mail or this mailbox is final; not to be let in, or a server that is busy or away, is not. */
function refused(error: unknown): Ended {
  const {
    code,
    response,
    responseCode = 0,
    message,
  } = error as Error & {
    code?: string
    response?: string
    responseCode?: number
  } // the transport throws errors, with the server's answer where there was one
  const hopeless = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
  // No text of a database holds a NUL.
  return { httpStatus: null, errorText: (response ?? message).slice(0, 500).replaceAll('\0', ''), hopeless }
}
