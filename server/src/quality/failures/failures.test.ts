import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { failures, type FailureFilter } from '@takt/contract/failure-rows.ts'
import { shortFailId } from '@takt/contract/failures.ts'
import { lots } from '@takt/contract/lots.ts'
import { operators } from '@takt/contract/operators.ts'
import { units } from '@takt/contract/units.ts'
import { openFailure } from '../../execution/floor/floor.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { db } = plant
const on = 'L1' as LineNumber // as a call would be let onto it
const line = await startLine(plant, on)
const admin = plant.as('admin', on)
const listed = async (filter: Partial<FailureFilter>) => (await admin(failures.list, filter)).rows
const failed = async (sn: string) => {
  await line.station('S10').work(sn, { TORQUE: 20 })
  return (await listed({ productSn: sn }))[0]!
}

test('a failure is found by what it is about, with its value, name and limits', async () => {
  const one = await failed('Q-1')
  expect(one).toMatchObject({
    resultName: 'TORQUE',
    resultValue: 20,
    minValue: 8,
    maxValue: 12,
    processStatus: 'inProcess',
    reworkCount: 0,
    typeNo: line.typeNo,
  })
  const found = async (filter: Partial<FailureFilter>) =>
    (await listed(filter)).some(({ failId }) => failId === one.failId)
  expect(await found({ failId: `#${shortFailId(one.failId).toLowerCase()}` })).toBe(true)
  expect(await found({ failId: one.failId, stationNumber: 'S10', resultCode: 'TORQUE' })).toBe(true)
  expect(await found({ stationNumber: 'S20' })).toBe(false)
  expect(await found({ failSource: 'manual' })).toBe(false)
  const csv = String(await admin(failures.export, { format: 'csv', productSn: 'Q-1' }))
  expect(csv).toContain(`${shortFailId(one.failId)},`)
})

test('a failure names its operator; a number the plant does not know stays a number', async () => {
  await admin(operators.create, {
    operatorNo: 'ANNA',
    name: 'Anna Berg',
    cardId: null,
    userName: null,
    level: 1,
    teamName: null,
    enabled: true,
  })
  const madeBy = async (sn: string, operator: string) => {
    await line.station('S10').arrive(sn, { operator })
    await line.station('S10').complete(sn, { TORQUE: 20 })
    return (await listed({ productSn: sn }))[0]!
  }
  const one = await madeBy('Q-2', 'ANNA')
  expect(one).toMatchObject({ operator: 'ANNA', operatorName: 'Anna Berg' })
  expect(await admin(failures.one, { failId: one.failId })).toMatchObject({ operatorName: 'Anna Berg' })
  expect(await madeBy('Q-3', 'BEA')).toMatchObject({ operator: 'BEA', operatorName: null })
})

test('a place that is on no drawing is refused by its field, however far it is', async () => {
  for (const positionX of [1.01, -0.01, 1e308])
    await expect(listed({ positionX, positionY: 0.5 })).rejects.toMatchObject({ field: 'positionX' })
  expect(await listed({ positionX: 1, positionY: 0 })).toEqual([])
})

test('a decision is traced at the failure and its unit; a second decision is refused with the first', async () => {
  const { failId, productId } = await failed('Q-2')
  const reason = 'crushed'
  const done = await admin(failures.dispose, { failId, disposition: 'scrap', reason })
  expect(done).toMatchObject({ failStatus: 'scrap', disposedBy: 'admin', closedBy: 'admin' })
  await expect(admin(failures.dispose, { failId, disposition: 'useAsIs', reason })).rejects.toMatchObject({
    key: 'failures.wrong_status',
    facts: { failStatus: 'scrap' },
  })
  for (const [entity, entityKey] of [
    ['failure', failId],
    ['unit', productId!],
  ] as const) {
    const [entry] = await admin(audit.of, { lineNumber: on, entity, entityKey })
    expect(entry).toMatchObject({ action: 'scrap', after: { dispositionReason: 'crushed' } })
  }
})

test('another code leaves the old one in the history, and the hold of the unit has the new one', async () => {
  await line.station('S10').work('Q-3', { TORQUE: 10 })
  const { productId } = (await admin(units.passport, { unit: 'Q-3' })).unit
  const logged = { stationNumber: 'S10', defectCode: 'SCRATCH', loggedBy: 'anna', productId }
  const { failId } = await inLineQueue({ db, line: on }, 'acts', (inner) => openFailure(inner, on, logged))
  const code = { defectCode: 'DENT', subDefectCode: 'DENT-EDGE' }
  await admin(failures.recode, { failId, ...code, reason: 'looked again' })
  const [entry] = await admin(audit.of, { lineNumber: on, entity: 'failure', entityKey: failId })
  expect(entry).toMatchObject({ before: { defectCode: 'SCRATCH' }, after: code })
  const { holds } = (await admin(units.passport, { unit: 'Q-3' })).unit
  expect(holds).toEqual([`DENT-EDGE #${shortFailId(failId)}`])
  const alone = { defectCode: null, subDefectCode: 'DENT-EDGE' }
  await expect(admin(failures.recode, { failId, ...alone, reason: 'x' })).rejects.toMatchObject({
    field: 'subDefectCode',
  })
  expect(await admin(failures.comment, { failId, remark: 'photo follows' })).toMatchObject({
    remark: 'photo follows',
  })
})

test('all found parts are reworked; what a station holds in its hands stays as it is', async () => {
  for (let i = 0; i < 4; i++) {
    await line.station('S10').work(`B-${i}`, { TORQUE: 10 })
    await line.station('S20').work(`B-${i}`, { VOUT: 9 })
  }
  for (let i = 0; i < 3; i++) await failed(`C-${i}`)
  await line.station('S10').arrive('C-0')
  const wish = { stationNumber: 'S10', productSn: 'C-', reason: 'loose screw', messageId: 'act-1' }
  const done = await admin(failures.disposeFound, { ...wish, disposition: 'rework' })
  expect(done).toEqual({ changed: 2, left: [{ why: 'inWork', failures: 1 }] })
  expect(await admin(failures.disposeFound, { ...wish, disposition: 'rework' })).toEqual(done)
  expect(await admin(failures.progress, { messageId: 'act-1' })).toEqual({ units: 3, done: 3 })
  expect((await listed({ productSn: 'B-' })).every(({ disposedBy }) => disposedBy === null)).toBe(true)
})

test('a part of a lot’s quantity is decided about on its own', async () => {
  const { lotNo } = await admin(lots.create, { orderCode: line.order.orderCode, number: 50 })
  const logged = { stationNumber: 'S10', defectCode: 'BURR', loggedBy: 'anna', lotNo, quantity: 12 }
  const { failId } = await inLineQueue({ db, line: on }, 'acts', (inner) => openFailure(inner, on, logged))
  const wish = { failId, quantity: 5, disposition: 'scrap', reason: 'deep' } as const
  expect(await admin(failures.split, wish)).toMatchObject({
    quantity: 5,
    splitFrom: failId,
    failStatus: 'scrap',
  })
  expect((await listed({ lotNo })).map(({ quantity, failStatus }) => [quantity, failStatus])).toEqual([
    [5, 'scrap'],
    [7, 'open'],
  ])
  await expect(admin(failures.split, { ...wish, quantity: 7 })).rejects.toMatchObject({
    key: 'failures.more_than_left',
  })
})
