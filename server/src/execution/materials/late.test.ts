import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { materials } from '@takt/contract/materials.ts'
import { settings } from '@takt/contract/settings.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow, aPart, theSettings } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLineWithParts(plant, 'L1', [
  aBomRow(1, 'SCREW', 'S10', { bomQty: 1 }),
  aBomRow(3, 'WASHER', 'S10', { bomQty: 1 }),
  aBomRow(2, 'GLUE', 'S20', { bomQty: 1 }),
])
const admin = plant.as('admin', 'L1')
const { version } = await admin(settings.get, {})
await admin(
  settings.save,
  theSettings({ checks: [{ lineNumber: 'L1', off: ['materialNotBound', 'materialEmpty'] }] }, version),
)

const start = Date.now() - 3_600_000
const minute = (m: number) => isoOf(start + m * 60_000)
const s10 = station('S10')
const bind = (position: string, label: string, m: number, more: object = {}) => ({
  kind: 'bind',
  messageId: randomUUID(),
  at: minute(m),
  position,
  label,
  bomCode: 'SCREW',
  quantity: 1000,
  ...more,
})
const unbind = (position: string, m: number) => ({
  kind: 'unbind',
  messageId: randomUUID(),
  at: minute(m),
  position,
  reason: 'done',
})
const made = (productSn: string, m: number) => ({
  kind: 'complete',
  messageId: randomUUID(),
  at: minute(m),
  productSn,
  results: [{ resultCode: 'TORQUE', resultValue: 10 }],
})
async function send(...items: object[]) {
  const { answers } = await s10.send('batch', { items })
  expect(answers.filter(({ code }: { code: number }) => code !== 20000)).toEqual([])
}
const lotsIn = async (sn: string) =>
  (
    await plant.db
      .selectFrom('components as c')
      .innerJoin('units as u', (on) =>
        on.onRef('u.lineNumber', '=', 'c.lineNumber').onRef('u.productId', '=', 'c.productId'),
      )
      .select('c.bomLot')
      .where('u.productSn', '=', sn)
      .where('c.bomCode', '=', 'SCREW')
      .execute()
  ).map(({ bomLot }) => bomLot)

test('a completion that arrives late takes what was bound at its time, not what was bound since', async () => {
  await send(bind('F1', 'A-1', 10))
  await send(bind('F1', 'A-2', 23, { reason: 'empty' }))
  await send(made('A-1', 21), made('A-2', 24), made('A-0', 5))
  expect([await lotsIn('A-1'), await lotsIn('A-2'), await lotsIn('A-0')]).toEqual([['A-1'], ['A-2'], [null]])
  // The same in one message, where nothing is stored yet.
  await send(
    unbind('F1', 30),
    made('A-3', 29),
    made('A-4', 31),
    bind('F1', 'A-3', 33),
    made('A-5', 32),
    made('A-6', 34),
  )
  expect([await lotsIn('A-3'), await lotsIn('A-4'), await lotsIn('A-5'), await lotsIn('A-6')]).toEqual([
    ['A-2'],
    [null],
    [null],
    ['A-3'],
  ])
  await send(unbind('F1', 35))
})

test('in any order each completion takes a lot that was bound at its time, and the stock agrees with what is in the units', async () => {
  let state = 7
  const below = (n: number) => Math.floor(((state = (state * 48271) % 2147483647) / 2147483647) * n)
  const changes: { at: number; item: object }[] = []
  const mounted: { lot: string; from: number; to: number }[] = []
  for (const position of ['F1', 'F2', 'F3']) {
    for (let at = 3600 + below(300), lot = 0; at < 5400; at += 60 + below(200), lot += 1) {
      const to = at + 30 + below(200)
      const label = `${position}-${lot}`
      changes.push(
        { at, item: bind(position, label, at / 100) },
        { at: to, item: unbind(position, to / 100) },
      )
      mounted.push({ lot: label, from: at, to })
      at = to
    }
  }
  const works = Array.from({ length: 120 }, (_, i) => ({
    sn: `R-${i}`,
    at: 3600 + below(2000),
    arrives: 3600 + below(2400),
  }))
  const items = [
    ...changes.map(({ at, item }) => ({ at, item })),
    ...works.map(({ sn, at, arrives }) => ({ at: Math.max(at, arrives) + 0.5, item: made(sn, at / 100) })),
  ].toSorted((a, b) => a.at - b.at)
  for (let next = 0; next < items.length;) {
    const together = items.slice(next, (next += 1 + below(9)))
    await send(...together.map(({ item }) => item))
  }
  for (const { sn, at } of works) {
    const there = mounted.filter(({ from, to }) => from <= at && at < to).toSorted((a, b) => a.from - b.from)
    expect(await lotsIn(sn), sn).toEqual([there[0]?.lot ?? null])
  }
  const { rows } = await plant.pool.query(`
    select l.bom_lot, l.quantity - l.remaining as gone, coalesce(sum(c.quantity), 0)::float8 as built from material_lots l
    left join components c on c.line_number = l.line_number and c.bom_code = l.bom_code and c.bom_lot = l.bom_lot where l.line_number = 'L1' group by 1, 2`)
  expect(rows.length).toBeGreaterThan(9)
  for (const { gone, built } of rows) expect(gone).toBe(built)
})

test('a label that names one part is refused for another, at the station and in the console', async () => {
  await admin(bomDefs.create, {
    ...aPart('NUT'),
    barcodeRule: {
      kind: 'separated',
      separator: '|',
      fields: [
        { fact: 'bomCode', place: 2, prefix: '' },
        { fact: 'bomLot', place: 1, prefix: '' },
      ],
    },
  })
  for (const label of ['GLUE;G-1;50', 'N-1|NUT']) {
    await expect(s10.send('bind', bindOf(label, { bomCode: 'SCREW' }))).rejects.toMatchObject({
      key: 'materials.label_of_other',
      field: 'label',
      facts: { bomCode: 'SCREW' },
    })
    await expect(
      admin(materials.bind, { stationNumber: 'S10', position: 'F7', label, bomCode: 'SCREW', quantity: 5 }),
    ).rejects.toMatchObject({ key: 'materials.label_of_other', field: 'label' })
    await expect(s10.send('bind', bindOf(label, {}))).rejects.toMatchObject({ key: 'materials.not_wanted' })
  }
  expect(
    await plant.db
      .selectFrom('materialLots')
      .select('bomLot')
      .where('bomLot', 'in', ['GLUE;G-1;50', 'N-1|NUT', 'N-1'])
      .execute(),
  ).toEqual([])
  await s10.send('bind', bindOf('SCREW;S-1;50', {}))
  expect(
    await plant.db
      .selectFrom('materialLots')
      .select('bomCode')
      .where('bomLot', '=', 'SCREW;S-1;50')
      .execute(),
  ).toEqual([{ bomCode: 'SCREW' }])
})
const bindOf = (label: string, more: object) => ({
  messageId: randomUUID(),
  at: nowIso(),
  position: 'F7',
  label,
  quantity: 5,
  ...more,
})
