import { afterAll, beforeAll, expect, test } from 'vitest'
import type { attributeKinds } from '@takt/contract/attribute-charts.ts'
import { attributeLimits } from '@takt/contract/attributeLimits.ts'
import { chartEvents } from '@takt/contract/chartEvents.ts'
import { charts } from '@takt/contract/charts.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'AB')
const admin = plant.as('admin', 'AB')
const start = Date.parse('2026-03-02T06:00:00.000Z')
const at = (hours: number) => isoOf(start + hours * 3_600_000)
const period = { stationNumber: 'S10', from: at(0), to: at(60) }
const borders = (attributeKind: (typeof attributeKinds)[number] = 'p') =>
  admin(chartEvents.attributeBorders, { ...period, attributeKind })
const stop = (end: number) =>
  plant.db
    .insertInto('statusIntervals')
    .values({
      lineNumber: 'AB',
      stationNumber: 'S10',
      stationStatus: 'down',
      startTime: at(end - 0.05),
      endTime: at(end),
    })
    .execute()

beforeAll(async () => {
  await line.station('S10').work('A-0', { TORQUE: 10 })
  const [some] = await plant.db.selectFrom('outputSlots').selectAll().where('lineNumber', '=', 'AB').execute()
  // 200 passes an hour: some 4 % of them NG, from hour 30 on some 12 %.
  const slots = Array.from({ length: 240 }, (_, i) => ({
    ...some!,
    slot: at(i / 4),
    passes: 50,
    ok: 50 - (i < 120 ? 2 : 6) - (i % 3 === 0 ? 1 : 0),
  }))
  await plant.db.insertInto('outputSlots').values(slots).execute()
})

test('a rate that only stepped, or a stop without a step, proposes nothing', async () => {
  expect(await borders()).toEqual([])
  await stop(12.2)
  expect(await borders()).toEqual([])
})

test('where the rate stepped and the station stopped a border is proposed, with both rates, for counts as for shares', async () => {
  await stop(29.9)
  for (const kind of ['p', 'np', 'pPrime'] as const) {
    const [border, ...otherBorders] = await borders(kind)
    expect(otherBorders).toEqual([])
    expect(border).toMatchObject({ at: at(29.9), until: null, subgroupNum: 30 })
    expect(border!.before).toBeGreaterThan(0.03)
    expect(border!.before).toBeLessThan(0.06)
    expect(border!.after).toBeGreaterThan(0.11)
    expect(await borders(kind)).toEqual([border])
  }
  // Of a whole line what happened at one station explains nothing.
  const { stationNumber: _, ...ofLine } = period
  expect(await admin(chartEvents.attributeBorders, ofLine)).toEqual([])
})

test('limits frozen from there judge from there, and it is proposed no more', async () => {
  const [border] = await borders()
  const frozen = await admin(attributeLimits.freeze, {
    ...period,
    from: border!.at,
    validFrom: border!.at,
    attributeKind: 'p',
    sampleBy: 'hour',
    reason: 'after the stop',
  })
  expect(frozen.centre).toBeGreaterThan(0.11)
  const { stages } = await admin(charts.attributes, { ...period, attributeKind: 'p' })
  expect(stages).toMatchObject([
    { at: 0, limitsId: null },
    { at: 30, limitsId: frozen.limitsId },
  ])
  expect(await borders()).toEqual([])
})
