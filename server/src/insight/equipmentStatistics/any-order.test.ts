import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { equipmentStatistics, spansOf } from '@takt/contract/equipmentStatistics.ts'
import { stationStatuses } from '@takt/contract/stations.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { randomOf } from '../../testing/random-message.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const minute = 60_000
const end = Math.floor(Date.now() / minute) * minute
/** Every status twice in a day and a half; the last one is a day late, for nothing was reported since. */
const statuses = Array.from({ length: 2 * stationStatuses.length }, (_, place) => ({
  at: isoOf(end - 60 * 60 * minute + place * 83 * minute),
  stationStatus: stationStatuses[(place * 5) % stationStatuses.length]!,
}))
const messages = () => statuses.map((one) => ({ ...one, messageId: randomUUID() }))

test('thirteen statuses in any order, doubled and a day late come to the same figures', async () => {
  const [inOrder, oneByOne, together] = [line.station('S10'), line.station('S20'), line.station('S30')]
  for (const one of messages()) await inOrder.send('status', one)
  const random = randomOf(7)
  const doubled = (all: ReturnType<typeof messages>) =>
    [...all, ...all]
      .map((one) => ({ one, place: random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ one }) => one)
  for (const one of doubled(messages())) await oneByOne.send('status', one)
  await together.send('batch', { items: doubled(messages()).map((one) => ({ kind: 'status', ...one })) })
  const [from, to] = [isoOf(end - 61 * 60 * minute), isoOf(end)]
  const all = await plant.as('operator', 'L1')(equipmentStatistics.report, { from, to })
  const figuresOf = (number: string) => {
    const {
      stationNumber: _,
      stationName: __,
      isPacing: ___,
      ...figures
    } = all.stations.find(({ stationNumber }) => stationNumber === number)!
    const strip = all.strips.find(({ stationNumber }) => stationNumber === number)!
    return { ...figures, said: spansOf(strip, all.stripSince) }
  }
  const expected = figuresOf('S10')
  expect(Object.values(expected.times).reduce((sum, ms) => sum + ms, 0)).toBe(61 * 60 * minute)
  expect(new Set(expected.said.map(({ stationStatus }) => stationStatus))).toEqual(new Set(stationStatuses))
  expect([figuresOf('S20'), figuresOf('S30')]).toEqual([expected, expected])
})
