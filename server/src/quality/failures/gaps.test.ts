import { afterAll, expect, test } from 'vitest'
import { failures } from '@takt/contract/failure-rows.ts'
import { failureSummary } from '@takt/contract/failure-summary.ts'
import { plant as plantFeature } from '@takt/contract/plant.ts'
import { settings } from '@takt/contract/settings.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const now = await plant.as('admin')(settings.get, {})
await plant.as('admin')(settings.save, {
  version: now.version,
  reason: 'zone',
  settings: { ...now.settings, plant: { ...now.settings.plant, timeZone: 'Europe/Berlin' } },
})
const shift = (shiftName: string, startTime: string, endTime: string) => ({
  shiftName,
  startTime,
  endTime,
  breaks: [],
})
await admin(plantFeature.saveShifts, {
  shifts: [shift('early', '06:00', '14:00'), shift('late', '15:00', '22:00')],
})
let made = 0
async function failedAt(at: string) {
  const productSn = `G-${(made += 1)}`
  await line.station('S10').work(productSn, { TORQUE: 99 })
  const { failId } = (await admin(failures.list, { productSn })).rows[0]!
  await plant.db.updateTable('failures').set({ failTime: at }).where('failId', '=', failId).execute()
}
/** The nights of 23 and of 25 hours. */
test.each([
  ['forward', '2026-03-28T12:00:00+01:00', '2026-03-29T12:00:00+02:00'],
  ['back', '2026-10-24T12:00:00+02:00', '2026-10-25T12:00:00+01:00'],
])(
  'what fails in a gap between shifts is of the shift before, and its bar opens it (%s)',
  async (_, a, b) => {
    const noon = Date.parse(a)
    const [from, to] = [isoOf(noon - 3_600_000), isoOf(Date.parse(b))]
    const hours = [0, 2.5, 5, 11, 13, 14.5, 15, 15.5, 19]
    for (const hour of hours) await failedAt(isoOf(noon + hour * 3_600_000))
    const { trend, failures: all, groups } = await admin(failureSummary.figures, { from, to })
    expect(all).toBe(hours.length)
    expect(trend.map(({ productionDay, shiftName }) => `${productionDay.slice(-2)} ${shiftName}`)).toEqual([
      `${a.slice(8, 10)} early`,
      `${a.slice(8, 10)} late`,
      `${b.slice(8, 10)} early`,
    ])
    for (const { start, end, failures: counted } of trend)
      expect((await admin(failures.list, { from: start, to: end })).total).toBe(counted)
    expect(groups.shift.reduce((sum, one) => sum + one.failures, 0)).toBe(hours.length)
    // A period that begins in the gap.
    const gap = await admin(failureSummary.figures, { from: isoOf(noon + 11 * 3_600_000), to })
    expect(gap.trend.reduce((sum, one) => sum + one.failures, 0)).toBe(gap.failures)
  },
)
