import { expect, test } from 'vitest'
import type { Message } from '../model/line.ts'
import { seedRandom } from '../random.ts'
import { playAlone } from '../testing/played.ts'
import { openQueue, type Queue, readyFrom } from './queue.ts'

test('what is dropped is gone, what is left keeps its order', () => {
  const { messages } = playAlone({ hours: 2 })
  const queue = openQueue()
  for (const message of messages) queue.push(message)
  queue.drop(300)
  expect(queue.length()).toBe(messages.length - 300)
  expect([queue.at(0), queue.at(7)]).toEqual([messages[300], messages[307]])
  expect(queue.at(messages.length)).toBeUndefined()
})

/** Sends loads in any order of the stations and answers the messages in the order they went. */
function sendInAnyOrder(messages: Message[], seed: number): Message[] {
  const random = seedRandom(seed)
  const queues = new Map<string, Queue>()
  for (const message of messages) {
    if (!queues.has(message.sender)) queues.set(message.sender, openQueue())
    queues.get(message.sender)!.push(message)
  }
  const sent: Message[] = []
  while (sent.length < messages.length) {
    const loads = [...queues.values()]
      .map((queue) => ({ queue, load: readyFrom(queue, 500) }))
      .filter(({ load }) => load.length > 0)
    if (loads.length === 0) throw new Error(`stuck after ${sent.length} of ${messages.length}`)
    const { queue, load } = loads[Math.floor(random.share() * loads.length)]!
    for (const message of load) Object.assign(message, { done: true, after: [] })
    queue.drop(load.length)
    sent.push(...load)
  }
  return sent
}

test.each([1, 2, 3])(
  'whatever station goes first, nothing overtakes earlier messages of its unit or its station, and nothing gets stuck (seed %i)',
  (seed) => {
    const { messages } = playAlone({ hours: 10, seed })
    const sent = sendInAnyOrder(messages, seed)
    expect(sent.length).toBe(messages.length)
    const inTurn = (list: Message[], by: (message: Message) => unknown) =>
      [...Map.groupBy(list, by).values()].map((group) => group.map(({ work }) => JSON.stringify(work)))
    const ofUnits = (list: Message[]) =>
      inTurn(
        list.filter(({ unit, copyOf }) => unit && !copyOf),
        ({ unit }) => unit,
      )
    expect(new Set(ofUnits(sent).map(String))).toEqual(new Set(ofUnits(messages).map(String)))
    expect(new Set(inTurn(sent, ({ sender }) => sender).map(String))).toEqual(
      new Set(inTurn(messages, ({ sender }) => sender).map(String)),
    )
  },
)

test('loads are long: history does not go unit by unit', () => {
  const { messages } = playAlone({ hours: 4 })
  const first = openQueue()
  for (const message of messages.filter(({ sender }) => sender === 'S10'))
    first.push(Object.assign(message, { after: message.after.filter(({ sender }) => sender !== 'office') }))
  expect(readyFrom(first, 500).length).toBeGreaterThan(200)
  expect(readyFrom(first, 50).length).toBe(50)
})
