import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'

type Booked = { key: string; teleType: string; lineNumber: string; orderCode: string | null }
export type HostSum = {
  booked: number
  knownAlready: number
  refused: number
  byType: Record<string, number>
}

/** Now and then it goes away for a while, in minutes; and of the calls that reach it so many fail, or are booked without anybody hearing so. */
const habits = {
  hoursToOutage: 1,
  outage: [1, 6],
  faultShare: 0.02,
  deafShare: 0.04,
  slowShare: 0.05,
} as const

/**
 * A host as one must expect it: it books what it receives, each key once, and answers; and it is away, slow, at fault, or breaks off after it has booked.
 * `speed`: its troubles come and pass so many times as fast.
 */
export function pretendHost({
  clock,
  random,
  speed,
  say,
}: {
  clock: Clock
  random: Random
  speed: number
  say: (sentence: string) => void
}) {
  const keys = new Map<string, Booked>()
  const sum: HostSum = { booked: 0, knownAlready: 0, refused: 0, byType: {} }
  const hour = 3_600_000 / speed
  let awayUntil = 0
  let nextOutage = clock.now() + hour * habits.hoursToOutage * random.between(0.3, 1.5)

  function isAway() {
    const now = clock.now()
    if (now >= nextOutage) {
      awayUntil = now + (random.between(...habits.outage) * 60_000) / speed
      nextOutage = awayUntil + hour * habits.hoursToOutage * random.between(0.5, 1.5)
      say(`The host goes away for ${Math.round((awayUntil - now) / 1000)} s.`)
    }
    return now < awayUntil
  }

  async function take(request: IncomingMessage, reply: ServerResponse) {
    if (isAway()) return void request.socket.destroy()
    if (random.chance(habits.faultShare)) return void reply.writeHead(500).end('Out of table space')
    if (random.chance(habits.slowShare)) await clock.sleep(2_000)
    const key = String(request.headers['idempotency-key'] ?? '')
    const telegram = JSON.parse(await textOf(request)) as {
      teleType?: string
      lineNumber?: string
      orderCode?: string
      order?: { orderCode?: string }
    } // whatever it is, it is checked below
    if (!key || !telegram.teleType) {
      sum.refused += 1
      return void reply
        .writeHead(422, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: 'no Idempotency-Key or no teleType' }))
    }
    const isRepeated = keys.has(key)
    if (isRepeated) sum.knownAlready += 1
    else
      book({
        key,
        teleType: telegram.teleType,
        lineNumber: telegram.lineNumber ?? '',
        orderCode: telegram.orderCode ?? telegram.order?.orderCode ?? null,
      })
    if (random.chance(habits.deafShare)) return void request.socket.destroy()
    reply
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ key, known: isRepeated }))
  }

  function book(one: Booked) {
    keys.set(one.key, one)
    sum.booked += 1
    sum.byType[one.teleType] = (sum.byType[one.teleType] ?? 0) + 1
    say(`Booked ${one.teleType} ${one.orderCode ?? ''} of ${one.lineNumber}.`)
  }

  const server = createServer(
    (request, reply) => void take(request, reply).catch(() => request.socket.destroy()),
  )
  return { server, sum, booked: () => [...keys.values()] }
}

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}
