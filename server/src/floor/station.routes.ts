import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { errors, Refusal } from '@takt/contract/errors.ts'
import { Badge, batchLimit, type BatchKind } from '@takt/contract/floor.ts'
import type { Words } from '@takt/contract/locales/en/words.ts'
import { FetchParameters, ReadBack } from '@takt/contract/recipes.ts'
import type { StationTeleType } from '@takt/contract/telegrams.ts'
import { answer, refusal, wordsFor } from '../http/wire.ts'
import { begin, fetchParameters, leave, readBack } from './at-station.ts'
import { sayHello } from './hello.ts'
import { Identities, stationOf } from './identify.ts'
import type { Answered, Message } from './play.ts'
import { validHello, validItem, validMessage } from './validate.ts'

const verbs = [
  'arrive',
  'complete',
  'status',
  'alarm',
  'heartbeat',
  'bind',
  'unbind',
  'exchange',
] as const satisfies BatchKind[]
const Batch = z.strictObject({
  messageId: z.string().max(64).optional(),
  items: z.array(z.unknown()).min(1).max(batchLimit),
})
type Hearing = Parameters<FastifyInstance['telegrams']['listenTo']>[1]
type Told = Parameters<Hearing['tell']>[1]
type Said = ReturnType<Hearing['tell']>[number]
type Line = { Params: { line?: string } }

/** The station interface: POST /api/station/{verb}/{lineNumber}, with the station's own key as bearer. */
export const stationRoutes: FastifyPluginAsync = async (app) => {
  const identities = new Identities(app.database)
  const bodyLimit = 8 * 1_048_576
  app.telegrams.listenTo(app, { stationOf, tell })

  for (const verb of verbs) {
    app.post<Line>(`/api/station/${verb}/:line`, async (request) => {
      const { lineNumber, stationNumber } = await identities.of(request)
      const [answered] = await app.floor.receive(lineNumber, [
        { ...validMessage(verb, request.body), stationNumber },
      ])
      if (answered instanceof Refusal) throw answered
      return answer(withSentences(wordsFor(request), answered!))
    })
  }

  app.post<Line>('/api/station/hello/:line', async (request) => {
    const station = await identities.of(request)
    const hello = validHello(request.body)
    await app.floor.receive(station.lineNumber, [
      { kind: 'heartbeat', at: hello.at, time: hello.time, stationNumber: station.stationNumber },
    ])
    return answer(await sayHello(app.database.db, station, hello))
  })

  for (const [verb, work] of [
    ['login', begin],
    ['logoff', leave],
  ] as const) {
    app.post<Line>(`/api/station/${verb}/:line`, async (request) => {
      const station = await identities.of(request)
      const done = await work(app.database.db, station, Badge.parse(request.body))
      app.changed(station.lineNumber, ['operators', 'boards'])
      return answer(done)
    })
  }

  app.post<Line>('/api/station/parameters/:line', async (request) => {
    const station = await identities.of(request)
    FetchParameters.parse(request.body)
    const fetched = await fetchParameters(app.database.db, station)
    if (fetched.download) app.changed(station.lineNumber, ['recipes'])
    return answer(fetched)
  })

  app.post<Line>('/api/station/readBack/:line', { bodyLimit }, async (request) => {
    const station = await identities.of(request)
    const stored = await readBack(app.database.db, station, ReadBack.parse(request.body))
    app.changed(station.lineNumber, ['recipes'])
    return answer(stored)
  })

  app.post<Line>('/api/station/batch/:line', { bodyLimit }, async (request) => {
    const { lineNumber, stationNumber } = await identities.of(request)
    return answer({ answers: await playBatch(request, lineNumber, stationNumber) })
  })

  /** Every item has its own answer; what is malformed never reaches the floor, and its neighbours do. */
  async function playBatch(request: FastifyRequest, line: string, stationNumber: string) {
    const { items } = Batch.parse(request.body)
    const words = wordsFor(request)
    const checked = items.map((item): Message | Refusal => asMessage(item, stationNumber))
    const messages = checked.filter((one): one is Message => !(one instanceof Refusal))
    const answers = messages.length ? await app.floor.receive(line, messages) : []
    let next = 0
    return checked.map((one) => {
      const answered = one instanceof Refusal ? one : answers[next++]!
      return answered instanceof Refusal
        ? refusal(words, answered).body
        : answer(withSentences(words, answered))
    })
  }
}

/** A batch is told message by message, unless it was refused whole. */
function tell({ routeOptions, body }: FastifyRequest, answer: Told): Said[] {
  const verb = routeOptions.url!.split('/')[3] as StationTeleType // the routes above are called so
  const items = verb === 'batch' ? (body as z.infer<typeof Batch> | null)?.items : undefined
  if (!items || !answer.data?.answers) return [{ teleType: verb, message: body, answer, item: null }]
  return answer.data.answers.map((answered, item) => ({
    teleType: kindOf(items[item]),
    message: items[item],
    answer: answered,
    item,
  }))
}

const kindOf = (item: unknown): StationTeleType =>
  verbs.find((verb) => item !== null && typeof item === 'object' && Reflect.get(item, 'kind') === verb) ??
  'batch'

function asMessage(item: unknown, stationNumber: string): Message | Refusal {
  try {
    return { ...validItem(item), stationNumber }
  } catch (error) {
    if (error instanceof Refusal && error.key in errors) return error
    throw error
  }
}

/** A station's screen shows the reasons as they are: each with its sentence. */
function withSentences(words: Words, answered: Exclude<Answered, Refusal>) {
  if (!('answer' in answered) || answered.answer === 'go') return answered
  return {
    ...answered,
    reasons: answered.reasons.map((one) => ({
      ...one,
      message: one.about ? `${words.reason[one.reason]}: ${one.about}` : words.reason[one.reason],
    })),
  }
}
