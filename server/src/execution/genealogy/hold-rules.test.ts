import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { units } from '@takt/contract/units.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const { floor } = plant.app
let line: Awaited<ReturnType<typeof startLineWithParts>>
const bound = { stationNumber: 'S10', position: 'P', bomCode: 'PIN', quantity: 100 }
beforeAll(async () => {
  line = await startLineWithParts(plant, 'L1', [aBomRow(1, 'PIN', 'S10')])
  await admin(materials.bind, { ...bound, label: 'PINS' })
})
const unitOf = async (sn: string) => (await admin(units.passport, { unit: sn })).unit
const make = (sn: string) => line.station('S10').work(sn, { TORQUE: 10 })
const arrive = (sn: string) => line.station('S20').arrive(sn)
const hold = { bomCode: 'PIN', bomLot: 'PINS' }

/** No unit is marked until what it answers is called. */
function stopPieces() {
  const enqueue = floor.enqueue.bind(floor)
  const { promise: stopped, resolve } = Promise.withResolvers<void>()
  floor.enqueue = async (lineNumber, lane, work) => {
    if (lane === 'pieces') await stopped
    return enqueue(lineNumber, lane, work)
  }
  return () => {
    floor.enqueue = enqueue
    resolve()
  }
}

test('a lot that is held stops its units before any of them is marked', async () => {
  await make('U-1')
  const goOn = stopPieces()
  const held = admin(genealogy.hold, { ...hold, reason: 'soft', messageId: 'soft' })
  await expect.poll(async () => (await admin(genealogy.progress, { messageId: 'soft' })).units).toBe(1)
  expect(await unitOf('U-1')).toMatchObject({ processStatus: 'inProcess' })
  expect(await arrive('U-1')).toEqual({
    answer: 'noGo',
    reasons: [expect.objectContaining({ reason: 'partOnHold', about: 'PINS: soft' })],
  })
  // Begun while the others are marked: it is held as it gets the lot.
  expect(await make('U-2')).toMatchObject({ processStatus: 'held' })
  goOn()
  expect(await held).toMatchObject({ changed: 1, left: [] })
  expect(await arrive('U-1')).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'unitHeld', about: 'soft' }],
  })
  expect(await arrive('U-2')).toMatchObject({
    answer: 'noGo',
    reasons: [{ reason: 'unitHeld', about: 'soft' }],
  })
})

test('not for later ones, it ends with the marking: a unit that is released goes on, and the next is not held', async () => {
  const { productId } = await unitOf('U-1')
  await admin(units.move, { productId, move: 'release', reason: 'good' })
  expect(await arrive('U-1')).toMatchObject({ answer: 'go' })
  expect(await make('U-3')).toMatchObject({ processStatus: 'inProcess' })
  expect(await admin(genealogy.rules, {})).toEqual([])
})

test('for later ones too, units that get the lot are held until a person releases the rule', async () => {
  await admin(genealogy.hold, { ...hold, reason: 'oxidised', later: true })
  const [rule] = await admin(genealogy.rules, {})
  expect(rule).toMatchObject({ kind: 'materialLot', value: 'PINS', bomCodes: ['PIN'], reason: 'oxidised' })
  expect(await make('U-4')).toMatchObject({ processStatus: 'held' })
  expect(await unitOf('U-4')).toMatchObject({ holds: ['oxidised'], currentStation: 'S20' })
  // Released by itself, it goes on, though the rule is still there.
  const { productId } = await unitOf('U-4')
  await admin(units.move, { productId, move: 'release', reason: 'looked at' })
  expect(await arrive('U-4')).toMatchObject({ answer: 'go' })
  await admin(genealogy.releaseRule, { message: rule!.message })
  expect(await admin(genealogy.rules, {})).toEqual([])
  expect(await make('U-5')).toMatchObject({ processStatus: 'inProcess' })
  await expect(admin(genealogy.releaseRule, { message: rule!.message })).rejects.toMatchObject({
    key: 'record.unknown',
  })
  const history = await admin(audit.of, { lineNumber: 'L1', entity: 'holdRule', entityKey: 'PINS' })
  expect(history.map(({ action }) => action)).toEqual(['release', 'hold'])
})

test('a rule that a person releases while its units are marked does not come back', async () => {
  const goOn = stopPieces()
  const held = admin(genealogy.hold, { ...hold, reason: 'damp', later: true, messageId: 'damp' })
  await expect.poll(async () => (await admin(genealogy.rules, {})).length).toBe(1)
  const [rule] = await admin(genealogy.rules, {})
  await admin(genealogy.releaseRule, { message: rule!.message })
  goOn()
  await held
  expect(await admin(genealogy.rules, {})).toEqual([])
  expect(await make('U-9')).toMatchObject({ processStatus: 'inProcess' })
})

test('a person who puts a held lot into a unit holds the unit', async () => {
  await admin(materials.receive, {
    bomCode: 'PIN',
    bomLot: 'BAD',
    quantity: 10,
    supplier: null,
    supplierLot: null,
    expiresAt: null,
  })
  await make('U-6')
  await admin(genealogy.hold, { bomCode: 'PIN', bomLot: 'BAD', reason: 'rusty', later: true })
  const [part] = (await admin(genealogy.ofUnit, { productSn: 'U-6' })).components
  const { productId, componentId } = part!
  await admin(genealogy.replace, { productId, componentId, reason: 'bent', bomLot: 'BAD' })
  expect(await unitOf('U-6')).toMatchObject({ processStatus: 'held', holds: ['rusty'] })
})

test('a type that is held stops all of it in work, and none is begun until the rule is released', async () => {
  const { typeNo } = line
  await make('T-1')
  const goOn = stopPieces()
  const wish = { typeNo, reason: 'wrong drawing', later: true, messageId: 'type' }
  const held = admin(genealogy.hold, wish)
  const ofType = async () => (await admin(genealogy.rules, {})).find(({ kind }) => kind === 'type')
  await expect.poll(ofType).toBeDefined()
  // Before anything is marked.
  const stopped = { answer: 'noGo', reasons: [{ reason: 'typeOnHold', about: `${typeNo}: wrong drawing` }] }
  expect(await arrive('T-1')).toMatchObject(stopped)
  goOn()
  expect((await held).changed).toBeGreaterThan(0)
  expect(await unitOf('T-1')).toMatchObject({ processStatus: 'held', holds: ['wrong drawing'] })
  expect(await line.station('S10').arrive('T-2')).toMatchObject(stopped)
  // Nor by a station without permission.
  const { orderCode } = line.order
  await expect(line.station('S10').complete('T-3', { TORQUE: 10 }, { orderCode })).rejects.toMatchObject({
    key: 'station.unit_not_started',
  })
  // Released by itself a unit goes on.
  await admin(units.move, {
    productId: (await unitOf('T-1')).productId,
    move: 'release',
    reason: 'looked at',
  })
  expect(await arrive('T-1')).toMatchObject({ answer: 'go' })
  await expect(admin(genealogy.hold, { ...wish, bomLot: 'PINS', messageId: 'both' })).rejects.toMatchObject({
    key: 'call.invalid',
  })
  await expect(admin(genealogy.hold, { typeNo: 'NONE', reason: 'wrong drawing' })).rejects.toMatchObject({
    key: 'record.unknown',
    field: 'typeNo',
  })
  const rule = await ofType()
  expect(rule).toMatchObject({ kind: 'type', value: typeNo, bomCodes: [] })
  await admin(genealogy.releaseRule, { message: rule!.message })
  expect(await make('T-4')).toMatchObject({ processStatus: 'inProcess' })
})
