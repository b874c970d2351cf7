import { afterAll, beforeAll, expect, test } from 'vitest'
import { boms } from '@takt/contract/boms.ts'
import { calibrations } from '@takt/contract/calibrations.ts'
import { orders } from '@takt/contract/orders.ts'
import { recalls } from '@takt/contract/recalls.ts'
import { tools } from '@takt/contract/tools.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const line = await startLineWithParts(plant, 'L1', [aBomRow(1, 'PIN', 'S20')], 20)
const [s10, s20, s30] = [line.station('S10'), line.station('S20'), line.station('S30')]
const twoDaysAgo = isoOf(Date.now() - 2 * 86_400_000)
const usual = { toolType: 'GAUGE', toolDescription: null, usesPerPass: 1 }
const make = (toolCode: string, calibrationDays: number | null) =>
  admin(tools.create, {
    toolCode,
    ...usual,
    frequency: 1000,
    calibrationDays,
    resultCodes: ['TORQUE'],
  })
const mount = (toolCode: string) => admin(tools.mount, { toolCode, stationNumber: 'S10' })
const dismount = (toolCode: string) => admin(tools.dismount, { toolCode })
/** Its error is `off`, and adjusted to none. */
const calibrate = (toolCode: string, off: number, certificateNo: string, calibratedAt = nowIso()) =>
  admin(calibrations.record, {
    toolCode,
    calibratedAt,
    calibratedBy: 'Lab',
    certificateNo,
    points: [{ reference: 10, tolerance: 0.1, asFound: 10 + off, asLeft: 10 }],
  })
const valuesOf = async (calibrationId: string) => (await admin(recalls.values, { calibrationId })).rows
const verdictsOf = async (calibrationId: string) =>
  Object.fromEntries((await valuesOf(calibrationId)).map((row) => [row.productSn, row.recallVerdict]))
const holdsOf = async (unit: string) => (await admin(units.passport, { unit })).unit.holds
const finish = async (sn: string) => {
  await s20.work(sn, { VOUT: 5 })
  await s30.work(sn)
}
let first: string

beforeAll(async () => {
  await make('G', 100)
  await calibrate('G', 0, 'C-1', twoDaysAgo)
  await mount('G')
  for (const [sn, torque] of [
    ['LOW', 8.2],
    ['GOOD', 10],
    ['HIGH', 11.8],
    ['WAS-NG', 12.2],
    ['AGAIN', 8.1],
  ] as const)
    await s10.work(sn, { TORQUE: torque, VOUT: 5 })
  await s10.arrive('SWAP')
  await make('H', 100)
  await calibrate('H', 0, 'H-1', twoDaysAgo)
  await dismount('G')
  await mount('H')
  await s10.complete('SWAP', { TORQUE: 10 })
  await s10.work('OTHER', { TORQUE: 10 })
  await s10.work('AGAIN', { TORQUE: 10, VOUT: 5 })
  for (const sn of ['LOW', 'GOOD']) await finish(sn)
  ;({ calibrationId: first } = await calibrate('G', 0.5, 'C-2'))
})

test('what a gauge measured since it was good last is judged again without its error', async () => {
  expect(await verdictsOf(first)).toEqual({
    LOW: 'wouldBeNg',
    GOOD: 'stillOk',
    HIGH: 'stillOk',
    'WAS-NG': 'wouldBeOk',
    AGAIN: 'measuredAgain',
    SWAP: 'cannotSay',
  })
  const low = (await valuesOf(first)).find(({ productSn }) => productSn === 'LOW')
  expect(low).toMatchObject({
    resultCode: 'TORQUE',
    resultValue: 8.2,
    gaugeError: 0.5,
    correctedValue: 7.7,
    minValue: 8,
    maxValue: 12,
    stepSeq: 10,
    processStatus: 'finished',
  })
  expect(await admin(recalls.one, { calibrationId: first })).toMatchObject({
    goodAt: twoDaysAgo,
    recalledValues: 6,
    units: { wouldBeNg: 1, cannotSay: 1, stillOk: 2, wouldBeOk: 1, measuredAgain: 1, stillNg: 0 },
    finished: 2,
    held: 0,
    cut: false,
  })
})

test('its pages hold every value once, and one verdict may be requested', async () => {
  const seen: (string | null)[] = []
  let after: string | undefined
  do {
    const page = await admin(recalls.values, { calibrationId: first, limit: 2, ...(after && { after }) })
    seen.push(...page.rows.map(({ productSn }) => productSn))
    after = page.next ?? undefined
  } while (after)
  expect(seen.toSorted()).toEqual(['AGAIN', 'GOOD', 'HIGH', 'LOW', 'SWAP', 'WAS-NG'])
  const { rows } = await admin(recalls.values, { calibrationId: first, recallVerdict: 'wouldBeNg' })
  expect(rows.map(({ productSn }) => productSn)).toEqual(['LOW'])
})

test('the list is a file as it is on the page, of one verdict too', async () => {
  const lines = async (more: object) => {
    const file = String(await admin(recalls.export, { calibrationId: first, format: 'csv', ...more }))
    return file.trim().split('\r\n')
  }
  expect(await lines({})).toHaveLength(7)
  const [head, low] = await lines({ recallVerdict: 'wouldBeNg' })
  expect(head).toContain('Without the error')
  expect(low).toMatch(/LOW.*8\.2,0\.5,7\.7,8,12,.*Would be NG/)
})

test('those that would be NG are held with what they are built into; two recalls hold a unit twice', async () => {
  await admin(orders.move, { id: line.order.id, move: 'complete', reason: 'enough' })
  const row = aBomRow(1, line.typeNo, 'S20', { consumeMode: 'scan', serialInputFlag: true, serialType: 'S' })
  await admin(boms.create, {
    bomCode: 'OUTER',
    bomName: 'Outer',
    typeNo: line.typeNo,
    validFrom: null,
    remark: null,
    rows: [row],
  })
  await admin(boms.move, { bomCode: 'OUTER', bomVer: 1, move: 'release' })
  await startOrder(plant, 'L1', line.typeNo, 'WO-OUTER', 40, { bomCode: 'OUTER', bomVer: 1 })
  await s10.work('CASE', { TORQUE: 10 })
  await s20.work('CASE', { VOUT: 5 }, { materials: [{ serial: 'LOW' }] })
  expect(await admin(recalls.one, { calibrationId: first })).toMatchObject({ builtIn: 1 })
  const hold = { calibrationId: first, which: 'wouldBeNg', reason: 'torque', messageId: 'recall-1' } as const
  expect(await admin(recalls.hold, hold)).toEqual({ changed: 2, left: [], deeper: false })
  expect(await admin(recalls.hold, hold)).toEqual({ changed: 2, left: [], deeper: false })
  expect(await admin(recalls.progress, { messageId: 'recall-1' })).toEqual({ units: 2, done: 2 })
  for (const sn of ['LOW', 'CASE']) expect(await holdsOf(sn)).toEqual(['G C-2: torque'])
  expect(await holdsOf('GOOD')).toEqual([])
  expect(await admin(recalls.one, { calibrationId: first })).toMatchObject({ held: 1 })

  // Another gauge of the same station, and the same one a second time: their stretches meet in units.
  const second = await calibrate('H', -2.5, 'H-2')
  expect(await verdictsOf(second.calibrationId)).toMatchObject({ OTHER: 'wouldBeNg', SWAP: 'cannotSay' })
  await admin(recalls.hold, { calibrationId: second.calibrationId, which: 'all', reason: 'again' })
  expect(await holdsOf('CASE')).toEqual(['G C-2: torque', 'H H-2: again'])
})

test('a gauge that was never calibrated is recalled from its first mount on', async () => {
  await dismount('H')
  await make('N', null)
  await mount('N')
  await s10.work('NEVER', { TORQUE: 8.2 })
  const { revision } = await admin(tools.one, { toolCode: 'N' })
  const gauge = { calibrationDays: 30, resultCodes: [], revision }
  await admin(tools.update, { toolCode: 'N', ...usual, ...gauge })
  const { calibrationId } = await calibrate('N', 0.5, 'N-1')
  expect(await verdictsOf(calibrationId)).toEqual({ NEVER: 'wouldBeNg' })
  expect(await admin(recalls.one, { calibrationId })).toMatchObject({ goodAt: null })
  const good = await calibrate('N', 0.05, 'N-2')
  await expect(valuesOf(good.calibrationId)).rejects.toMatchObject({ key: 'recalls.was_good' })
})

test('measured again is what a later pass has too; codes narrowed since the gauge was good count still', async () => {
  await dismount('N')
  await make('B', 100)
  await calibrate('B', 0, 'B-1', twoDaysAgo)
  await mount('B')
  await s10.work('BROKEN', { TORQUE: 12.2, VOUT: 5 })
  await s10.work('BROKEN', { VOUT: 5 })
  const { revision } = await admin(tools.one, { toolCode: 'B' })
  const gauge = { calibrationDays: 100, resultCodes: ['VOUT'], revision }
  await admin(tools.update, { toolCode: 'B', ...usual, ...gauge })
  const { calibrationId, resultCodes } = await calibrate('B', 0.5, 'B-2')
  expect(resultCodes).toEqual(['VOUT'])
  const rows = await valuesOf(calibrationId)
  expect(rows.map(({ resultCode, recallVerdict }) => [resultCode, recallVerdict])).toEqual([
    ['VOUT', 'wouldBeNg'],
    ['TORQUE', 'wouldBeOk'],
    ['VOUT', 'measuredAgain'],
  ])
})

test('after passes, repeats and mounts in any order a recall lists each use of the gauge once', async () => {
  const random = randomOf(5)
  await dismount('B')
  const codes = ['R-1', 'R-2']
  for (const code of codes) {
    await make(code, 100)
    await calibrate(code, 0, `${code} first`, twoDaysAgo)
  }
  for (let i = 0; i < 50; i++) {
    const code = codes[Math.floor(random() * 2)]!
    const roll = random()
    const sn = `R-${Math.floor(random() * 15)}`
    const tried: Promise<unknown> =
      roll < 0.25
        ? mount(code)
        : roll < 0.4
          ? dismount(code)
          : roll < 0.6
            ? s10.arrive(sn)
            : s10.send('complete', {
                messageId: `R ${Math.floor(random() * 25)}`,
                at: nowIso(),
                productSn: sn,
                results: [{ resultCode: 'TORQUE', resultValue: 10 }],
              })
    await tried.catch(() => null)
  }
  for (const toolCode of codes) {
    const { totalUses } = await admin(tools.one, { toolCode })
    const { calibrationId } = await calibrate(toolCode, 0.5, `${toolCode} last`)
    const rows = await valuesOf(calibrationId)
    const mounts = await plant.db
      .selectFrom('toolMounts')
      .selectAll()
      .where('toolCode', '=', toolCode)
      .execute()
    const counted = rows.filter(({ testTime }) =>
      mounts.some((one) => one.mountedAt <= testTime && (one.dismountedAt ?? '9') > testTime),
    )
    expect(counted).toHaveLength(totalUses)
    expect(new Set(rows.map((row) => `${row.productId} ${row.passNo}`)).size).toBe(rows.length)
    expect(totalUses).toBeGreaterThan(2)
  }
})
