import { expect, test } from 'vitest'
import type { BatchItem } from '@takt/contract/verbs.ts'
import { realClock } from '../clock.ts'
import type { Message } from '../model/line.ts'
import { openDelivery } from './delivery.ts'
import { Away } from './http.ts'
import { NotAllowed } from './station-calls.ts'

let number = 0
const status = (sender: string, after: Message[] = []): Message => {
  number += 1
  const work: BatchItem = {
    kind: 'status',
    messageId: `m${number}`,
    at: '2026-03-10T11:00:00.000Z',
    stationStatus: 'running',
  }
  return { sender, work, unit: null, expected: null, after, copyOf: null, done: false, answer: null }
}

/** A delivery whose server answers as given, and notes what it got. */
function deliverTo(answer: (sender: string) => void = () => {}) {
  const got: string[] = []
  const outcome = { heard: 0, refused: 0, away: 0, broken: 0 }
  const delivery = openDelivery({
    clock: realClock,
    office: null,
    firstPause: 10,
    calls: {
      one: async (sender, { messageId }) => {
        answer(sender)
        got.push(`${sender} ${messageId}`)
        return { code: 20000, data: { stored: true } }
      },
      batch: async (sender, items) => {
        answer(sender)
        got.push(`${sender} batch of ${items.length}`)
        return items.map(() => ({ code: 20000, data: { stored: true } }))
      },
      together: async (messages) => {
        answer('gateway')
        got.push(`gateway ${messages.map(({ stationNumber }) => stationNumber).join(' ')}`)
        return messages.map(() => ({ code: 20000, data: { stored: true } }))
      },
    },
    heard: (_, { code }) => void (code === 20000 ? (outcome.heard += 1) : (outcome.refused += 1)),
    officeRefused: () => {},
    away: () => void (outcome.away += 1),
    broken: () => void (outcome.broken += 1),
  })
  const through = async () => {
    while (delivery.waiting() > 0) {
      delivery.pump()
      await realClock.sleep(5)
    }
  }
  return { delivery, got, outcome, through }
}

test('a station that is cut off sends its backlog in one load afterwards, and what waits for it waits', async () => {
  const { delivery, got, outcome, through } = deliverTo()
  const [first, second] = [status('S10'), status('S10')]
  delivery.cut('S10', realClock.now() + 150)
  for (const message of [first, second, status('S10'), status('S10'), status('S20', [second]), status('S30')])
    delivery.send(message)
  delivery.pump()
  await realClock.sleep(50)
  expect(got).toEqual([expect.stringMatching('^S30')])
  await through()
  expect(got.slice(1)).toEqual(['S10 batch of 4', expect.stringMatching('^S20')])
  expect(outcome).toEqual({ heard: 6, refused: 0, away: 0, broken: 0 })
})

test('while the server is away nothing is lost, and it is reported once', async () => {
  let calls = 0
  const { delivery, outcome, through } = deliverTo(() => {
    calls += 1
    if (calls < 3) throw new Away('nobody there')
  })
  for (let count = 0; count < 5; count += 1) delivery.send(status('S10'))
  await through()
  expect([calls, outcome]).toEqual([3, { heard: 5, refused: 0, away: 1, broken: 0 }])
})

test('when the line is lost between two messages, only those that did not get through are sent again', async () => {
  let calls = 0
  const { delivery, got, outcome, through } = deliverTo(() => {
    calls += 1
    if (calls === 2) throw new Away('cut')
  })
  for (let count = 0; count < 3; count += 1) delivery.send(status('S10'))
  await through()
  expect(new Set(got).size).toBe(got.length)
  expect(outcome.heard).toBe(3)
})

test('a station whose key is switched off keeps its messages until it may send again', async () => {
  let allowed = false
  const { delivery, outcome, through } = deliverTo((sender) => {
    if (sender === 'S10' && !allowed) throw new NotAllowed('key revoked')
  })
  delivery.send(status('S10'))
  delivery.send(status('S20'))
  delivery.pump()
  await realClock.sleep(30)
  expect([outcome.heard, delivery.waiting()]).toEqual([1, 1])
  allowed = true
  await through()
  expect(outcome.heard).toBe(2)
})

test('a message the server chokes on is given up in the end, and counted as refused', async () => {
  const { delivery, outcome, through } = deliverTo(() => {
    throw new Away('a bug', true)
  })
  delivery.send(status('S10'))
  await through()
  expect(outcome).toEqual({ heard: 0, refused: 1, away: 1, broken: 0 })
})

test('as a gateway it sends the messages of all stations in one load, in that order, and a station that waits holds up no other', async () => {
  const { delivery, got, through } = deliverTo()
  const desk = status('office')
  delivery.asGateway(true)
  const first = status('S10')
  const next = status('S20', [first])
  for (const message of [first, next, status('S30', [desk]), status('S30'), status('S10', [next])])
    delivery.send(message)
  delivery.pump()
  await realClock.sleep(20)
  expect(got).toEqual(['gateway S10 S20 S10'])
  desk.done = true
  await through()
  expect(got).toEqual(['gateway S10 S20 S10', 'gateway S30 S30'])
})

test('a gateway whose load fails tries the same load again, and reports it once', async () => {
  let tries = 0
  const { delivery, got, outcome, through } = deliverTo(() => {
    tries += 1
    if (tries < 3) throw new Away('Nobody there')
  })
  delivery.asGateway(true)
  for (const sender of ['S10', 'S20']) delivery.send(status(sender))
  await through()
  expect(got).toEqual(['gateway S10 S20'])
  expect(outcome).toEqual({ heard: 2, refused: 0, away: 1, broken: 0 })
})
