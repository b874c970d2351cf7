import { isUtf8 } from 'node:buffer'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { TakenOrder } from '@takt/contract/order-import.ts'
import { hostOf, type Incoming, takeTelegram, writeRefused } from '../../host/host.ts'
import { asRefusal } from '../../../platform/http/refuse-calls.ts'
import { answer, refusal, wordsFor } from '../../../platform/http/wire.ts'
import { type Row, rowsIn, takeRows } from './receive.ts'

/** Ten thousand orders with what they are made from. */
const bodyLimit = 32 * 1_048_576
const idempotencyKey = /^[\x21-\x7E]{1,128}$/

type Call = FastifyRequest<{ Params: { line?: string }; Body: Buffer | undefined }>

/** POST /api/host/orders, with a key of the host's own: JSON, or a B2MML production schedule by its content type or at /api/host/b2mml. */
export const hostOrdersRoutes: FastifyPluginAsync = async (app) => {
  const {
    database: { db },
    changed,
  } = app
  // What breaks off is refused in its own words and written down; so it is read by us, whatever the sender calls it.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  for (const path of [
    '/api/host/orders',
    '/api/host/orders/:line',
    '/api/host/b2mml',
    '/api/host/b2mml/:line',
  ])
    app.post<{ Params: { line?: string }; Body: Buffer | undefined }>(path, { bodyLimit }, take)

  async function take(request: Call, reply: FastifyReply) {
    const { keyName } = await hostOf(
      db,
      /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? refuse('host.key_wrong'),
    )
    const isXml =
      request.url.startsWith('/api/host/b2mml') || /\bxml\b/.test(request.headers['content-type'] ?? '')
    const words = wordsFor(request)
    const incoming: Incoming = {
      teleType: isXml ? 'b2mmlSchedule' : 'orders',
      endpoint: request.url.slice(0, 500),
      key: keyOf(request),
      request: request.body?.toString() ?? '',
      traceId: request.id,
    }
    try {
      const lines = new Set<string>()
      // Read as what it is not, a name would be stored as another.
      if (!isUtf8(request.body ?? new Uint8Array())) refuse('host.unreadable', { why: 'UTF-8' })
      // Before the transaction: a large message may wait for its turn, and holds no connection meanwhile.
      const rows = await rowsIn(incoming.request, isXml)
      const response = await takeTelegram(db, incoming, async (db) => {
        const answers = await takeRows({ db }, keyName, rows, request.params.line ?? null)
        for (const one of answers) if (!(one instanceof Refusal)) lines.add(one.lineNumber)
        return {
          ...summaryOf(words, rows, answers),
          response: JSON.stringify(
            answer({
              answers: answers.map((one) =>
                one instanceof Refusal ? refusal(words, one).body : answer(one),
              ),
            }),
          ),
        }
      })
      for (const line of lines) changed(line, ['orders', 'boards', 'host'])
      return await reply.type('application/json; charset=utf-8').send(response)
    } catch (error) {
      const refused = asRefusal(error, request.id)
      if (refused.key.startsWith('host.') || refused.key === 'call.invalid')
        await writeDown(incoming, words, refused)
      throw error
    }
  }

  async function writeDown(incoming: Incoming, words: Words, refused: Refusal) {
    const { status, body } = refusal(words, refused)
    await writeRefused(db, incoming, {
      response: JSON.stringify(body),
      httpStatus: status,
      errorText: body.message,
    })
    changed(null, ['host'])
  }
}

function keyOf({ headers }: FastifyRequest) {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  return typeof key === 'string' && idempotencyKey.test(key)
    ? key
    : refuse('call.invalid', { fields: 'Idempotency-Key' }, 'idempotencyKey')
}

/** The log's summary of it: the line and the order where there is but one, and what was refused. */
function summaryOf(
  words: Words,
  rows: readonly (Row | Refusal)[],
  answers: readonly (TakenOrder | Refusal)[],
) {
  const only = (names: string[]) => (new Set(names).size === 1 ? names[0]! : null)
  const [row] = rows
  const named =
    rows.length === 1 && !(row instanceof Refusal) ? code().safeParse(row!.orderCode).data : undefined
  const refused = answers.filter((one) => one instanceof Refusal)
  return {
    lineNumber: only(answers.flatMap((one) => (one instanceof Refusal ? [] : one.lineNumber))),
    orderCode: named ?? null,
    errorText: refused.length
      ? `${refused.length}/${answers.length}: ${refusal(words, refused[0]!).body.message}`.slice(0, 2000)
      : null,
  }
}
