import type { Message } from '../model/line.ts'

/** First in, first out, without moving what stays. */
export type Queue = {
  push: (message: Message) => void
  at: (place: number) => Message | undefined
  drop: (count: number) => void
  length: () => number
}

export function openQueue(): Queue {
  let kept: Message[] = []
  let head = 0
  return {
    push: (message) => void kept.push(message),
    at: (place) => kept[head + place],
    length: () => kept.length - head,
    drop(count) {
      head += count
      if (head < 1000 && head < kept.length) return
      kept = kept.slice(head)
      head = 0
    },
  }
}

/** From the front, as many as may go now: what each must not overtake is through, or goes just before it in the same load. */
export function readyFrom(queue: Queue, most: number): Message[] {
  const ready: Message[] = []
  const going = new Set<Message>()
  for (let message = queue.at(0); message && ready.length < most; message = queue.at(ready.length)) {
    if (!message.after.every((before) => before.done || going.has(before))) break
    ready.push(message)
    going.add(message)
  }
  return ready
}
