import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse, Refusal } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { Identities, type Identity, stationOf } from '../../floor/floor.ts'
import { asRefusal } from '../../http/refuse-calls.ts'
import { answer, refusal, wordsFor } from '../../http/wire.ts'
import type { Said } from '../../telegrams/telegrams.ts'
import { type Part, takeEnvelope } from './cfx.ts'

const bodyLimit = 8 * 1_048_576
const mostTogether = 500
type Call = FastifyRequest<{ Params: { line?: string } }>
/** As the wire and the log have it. */
type Answered = { body: object; said: Said[]; refused?: Refusal }

/** POST /api/cfx/{lineNumber}, with the station's own key: one envelope of IPC-CFX, or a list of them in their order. */
export const cfxRoutes: FastifyPluginAsync = async (app) => {
  const identities = new Identities(app.database)
  const desk = { db: app.database.db, floor: app.floor, changed: app.changed }
  const told = new WeakMap<FastifyRequest, Said[]>()
  app.telegrams.listenTo(app, {
    stationOf,
    tell: (request, answered) =>
      told.get(request) ?? [{ teleType: 'cfx', message: known(request.body), answer: answered, item: null }],
  })

  app.post<{ Params: { line?: string } }>('/api/cfx/:line', { bodyLimit }, async (request: Call) => {
    const station = await identities.of(request)
    const { body: given } = request
    if (!Array.isArray(given)) {
      const { body, said, refused } = await take(request, station, given, null)
      told.set(request, said)
      if (refused) throw refused
      return body
    }
    if (given.length === 0 || given.length > mostTogether) refuse('call.invalid', { fields: 'body' }, 'body')
    const all: Answered[] = []
    for (const [item, one] of given.entries()) all.push(await take(request, station, one, item))
    told.set(
      request,
      all.flatMap(({ said }) => said),
    )
    return answer({ answers: all.map(({ body }) => body) })
  })

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
      const whole: Said = {
        teleType: 'cfx',
        message: known(given),
        answer: { code: body.code },
        item,
        ...(outcome.outcome === 'ignored' && { teleResult: 'ignored' }),
      }
      // One for every unit, so that each is found by its serial. The cast: the log reads of an answer what is there.
      return {
        body,
        said:
          parts.length > 0
            ? answers.map(({ part, body }) => ({
                teleType: part.teleType,
                message: { ...known(given), productSn: part.productSn },
                answer: body as Said['answer'],
                item,
              }))
            : [whole],
      }
    } catch (error) {
      const refused = asRefusal(error, request.id)
      if (refused.key === 'call.bug') throw error
      const { body } = refusal(words, refused)
      return { body, refused, said: [{ teleType: 'cfx', message: known(given), answer: body, item }] }
    }
  }
}

const answerOf = (words: Words, { productSn, answered, leftOut }: Part) => ({
  productSn,
  ...(answered instanceof Refusal ? refusal(words, answered).body : answer(answered)),
  ...(leftOut && { leftOut }),
})

/** What of an envelope the log knows, also where it is none. */
function known(given: unknown) {
  const { UniqueID, TimeStamp } = (given ?? {}) as Record<string, unknown> // whatever was sent, these may be there
  return { messageId: UniqueID, at: TimeStamp }
}
