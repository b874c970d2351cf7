import { afterAll, expect, test } from 'vitest'
import { freshPasses, type PassColumns } from '../../execution/floor/floor.ts'
import { chartedSet, withIds } from '../../execution/values/values.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { closedSince, lastTurn } from '../../platform/db/turns.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { passesSince } from './kept-passes.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const line = await startLine(plant, 'L1')
const lineNumber = 'L1' as LineNumber
const station = line.station('S10')
const begin = Date.now() - 60_000

let made = 0
const measured = (time: number, TORQUE: number) =>
  station.complete(`K-${(made += 1)}`, TORQUE > 11 ? {} : { TORQUE }, {
    orderCode: line.order.orderCode,
    at: isoOf(time),
    verdict: 'ok',
  })

const passRowsOf = ({ times, ids, serials, types, lots, readings, each }: PassColumns) =>
  Array.from(times, (time, at) => {
    const values = Array.from(readings.subarray(each * at, each * (at + 1)))
    return JSON.stringify([time, ids[at], serials[at], types[at], lots[at], values])
  }).filter((row) => !row.endsWith('[null,null]]'))

/** The set as a look has it, which counts how often it is read. */
async function counted() {
  const set = await chartedSet({ db, line: lineNumber }, { ...line, stationNumber: 'S10' }, [
    'TORQUE',
    'VOUT',
  ])
  const counts = { reads: 0 }
  const read: typeof set.read = (...readArgs) => {
    counts.reads += 1
    return set.read(...readArgs)
  }
  return {
    set: { ...set, read },
    whole: async (from: number) => withIds((await set.read(isoOf(from), 10_000)).passes),
    counts,
  }
}

test('whatever comes late, what is kept is what would be read', async () => {
  const random = randomOf(7)
  const { set, whole, counts } = await counted()
  let turn = await lastTurn(db, lineNumber)
  let [time, looks] = [begin, 0]
  for (let i = 0; i < 60; i++) {
    const late: number[] = []
    for (let k = 0; k <= 3 * random(); k++) {
      time += Math.floor(400 * random())
      const at = random() < 0.2 ? time - Math.floor(3000 * random()) : time
      late.push(at)
      await measured(at, 9 + 3 * random())
    }
    if (random() < 0.3) continue
    const news = await closedSince(db, lineNumber, turn)
    // As if another server had stored them.
    if (i % 20 === 19) freshPasses(db, lineNumber, 'S10', [news.turn + 1])
    const from = Math.max(begin, Math.min(...late) - 1500)
    const found = await passesSince(db, lineNumber, 'S10', set, from, news)
    expect(passRowsOf(found.passes)).toEqual(passRowsOf(await whole(from)))
    turn = random() < 0.2 ? turn : news.turn // some are told again
    looks += 1
  }
  expect(looks).toBeGreaterThan(30)
  expect(counts.reads).toBeGreaterThan(1)
  expect(counts.reads).toBeLessThan(looks / 2)
})

test('what was stored while it was read is there once', async () => {
  const { set, whole, counts } = await counted()
  const turn = await lastTurn(db, lineNumber)
  const reading = {
    ...set,
    read: async (from: string, most: number) => {
      await measured(begin + 50_000, 10)
      return set.read(from, most)
    },
  }
  const since = { turn, closed: [] }
  await passesSince(db, lineNumber, 'again', reading, begin, since)
  const closed = (await closedSince(db, lineNumber, turn)).closed
  const found = await passesSince(db, lineNumber, 'again', set, begin, { turn: turn + 1, closed })
  expect(counts.reads).toBe(1)
  await passesSince(db, lineNumber, 'again', set, begin, { turn: turn + 1, closed: null })
  expect(counts.reads).toBe(2)
  expect(passRowsOf(found.passes)).toEqual(passRowsOf(await whole(begin)))
})
