import { afterAll, expect, test } from 'vitest'
import { tools } from '@takt/contract/tools.ts'
import { units } from '@takt/contract/units.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'
import { proveCounters } from './counters.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLineWithParts(plant, 'L1', [aBomRow(1, 'GLUE', 'S10')])
const admin = plant.as('admin', 'L1')
async function prove() {
  const messages: string[] = []
  const agree = await proveCounters(plant.url, (text) => messages.push(text))
  return { agree, messages }
}

const [s10, s20, s30, s90] = [
  line.station('S10'),
  line.station('S20'),
  line.station('S30'),
  line.station('S90'),
]
const { orderCode } = line.order
await s10.send('bind', {
  messageId: 'b',
  at: new Date().toISOString(),
  position: 'F1',
  label: 'GLUE-1',
  bomCode: 'GLUE',
  quantity: 500,
})
const die = {
  toolCode: 'DIE',
  toolType: 'DIE',
  toolDescription: null,
  frequency: 100,
  usesPerPass: 2,
  startUses: 7,
}
await admin(tools.create, die)
await admin(tools.mount, { toolCode: 'DIE', stationNumber: 'S20' })
for (const sn of ['GOOD', 'REWORKED', 'SCRAPPED']) {
  await s10.arrive(sn, { orderCode })
  await s10.complete(sn, { TORQUE: 10 })
}
await s20.work('GOOD', { VOUT: 5 })
await s30.work('GOOD')
await s20.work('REWORKED', { VOUT: 6 })
await s90.work('REWORKED')
await s20.work('REWORKED', { VOUT: 5 })
await s30.work('REWORKED')
await s30.complete('GOOD') // once more, which moves nothing
const scrapped = (await admin(units.list, { productSn: 'SCRAPPED' })).rows[0]!
await admin(units.move, { productId: scrapped.productId, move: 'scrap', reason: 'fell' })

test('what the floor counted agrees with what happened, rework, scrap and work without a go among it', async () => {
  expect(await prove()).toEqual({
    agree: true,
    messages: [
      'orders: 6 counters, all agree',
      'lots: 0 counters, all agree',
      'units: 3 counters, all agree',
      expect.stringMatching(/^quarters of an hour: \d+ counters, all agree$/),
      'measured values: 2 counters, all agree',
      'material lots: 1 counters, all agree',
      'tools: 2 counters, all agree',
      'Every counter agrees with its events.',
    ],
  })
  const { rows } = await plant.pool.query(
    `select sum(passes)::int as passes, sum(ok)::int as ok, sum(finished)::int as finished, sum(finished_first)::int as first from output_slots`,
  )
  expect(rows).toEqual([{ passes: 10, ok: 9, finished: 2, first: 1 }])
})

test('a finished unit on hold is still counted as made', async () => {
  const good = (await admin(units.list, { productSn: 'GOOD' })).rows[0]!
  await admin(units.move, { productId: good.productId, move: 'hold', reason: 'suspect glue' })
  expect((await prove()).agree).toBe(true)
})

test.each([
  [
    'an order',
    `update orders set actual_number = actual_number + 1 where order_code = $1`,
    /  L1  WOM-.*  actual_number: 3, by the events 2/,
    orderCode,
  ],
  [
    'a quarter of an hour',
    `update output_slots set finished = finished + 1 where station_number = $1`,
    /  L1  .*Z S30 T-.*  finished: 3, by the events 2/,
    'S30',
  ],
  [
    'a quarter of an hour that is missing',
    `delete from output_slots where station_number = $1`,
    /  L1  .*Z S90 T-.*  passes: 0, by the events 1/,
    'S90',
  ],
  [
    'a unit',
    `update units set pass_count = 7 where product_sn = $1`,
    /  L1  GOOD  pass_count: 7, by the events 4/,
    'GOOD',
  ],
  [
    'the moments of a day',
    `update characteristic_days set n = array_fill(9, array[cardinality(n)]) where station_number = $1`,
    /  L1  S20 SET-.* 1  values: 18, by the events 3/,
    'S20',
  ],
  [
    'a box of glue',
    `update material_lots set remaining = remaining - 1 where bom_lot = $1`,
    /  L1  GLUE GLUE-1  remaining: \d+, by the events \d+/,
    'GLUE-1',
  ],
])('%s that says something else is named, with both numbers', async (_what, breaking, named, one) => {
  await plant.pool.query(breaking, [one])
  const { agree, messages } = await prove()
  expect(agree).toBe(false)
  expect(messages.filter((text) => named.test(text))).toHaveLength(1)
})

test('archived rows are not missing, and the counters that cannot be compared are listed by line', async () => {
  const [{ month }] = (await plant.pool.query(`select to_char(now() at time zone 'UTC', 'YYYY-MM') as month`))
    .rows
  for (const table of ['passes', 'failures', 'components', 'units'])
    await plant.pool.query(`delete from ${table}`)
  expect((await prove()).agree).toBe(false)
  for (const kind of ['passes', 'units'])
    await plant.pool.query(
      `insert into archives (archive_id, archive_kind, month, part, written_at) values (gen_random_uuid(), $1, $2, 1, now())`,
      [kind, month],
    )
  const { agree, messages } = await prove()
  expect(agree).toBe(true)
  const without = /^(.+): (\d+) counters, all agree; (\d+) left out, their events are archived: L1 (\d+)$/
  const names = messages.flatMap((text) => without.exec(text)?.[1] ?? [])
  expect(names).toEqual(['orders', 'quarters of an hour', 'measured values', 'material lots', 'tools'])
  expect(messages).toContain(
    'material lots: 0 counters, all agree; 1 left out, their events are archived: L1 1',
  )
  const leftOut = messages.reduce((all, text) => all + Number(without.exec(text)?.[3] ?? 0), 0)
  expect(messages.slice(-3)).toEqual([
    ...['passes', 'units'].map((kind) => `archived: ${kind}, months ${month} to ${month}`),
    `Every counter that can be compared agrees with its events; ${leftOut} cannot, because their events are archived.`,
  ])
})
