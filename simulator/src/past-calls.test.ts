import { expect, test } from 'vitest'
import { callInPast } from './past-calls.ts'
import type { PlayedLine } from './played-line.ts'
import { linePlans } from './plant/plant.ts'

type CallMessage = { verb: string; at: string; stationNumber: string; lossType?: string; move?: string }
const hour = 3_600_000
const start = Date.parse('2026-03-02T06:00:00Z')

/** A line of ours that is played for so many stretches of ten minutes. */
async function messagesOver(
  stretches: number,
  over: { onBreak?: boolean; office?: null; now?: number } = {},
) {
  const messages: CallMessage[] = []
  const speak = (verb: string) => (stationNumber: string, body: object) => {
    messages.push({ verb, stationNumber, ...body } as CallMessage)
    return Promise.resolve({ code: 20_000 })
  }
  const line = { plan: linePlans[0], run: 'one', now: start, onBreak: over.onBreak ?? false }
  const played = {
    line,
    calls: { one: speak('call'), answer: speak('answer') },
    office: over.office === undefined ? {} : null,
  } as unknown as PlayedLine // all that a call of the past needs of a line
  const clock = { now: () => over.now ?? start + 1000 * hour, sleep: () => Promise.resolve() }
  for (let stretch = 0; stretch < stretches; stretch++) {
    line.now += hour / 6
    await callInPast(played, line.now - hour / 6, clock)
  }
  return messages
}

test('each call of the past is come to and solved, in that order, at its station', async () => {
  const messages = await messagesOver(6 * 24)
  expect(messages.length).toBeGreaterThan(30)
  for (let place = 0; place < messages.length; place += 3) {
    const [call, arrive, solve] = messages.slice(place, place + 3)
    expect([call!.verb, arrive!.move, solve!.move]).toEqual(['call', 'arrive', 'solve'])
    expect(call!.at < arrive!.at && arrive!.at < solve!.at).toBe(true)
    expect(new Set([call, arrive, solve].map((one) => `${one!.stationNumber} ${one!.lossType}`)).size).toBe(1)
  }
})

test('nobody calls in a break, where nobody would come, nor of what is still to come', async () => {
  expect(await messagesOver(144, { onBreak: true })).toEqual([])
  expect(await messagesOver(144, { office: null })).toEqual([])
  expect(await messagesOver(144, { now: start })).toEqual([])
})
