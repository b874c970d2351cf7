import { afterAll, expect, test } from 'vitest'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { settings } from '@takt/contract/settings.ts'
import { units } from '@takt/contract/units.ts'
import { forgetSettings } from './plant/settings/current.ts'
import { archiveOld } from './retention.ts'
import { storedUnit } from './testing/history.ts'
import { startLine } from './testing/line.ts'
import { startPlant } from './testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')

test('a serial whose unit is archived does not begin again, and the refusal names its month', async () => {
  const made = Temporal.Now.zonedDateTimeISO('UTC').with({ day: 10 }).subtract({ months: 18 })
  const at = made.toInstant().toString({ smallestUnit: 'millisecond' })
  const { productSn } = await storedUnit(db, 'L1', {
    registeredAt: at,
    lastTime: at,
    processStatus: 'finished',
  })
  const { version, settings: now } = await admin(settings.get, {})
  const retention = { ...firstSettings.retention, passes: 365, units: 365 }
  await admin(settings.save, { version, reason: 'Retention', settings: { ...now, retention } })
  forgetSettings(db)
  await archiveOld(db, 'passesAndUnits')
  expect((await admin(units.list, { productSn: productSn! })).rows).toEqual([])

  const [first, second] = [line.station('S10'), line.station('S20')]
  const { orderCode } = line.order
  const reasons = [{ reason: 'serialArchived', about: `${productSn} (${at.slice(0, 7)})` }]
  expect(await first.arrive(productSn!, { orderCode })).toMatchObject({ answer: 'noGo', reasons })
  expect(await second.arrive(productSn!)).toMatchObject({ answer: 'noGo', reasons })
  await expect(first.complete(productSn!, { TORQUE: 10 })).rejects.toMatchObject({
    key: 'station.unit_not_started',
    facts: { reasons: expect.stringContaining('serialArchived') },
  })
  expect(await first.arrive('NEVER-SEEN', { orderCode })).toMatchObject({ answer: 'go' })
  expect((await admin(units.list, { productSn: productSn! })).rows).toEqual([])
})

test('a unit in work that another server finished and archived meanwhile does not begin again', async () => {
  const s10 = line.station('S10')
  const { productId } = await s10.arrive('AWAY-1', { orderCode: line.order.orderCode })
  const change = (statement: string) => plant.pool.query(statement)
  await change(
    `insert into archived_serials (line_number, product_sn, month) values ('L1', 'AWAY-1', '2025-01')`,
  )
  await change(`delete from units where line_number = 'L1' and product_id = '${productId}'`)
  await change(`update line_heads set turn = turn + 1 where line_number = 'L1'`)
  expect(await s10.arrive('AWAY-1', { orderCode: line.order.orderCode })).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'serialArchived' }],
  })
})
