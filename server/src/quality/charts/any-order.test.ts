import { afterAll, expect, test } from 'vitest'
import { charts } from '@takt/contract/charts.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'

const plant = await startPlant()
afterAll(plant.close)
const base = Date.now() - 600_000

type Result = { unit: number; torque: number; second: number }
/** Forty units, a second apart; some fail and are measured again later. */
const random = randomOf(7)
const results: Result[] = Array.from({ length: 40 }, (_, unit) => {
  const torque = unit % 9 === 4 ? 13 + random() : 9.5 + random()
  const once = { unit, torque, second: unit * 3 }
  return torque > 12 ? [once, { unit, torque: 9.5 + random(), second: unit * 3 + 7 }] : [once]
}).flat()

function shuffled<T>(all: readonly T[], seed: number): T[] {
  const draw = randomOf(seed)
  return all
    .map((one) => ({ one, place: draw() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

/** Sends them to a line of its own, and reads their chart; serials without the name of the line. */
async function chartOf(lineNumber: string, sent: readonly Result[], atOnce: number) {
  const line = await startLine(plant, lineNumber)
  const station = line.station('S10')
  const send = ({ unit, torque, second }: Result) =>
    station.complete(
      `${lineNumber}-${unit}`,
      { TORQUE: torque, VOUT: 5 },
      {
        messageId: `${unit} ${second}`,
        at: isoOf(base + second * 1000),
      },
    )
  for (let i = 0; i < sent.length; i += atOnce) await Promise.all(sent.slice(i, i + atOnce).map(send))
  const chartInput = { stationNumber: 'S10', colSetId: line.colSetId, colSetVersion: 1, resultCode: 'TORQUE' }
  const admin = plant.as('admin', lineNumber)
  const [single, subgroups] = [
    await admin(charts.report, { ...chartInput, unitCount: 1 }),
    await admin(charts.report, { ...chartInput, unitCount: 4 }),
  ]
  expect(await admin(charts.report, { ...chartInput, unitCount: 4 })).toEqual(subgroups)
  const bare = (report: typeof single) => ({
    ...report,
    units: report.units.map((units) => units.map((serial) => serial?.replace(`${lineNumber}-`, ''))),
  })
  return { single: bare(single), subgroups: bare(subgroups) }
}

test('messages of stations in any order, and any of them again, make the same chart', async () => {
  const inOrder = await chartOf('IN', results, 1)
  expect(inOrder.single.values).toEqual(
    results.toSorted((a, b) => a.second - b.second).map(({ torque }) => torque),
  )
  for (const seed of [1, 2, 3]) {
    const again = shuffled(results, seed + 10).slice(0, 15)
    const mixed = shuffled([...results, ...again, ...again], seed)
    expect(await chartOf(`MIX${seed}`, mixed, seed * 3 - 2)).toEqual(inOrder)
  }
  expect(await chartOf('BACK', results.toReversed(), 4)).toEqual(inOrder)
})
