import type { Clock } from './clock.ts'
import { Away } from './delivery/http.ts'
import { NotAllowed } from './delivery/station-calls.ts'
import { hearOrders } from './model/orders.ts'
import { takeWork } from './model/post.ts'
import type { PlayedLine } from './played-line.ts'

const patience = 15_000
const asked = new WeakMap<PlayedLine, number>()

/** Where the first station has nothing to begin, it asks again now and then what the line makes. */
export async function askForOrders(played: PlayedLine, clock: Clock) {
  const { line, calls } = played
  const hasWork = line.orders.some(({ status, barred }) => !barred && (status === 'producing' || (line.hasOffice && status !== 'full')))
  const isNew = !asked.has(played)
  if (!isNew && (hasWork || clock.now() - asked.get(played)! < patience)) return
  asked.set(played, clock.now())
  const first = line.plan.stations[0]!.stationNumber
  const orders = await calls.hello(first).catch((error: unknown) => {
    if (error instanceof Away || error instanceof NotAllowed) return []
    throw error
  })
  hearOrders(line, orders)
  takeWork(line, line.posts.get(first)!)
}
