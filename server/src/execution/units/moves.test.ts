import { afterAll, describe, expect, test } from 'vitest'
import { account } from '@takt/contract/account.ts'
import { audit } from '@takt/contract/audit.ts'
import { boards } from '@takt/contract/boards.ts'
import { orders } from '@takt/contract/orders.ts'
import { type Unit, units } from '@takt/contract/units.ts'
import { timedId } from '../../platform/db/ids.ts'
import { storedUnit } from '../../testing/history.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant

describe('what a person does to a unit', async () => {
  const line = await startLine(plant, 'L2')
  const onLine = plant.as('admin', 'L2')
  const move = (unit: Pick<Unit, 'productId'>, name: 'hold' | 'release' | 'scrap') =>
    onLine(units.move, { productId: unit.productId, move: name, reason: `to ${name}` })
  const passport = async (sn: string) => onLine(units.passport, { unit: sn })
  const begun = async (sn: string) => {
    await line.station('S10').work(sn, { TORQUE: 10, VOUT: 5 })
    return (await passport(sn)).unit
  }
  const unitFields = ({
    currentStep,
    currentStation,
    resultStatus,
    finishedAt,
    reworkCount,
    lastTime,
  }: Unit) => ({ currentStep, currentStation, resultStatus, finishedAt, reworkCount, lastTime })
  const orderNow = async () => (await onLine(orders.list, { orderCode: line.order.orderCode })).rows[0]!

  test('held, it is refused at its station; released, it goes on where it was', async () => {
    const unit = await begun('M-1')
    expect(await move(unit, 'hold')).toMatchObject({
      processStatus: 'held',
      statusReason: 'to hold',
      currentStep: 20,
    })
    expect(await line.station('S20').arrive('M-1')).toMatchObject({
      answer: 'noGo',
      reasons: [{ reason: 'unitHeld' }],
    })
    expect(await move(unit, 'release')).toMatchObject({ processStatus: 'inProcess', currentStep: 20 })
    expect(await line.station('S20').arrive('M-1')).toMatchObject({ answer: 'go', stepSeq: 20 })
  })

  test('held on its rework loop and released, it still comes back to its route', async () => {
    const unit = await begun('M-2')
    await line.station('S20').work('M-2', { TORQUE: 10, VOUT: 9 })
    expect((await passport('M-2')).unit).toMatchObject({ processStatus: 'rework', currentStep: 90 })
    await move(unit, 'hold')
    expect(await move(unit, 'release')).toMatchObject({ processStatus: 'rework', currentStep: 90 })
    await line.station('S90').work('M-2')
    expect((await passport('M-2')).unit).toMatchObject({ processStatus: 'inProcess', currentStep: 20 })
  })

  test('scrapped, it is NG, counted once on its order, and its open failures end as scrap', async () => {
    const unit = await begun('M-3')
    await line.station('S20').work('M-3', { TORQUE: 10, VOUT: 9 })
    const before = await orderNow()
    expect(await move(unit, 'scrap')).toMatchObject({
      processStatus: 'scrapped',
      resultStatus: 'ng',
      statusReason: 'to scrap',
    })
    expect((await orderNow()).ngNumber).toBe(before.ngNumber + 1)
    expect((await passport('M-3')).failures).toMatchObject([
      { resultCode: 'VOUT', failStatus: 'scrap', closedTime: expect.any(String) },
    ])
    await expect(move(unit, 'scrap')).rejects.toMatchObject({
      key: 'units.wrong_status',
      facts: { processStatus: 'scrapped' },
    })
    expect((await orderNow()).ngNumber).toBe(before.ngNumber + 1)
  })

  test('two people scrap it: one succeeds, the other is refused with the reason, and it is counted once', async () => {
    const unit = await begun('M-4')
    const before = await orderNow()
    const both = await Promise.allSettled([move(unit, 'scrap'), move(unit, 'scrap')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await orderNow()).ngNumber).toBe(before.ngNumber + 1)
  })

  test('what is not held is not released, and nothing is done without a reason', async () => {
    const unit = await begun('M-5')
    await expect(move(unit, 'release')).rejects.toMatchObject({
      key: 'units.wrong_status',
      facts: { processStatus: 'inProcess' },
    })
    await expect(
      onLine(units.move, { productId: unit.productId, move: 'hold', reason: '  ' }),
    ).rejects.toMatchObject({ key: 'call.invalid', field: 'reason' })
    await expect(
      onLine(units.move, { productId: timedId(0), move: 'hold', reason: 'x' }),
    ).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('one’s own changes name it by its serial number, everything else by its key', async () => {
    const unit = await begun('M-61')
    await move(unit, 'hold')
    const { rows } = await onLine(account.activity, { limit: 200 })
    expect(rows[0]).toMatchObject({ entity: 'unit', entityKey: unit.productId, productSn: 'M-61' })
    const otherChanges = rows.filter(({ entity }) => entity !== 'unit')
    expect(otherChanges.length).toBeGreaterThan(0)
    expect(otherChanges.filter(({ productSn }) => productSn !== null)).toEqual([])
  })

  test('a finished unit is held and released as it was: no counter changes, and stations refuse it meanwhile', async () => {
    await begun('M-7')
    await line.station('S20').work('M-7', { TORQUE: 10, VOUT: 5 })
    await line.station('S30').work('M-7')
    const { unit } = await passport('M-7')
    expect(unit).toMatchObject({
      processStatus: 'finished',
      currentStep: null,
      finishedAt: expect.any(String),
    })
    const figures = async () => ({
      order: await orderNow(),
      slots: await db
        .selectFrom('outputSlots')
        .selectAll()
        .where('lineNumber', '=', 'L2')
        .orderBy('slot')
        .orderBy('stationNumber')
        .execute(),
      here: (await onLine(boards.line, {})).stations.map(({ stationNumber, unitsHere }) => [
        stationNumber,
        unitsHere,
      ]),
    })
    const before = await figures()
    expect(await move(unit, 'hold')).toMatchObject({
      ...unitFields(unit),
      processStatus: 'held',
      statusReason: 'to hold',
    })
    expect(await figures()).toEqual(before)
    expect(await line.station('S30').arrive('M-7')).toMatchObject({
      answer: 'noGo',
      reasons: expect.arrayContaining([expect.objectContaining({ reason: 'unitHeld', about: 'to hold' })]),
    })
    await expect(move(unit, 'scrap')).rejects.toMatchObject({ key: 'units.counted_as_made' })
    expect(await move(unit, 'hold')).toMatchObject({ processStatus: 'held', holds: ['to hold'] })
    expect(await move(unit, 'release')).toMatchObject({
      ...unitFields(unit),
      processStatus: 'finished',
      statusReason: 'to release',
    })
    expect(await figures()).toEqual(before)
  })

  test('another line’s unit is unknown here', async () => {
    const unit = await storedUnit(db, 'L9', {})
    await expect(move(unit, 'hold')).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('leaves who did it and why', async () => {
    const unit = await begun('M-6')
    await move(unit, 'hold')
    const [entry] = await onLine(audit.of, { lineNumber: 'L2', entity: 'unit', entityKey: unit.productId })
    expect(entry).toMatchObject({
      userName: 'admin',
      action: 'hold',
      before: { processStatus: 'inProcess' },
      after: { processStatus: 'held', statusReason: 'to hold' },
    })
    expect(plant.heard).toContainEqual(['L2', ['units', 'boards', 'orders']])
  })
})
