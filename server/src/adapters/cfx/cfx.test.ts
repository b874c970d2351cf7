import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { operators } from '@takt/contract/operators.ts'
import { processings } from '@takt/contract/processings.ts'
import { stations } from '@takt/contract/stations.ts'
import { telegrams } from '@takt/contract/telegrams.ts'
import { units } from '@takt/contract/units.ts'
import { isoOf, nowIso } from '../../db/instants.ts'
import { startLine, startOrder } from '../../testing/line.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

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
const measured = (MeasurementName: string, Value: number, Result = 'Passed') => ({
  MeasurementName,
  Result,
  MeasuredValue: { Value, ValueUnits: null },
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
const admin = plant.as('admin', 'L1')

describe('a unit goes over the line in the words of CFX alone', async () => {
  await startLine(plant, 'L1')
  const [s10, s20, s30, s90] = (await Promise.all(
    ['S10', 'S20', 'S30', 'S90'].map((station) => machineAt('L1', station)),
  )) as [Machine, Machine, Machine, Machine]
  type Machine = Awaited<ReturnType<typeof machineAt>>

  test('it arrives, is worked on and tested, fails, is reworked, tested again and processed: the passport tells it all', async () => {
    expect(await s10.say('Production.UnitsArrived', unitsOf('U-1'))).toMatchObject({
      code: 20000,
      data: {
        outcome: 'understood',
        answers: [{ productSn: 'U-1', code: 20000, data: { answer: 'go', stepSeq: 10 } }],
      },
    })
    await s10.say('Production.WorkStarted', { TransactionID: 'w10', ...unitsOf('U-1') })
    expect(
      await s10.say(
        'Production.TestAndInspection.UnitsTested',
        tested('w10', 'U-1', 'Passed', measured('TORQUE', 10), measured('EXTRA', 1)),
      ),
    ).toMatchObject({
      data: { answers: [{ data: { resultStatus: 'ok', nextStep: 20 }, leftOut: ['EXTRA'] }] },
    })
    expect(
      await s10.say('Production.WorkCompleted', { TransactionID: 'w10', Result: 'Completed', Units: [] }),
    ).toMatchObject({ data: { outcome: 'ignored', reason: expect.stringMatching(/completed already/) } })
    await s20.say('Production.WorkStarted', { TransactionID: 'w20', ...unitsOf('U-1') })
    expect(
      await s20.say(
        'Production.TestAndInspection.UnitsTested',
        tested('w20', 'U-1', 'Failed', measured('VOUT', 6, 'Failed')),
      ),
    ).toMatchObject({ data: { answers: [{ data: { resultStatus: 'ng', nextStep: 90 } }] } })
    await s90.say('Production.WorkStarted', { TransactionID: 'w90', ...unitsOf('U-1') })
    expect(
      await s90.say('Production.ReworkAndRepair.UnitsRepaired', {
        TransactionId: 'w90',
        RepairedUnits: [{ UnitIdentifier: 'U-1', OverallResult: 'RepairSuccessful', Repairs: [] }],
      }),
    ).toMatchObject({ data: { answers: [{ data: { resultStatus: 'ok', nextStep: 20 } }] } })
    await s20.say('Production.WorkStarted', { TransactionID: 'w21', ...unitsOf('U-1') })
    await s20.say('Production.TestAndInspection.UnitsInspected', {
      TransactionId: 'w21',
      InspectedUnits: [
        {
          UnitIdentifier: 'U-1',
          OverallResult: 'Passed',
          Inspections: [{ InspectionName: 'I', Result: 'Passed', Measurements: [measured('VOUT', 5)] }],
        },
      ],
    })
    await s30.say('Production.WorkStarted', { TransactionID: 'w30', ...unitsOf('U-1') })
    expect(
      await s30.say('Production.Processing.UnitsProcessed', {
        TransactionId: 'w30',
        OverallResult: 'Succeeded',
        CommonProcessData: { ConveyorSpeed: 60 },
        UnitProcessData: [],
      }),
    ).toMatchObject({
      data: {
        answers: [{ productSn: 'U-1', data: { processStatus: 'finished' }, leftOut: ['ConveyorSpeed'] }],
      },
    })
    const { unit, passes, failures } = await admin(units.passport, { unit: 'U-1' })
    expect(unit).toMatchObject({ processStatus: 'finished', resultStatus: 'ok', reworkCount: 1 })
    expect(
      passes.map(({ stationNumber, resultStatus, asked }) => [stationNumber, resultStatus, asked]),
    ).toEqual([
      ['S10', 'ok', true],
      ['S20', 'ng', true],
      ['S90', 'ok', true],
      ['S20', 'ok', true],
      ['S30', 'ok', true],
    ])
    expect(failures).toMatchObject([{ resultCode: 'VOUT', resultValue: 6 }])
  })

  test('the same envelope again does nothing a second time, whatever it says', async () => {
    const started = envelope('Production.WorkStarted', { TransactionID: 'again', ...unitsOf('U-2') })
    const done = envelope(
      'Production.TestAndInspection.UnitsTested',
      tested('again', 'U-2', 'Passed', measured('TORQUE', 10)),
    )
    const ended = envelope('Production.WorkCompleted', {
      TransactionID: 'again',
      Result: 'Completed',
      Units: [],
    })
    for (const one of [started, started, done, done, ended, done, started])
      expect(await s10.send(one)).toMatchObject({ code: 20000 })
    expect((await admin(units.passport, { unit: 'U-2' })).passes).toHaveLength(1)
  })

  test('work that nothing else completed is completed by its end; failed work is NG', async () => {
    await s10.say('Production.WorkStarted', { TransactionID: 'bare', ...unitsOf('U-3', 'U-4') })
    expect(
      await s10.say('Production.WorkCompleted', { TransactionID: 'bare', Result: 'Failed', Units: [] }),
    ).toMatchObject({
      data: {
        answers: [
          { productSn: 'U-3', data: { resultStatus: 'ng' } },
          { productSn: 'U-4', data: { resultStatus: 'ng' } },
        ],
      },
    })
    expect(
      await s10.say('Production.WorkCompleted', {
        TransactionID: 'never begun',
        Result: 'Completed',
        Units: [],
      }),
    ).toMatchObject({ key: 'cfx.work_unknown', field: 'MessageBody.TransactionID' })
  })

  test('a list is taken in its order; what is wrong in it keeps nothing from its neighbours', async () => {
    const { data } = await s10.send([
      envelope('Production.UnitsArrived', unitsOf('U-5')),
      { MessageName: 'CFX.Heartbeat' },
      envelope('Heartbeat', {}),
    ])
    expect(data.answers).toMatchObject([
      { data: { outcome: 'understood' } },
      { key: 'call.invalid', facts: { fields: 'TimeStamp, UniqueID, MessageBody' } },
      { data: { messageName: 'CFX.Heartbeat', outcome: 'understood' } },
    ])
  })

  test('may this unit be worked on: the interlock is asked, and nothing is begun by asking', async () => {
    const request = (serial: string) =>
      s20.say(
        'InformationSystem.UnitValidation.ValidateUnitsRequest',
        { Validations: ['UnitRouteValidation'], ...unitsOf(serial) },
        { RequestID: 'R-7' },
      )
    const { data } = await request('U-1')
    expect(data.response).toMatchObject({
      MessageName: 'CFX.InformationSystem.UnitValidation.ValidateUnitsResponse',
      RequestID: 'R-7',
      Target: 'Machine',
      MessageBody: {
        PrimaryResult: { Result: 'Failed' },
        ValidationResults: [
          {
            UniqueIdentifier: 'U-1',
            PositionNumber: 1,
            Result: 'Failed',
            FailureCode: 1,
            Message: expect.stringMatching(/unitFinished/),
          },
        ],
      },
    })
    expect((await request('U-2')).data.response.MessageBody.ValidationResults).toEqual([
      { UniqueIdentifier: 'U-2', PositionNumber: 1, Result: 'Passed', FailureCode: 0, Message: 'OK' },
    ])
    expect((await admin(units.passport, { unit: 'U-2' })).unit.currentStation).toBe('S20')
    expect(
      await plant.db
        .selectFrom('units')
        .select('openStation')
        .where('productSn', '=', 'U-2')
        .executeTakeFirst(),
    ).toEqual({ openStation: null })
  })

  test('every unit of a message is found in the log by its serial, with the CFX text', async () => {
    await new Promise((done) => setTimeout(done, 20))
    await plant.app.telegrams.flush()
    const { rows } = await admin(telegrams.list, { productSn: 'U-4' })
    expect(rows.map(({ teleType, teleResult }) => [teleType, teleResult])).toEqual([
      ['complete', 'ok'],
      ['arrive', 'ok'],
    ])
    expect(JSON.parse((await admin(telegrams.telegram, { id: rows[0]!.id })).request!)).toMatchObject({
      MessageName: 'CFX.Production.WorkCompleted',
    })
    const { rows: others } = await admin(telegrams.list, { teleType: ['cfx'] })
    expect(new Set(others.map(({ teleResult }) => teleResult))).toEqual(new Set(['ignored', 'refused']))
  })
})

describe('the machine itself', async () => {
  await startLine(plant, 'LK')
  const office = plant.as('admin', 'LK')
  const machine = await machineAt('LK', 'S10')
  const now = async () => (await office(stations.list, { stationNumber: 'S10' })).rows[0]!.stationStatus

  test.each([
    [1100, 'producing'],
    ['2200', 'waiting'],
    ['SBY_NoProductBlocked', 'processed'],
    [5500, 'unbound'],
    ['USD_Repair', 'defect'],
    [6100, 'break'],
    ['SDT_PreventiveMaintenance', 'maintain'],
  ])('state %s is %s', async (NewState, status) => {
    await machine.say('ResourcePerformance.StationStateChanged', { OldState: 1000, NewState })
    expect(await now()).toBe(status)
  })

  test('a state that the standard does not have is refused by its name', async () => {
    expect(
      await machine.say('ResourcePerformance.StationStateChanged', { NewState: 'ASLEEP' }),
    ).toMatchObject({ key: 'call.invalid', field: 'MessageBody.NewState' })
  })

  test('a fault is an alarm until it is cleared by its occurrence', async () => {
    const alarms = () =>
      plant.db
        .selectFrom('equipmentAlarms')
        .select(['alarmCode', 'offTime'])
        .where('alarmCode', '=', 'E 7')
        .execute()
    await machine.say('ResourcePerformance.FaultOccurred', {
      Fault: { FaultCode: 'E 7', FaultOccurrenceId: 'o-1', Severity: 'Error', Description: null },
    })
    expect(await alarms()).toEqual([{ alarmCode: 'E 7', offTime: null }])
    await machine.say(
      'ResourcePerformance.FaultCleared',
      { FaultOccurrenceId: 'o-1' },
      { TimeStamp: isoOf(Date.now() + 1000) },
    )
    expect(await alarms()).toEqual([{ alarmCode: 'E 7', offTime: expect.any(String) }])
    expect(await machine.say('ResourcePerformance.FaultCleared', { FaultOccurrenceId: 'o-2' })).toMatchObject(
      { data: { outcome: 'ignored' } },
    )
  })

  test('an operator begins and ends by badge or number; whom nobody knows is refused', async () => {
    await office(operators.create, {
      operatorNo: '4711',
      name: 'Ann',
      cardId: 'BADGE4486',
      userName: null,
      level: 1,
      teamName: null,
      enabled: true,
    })
    expect(
      await machine.say('Production.OperatorActivated', { Operator: { OperatorIdentifier: 'BADGE4486' } }),
    ).toMatchObject({ data: { answers: [{ data: { operatorNo: '4711', stationNumber: 'S10' } }] } })
    expect(
      await machine.say('Production.OperatorDeactivated', { Operator: { OperatorIdentifier: '4711' } }),
    ).toMatchObject({ code: 20000 })
    expect(
      await machine.say('Production.OperatorActivated', { Operator: { OperatorIdentifier: 'nobody' } }),
    ).toMatchObject({ key: 'operators.no_such' })
  })

  test('changed parameters are read back: numbers as numbers, an oven by zone', async () => {
    const example = JSON.parse(
      readFileSync(
        new URL('examples/CFX.ResourcePerformance.StationParametersModified.2.json', import.meta.url),
        'utf8',
      ),
    )
    await machine.say('ResourcePerformance.StationParametersModified', {
      ModifiedParameters: [{ Name: 'Torque1', Value: '35.6' }, ...example.ModifiedParameters],
    })
    const rows = await plant.db
      .selectFrom('stationParameters')
      .select(['paraCode', 'value'])
      .where('stationNumber', '=', 'S10')
      .execute()
    expect(Object.fromEntries(rows.map(({ paraCode, value }) => [paraCode, value]))).toMatchObject({
      Torque1: 35.6,
      ConveyorWidth: 25,
      'Zone1.Top.Temperature': 220,
      'Zone3.WholeZone.O2': 500,
    })
  })

  test('a message that is none of the standard is refused by its name', async () => {
    expect(await machine.say('x', {}, { MessageName: 'MyOwn.Message' })).toMatchObject({
      key: 'cfx.message_unknown',
      field: 'MessageName',
    })
    expect(await machine.say('Production.UnitsArrived', { Units: [{ UnitIdentifier: '' }] })).toMatchObject({
      key: 'call.invalid',
      field: 'MessageBody.Units.0.UnitIdentifier',
    })
  })
})

test('material is loaded, installed by its label, consumed by the bill, and taken down again', async () => {
  await startLineWithParts(plant, 'LM', [
    aBomRow(10, 'SCREW', 'S10', { bomQty: 2 }),
    aBomRow(20, 'BOARD', 'S10', { consumeMode: 'scan', serialInputFlag: true, serialType: 'L' }),
  ])
  const machine = await machineAt('LM', 'S10')
  const at = (
    LocationName: string,
    UniqueIdentifier: string,
    InternalPartNumber: string,
    Quantity = 100,
  ) => ({
    LocationName,
    MaterialPackage: { UniqueIdentifier, InternalPartNumber, Quantity },
    CarrierInformation: { LaneNumber: 1 },
  })
  expect(
    await machine.say('Materials.Storage.MaterialsLoaded', { Materials: [at('SLOT1', 'MAT-1', 'SCREW')] }),
  ).toMatchObject({ data: { answers: [{ code: 20000 }] } })
  const stores = plant.as('admin', 'LM')
  await stores(materials.receive, {
    bomCode: 'BOARD',
    bomLot: 'MAT-2',
    supplier: null,
    supplierLot: null,
    quantity: 50,
    expiresAt: null,
  })
  await machine.say('Production.WorkStarted', { TransactionID: 'm', ...unitsOf('M-1') })
  const installed = envelope('Production.Assembly.MaterialsInstalled', {
    TransactionId: 'm',
    InstalledMaterials: [
      {
        UnitIdentifier: 'M-1',
        QuantityInstalled: 1,
        Material: { UniqueIdentifier: 'MAT-2', InternalPartNumber: 'BOARD' },
      },
    ],
  })
  for (const one of [installed, installed]) expect(await machine.send(one)).toMatchObject({ code: 20000 })
  expect(
    await machine.say('Materials.Management.MaterialsConsumed', {
      ConsumedMaterials: [{ MaterialLocation: at('SLOT1', 'MAT-1', 'SCREW'), QuantityUsed: 2 }],
    }),
  ).toMatchObject({ data: { outcome: 'ignored', reason: expect.stringMatching(/booked by the bill/) } })
  expect(
    await machine.say('Production.WorkCompleted', { TransactionID: 'm', Result: 'Completed' }),
  ).toMatchObject({ data: { answers: [{ data: { resultStatus: 'ok' } }] } })
  const { components } = await stores(genealogy.ofUnit, { productSn: 'M-1' })
  expect(components.map(({ bomCode, bomLot, quantity }) => [bomCode, bomLot, quantity]).toSorted()).toEqual([
    ['BOARD', 'MAT-2', 1],
    ['SCREW', 'MAT-1', 2],
  ])
  expect(
    await plant.db.selectFrom('bindings').select('position').where('lineNumber', '=', 'LM').execute(),
  ).toEqual([{ position: 'SLOT1-L1' }])
  expect(
    await machine.say('Materials.Storage.MaterialsUnloaded', { MaterialPackageIdentifiers: ['MAT-1'] }),
  ).toMatchObject({ data: { answers: [{ code: 20000 }] } })
  expect(
    await plant.db.selectFrom('bindings').select('position').where('lineNumber', '=', 'LM').execute(),
  ).toEqual([])
})

test('a tester that says Passed outside the limits: its verdict and ours are two facts, and 28300 Ohm are 28.3 kOhm', async () => {
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

describe('what cannot be kept is refused by its place, and what is told at the same time is kept', async () => {
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

  test('parts of one work that are told at the same time all go into the unit', async () => {
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

describe('every example of the standard', async () => {
  await startLine(plant, 'LX')
  const machine = await machineAt('LX', 'S10')
  const examples = readdirSync(new URL('examples', import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
  const ignored =
    /UnitsDeparted|UnitsDisqualified|ToolsUsed|WorkStage|FaultAcknowledged|WorkOrdersCreated|ValidateUnitsResponse|FaultCleared/
  /** Understood, and refused for what this plant does not know: parts, operators, orders of the example. */
  const refused: [RegExp, string][] = [
    [/MaterialsUninstalled/, 'station.unit_unknown'],
    [/MaterialsConsumed/, 'cfx.work_unknown'],
    [/OperatorActivated/, 'operators.no_such'],
    [/MaterialsLoaded/, 'materials.not_wanted'],
    [/UnitsInitialized/, 'station.order_unknown'],
  ]

  test.each(examples)('%s', async (file) => {
    const body = JSON.parse(readFileSync(new URL(`examples/${file}`, import.meta.url), 'utf8'))
    const name = file.replace(/^CFX\.(.*)\.\d\.json$/, '$1')
    // Each as if it were of a work of its own.
    for (const key of ['TransactionID', 'TransactionId']) if (body[key]) body[key] = file
    const transaction = body.TransactionID ?? body.TransactionId
    if (transaction && !/WorkStarted|UnitsInitialized/.test(name))
      await machine.say('Production.WorkStarted', { TransactionID: transaction, ...unitsOf(`X-${file}`) })
    const { code, key, data } = await machine.send(
      name === 'CFXEnvelope' ? { ...body, TimeStamp: nowIso() } : envelope(name, body),
    )
    const expected = refused.find(([of]) => of.test(file))?.[1]
    const keys = new Set(
      [key, ...(data?.answers ?? []).map((one: { key?: string }) => one.key)].filter(Boolean),
    )
    expect([...keys]).toEqual(expected ? [expected] : [])
    const outcome =
      code !== 20000 ? 'refused' : data.reason ? `${data.outcome}: ${data.reason}` : data.outcome
    expect(outcome).toMatch(
      ignored.test(file) ? /^ignored: .+\.$/ : expected ? /^(understood|refused)$/ : /^understood$/,
    )
  })
})
