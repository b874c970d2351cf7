import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { materials } from '@takt/contract/materials.ts'
import { processings } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { nowIso } from '../../../platform/db/instants.ts'
import { startLine, startOrder } from '../../../testing/line.ts'
import { startLineWithParts } from '../../../testing/material.ts'
import { startPlant } from '../../../testing/plant.ts'
import { aBomRow } from '../../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)

const envelope = (MessageName: string, MessageBody: object, over = {}) => ({
  MessageName: `CFX.${MessageName}`,
  Version: '1.7',
  TimeStamp: nowIso(),
  UniqueID: randomUUID(),
  Source: 'Machine',
  Target: null,
  RequestID: null,
  MessageBody,
  ...over,
})

/** A machine at a station of a line, with the station's own key. */
async function machineAt(lineNumber: string, stationNumber: string) {
  const { key } = await plant.as('admin', lineNumber)(stations.makeKey, { stationNumber })
  const send = async (given: unknown) =>
    (await plant.post(`/api/cfx/${lineNumber}`, given, { authorization: `Bearer ${key}` })).json()
  const say = async (name: string, body: object, over = {}) => send(envelope(name, body, over))
  return { send, say }
}

const unitsOf = (...serials: string[]) => ({
  UnitCount: serials.length,
  Units: serials.map((UnitIdentifier, i) => ({ UnitIdentifier, PositionNumber: i + 1 })),
})

const tested = (transaction: string, serial: string, result: string, ...Measurements: object[]) => ({
  TransactionId: transaction,
  TestedUnits: [
    {
      UnitIdentifier: serial,
      OverallResult: result,
      Tests: [{ TestName: 'T', Result: result, Measurements }],
    },
  ],
})

test('a tester that reports Passed outside the limits: its verdict and ours are two facts, and 28300 Ohm are 28.3 kOhm', async () => {
  const { order, processingNumber } = await startLine(plant, 'LR')
  const office = plant.as('admin', 'LR')
  const both = (resultCode: string, charSeqNum: number) => ({
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
  const { steps, processingName, remark, revision } = await office(processings.revise, {
    processingNumber,
    processingVer: 1,
  })
  await office(collectionSets.create, {
    colSetId: 'OHMS',
    colSetName: 'Ohms',
    remark: null,
    characteristics: [both('R21', 1), both('R22', 2)],
  })
  await office(collectionSets.move, { colSetId: 'OHMS', colSetVersion: 1, move: 'release' })
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
  await startOrder(plant, 'LR', order.typeNo, 'WO-OHMS', 10, {
    processRoute: processingNumber,
    processRouteVer: 2,
  })
  const machine = await machineAt('LR', 'S10')
  const ohms = (name: string, Value: number) => ({
    MeasurementName: name,
    Result: 'Passed',
    MeasuredValue: { Value, ValueUnits: 'Ohm', ExpectedValueUnits: 'kOhm' },
  })
  await machine.say('Production.UnitsInitialized', {
    WorkOrderIdentifier: { WorkOrderId: 'WO-OHMS' },
    ...unitsOf('R-1'),
  })
  expect(
    await machine.say(
      'Production.TestAndInspection.UnitsTested',
      tested('t', 'R-1', 'Passed', ohms('R21', 28300), ohms('R22', 29100)),
    ),
  ).toMatchObject({
    data: { answers: [{ data: { verdict: 'ok', judged: 'ng', resultStatus: 'ng', outOfLimits: ['R22'] } }] },
  })
})

describe('what cannot be kept is refused by its place, and what is reported at the same time is kept', async () => {
  await startLineWithParts(plant, 'LO', [
    aBomRow(10, 'NUT', 'S10'),
    aBomRow(20, 'CAP', 'S10', { bomQty: 8, consumeMode: 'scan', serialInputFlag: true, serialType: 'L' }),
  ])
  const machine = await machineAt('LO', 'S10')
  const loaded = (Quantity: number) => ({
    Materials: [
      {
        LocationName: 'A',
        MaterialPackage: { UniqueIdentifier: 'NUT-1', InternalPartNumber: 'NUT', Quantity },
      },
    ],
  })
  const deep = (layers: number): object => JSON.parse(`${'{"a":['.repeat(layers)}1${']}'.repeat(layers)}`)

  test.each([
    ['Materials.Storage.MaterialsLoaded', 'MessageBody.Materials.0.MaterialPackage.Quantity', loaded(-5)],
    ['Materials.Storage.MaterialsLoaded', 'MessageBody.Materials.0.MaterialPackage.Quantity', loaded(1e99)],
    ['Production.WorkStarted', 'MessageBody.TransactionID', { TransactionID: 'a\0', ...unitsOf('O-1') }],
    [
      'ResourcePerformance.FaultOccurred',
      'MessageBody.Fault.FaultOccurrenceId',
      { Fault: { FaultCode: 'E', FaultOccurrenceId: 'a\0' } },
    ],
    [
      'ResourcePerformance.FaultOccurred',
      'MessageBody.Fault.Description',
      { Fault: { FaultCode: 'E', FaultOccurrenceId: 'a', Description: 'x\0' } },
    ],
    [
      'Production.Assembly.MaterialsUninstalled',
      'MessageBody.UninstalledMaterials.0.Reason',
      {
        UninstalledMaterials: [{ UnitIdentifier: 'O-1', Material: { UniqueIdentifier: 'X' }, Reason: 'a\0' }],
      },
    ],
  ])('%s, %s', async (name, field, body) => {
    expect(await machine.say(name, body)).toMatchObject({ key: 'call.invalid', field })
  })

  test('what a process tells in a thousand layers is left out', async () => {
    const body = {
      TransactionId: 'd',
      OverallResult: 'Succeeded',
      CommonProcessData: deep(2000),
      UnitProcessData: [{ UnitIdentifier: 'nobody' }],
    }
    expect(await machine.say('Production.Processing.UnitsProcessed', body)).toMatchObject({
      key: 'materials.part_missing',
    })
  })

  test('parts reported together for one work all go into the unit', async () => {
    await plant.as('admin', 'LO')(materials.receive, {
      bomCode: 'CAP',
      bomLot: 'CAP-1',
      supplier: null,
      supplierLot: null,
      quantity: 50,
      expiresAt: null,
    })
    await machine.say('Materials.Storage.MaterialsLoaded', loaded(10))
    await machine.say('Production.WorkStarted', { TransactionID: 'o', ...unitsOf('O-2') })
    const installed = {
      TransactionId: 'o',
      InstalledMaterials: [
        {
          UnitIdentifier: 'O-2',
          QuantityInstalled: 1,
          Material: { UniqueIdentifier: 'CAP-1', InternalPartNumber: 'CAP' },
        },
      ],
    }
    await Promise.all(
      Array.from({ length: 8 }, () => machine.say('Production.Assembly.MaterialsInstalled', installed)),
    )
    expect(
      await machine.say('Production.WorkCompleted', { TransactionID: 'o', Result: 'Completed' }),
    ).toMatchObject({ data: { answers: [{ data: { resultStatus: 'ok' } }] } })
  })
})
