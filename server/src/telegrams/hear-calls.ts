import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StationTeleType, TeleResult } from '@takt/contract/telegrams.ts'
import type { Exchanged, Told } from './telegrams.queries.ts'

/** An answer as the wire has it: what was said, or why not. */
type Answer = {
  code?: number
  key?: string
  data?: { answer?: string; answers?: Answer[]; productSn?: unknown; productId?: unknown }
}
/** One message of a call: what it was about, and how it was answered. */
export type Said = {
  teleType: StationTeleType
  message: unknown
  answer: Answer
  item: number | null
  teleResult?: TeleResult
}
type Identity = { lineNumber: string; stationNumber: string }

/** Who calls: nobody, where the key is none. `tell` takes a call of many messages apart. */
export type Hearing = {
  stationOf: (request: FastifyRequest) => Identity | undefined
  tell: (request: FastifyRequest, answer: Answer) => Said[]
}

/** Taken after the answer is on its way, so that no station waits for it. A call whose key nobody knows leaves no telegram: it is nobody's. */
export function hearCalls(
  app: FastifyInstance,
  { stationOf, tell }: Hearing,
  take: (exchanged: Exchanged, told: Told[]) => void,
) {
  const requests = new WeakMap<object, string>()
  const answers = new WeakMap<object, { answer: Answer; text: string }>()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    requests.set(request, body as string) // `parseAs` says so
    void parse(request, body as string, done)
  })
  app.addHook('preSerialization', async (request, _reply, payload) => {
    answers.set(request, { answer: payload as Answer, text: '' }) // every answer of these routes is one
    return payload
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    const said = answers.get(request)
    if (said && typeof payload === 'string') said.text = payload
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    const station = stationOf(request)
    const said = answers.get(request)
    if (!station || !said) return
    const latency = Math.round(10 * reply.elapsedTime) / 10
    const exchanged = {
      heardAt: Math.round(Date.now() - latency),
      latency,
      request: requests.get(request) ?? textOf(request),
      response: said.text,
    }
    take(
      exchanged,
      tell(request, said.answer).map((one) => toldBy(station, one)),
    )
  })
}

/** Where the body is read as a text by whoever listens. */
const textOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '')

const accepted = 20000

function toldBy(
  { lineNumber, stationNumber }: Identity,
  { teleType, message, answer, item, teleResult }: Said,
): Told {
  const { messageId, productSn, productId, at } = (message ?? {}) as Record<string, unknown> // whatever was sent, these may be there
  const { code = 0, key = null, data } = answer
  return {
    lineNumber,
    stationNumber,
    teleType,
    item,
    messageId: plain(messageId),
    productSn: plain(data?.productSn ?? productSn),
    productId: uuid(data?.productId ?? productId),
    at: time(at),
    teleResult: teleResult ?? resultOf(code, data?.answer),
    answerCode: code,
    errorKey: key,
  }
}

const resultOf = (code: number, answer: string | undefined): TeleResult =>
  code !== accepted ? 'refused' : answer === 'noGo' ? 'noGo' : 'ok'

/** A message that was refused may hold anything where a code should be. */
const plain = (value: unknown) =>
  (typeof value === 'string'
    ? value
        .slice(0, 64)
        .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
        .trim()
    : '') || null
const uuid = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value : null
const latest = 7_258_118_399_999
function time(at: unknown) {
  const time = typeof at === 'string' ? Date.parse(at) : typeof at === 'number' ? at : Number.NaN
  return time >= 0 && time <= latest ? time : null
}
