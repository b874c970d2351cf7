import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { connect } from '../../platform/db/connect.ts'
import { expectEventsOfCalls } from '../../testing/call-events.ts'
import { anAndonRule } from '../../testing/andon.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aPart } from '../../testing/samples.ts'
import { callForMaterial } from './andon.ts'

const plant = await startPlant()
const other = connect(plant.url)
afterAll(async () => {
  await other.close()
  await plant.close()
})
const admin = plant.as('admin', 'L1')
const at = { lineNumber: 'L1', stationNumber: 'S10', boundBy: 'anna', boundQuantity: 100 }
const calls = async () =>
  (await admin(andon.list, { sort: 'calledAt' })).rows.map(({ message, callState }) => [message, callState])
const look = async () => (await Promise.all([callForMaterial(plant.db), callForMaterial(other.db)])).flat()
const leaves = (bomLot: string, remaining: number) =>
  plant.db.updateTable('materialLots').set({ remaining }).where('bomLot', '=', bomLot).execute()
async function bind(position: string, bomLot: string, remaining: number, bomCode = 'SCREW') {
  const usual = { supplier: null, supplierLot: null, stateReason: null, receivedAt: sql<string>`now()` }
  const lot = { lineNumber: 'L1', bomCode, bomLot, quantity: 100, remaining, expiresAt: null }
  await plant.db
    .insertInto('materialLots')
    .values({ ...lot, ...usual })
    .execute()
  const binding = { ...at, position, bomCode, bomLot, boundAt: sql<string>`clock_timestamp()` }
  await plant.db.insertInto('bindings').values(binding).execute()
}
async function solveAll() {
  for (const { id, callState } of (await admin(andon.list, {})).rows) {
    if (callState === 'called') await admin(andon.move, { id, move: 'arrive' })
    if (callState === 'called' || callState === 'arrived') await admin(andon.move, { id, move: 'solve' })
  }
}

beforeAll(async () => {
  await startLine(plant, 'L1')
  for (const [code, bomName] of [
    ['SCREW', 'Screw'],
    ['NUT', 'Nut'],
  ] as const)
    await admin(bomDefs.create, aPart(code, { bomName, minimumStock: 50 }))
  await admin(andonRules.create, anAndonRule({ lossType: 'organizational', lowMaterial: true }))
  await bind('A', 'LOT-1', 80)
  await bind('N', 'NUT-1', 80, 'NUT')
})

test('material that falls below its minimum calls once, however many servers look and how often', async () => {
  expect(await look()).toEqual([])
  await leaves('LOT-1', 40)
  expect(await look()).toEqual(['L1'])
  await leaves('LOT-1', 30)
  expect(await look()).toEqual([])
  expect(await calls()).toEqual([['Screw · A · 40 / 50 pcs', 'called']])
})

test('while that call is open a lot too small calls nobody again, but other material does', async () => {
  await bind('B', 'LOT-2', 5)
  expect(await look()).toEqual([])
  await leaves('NUT-1', 10)
  expect(await look()).toEqual(['L1'])
  expect(await calls()).toHaveLength(2)
})

test('solved, it calls again for what was bound meanwhile and is too little, and then only once more was bound', async () => {
  await solveAll()
  expect(await look()).toEqual(['L1'])
  await solveAll()
  expect(await look()).toEqual([])
  await bind('C', 'LOT-3', 5)
  expect(await look()).toEqual(['L1'])
  expect((await calls()).filter(([, state]) => state === 'called')).toHaveLength(1)
  await solveAll()
  await bind('D', 'LOT-4', 60)
  expect(await look()).toEqual([])
})

test('each of these calls has its events, as its table defines', () => expectEventsOfCalls(plant.db))
