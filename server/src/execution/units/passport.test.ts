import { afterAll, describe, expect, test } from 'vitest'
import { units } from '@takt/contract/units.ts'
import { storedPass, storedSet, storedUnit } from '../../testing/history.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aCharacteristic } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const passport = (unit: string) => admin(units.passport, { unit })

test('found by serial and by id, it shows what the unit is, what it is for and where it is', async () => {
  await line.station('S10').work('P-1', { TORQUE: 10, VOUT: 5 })
  const bySn = await passport('P-1')
  expect(bySn.unit).toMatchObject({
    productSn: 'P-1',
    typeName: 'Type',
    orderName: line.order.orderCode,
    processingName: 'Route',
    processStatus: 'inProcess',
    currentStep: 20,
  })
  expect(await passport(bySn.unit.productId.toUpperCase())).toEqual(bySn)
})

test('a pass has its values with the limits, our judgement with the station’s', async () => {
  await db.insertInto('operators').values({ operatorNo: 'ANNA', name: 'Anna Berg', level: 1 }).execute()
  await line.station('S10').arrive('P-2')
  await line.station('S10').send(
    'complete',
    line.station('S10').message('complete', {
      productSn: 'P-2',
      verdict: 'ok',
      operator: 'ANNA',
      results: [
        { resultCode: 'TORQUE', resultValue: 12, resultStatus: 'ng' },
        { resultCode: 'VOUT', resultValue: 4.8, resultStatus: 'ok' },
      ],
    }),
  )
  const {
    passes: [pass],
    failures,
  } = await passport('P-2')
  expect(pass).toMatchObject({
    stepName: 'Step 10',
    stationName: 'S10',
    operator: 'ANNA',
    operatorName: 'Anna Berg',
    verdict: 'ok',
    judged: 'ng',
    resultStatus: 'ng',
    asked: true,
    attempt: 1,
  })
  expect(pass!.cycleTime).toBeGreaterThanOrEqual(0)
  expect(pass!.values).toEqual([
    expect.objectContaining({
      resultCode: 'TORQUE',
      resultValue: 12,
      minValue: 8,
      maxValue: 12,
      resultStatus: 'ok',
      verdict: 'ng',
    }),
    expect.objectContaining({
      resultCode: 'VOUT',
      resultValue: 4.8,
      minValue: 4.85,
      maxValue: 5.15,
      resultStatus: 'ng',
      verdict: 'ok',
    }),
  ])
  expect(failures).toMatchObject([{ resultCode: 'VOUT', resultValue: 4.8, passNo: 1 }])
})

test('the pass a station is at comes last, without an end; refused arrivals are listed with them', async () => {
  await line.station('S30').arrive('P-3')
  await line.station('S10').work('P-3', { TORQUE: 13, VOUT: 5 })
  await line.station('S20').arrive('P-3')
  await line.station('S10').arrive('P-3', { operator: 'BEA' })
  const { passes, refusedArrivals } = await passport('P-3')
  expect(
    passes.map(({ passNo, stepSeq, attempt, outTime, resultStatus }) => ({
      passNo,
      stepSeq,
      attempt,
      open: outTime === null,
      resultStatus,
    })),
  ).toEqual([
    { passNo: 1, stepSeq: 10, attempt: 1, open: false, resultStatus: 'ng' },
    { passNo: 2, stepSeq: 10, attempt: 2, open: true, resultStatus: null },
  ])
  expect(passes[1]).toMatchObject({
    stationNumber: 'S10',
    stationName: 'S10',
    stepName: 'Step 10',
    operator: 'BEA',
    asked: true,
    values: [],
  })
  expect(refusedArrivals.map(({ stationNumber }) => stationNumber)).toEqual(['S30', 'S20'])
  expect(refusedArrivals[1]!.reasons.length).toBeGreaterThan(0)
})

test('passes of several months and sets come in their order, each with the limits of its own version', async () => {
  const characteristics = (upperSpecLimit: number) => [
    aCharacteristic(1, 'GAP', { upperSpecLimit, valueCount: 2 }),
    aCharacteristic(2, 'FW', { targetText: '2.1', resultUnit: null }),
  ]
  const [old, fresh] = [
    await storedSet(db, 'LONG', characteristics(5)),
    await storedSet(db, 'LONG', characteristics(3), 2),
  ]
  const unit = await storedUnit(db, 'L1', {
    productSn: 'P-4',
    registeredAt: '2025-11-30T23:00:00.000Z',
    lastTime: '2026-02-01T00:00:00.000Z',
    passCount: 3,
  })
  await storedPass(db, unit, '2026-02-01T00:00:00.000Z', {
    passNo: 3,
    setKey: fresh.setKey,
    values: [4, null, null],
    texts: [null, null, '2.0'],
    resultStatus: 'ng',
  })
  await storedPass(db, unit, '2025-12-15T00:00:00.000Z', {
    passNo: 2,
    setKey: old.setKey,
    values: [4, 6, null],
    texts: [null, null, '2.1'],
  })
  // Reported late: it happened before the unit was registered.
  await storedPass(db, unit, '2025-11-30T22:00:00.000Z', { passNo: 1 })
  const { passes } = await passport('P-4')
  expect(
    passes.map(({ passNo, values }) => [
      passNo,
      values.map((value) => [
        value.resultCode,
        value.resultValue ?? value.resultText,
        value.maxValue,
        value.colSetVersion,
        value.resultStatus,
      ]),
    ]),
  ).toEqual([
    [1, []],
    [
      2,
      [
        ['GAP', 4, 5, 1, 'ok'],
        ['GAP', 6, 5, 1, 'ng'],
        ['FW', '2.1', null, 1, 'ok'],
      ],
    ],
    [
      3,
      [
        ['GAP', 4, 3, 2, 'ng'],
        ['FW', '2.0', null, 2, 'ng'],
      ],
    ],
  ])
})

test('an attribute shows the text it was judged by, and the passport the customer serial of its lot', async () => {
  const set = await storedSet(db, 'ATTRIBUTE', [
    aCharacteristic(1, 'FW', { targetText: '2.1', resultUnit: null }),
  ])
  await db
    .insertInto('lots')
    .values({
      lineNumber: 'L1',
      lotNo: 'LOT-C',
      orderCode: line.order.orderCode,
      number: 1,
      customerSn: 'CUST-7',
    })
    .execute()
  const unit = await storedUnit(db, 'L1', {
    productSn: 'P-5',
    lotNo: 'LOT-C',
    lastTime: '2026-03-02T07:00:00.000Z',
  })
  await storedPass(db, unit, '2026-03-02T07:00:00.000Z', {
    setKey: set.setKey,
    values: [null],
    texts: ['2.0'],
    resultStatus: 'ng',
  })
  const found = await passport('P-5')
  expect(found.passes[0]!.values).toMatchObject([
    { resultText: '2.0', targetText: '2.1', standardValue: null, resultStatus: 'ng' },
  ])
  expect(found.unit.customerSn).toBe('CUST-7')
  expect((await admin(units.list, { customerSn: 'CUST-7' })).rows.map(({ productSn }) => productSn)).toEqual([
    'P-5',
  ])
  expect((await admin(units.list, { customerSn: 'CUST-8' })).rows).toEqual([])
})

test('a unit nobody gave a serial is found by its id, with the arrivals that named it so', async () => {
  const unit = await storedUnit(db, 'L1', { productSn: null })
  await db
    .insertInto('refusedArrivals')
    .values({
      lineNumber: 'L1',
      stationNumber: 'S20',
      message: 1,
      productSn: null,
      productId: unit.productId,
      at: unit.registeredAt,
      reasons: JSON.stringify([{ reason: 'notNextStep', about: '20' }]),
    })
    .execute()
  expect(await passport(unit.productId)).toMatchObject({
    unit: { productSn: null },
    refusedArrivals: [{ stationNumber: 'S20', reasons: [{ reason: 'notNextStep', about: '20' }] }],
  })
})

describe('who may see it', () => {
  test('a unit of another line, or none at all, does not exist here', async () => {
    await storedUnit(db, 'L2', { productSn: 'P-9' })
    for (const unit of ['P-9', 'P-0', '00000000-0000-0000-0000-000000000000'])
      await expect(passport(unit)).rejects.toMatchObject({ key: 'record.unknown' })
  })

  test('editors and operators do not, unless the role screen gives them the page', async () => {
    await expect(plant.as('operator', 'L1')(units.passport, { unit: 'P-1' })).rejects.toMatchObject({
      key: 'call.forbidden',
    })
    await db
      .insertInto('rolePages')
      .values({ roleKey: 'operator', page: 'productSummary', level: 'view' })
      .execute()
    const operator = plant.as('operator', 'L1')
    const { unit } = await operator(units.passport, { unit: 'P-1' })
    await expect(
      operator(units.move, { productId: unit.productId, move: 'hold', reason: 'x' }),
    ).rejects.toMatchObject({ key: 'call.forbidden' })
  })
})
