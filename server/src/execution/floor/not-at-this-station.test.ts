import { afterAll, describe, expect, test } from 'vitest'
import { lots } from '@takt/contract/lots.ts'
import { operators } from '@takt/contract/operators.ts'
import { orders } from '@takt/contract/orders.ts'
import { recipes } from '@takt/contract/recipes.ts'
import { stations } from '@takt/contract/stations.ts'
import { units } from '@takt/contract/units.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anOrder, aParameter } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const s10 = line.station('S10')
const reasonsFor = async (sn: string, more: object = {}) =>
  (await s10.arrive(sn, more)).reasons?.map(({ reason }: { reason: string }) => reason)
const anOperator = (operatorNo: string, level: number) => ({
  operatorNo,
  name: operatorNo,
  cardId: `CARD-${operatorNo}`,
  userName: null,
  level,
  teamName: null,
  enabled: true,
})

describe('who works', () => {
  test('a station that requires a level lets no unit in without somebody qualified', async () => {
    const [station] = (await admin(stations.list, { stationNumber: 'S10' })).rows
    const { stationNumber, stationName, stationCode, ipAddr, machineId, addr, cycleTime, enabled, revision } =
      station!
    await admin(stations.update, {
      stationNumber,
      stationName,
      stationCode,
      ipAddr,
      machineId,
      addr,
      cycleTime,
      enabled,
      revision,
      optLevel: 2,
    })
    for (const [no, level] of [
      ['ana', 3],
      ['bob', 1],
    ] as const)
      await plant.as('admin')(operators.create, anOperator(no, level))
    expect(await reasonsFor('H-1')).toEqual(['operatorMissing'])
    expect(await s10.send('login', { at: nowIso(), cardId: 'CARD-bob' })).toMatchObject({
      operatorNo: 'bob',
      qualified: false,
    })
    expect(await reasonsFor('H-1')).toEqual(['operatorNotQualified'])
    await s10.send('login', { at: nowIso(), operator: 'ana' })
    expect(await reasonsFor('H-1')).toEqual(['operatorNotQualified'])
    await admin(operators.qualify, { operatorNo: 'ana', stationNumber: 'S10', level: 2, validUntil: null })
    expect(await s10.arrive('H-1')).toMatchObject({ answer: 'go' })
    await s10.complete('H-1', { TORQUE: 10 })
    expect((await admin(units.passport, { unit: 'H-1' })).passes).toMatchObject([{ operator: 'ana' }])
  })

  test('the operator the message names counts, not who is logged on there; an expired qualification does not count', async () => {
    expect(await reasonsFor('H-2', { operator: 'bob' })).toEqual(['operatorNotQualified'])
    await admin(operators.qualify, {
      operatorNo: 'ana',
      stationNumber: 'S10',
      level: 2,
      validUntil: '2026-01-01',
    })
    expect(await reasonsFor('H-2')).toEqual(['operatorNotQualified'])
    await admin(operators.qualify, { operatorNo: 'ana', stationNumber: 'S10', level: 2, validUntil: null })
    await s10.send('logoff', { at: nowIso(), cardId: 'CARD-bob' })
  })

  test('an unknown badge, or none at all, is refused by name', async () => {
    await expect(s10.send('login', { at: nowIso(), cardId: 'nobody' })).rejects.toMatchObject({
      key: 'operators.no_such_card',
      field: 'cardId',
    })
    await expect(s10.send('login', { at: nowIso() })).rejects.toMatchObject({
      key: 'station.operator_unknown',
    })
  })
})

describe('what it works by', () => {
  test('a go carries what is released for the type, and what is sent to the station is fetched and read back', async () => {
    const place = { typeNo: line.typeNo, stationNumber: 'S10' }
    const { paraVer } = await admin(recipes.save, {
      ...place,
      revision: null,
      remark: null,
      parameters: [aParameter('PRESSURE', { value: 6 })],
    })
    await admin(recipes.move, { ...place, paraVer, move: 'release' })
    expect(await s10.arrive('H-3')).toMatchObject({
      answer: 'go',
      recipe: { paraVer, parameters: [{ paraCode: 'PRESSURE', value: 6 }] },
    })
    await s10.complete('H-3', { TORQUE: 10 })
    await admin(recipes.download, { typeNo: line.typeNo, stationNumbers: ['S10'] })
    expect(await s10.send('hello', { at: nowIso() })).toMatchObject({
      download: { typeNo: line.typeNo, paraVer },
    })
    expect(await s10.send('parameters', { at: nowIso() })).toMatchObject({
      download: { parameters: [{ paraCode: 'PRESSURE', value: 6 }] },
    })
    expect(
      await s10.send('readBack', { at: nowIso(), values: [{ paraCode: 'PRESSURE', value: 5 }] }),
    ).toMatchObject({ download: 'failed', differs: ['PRESSURE'] })
  })
})

describe('lots', () => {
  const lotsNow = async (orderCode: string) =>
    (await admin(lots.list, { orderCode, sort: 'lotNo' })).rows.map(
      ({ lotNo, lotStatus, startedNumber, doneNumber }) => [lotNo, lotStatus, startedNumber, doneNumber],
    )
  const finish = async (sn: string) => {
    await s10.work(sn, { TORQUE: 10 })
    await line.station('S20').work(sn, { VOUT: 5 })
    await line.station('S30').work(sn)
  }

  test('units go into the lot in process; it completes with its last good one, and no other is let in before the next is taken in', async () => {
    const order = await admin(orders.create, {
      ...anOrder('LOTS', { typeNo: line.typeNo, orderNumber: 4 }),
      release: true,
    })
    const [first, second] = await admin(lots.divide, { orderCode: 'LOTS', lotSize: 2 })
    await admin(orders.move, { id: line.order.id, move: 'pause', reason: 'the other order' })
    await admin(orders.move, { id: order.id, move: 'start' })
    expect(await reasonsFor('L-1')).toEqual(['lotMissing'])
    await admin(lots.move, { id: first!.id, move: 'takeIn' })
    for (const sn of ['L-1', 'L-2']) await finish(sn)
    expect(await lotsNow('LOTS')).toEqual([
      [first!.lotNo, 'completed', 2, 2],
      [second!.lotNo, 'waiting', 0, 0],
    ])
    expect((await admin(units.list, { lotNo: first!.lotNo })).rows).toHaveLength(2)
    expect(await reasonsFor('L-3')).toEqual(['lotMissing'])
    await admin(lots.move, { id: second!.id, move: 'takeIn' })
    await s10.work('L-3', { TORQUE: 10 })
  })

  test('a lot on hold stops its units', async () => {
    const [held] = (await admin(lots.list, { orderCode: 'LOTS', lotStatus: ['inProcess'] })).rows
    await admin(lots.move, { id: held!.id, move: 'hold', reason: 'look at it' })
    expect((await line.station('S20').arrive('L-3')).reasons).toEqual([
      { reason: 'lotOnHold', about: held!.lotNo, message: expect.any(String) },
    ])
    expect(await reasonsFor('L-4')).toEqual(['lotMissing'])
    await admin(lots.move, { id: held!.id, move: 'release', reason: 'fine' })
    expect(await line.station('S20').arrive('L-3')).toMatchObject({ answer: 'go' })
  })

  test('a serial that was made here goes to its own order, whatever else the line makes', async () => {
    await admin(orders.move, { id: line.order.id, move: 'resume' })
    expect(await reasonsFor('anything')).toEqual(['orderAmbiguous'])
    await plant.db
      .insertInto('serials')
      .values({
        lineNumber: 'L1',
        productSn: 'MADE-1',
        orderCode: line.order.orderCode,
        lotNo: null,
        serialNo: 1,
        printedAt: null,
      })
      .execute()
    expect(await s10.arrive('MADE-1')).toMatchObject({ answer: 'go', orderCode: line.order.orderCode })
  })
})
