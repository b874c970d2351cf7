import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspections } from '@takt/contract/inspections.ts'
import { lines } from '@takt/contract/lines.ts'
import { stations } from '@takt/contract/stations.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, anInspection, aStation } from '../../testing/samples.ts'
import { untilWaiting } from '../../testing/waiting.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const define = (itemCode: string, stationNumber: string) =>
  admin(inspections.create, anInspection(itemCode, { stationNumber }))
const remove = (stationNumber: string) => admin(stations.delete, { stationNumber })

beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  for (const station of ['S1', 'S2', 'S3']) await admin(stations.create, aStation(station))
})

test('a station at which something is checked is not deleted, nor one that was checked', async () => {
  await define('A', 'S1')
  await expect(remove('S1')).rejects.toMatchObject({ key: 'record.in_use', facts: { by: 'A' } })
  await admin(inspections.record, { itemCode: 'A', resultStatus: 'ok' })
  await admin(inspections.retire, { itemCode: 'A', revision: 0 })
  await expect(remove('S1')).rejects.toMatchObject({ key: 'stations.has_history' })
})

test('a check that was retired before it was made keeps no station', async () => {
  await define('B', 'S2')
  await admin(inspections.retire, { itemCode: 'B', revision: 0 })
  await expect(remove('S2')).resolves.toMatchObject({ stationNumber: 'S2' })
})

test('a check that is defined while its station is deleted has its station, or is refused', async () => {
  const client = await plant.pool.connect()
  await client.query('begin')
  await client.query(`select from line_heads where line_number = 'L1' for no key update`)
  const removing = remove('S3').then(
    () => 'deleted',
    (error: { key: string }) => error.key,
  )
  await untilWaiting(plant.db, 1)
  const defining = define('C', 'S3').then(
    () => 'defined',
    (error: { key: string }) => error.key,
  )
  await untilWaiting(plant.db, 2)
  await client.query('commit')
  client.release()
  expect(await Promise.all([removing, defining])).toEqual(['deleted', 'operators.no_station'])
})
