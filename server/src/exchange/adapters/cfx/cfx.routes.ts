import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { mostMessages } from '@takt/contract/cfx.ts'
import { refuse, Refusal } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import type { Identity, LoggedMessage } from '../../../execution/floor/floor.ts'
import { asRefusal } from '../../../platform/http/refuse-calls.ts'
import { bearerOf, keepSentText, sentText } from '../../../platform/http/sent-text.ts'
import { answer, refusal, wordsFor } from '../../../platform/http/wire.ts'
import { type Part, takeEnvelope } from './cfx.ts'

const bodyLimit = 8 * 1_048_576
type Call = FastifyRequest<{ Params: { line?: string } }>
/** As the wire and the log have it. */
type Answered = { body: object; logged: LoggedMessage[]; refused?: Refusal }

/** POST /api/cfx/{lineNumber}, with the station's own key: one envelope of IPC-CFX, or a list of them in their order. */
export const cfxRoutes: FastifyPluginAsync = async (app) => {
  const { ingress } = app
  const desk = { db: app.database.db, floor: app.floor, changed: app.changed }
  keepSentText(app)

  app.post<{ Params: { line?: string } }>('/api/cfx/:line', { bodyLimit }, async (request: Call, reply) => {
    const { text } = await ingress.call(
      {
        key: bearerOf(request),
        lineNumber: request.params.line,
        text: sentText(request),
        traceId: request.id,
      },
      async (station) => {
        const { body, logged, refused } = Array.isArray(request.body)
          ? await takeAll(request, station, request.body)
          : await take(request, station, request.body, null)
        return { text: JSON.stringify(body), logged, error: refused }
      },
      (error) => {
        const { body } = refusal(wordsFor(request), asRefusal(error, request.id))
        return {
          text: JSON.stringify(body),
          logged: [{ teleType: 'cfx', message: senderOf(request.body), answer: body, item: null }],
        }
      },
    )
    return reply.type('application/json; charset=utf-8').send(text)
  })

  async function takeAll(request: Call, station: Identity, given: unknown[]): Promise<Answered> {
    if (given.length === 0 || given.length > mostMessages) refuse('call.invalid', { fields: 'body' }, 'body')
    const all: Answered[] = []
    for (const [item, one] of given.entries()) all.push(await take(request, station, one, item))
    return {
      body: answer({ answers: all.map(({ body }) => body) }),
      logged: all.flatMap(({ logged }) => logged),
    }
  }

  /** A message that is refused does not keep its neighbours from being taken. */
  async function take(
    request: Call,
    station: Identity,
    given: unknown,
    item: number | null,
  ): Promise<Answered> {
    const words = wordsFor(request)
    try {
      const { parts, ...outcome } = await takeEnvelope(desk, station, given)
      const answers = parts.map((part) => ({ part, body: answerOf(words, part) }))
      const body = answer({ ...outcome, answers: answers.map((one) => one.body) })
      const whole: LoggedMessage = {
        teleType: 'cfx',
        message: senderOf(given),
        answer: { code: body.code },
        item,
        ...(outcome.outcome === 'ignored' && { teleResult: 'ignored' }),
      }
      // One for every unit, so that each is found by its serial.
      return {
        body,
        logged:
          parts.length > 0
            ? answers.map(({ part, body }) => ({
                teleType: part.teleType,
                message: { ...senderOf(given), productSn: part.productSn },
                answer: body,
                item,
              }))
            : [whole],
      }
    } catch (error) {
      const refused = asRefusal(error, request.id)
      // With the database away each of its neighbours would wait as long and fail too.
      if (failsAll.has(refused.key)) throw error
      const { body } = refusal(words, refused)
      return { body, refused, logged: [{ teleType: 'cfx', message: senderOf(given), answer: body, item }] }
    }
  }
}

const failsAll = new Set<string>(['call.bug', 'call.database_down', 'call.storage_full'])

const answerOf = (words: Words, { productSn, answered, leftOut }: Part) => ({
  productSn,
  ...(answered instanceof Refusal ? refusal(words, answered).body : answer(answered)),
  ...(leftOut && { leftOut }),
})

/** What of an envelope the log records, also where it is none. */
function senderOf(given: unknown) {
  const { UniqueID, TimeStamp } = (given ?? {}) as Record<string, unknown> // whatever was sent, these may be there
  return { messageId: UniqueID, at: TimeStamp }
}
