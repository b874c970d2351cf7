import { afterAll, expect, test } from 'vitest'
import { chartEvents } from '@takt/contract/chartEvents.ts'
import { tools } from '@takt/contract/tools.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const hour = 3_600_000
const now = Date.now()
const status = (stationStatus: 'running' | 'down', start: number, end: number | null) =>
  plant.db
    .insertInto('statusIntervals')
    .values({
      lineNumber: 'L1',
      stationNumber: 'S10',
      stationStatus,
      startTime: isoOf(start),
      endTime: end === null ? null : isoOf(end),
    })
    .execute()

test('tools, lots and stops of the station and the span, in order of time; a stop that lasts is not over', async () => {
  await admin(tools.create, {
    toolCode: 'DIE-1',
    toolType: 'DIE',
    toolDescription: null,
    frequency: 100,
    usesPerPass: 1,
  })
  await admin(tools.mount, { toolCode: 'DIE-1', stationNumber: 'S10' })
  await status('down', now - 2 * hour, now - hour)
  await status('running', now - hour, now - hour / 2)
  await status('down', now - hour / 2, now - hour / 2 + 30_000)
  await status('down', now - 60_000, null)
  const lot = {
    lineNumber: 'L1',
    position: 'A',
    bomCode: 'SCREW',
    remaining: 5,
    boundBy: 'ann',
    reason: null,
  }
  const at = (ms: number, more: object) => ({ ...lot, eventId: crypto.randomUUID(), at: isoOf(ms), ...more })
  await plant.db
    .insertInto('bindEvents')
    .values([
      at(now - 90 * 60_000, { stationNumber: 'S10', bindEvent: 'bind', bomLot: 'LOT-7' }),
      at(now - 80 * 60_000, { stationNumber: 'S20', bindEvent: 'bind', bomLot: 'LOT-8' }),
      at(now - 70 * 60_000, { stationNumber: 'S10', bindEvent: 'unbind', bomLot: 'LOT-7' }),
      at(now - 300 * 60_000, { stationNumber: 'S10', bindEvent: 'bind', bomLot: 'LOT-1' }),
    ] as never)
    .execute()
  const query = { stationNumber: 'S10', from: isoOf(now - 3 * hour), to: isoOf(now + hour) }
  const found = await admin(chartEvents.of, query)
  expect(found.map(({ eventKind, about }) => [eventKind, about])).toEqual([
    ['material', 'SCREW LOT-7'],
    ['stop', '3600'],
    ['tool', 'DIE-1'],
  ])
})
