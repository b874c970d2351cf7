import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { stations } from '@takt/contract/stations.ts'
import { connect } from '../../platform/db/connect.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { anAndonRule, lookForLevels } from '../../testing/andon.ts'
import { bothLook, lookBetween, minutesIn, levelsToldOf } from '../../testing/levels-told.ts'
import { startPlant } from '../../testing/plant.ts'
import { startProxy } from '../../testing/proxy.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  await other.close()
  await plant.close()
})
afterEach(() => {
  vi.useRealTimers()
})
const admin = plant.as('admin', 'L1')
const editor = plant.as('editor', 'L1')
const everybody = ['5 A editor', '15 B operator', '30 C admin']

beforeAll(async () => {
  await admin(lines.create, aLine('L1'))
  await admin(stations.create, aStation('S10'))
  for (const as of [editor, plant.as('operator', 'L1')]) await as(notices.list, {})
  await admin(
    andonRules.create,
    anAndonRule({
      levelAUsers: ['editor'],
      levelBPeriod: 15,
      levelBUsers: ['operator'],
      levelCPeriod: 30,
      levelCUsers: ['admin'],
    }),
  )
})

async function calling() {
  minutesIn(0)
  return (await editor(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })).id
}
const look = () => lookForLevels(plant.db)
async function comesAt(minute: number, id: number) {
  minutesIn(minute)
  await editor(andon.move, { id, move: 'arrive' })
}

test('answered before A: nobody is notified', async () => {
  const id = await calling()
  await lookBetween(0, 4.75, look)
  await comesAt(4.9, id)
  await lookBetween(5, 40, look)
  expect(await levelsToldOf(plant.db, id)).toEqual([])
})

test('answered between A and B: A alone is notified', async () => {
  const id = await calling()
  await lookBetween(0, 14.75, look)
  await comesAt(14.9, id)
  await lookBetween(15, 40, look)
  expect(await levelsToldOf(plant.db, id)).toEqual(['5 A editor'])
})

test('answered after C: each level at its minute', async () => {
  const id = await calling()
  await lookBetween(0, 34, look)
  await comesAt(34.5, id)
  await lookBetween(35, 50, look)
  expect(await levelsToldOf(plant.db, id)).toEqual(everybody)
})

test('a server that dies in every second look, and starts again: each level at its minute', async () => {
  const id = await calling()
  let looks = 0
  await lookBetween(0, 34, async () => {
    looks += 1
    if (looks % 2 === 0) return look()
    const dying = plant.db.transaction().execute(async (db) => {
      await lookForLevels(db)
      throw new Error('killed')
    })
    return expect(dying).rejects.toThrow('killed')
  })
  expect(looks).toBe(137)
  expect(await levelsToldOf(plant.db, id)).toEqual(everybody)
  await comesAt(35, id)
})

test('two servers: each level at its minute, once', async () => {
  const id = await calling()
  await lookBetween(0, 34, () => bothLook(plant.db, other.db))
  expect(await levelsToldOf(plant.db, id)).toEqual(everybody)
  await comesAt(35, id)
})

test('the database is away for 60 seconds when A is due: A is notified when it is back, B and C at their minutes', async () => {
  const id = await calling()
  const proxy = await startProxy(plant.url)
  const server = connect(proxy.url)
  const through = () => lookForLevels(server.db)
  await lookBetween(0, 4.75, through)
  await proxy.close()
  const failed: unknown[] = []
  await lookBetween(5, 5.75, () => through().catch((error: unknown) => failed.push(error)))
  expect(failed).toHaveLength(4)
  const back = await startProxy(plant.url, Number(new URL(proxy.url).port))
  await lookBetween(6, 34, through)
  expect(await levelsToldOf(plant.db, id)).toEqual(['6 A editor', '15 B operator', '30 C admin'])
  await comesAt(35, id)
  await server.close()
  await back.close()
}, 60_000)

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
