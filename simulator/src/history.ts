import type { HistoryProgress } from '@takt/contract/plant.ts'
import type { Clock } from './clock.ts'
import { playUntil } from './model/line.ts'
import { callInPast } from './past-calls.ts'
import { askForOrders } from './orders-heard.ts'
import { readSerials } from './serials-heard.ts'
import type { PlayedLine } from './played-line.ts'

/** So much is played before the server is given time to catch up; and so many messages may wait for it. */
const stretch = 10 * 60_000
const mostWaiting = 6_000
/** Nearer to now than this the play is live. */
const nearNow = 500

/** Plays from the line's present state up to now, as fast as the server takes it. */
export async function catchUp(
  played: PlayedLine,
  clock: Clock,
  signal: AbortSignal,
  progressed: () => void = () => {},
) {
  const { line, delivery, office } = played
  delivery.asGateway(true)
  while (!signal.aborted && clock.now() - line.now > nearNow) {
    const from = line.now
    progressed()
    playUntil(line, Math.min(clock.now(), from + stretch))
    delivery.pump()
    // The office plans history by itself; without it a station must get what to make.
    if (!office) await askForOrders(played, clock)
    await callInPast(played, from, clock)
    if (office) await callUnits(played, clock, signal)
    while (delivery.waiting() > mostWaiting && !signal.aborted) {
      await clock.sleep(10, signal)
      delivery.pump()
    }
  }
  delivery.asGateway(false)
}

const day = 86_400_000

/** The day that is being made: of the line that is furthest behind. */
export function dayOf(played: readonly PlayedLine[], start: number, clock: Clock): HistoryProgress {
  const days = Math.max(1, Math.ceil((clock.now() - start) / day - 1 / 24))
  const behind = Math.min(...played.map(({ line }) => line.now))
  return { day: Math.min(days, Math.max(1, Math.floor((behind - start) / day) + 1)), days }
}

/** A unit is named by its order: before an order begins, its release is through and its serials are read. */
async function callUnits(played: PlayedLine, clock: Clock, signal: AbortSignal) {
  const { line, delivery } = played
  while (
    line.orders.some(({ status, serials }) => status === 'released' && serials === null) &&
    !signal.aborted
  ) {
    delivery.pump()
    await readSerials(played)
    await clock.sleep(5, signal)
  }
}
