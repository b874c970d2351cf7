import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station, typeNo, processingNumber, order } = await startLine(plant, 'L1', 2)
const admin = plant.as('admin', 'L1')

test('an order that its last unit completes records it in its history', async () => {
  for (const sn of ['SN-1', 'SN-2'])
    for (const [at, values] of [
      ['S10', { TORQUE: 10 }],
      ['S20', { VOUT: 5 }],
      ['S30', {}],
    ] as const)
      await station(at).complete(sn, values)
  expect(await admin(orders.list, { orderCode: order.orderCode })).toMatchObject({
    rows: [{ orderStatus: 'completed' }],
  })
  const [last] = await admin(audit.of, { lineNumber: 'L1', entity: 'order', entityKey: order.orderCode })
  expect(last).toMatchObject({
    userName: 'system',
    action: 'complete',
    before: { orderStatus: 'producing' },
    after: { orderStatus: 'completed', actualNumber: 2 },
  })
  expect(await admin(orders.past, {})).toMatchObject({
    rows: [{ orderCode: order.orderCode, closedBy: null }],
  })
})

test('a characteristic of five readings needs five, unless the pass failed; and NaN is no text that was measured', async () => {
  const set = { colSetId: 'FIVE', colSetVersion: 1 }
  const one = (charSeqNum: number, resultCode: string, valueCount: number) => ({
    charSeqNum,
    resultCode,
    resultName: resultCode,
    resultUnit: null,
    unitCount: 1,
    valueCount,
    targetValue: null,
    lowerSpecLimit: null,
    upperSpecLimit: null,
    targetText: null,
    manualAutoMode: 'automatic' as const,
  })
  await admin(collectionSets.create, {
    colSetId: set.colSetId,
    colSetName: 'Five',
    remark: null,
    characteristics: [one(1, 'FORCE', 5), one(2, 'NOTE', 1)],
  })
  await admin(collectionSets.move, { ...set, move: 'release' })
  const { steps, processingName, remark, revision } = await admin(processings.revise, {
    processingNumber,
    processingVer: 1,
  })
  await admin(processings.update, {
    processingNumber,
    processingVer: 2,
    processingName,
    remark,
    revision,
    steps: steps.map((step) => (step.stepSeq === 10 ? { ...step, ...set } : step)),
  })
  await admin(processings.move, { processingNumber, processingVer: 2, move: 'release' })
  await startOrder(plant, 'L1', typeNo, 'WO-FIVE', 10, { processRoute: processingNumber, processRouteVer: 2 })
  const complete = (productSn: string, resultCode: string, resultValue: unknown, more: object = {}) =>
    station('S10').complete(productSn, {}, { results: [{ resultCode, resultValue }], ...more })

  for (const some of [7, [7], [7, 7, 7]]) {
    await expect(complete('F-1', 'FORCE', some)).rejects.toMatchObject({
      key: 'station.result_incomplete',
      field: 'results.0.resultValue',
      facts: { resultCode: 'FORCE', wanted: 5 },
    })
  }
  for (const text of ['NaN', 'nan', '-Infinity', 'INF'])
    await expect(complete('F-2', 'NOTE', text)).rejects.toMatchObject({
      key: 'station.result_wrong_kind',
      field: 'results.0.resultValue',
    })
  expect(await complete('F-3', 'FORCE', [7, 7, 7], { verdict: 'ng' })).toMatchObject({ resultStatus: 'ng' })
  expect(await complete('F-4', 'FORCE', [7, 7, 7, 7, 7])).toMatchObject({ resultStatus: 'ok' })
  expect(await complete('F-5', 'NOTE', 'Nancy')).toMatchObject({ resultStatus: 'ok' })
})
