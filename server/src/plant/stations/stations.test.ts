import { afterAll, describe, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { lines } from '@takt/contract/lines.ts'
import { orders } from '@takt/contract/orders.ts'
import { stations } from '@takt/contract/stations.ts'
import { hashToken } from '../../platform/db/callers.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, anOrder, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
await admin(lines.create, aLine('L1'))

const shown = async (stationNumber: string) => (await admin(stations.list, { stationNumber })).rows[0]
const sayHello = async (key: string) =>
  (
    await plant.post(
      '/api/station/hello/L1',
      { at: new Date().toISOString() },
      { authorization: `Bearer ${key}` },
    )
  ).json()

test('a new station has no status and no key', async () => {
  expect(await admin(stations.create, aStation('S1', { cycleTime: 45 }))).toMatchObject({
    lineNumber: 'L1',
    stationNumber: 'S1',
    cycleTimePerHour: 80,
    revision: 0,
  })
  expect(await shown('S1')).toMatchObject({
    stationStatus: 'unknown',
    statusSince: null,
    lastHeartbeat: null,
    keyHint: null,
    keyMadeAt: null,
  })
})

test('without a cycle time there is no rate, not a rate of nothing', async () => {
  expect(await admin(stations.create, aStation('S2', { cycleTime: 0 }))).toMatchObject({
    cycleTimePerHour: null,
  })
  await expect(admin(stations.create, aStation('S4', { cycleTime: 5e-324 }))).rejects.toMatchObject({
    key: 'call.invalid',
    field: 'cycleTime',
  })
  expect(await admin(stations.update, { ...aStation('S2', { cycleTime: null }), revision: 0 })).toMatchObject(
    { cycleTime: null, cycleTimePerHour: null },
  )
})

test('a station number is used once on a line, and freely on another', async () => {
  await expect(admin(stations.create, aStation('S1'))).rejects.toMatchObject({
    key: 'record.code_taken',
    field: 'stationNumber',
    facts: { code: 'S1' },
  })
  await admin(lines.create, aLine('L2'))
  await expect(plant.as('admin', 'L2')(stations.create, aStation('S1'))).resolves.toBeDefined()
})

test('a line that does not exist gets no stations', async () => {
  await expect(plant.as('admin', 'L9')(stations.create, aStation('S1'))).rejects.toMatchObject({
    key: 'record.unknown',
  })
})

test('the list is this line’s, narrowed and sorted as requested', async () => {
  await admin(stations.create, aStation('S3', { stationName: 'Welding', enabled: false, cycleTime: 10 }))
  const numbers = async (filter: object) =>
    (await admin(stations.list, filter)).rows.map((row) => row.stationNumber)
  expect(await numbers({})).toEqual(['S1', 'S2', 'S3'])
  expect(await numbers({ sort: '-cycleTime', enabled: true })).toEqual(['S2', 'S1'])
  expect(await numbers({ stationName: 'weld' })).toEqual(['S3'])
  expect(await numbers({ stationStatus: 'running' })).toEqual([])
  expect(await admin(stations.list, { limit: 1, page: 2 })).toMatchObject({
    total: 3,
    rows: [{ stationNumber: 'S2' }],
  })
})

test('pickers get the names of the line’s stations, for every user', async () => {
  expect(await plant.as('operator', 'L2')(stations.names, {})).toEqual([
    { stationNumber: 'S1', stationName: 'Station S1' },
  ])
})

test('two people edit a station: the second is refused and reloads', async () => {
  const edit = () => admin(stations.update, { ...aStation('S3'), revision: 0 })
  const outcome = await Promise.allSettled([edit(), edit()])
  expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(edit()).rejects.toMatchObject({ key: 'record.changed' })
})

describe('a key', () => {
  test('is shown once, works at once, and only its hash and its end are kept', async () => {
    const { key } = await admin(stations.makeKey, { stationNumber: 'S1' })
    expect(key).toMatch(/^takt_[\w-]{43}$/)
    expect(await sayHello(key)).toMatchObject({ code: 20000, data: { stationNumber: 'S1' } })
    expect(await shown('S1')).toMatchObject({ keyHint: key.slice(-4), keyMadeAt: expect.any(String) })
    const kept = await plant.db
      .selectFrom('stationKeys')
      .selectAll()
      .where('stationNumber', '=', 'S1')
      .execute()
    expect(kept).toMatchObject([{ keyHash: hashToken(key), madeBy: 'admin', revokedAt: null }])
    expect(
      JSON.stringify(await admin(audit.of, { lineNumber: 'L1', entity: 'stationKey', entityKey: 'S1' })),
    ).not.toContain(key)
  })

  test('made anew ends the one before', async () => {
    const { key: first } = await admin(stations.makeKey, { stationNumber: 'S1' })
    const { key: second } = await admin(stations.makeKey, { stationNumber: 'S1' })
    expect(await sayHello(first)).toMatchObject({ key: 'station.key_wrong' })
    expect(await sayHello(second)).toMatchObject({ code: 20000 })
  })

  test('two people making one at once: one key works in the end', async () => {
    const made = await Promise.all([1, 2].map(() => admin(stations.makeKey, { stationNumber: 'S1' })))
    const answers = await Promise.all(made.map(({ key }) => sayHello(key)))
    expect(answers.map(({ code }) => code === 20000).toSorted()).toEqual([false, true])
  })

  test('revoked works no more, and cannot be revoked twice', async () => {
    const { key } = await admin(stations.makeKey, { stationNumber: 'S1' })
    await admin(stations.revokeKey, { stationNumber: 'S1' })
    expect(await sayHello(key)).toMatchObject({ key: 'station.key_wrong' })
    expect(await shown('S1')).toMatchObject({ keyHint: null })
    await expect(admin(stations.revokeKey, { stationNumber: 'S1' })).rejects.toMatchObject({
      key: 'record.unknown',
    })
  })
})

describe('deleting a station', () => {
  test('that nothing happened at takes its keys with it', async () => {
    await admin(stations.create, aStation('S7'))
    await admin(stations.makeKey, { stationNumber: 'S7' })
    expect(await admin(stations.delete, { stationNumber: 'S7' })).toMatchObject({ stationNumber: 'S7' })
    expect(await shown('S7')).toBeUndefined()
    await expect(admin(stations.delete, { stationNumber: 'S7' })).rejects.toMatchObject({
      key: 'record.unknown',
    })
  })

  test('that orders of the line have on their route is refused, and names the route', async () => {
    const { typeNo, processingNumber } = await startLine(plant, 'L3')
    const planner = plant.as('admin', 'L3')
    await expect(planner(stations.delete, { stationNumber: 'S30' })).rejects.toMatchObject({
      key: 'record.in_use',
      facts: { by: `${processingNumber} 1` },
    })
    await planner(orders.create, anOrder('WO-2', { typeNo }))
    await planner(stations.create, aStation('S99'))
    await expect(planner(stations.delete, { stationNumber: 'S99' })).resolves.toBeDefined()
  })

  test('that worked on a unit is refused; it is switched off instead', async () => {
    const { station, order, typeNo } = await startLine(plant, 'L4')
    const planner = plant.as('admin', 'L4')
    await station('S10').work('SN-1', { TORQUE: 10 })
    expect(typeNo).toBe(order.typeNo)
    // Even when no order leads there any more.
    await plant.db.deleteFrom('orders').where('lineNumber', '=', 'L4').execute()
    await expect(planner(stations.delete, { stationNumber: 'S10' })).rejects.toMatchObject({
      key: 'stations.has_history',
    })
    await expect(planner(stations.delete, { stationNumber: 'S90' })).resolves.toBeDefined()
    expect(
      await planner(stations.update, { ...aStation('S10', { enabled: false }), revision: 0 }),
    ).toMatchObject({ enabled: false })
  })

  test.each([
    ['a status', 'status', { stationStatus: 'running' }],
    ['an alarm', 'alarm', { alarmCode: 'E1', on: true }],
    ['a unit that it was not to work on', 'arrive', { productSn: 'nobody knows me' }],
  ])('that reported %s is refused', async (_, verb, message) => {
    await admin(stations.create, aStation('S8', { enabled: true }))
    const { key } = await admin(stations.makeKey, { stationNumber: 'S8' })
    const at = new Date().toISOString()
    expect(
      (
        await plant.post(
          `/api/station/${verb}/L1`,
          { messageId: verb, at, ...message },
          { authorization: `Bearer ${key}` },
        )
      ).json(),
    ).toMatchObject({ code: 20000 })
    await expect(admin(stations.delete, { stationNumber: 'S8' })).rejects.toMatchObject({
      key: 'stations.has_history',
      facts: { stationNumber: 'S8', since: at.slice(0, 10) },
    })
    for (const table of ['statusIntervals', 'equipmentAlarms', 'refusedArrivals'] as const)
      await plant.db.deleteFrom(table).where('stationNumber', '=', 'S8').execute()
    await expect(admin(stations.delete, { stationNumber: 'S8' })).resolves.toBeDefined()
  })

  test('shows its last status until then', async () => {
    const { key } = await admin(stations.makeKey, { stationNumber: 'S2' })
    const at = new Date().toISOString()
    await plant.post(
      '/api/station/status/L1',
      { messageId: 'm1', at, stationStatus: 'running' },
      { authorization: `Bearer ${key}` },
    )
    expect(await shown('S2')).toMatchObject({ stationStatus: 'running', statusSince: at })
  })
})

test('a station that sends a message in the moment it is deleted stays', async () => {
  await admin(stations.create, aStation('S9'))
  const client = await plant.pool.connect()
  await client.query('begin')
  await client.query(`select from line_heads where line_number = 'L1' for no key update`)
  const deleting = admin(stations.delete, { stationNumber: 'S9' }).then(
    () => 'deleted',
    (error: { key: string }) => error.key,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  await client.query(
    `insert into status_intervals (line_number, station_number, start_time, station_status) values ('L1', 'S9', now(), 'running')`,
  )
  await client.query('commit')
  client.release()
  expect(await deleting).toBe('stations.has_history')
})
