import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { genealogy } from '@takt/contract/genealogy.ts'
import { materials } from '@takt/contract/materials.ts'
import { operators } from '@takt/contract/operators.ts'
import { stations } from '@takt/contract/stations.ts'
import { isoOf, nowIso } from '../../../platform/db/instants.ts'
import { startLine } from '../../../testing/line.ts'
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

  test('an operator begins and ends by badge or number; an unknown one is refused', async () => {
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

  test('a message outside of the standard is refused by its name', async () => {
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
