import type { Message } from '../model/line.ts'
import type { Queue } from './queue.ts'

/**
 * What a gateway may send for all stations of a line in one load, in the order it was made: each station's in its own order, and none before
 * what it must not overtake. A station whose next message has to wait waits; the others go on.
 */
export function readyTogether(
  queues: readonly Queue[],
  most: number,
  placeOf: (message: Message) => number,
): Message[] {
  const ready: Message[] = []
  const going = new Set<Message>()
  const taken = new Map(queues.map((queue) => [queue, 0]))
  while (taken.size > 0 && ready.length < most) {
    let [first, from]: [Message | null, Queue | null] = [null, null]
    for (const [queue, count] of taken) {
      const next = queue.at(count)
      if (!next) taken.delete(queue)
      else if (!first || placeOf(next) < placeOf(first)) [first, from] = [next, queue]
    }
    if (!first || !from) break
    if (first.after.every((before) => before.done || going.has(before))) {
      ready.push(first)
      going.add(first)
      taken.set(from, taken.get(from)! + 1)
    } else taken.delete(from)
  }
  return ready
}
