import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { processings } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf, nowIso } from '../../../platform/db/instants.ts'
import { startLine, startOrder } from '../../../testing/line.ts'
import { startPlant } from '../../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { order, processingNumber } = await startLine(plant, 'L1')
const office = plant.as('admin', 'L1')
const { key } = await office(stations.makeKey, { stationNumber: 'S10' })

const example = (file: string) =>
  JSON.parse(readFileSync(new URL(`examples/CFX.${file}.json`, import.meta.url), 'utf8'))
async function say(name: string, MessageBody: object, over = {}) {
  const envelope = {
    MessageName: `CFX.${name}`,
    Version: '1.7',
    TimeStamp: nowIso(),
    UniqueID: randomUUID(),
    Source: 'Machine',
    Target: null,
    RequestID: null,
    MessageBody,
    ...over,
  }
  return (await plant.post('/api/cfx/L1', envelope, { authorization: `Bearer ${key}` })).json()
}
const alarms = () =>
  plant.db
    .selectFrom('equipmentAlarms')
    .select(['alarmCode', 'onTime', 'offTime'])
    .orderBy('onTime')
    .execute()

test('the measurement of a failed test is read where the standard puts it, with the symptom: the unit is NG', async () => {
  const ohms = (resultCode: string, charSeqNum: number) => ({
    charSeqNum,
    resultCode,
    resultName: resultCode,
    resultUnit: 'kOhm',
    unitCount: 1,
    valueCount: 1,
    targetValue: null,
    lowerSpecLimit: 28,
    upperSpecLimit: 28.4,
    targetText: null,
    manualAutoMode: 'automatic' as const,
  })
  const codes = ['R21#1', 'R22#1', 'R21#2', 'R22#2'].map((place) => `RESISTANCE_MEASUREMENT_${place}`)
  await office(collectionSets.create, {
    colSetId: 'OHMS',
    colSetName: 'Ohms',
    remark: null,
    characteristics: codes.map((code, i) => ohms(code, i + 1)),
  })
  await office(collectionSets.move, { colSetId: 'OHMS', colSetVersion: 1, move: 'release' })
  const { steps, processingName, remark, revision } = await office(processings.revise, {
    processingNumber,
    processingVer: 1,
  })
  await office(processings.update, {
    processingNumber,
    processingVer: 2,
    processingName,
    remark,
    revision,
    steps: steps.map((step) =>
      step.stepSeq === 10 ? { ...step, colSetId: 'OHMS', colSetVersion: 1 } : step,
    ),
  })
  await office(processings.move, { processingNumber, processingVer: 2, move: 'release' })
  await startOrder(plant, 'L1', order.typeNo, 'WO-OHMS', 10, {
    processRoute: processingNumber,
    processRouteVer: 2,
  })
  await say('Production.UnitsInitialized', {
    WorkOrderIdentifier: { WorkOrderId: 'WO-OHMS' },
    Units: [{ UnitIdentifier: 'PANEL34543535' }],
  })
  expect(
    await say(
      'Production.TestAndInspection.UnitsTested',
      example('Production.TestAndInspection.UnitsTested.1'),
    ),
  ).toMatchObject({
    data: {
      answers: [
        {
          data: {
            verdict: 'ok',
            judged: 'ng',
            resultStatus: 'ng',
            outOfLimits: ['RESISTANCE_MEASUREMENT_R22#1'],
          },
          leftOut: ['RESISTANCE_CHECK_R22#1'],
        },
      ],
    },
  })
  const { passes } = await office(units.passport, { unit: 'PANEL34543535' })
  expect(
    passes[0]!.values.map(({ resultCode, resultValue, verdict }) => [resultCode, resultValue, verdict]),
  ).toEqual([
    [codes[0], 28.3, 'ok'],
    [codes[1], 28.52, 'ng'],
    [codes[2], 28.3, 'ok'],
    [codes[3], 28.3, 'ok'],
  ])
})

test('the fault a state names opens an alarm, and clearing its occurrence closes it', async () => {
  const change = example('ResourcePerformance.StationStateChanged.2')
  const message = { UniqueID: randomUUID(), TimeStamp: nowIso() }
  for (const again of [message, message])
    expect(await say('ResourcePerformance.StationStateChanged', change, again)).toMatchObject({
      code: 20000,
      data: { outcome: 'understood' },
    })
  // Some machines send both: it is one fault.
  expect(await say('ResourcePerformance.FaultOccurred', { Fault: change.RelatedFault })).toMatchObject({
    data: { outcome: 'ignored', reason: 'This fault was told already.' },
  })
  expect(await alarms()).toEqual([{ alarmCode: 'ERROR 3943480', onTime: message.TimeStamp, offTime: null }])
  const cleared = isoOf(Date.now() + 1000)
  expect(
    await say(
      'ResourcePerformance.FaultCleared',
      { FaultOccurrenceId: change.RelatedFault.FaultOccurrenceId },
      { TimeStamp: cleared },
    ),
  ).toMatchObject({ data: { outcome: 'understood' } })
  expect(await alarms()).toEqual([
    { alarmCode: 'ERROR 3943480', onTime: message.TimeStamp, offTime: cleared },
  ])
})
