import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { stations } from '@takt/contract/stations.ts'
import { telegrams } from '@takt/contract/telegrams.ts'
import { units } from '@takt/contract/units.ts'
import { nowIso } from '../../../platform/db/instants.ts'
import { startLine } from '../../../testing/line.ts'
import { startPlant } from '../../../testing/plant.ts'

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

  test('the same envelope again does nothing a second time, whatever it contains', async () => {
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

  test('may this unit be worked on: the interlock is checked, and the check begins nothing', async () => {
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
    const { rows: cfxTelegrams } = await admin(telegrams.list, { teleType: ['cfx'] })
    expect(new Set(cfxTelegrams.map(({ teleResult }) => teleResult))).toEqual(new Set(['ignored', 'refused']))
  })
})
