import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '@takt/contract/orders.ts'
import { plant as plantContract } from '@takt/contract/plant.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anOrder } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo } = await startLine(plant, 'L1')
const [planner, admin] = [plant.as('editor', 'L1'), plant.as('admin', 'L1')]
const changesShown = async (filter = {}) =>
  (await planner(orders.changes, filter)).rows.map(
    ({ orderCode, queueAction, userName, changes, reason }) => [
      orderCode,
      queueAction,
      userName,
      changes.map(({ field, before, after }) => `${field} ${before} > ${after}`).join(', '),
      reason,
    ],
  )

beforeAll(async () => {
  const make = (orderCode: string) => planner(orders.create, anOrder(orderCode, { typeNo }))
  const [a, b] = [await make('A'), await make('B')]
  await planner(orders.update, {
    ...anOrder('A', { typeNo }),
    planEnd: '2026-03-02T20:00:00.000Z',
    id: a.id,
    revision: 0,
  })
  await admin(orders.queue, { id: b.id, before: a.id })
  await planner(orders.changeNumber, { id: b.id, orderNumber: 25, reason: 'Customer wants more' })
  for (const [move, reason] of [
    ['release', undefined],
    ['start', undefined],
    ['pause', 'No screws'],
    ['resume', undefined],
  ] as const)
    await admin(orders.move, { id: b.id, move, reason })
  await admin(orders.move, { id: a.id, move: 'cancel', reason: 'Customer changed his mind' })
})

describe('what happened to the queue', () => {
  test('is listed newest first: who moved which order, from where to where, and why', async () => {
    expect((await changesShown()).slice(0, 9)).toEqual([
      ['A', 'cancel', 'admin', 'orderStatus created > cancelled', 'Customer changed his mind'],
      ['B', 'resume', 'admin', 'orderStatus paused > producing', null],
      ['B', 'pause', 'admin', 'orderStatus producing > paused', 'No screws'],
      ['B', 'start', 'admin', 'orderStatus released > producing', null],
      ['B', 'release', 'admin', 'orderStatus created > released', null],
      ['B', 'changeNumber', 'editor', 'orderNumber 10 > 25', 'Customer wants more'],
      ['B', 'queue', 'admin', 'sequence 3 > 2', null],
      ['A', 'update', 'editor', 'planEnd 2026-03-02T14:00:00.000Z > 2026-03-02T20:00:00.000Z', null],
      ['B', 'create', 'editor', '', null],
    ])
  })

  test('is found by order, by person, by action and by time', async () => {
    expect(await changesShown({ orderCode: 'B', userName: 'edit' })).toHaveLength(2)
    expect((await changesShown({ queueAction: ['queue', 'pause'] })).map(([, action]) => action)).toEqual([
      'pause',
      'queue',
    ])
    expect(await changesShown({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
  })

  test('tells an order that a person completed early apart, in the list, by filter and in the file', async () => {
    const { id } = await planner(orders.create, anOrder('SHORT', { typeNo }))
    for (const [move, reason] of [
      ['release', undefined],
      ['start', undefined],
      ['complete', 'No more housings'],
    ] as const)
      await admin(orders.move, { id, move, reason })
    const short = ['SHORT', 'completeShort', 'admin', 'orderStatus producing > completed', 'No more housings']
    expect((await changesShown())[0]).toEqual(short)
    expect(await changesShown({ queueAction: ['completeShort'] })).toEqual([short])
    expect(await changesShown({ queueAction: ['complete'] })).toEqual([])
    expect(String(await planner(orders.exportChanges, { format: 'csv' }))).toContain('Completed short')
  })

  test('is read on by key without losing or repeating one', async () => {
    const all = (await planner(orders.changes, {})).rows.map(({ id }) => id)
    const [first, ...rest] = [await planner(orders.changes, { limit: 4 })]
    const read = [first]
    while (read.at(-1)!.next)
      read.push(await planner(orders.changes, { limit: 4, after: read.at(-1)!.next! }))
    expect(rest).toEqual([])
    expect(read.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(all)
    expect(first.total).toBe(all.length)
    await expect(planner(orders.changes, { after: 'nonsense' })).rejects.toMatchObject({
      key: 'call.invalid',
    })
  })

  test('as a file have what it was and what it became in words', async () => {
    const file = String(await planner(orders.exportChanges, { format: 'csv', orderCode: 'B' }))
    expect(file).toContain('Status: Producing → Paused')
    expect(file).toContain('Ordered: 10 → 25')
  })

  test('of another line is not shown', async () => {
    await startLine(plant, 'L2')
    expect(
      (await plant.as('editor', 'L2')(orders.changes, {})).rows.filter(({ orderCode }) => orderCode === 'B'),
    ).toEqual([])
  })
})

test('the lights of a whole page come in one answer, and agree with each order’s own list', async () => {
  const { rows } = await planner(orders.list, {})
  const lights = await planner(orders.lights, { ids: rows.map(({ id }) => id) })
  expect(lights).toHaveLength(rows.length)
  for (const { id, red, warnings } of lights) {
    const own = await planner(orders.readiness, { id })
    expect({ red, warnings }).toEqual({
      red: own.filter(({ ok, warning }) => !ok && !warning).length,
      warnings: own.filter(({ ok, warning }) => !ok && warning).length,
    })
  }
})

test('another order of the type planned at the same time is reported, one that is over or comes later is not', async () => {
  const plan = { typeNo, planStart: '2026-03-02T12:00:00.000Z', planEnd: '2026-03-02T16:00:00.000Z' }
  const codes = async (more = {}) =>
    (await planner(orders.overlaps, { ...plan, ...more })).map(({ orderCode }) => orderCode)
  const found = await codes()
  expect(found).toContain('B')
  expect(found).not.toContain('A')
  const { id } = (await planner(orders.list, {})).rows.find(({ orderCode }) => orderCode === 'B')!
  expect(await codes({ except: id })).not.toContain('B')
  expect(await codes({ planStart: '2026-03-04T12:00:00.000Z', planEnd: '2026-03-04T16:00:00.000Z' })).toEqual(
    [],
  )
})

test('the work time of the line comes from its shifts, without the breaks', async () => {
  await admin(plantContract.saveShifts, {
    shifts: [
      {
        shiftName: 'Early',
        startTime: '06:00',
        endTime: '14:00',
        breaks: [{ start: '10:00', end: '10:30' }],
      },
    ],
  })
  expect(
    await planner(orders.workTimes, { from: '2026-03-02T08:00:00.000Z', to: '2026-03-03T07:00:00.000Z' }),
  ).toEqual([
    { start: '2026-03-02T08:00:00.000Z', end: '2026-03-02T10:00:00.000Z' },
    { start: '2026-03-02T10:30:00.000Z', end: '2026-03-02T14:00:00.000Z' },
    { start: '2026-03-03T06:00:00.000Z', end: '2026-03-03T07:00:00.000Z' },
  ])
  const ordered = { planStart: '2026-03-02T09:00:00.000Z', orderNumber: 300, pace: 60 }
  expect(await planner(orders.plannedEnd, ordered)).toEqual({ planEnd: '2026-03-03T06:30:00.000Z' })
  expect(
    await planner(orders.workTimes, { from: '2020-01-01T00:00:00.000Z', to: '2026-03-03T07:00:00.000Z' }),
  ).toEqual([])
})
