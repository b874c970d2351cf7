import type { Clock } from './clock.ts'
import { Away } from './delivery/http.ts'
import { NotAllowed } from './delivery/station-calls.ts'
import { hearOrders, hearQueue } from './model/orders.ts'
import { takeWork } from './model/post.ts'
import type { PlayedLine } from './played-line.ts'
import { readSerials } from './serials-heard.ts'
import { readQueue } from './take-over.ts'

const patience = 15_000
const askedAtByLine = new WeakMap<PlayedLine, number>()

/** Now and then the line reads what it shall make: the office in its books, else the first station by its hello. Returns whether it did. */
export async function askForOrders(played: PlayedLine, clock: Clock): Promise<boolean> {
  if (clock.now() - (askedAtByLine.get(played) ?? -Infinity) < patience) return false
  askedAtByLine.set(played, clock.now())
  const { line, office, calls } = played
  const first = line.posts.get(line.plan.stations[0]!.stationNumber)!
  try {
    if (office) {
      hearQueue(line, await readQueue(office, line.plan))
      await readSerials(played)
    } else hearOrders(line, (await calls.hello(first.plan.stationNumber)).orders)
  } catch (error) {
    // Nobody there: tried again later.
    if (!(error instanceof Away || error instanceof NotAllowed)) throw error
  }
  takeWork(line, first)
  return true
}
