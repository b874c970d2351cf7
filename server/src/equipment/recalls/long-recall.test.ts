import { afterAll, beforeAll, expect, test } from 'vitest'
import { calibrations } from '@takt/contract/calibrations.ts'
import { recalls } from '@takt/contract/recalls.ts'
import { tools } from '@takt/contract/tools.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { mostRead } from './recalled.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1', 20, 3)
const admin = plant.as('admin', 'L1')

/** Sets less than is read otherwise. */
async function within<Answer>(less: Partial<typeof mostRead>, run: () => Promise<Answer>) {
  const usual = { ...mostRead }
  Object.assign(mostRead, less)
  return run().finally(() => Object.assign(mostRead, usual))
}
const toolCode = 'M'
const record = (asFound: number, calibratedAt: string) =>
  admin(calibrations.record, {
    toolCode,
    calibratedAt,
    calibratedBy: 'Lab',
    points: [{ reference: 10, tolerance: 0.1, asFound, asLeft: 10 }],
  })
let calibrationId: string

beforeAll(async () => {
  const station = line.station('S10')
  const usual = { toolType: 'GAUGE', toolDescription: null, usesPerPass: 1, frequency: 1000 }
  await admin(tools.create, { toolCode, ...usual, calibrationDays: 100, resultCodes: [] })
  await record(10, isoOf(Date.now() - 2 * 86_400_000))
  await admin(tools.mount, { toolCode, stationNumber: 'S10' })
  await station.work('LOW', { TORQUE: [10, 8.2, 10], VOUT: 5.15 })
  for (const sn of ['A', 'B', 'C']) await station.work(sn, { TORQUE: [10, 10, 10], VOUT: 5.15 })
  ;({ calibrationId } = await record(10.3, nowIso()))
})

test('readings of one characteristic are kept apart', async () => {
  const { rows } = await admin(recalls.values, { calibrationId })
  const ofLow = rows.filter(({ productSn }) => productSn === 'LOW')
  expect(ofLow.map(({ resultCode, reading, resultValue }) => [resultCode, reading, resultValue])).toEqual([
    ['TORQUE', 1, 10],
    ['TORQUE', 2, 8.2],
    ['TORQUE', 3, 10],
    ['VOUT', null, 5.15],
  ])
})

test('a recall too long to be counted is held whole', async () => {
  await within({ values: 6 }, async () => {
    expect(await admin(recalls.one, { calibrationId })).toMatchObject({ recalledValues: 4, cut: true })
    const hold = { calibrationId, which: 'all', reason: 'torque' } as const
    expect(await admin(recalls.hold, hold)).toMatchObject({ changed: 4 })
  })
})

test('a page reads so many passes and returns where to go on, also where it found nothing', async () => {
  const pages: (string | null)[][] = []
  let after: string | undefined
  await within({ passes: 1 }, async () => {
    do {
      const query = { calibrationId, recallVerdict: 'wouldBeNg', ...(after && { after }) } as const
      const page = await admin(recalls.values, query)
      pages.push(page.rows.map(({ productSn }) => productSn))
      after = page.next ?? undefined
    } while (after && pages.length < 9)
  })
  expect(pages).toEqual([[], [], [], ['LOW'], []])
})

test('pieces and pages, wherever they end, hold every value once', async () => {
  const { rows } = await admin(recalls.values, { calibrationId })
  expect(rows).toHaveLength(16)
  const seen: typeof rows = []
  let after: string | undefined
  await within({ piece: 2, passes: 3 }, async () => {
    do {
      const page = await admin(recalls.values, { calibrationId, limit: 3, ...(after && { after }) })
      seen.push(...page.rows)
      after = page.next ?? undefined
    } while (after)
  })
  expect(seen).toEqual(rows)
})
