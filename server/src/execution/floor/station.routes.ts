import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { Refusal } from '@takt/contract/errors.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { sayAbout } from '@takt/contract/say-about.ts'
import { isBatchKind, type StationVerb, stationVerbNames } from '@takt/contract/verbs.ts'
import { asRefusal } from '../../platform/http/refuse-calls.ts'
import { bearerOf, keepSentText, sentText } from '../../platform/http/sent-text.ts'
import { answer, refusal, wordsFor } from '../../platform/http/wire.ts'
import type { LoggedMessage, VerbAnswer } from './ingress.ts'

type Call = FastifyRequest<{ Params: { line?: string } }>

/** What a call of a station carries, for the ingress. */
const carriedBy = (request: Call) => ({
  key: bearerOf(request),
  gatewayKeys: gatewayKeys(request),
  lineNumber: request.params.line,
  text: sentText(request),
  traceId: request.id,
})

/** `Station-Keys: KEY, KEY` of a gateway that sends for several stations. */
function gatewayKeys({ headers }: Call): string[] {
  const sent = headers['station-keys']
  return typeof sent === 'string'
    ? sent
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean)
    : []
}

/** The station interface over HTTP: POST /api/station/{verb}/{lineNumber}, with the station's own key as bearer. */
export const stationRoutes: FastifyPluginAsync = async (app) => {
  const { ingress } = app
  keepSentText(app)
  for (const verb of stationVerbNames)
    app.post<{ Params: { line?: string } }>(
      `/api/station/${verb}/:line`,
      { bodyLimit: mayBeLong.has(verb) ? 8 * 1_048_576 : undefined },
      async (request, reply) => {
        const words = wordsFor(request)
        const { text } = await ingress.call(
          carriedBy(request),
          async (station) => {
            const body = bodyOf(words, await ingress.receive(station, verb, request.body))
            return {
              text: JSON.stringify(body),
              logged: loggedOf(verb, request.body, body, station.gatewayStations),
            }
          },
          (error) => {
            const { body } = refusal(words, asRefusal(error, request.id))
            return { text: JSON.stringify(body), logged: loggedOf(verb, request.body, body) }
          },
        )
        return reply.type('application/json; charset=utf-8').send(text)
      },
    )
}

const mayBeLong = new Set<StationVerb>(['batch', 'readBack'])

const bodyOf = (words: Words, data: VerbAnswer) =>
  answer(
    'answers' in data
      ? { answers: (data.answers as (VerbAnswer | Refusal)[]).map((one) => bodyOfItem(words, one)) } // of a batch
      : withSentences(words, data),
  )
const bodyOfItem = (words: Words, answered: VerbAnswer | Refusal) =>
  answered instanceof Refusal ? refusal(words, answered).body : answer(withSentences(words, answered))

/** A station's screen shows the reasons as they are: each with its sentence. */
function withSentences(words: Words, answered: VerbAnswer) {
  if (!('answer' in answered) || answered.answer !== 'noGo') return answered
  return {
    ...answered,
    reasons: answered.reasons.map(({ reason, about, ...one }) => {
      const sentence = words.reason[reason]
      const message = about ? `${sentence}: ${sayAbout(words, reason, about)}` : sentence
      return { reason, about, ...one, message }
    }),
  }
}

/** A batch is logged message by message, unless it was refused whole. */
function loggedOf(
  verb: StationVerb,
  message: unknown,
  body: LoggedMessage['answer'],
  gatewayStations?: ReadonlyMap<string, unknown>,
): LoggedMessage[] {
  const { answers } = (body.data ?? {}) as { answers?: LoggedMessage['answer'][] } // the answers of a batch
  if (verb !== 'batch' || !answers) return [{ teleType: verb, message, answer: body, item: null }]
  const { items } = message as { items: unknown[] } // it was valid, or it had no answers
  return answers.map((answered, item) => ({
    teleType: kindOf(items[item]),
    message: items[item],
    answer: answered,
    item,
    ...speakerIn(items[item], gatewayStations),
  }))
}

function speakerIn(item: unknown, gatewayStations: ReadonlyMap<string, unknown> | undefined) {
  const named: unknown =
    gatewayStations && item !== null && typeof item === 'object' ? Reflect.get(item, 'stationNumber') : null
  return typeof named === 'string' && gatewayStations?.has(named) ? { stationNumber: named } : {}
}

function kindOf(item: unknown): StationVerb {
  const kind = item !== null && typeof item === 'object' ? (Reflect.get(item, 'kind') as unknown) : null
  return isBatchKind(kind) ? kind : 'batch'
}
