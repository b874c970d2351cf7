import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { telegrams } from '@takt/contract/telegrams.ts'
import { units } from '@takt/contract/units.ts'
import { startPlant } from '../../../testing/plant.ts'
import {
  afterRecords,
  countRows,
  recordOf,
  records,
  recordsDirectory,
  startTester,
} from '../../../testing/tester.ts'

vi.useFakeTimers({ toFake: ['Date'], now: afterRecords })
const plant = await startPlant()
afterAll(plant.close)
const tester = await startTester(plant, 'L1')
const admin = plant.as('admin', 'L1')
const passport = (unit: string) => admin(units.passport, { unit })
const list = async (filter: object) => (await admin(units.list, filter)).total
const [, ...expected] = readFileSync(`${recordsDirectory}/expected.csv`, 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.replaceAll('"', '').split(','))

describe('forty records of a power supply', () => {
  const answers: {
    code: number
    data: { unit: string; stored: boolean; passes: number; resultStatus: string; processStatus: string }
  }[] = []
  beforeAll(async () => {
    for (const record of records) answers.push(await tester.send(record))
  })

  test('34 passed and 6 failed', async () => {
    expect(answers.map(({ code }) => code)).toEqual(new Array(40).fill(20000))
    expect(
      answers.filter(
        ({ data }) => data.resultStatus === 'ok' && data.processStatus === 'finished' && data.stored,
      ),
    ).toHaveLength(34)
    expect(
      answers.filter(
        ({ data }) => data.resultStatus === 'ng' && data.processStatus === 'held' && data.stored,
      ),
    ).toHaveLength(6)
    expect(await list({ processStatus: 'finished', resultStatus: 'ok' })).toBe(34)
    expect(await list({ processStatus: 'held', resultStatus: 'ng' })).toBe(6)
    expect((await admin(orders.list, { orderCode: 'OPENHTF-PSU-EOL 2.0' })).rows).toMatchObject([
      { orderStatus: 'producing', startedNumber: 40, actualNumber: 34, typeNo: 'PSU-EOL 2.0' },
    ])
  })

  test('every unit has the outcome and the values that are known of it', async () => {
    for (const [unit, outcome, vout, iq, firmware, torque] of expected) {
      const {
        unit: { processStatus },
        passes,
      } = await passport(unit!)
      const values = Object.fromEntries(
        passes
          .flatMap((pass) => pass.values)
          .map(({ resultCode, resultValue, resultText }) => [resultCode, resultValue ?? resultText]),
      )
      expect([unit, processStatus, values]).toEqual([
        unit,
        outcome === 'PASS' ? 'finished' : 'held',
        { vout: Number(vout), iq: Number(iq), fw_version: firmware, torque: Number(torque) },
      ])
    }
    expect(expected).toHaveLength(40)
  })

  test('limits and units of measure are with the values, and every phase is a step with its own time', async () => {
    const { passes, failures, unit } = await passport('PSU00001')
    expect(
      passes.map(({ stepName, stationNumber, inTime, outTime, verdict, judged, resultStatus }) => [
        stepName,
        stationNumber,
        Date.parse(inTime),
        Date.parse(outTime!),
        verdict,
        judged,
        resultStatus,
      ]),
    ).toEqual([
      ['trigger_phase', 'EOL', 1795186176649, 1795186176737, 'ok', null, 'ok'],
      ['electrical', 'EOL', 1795186176737, 1795186176757, 'ng', 'ng', 'ng'],
      ['firmware', 'EOL', 1795186176757, 1795186176757, 'ok', 'ok', 'ok'],
      ['screw', 'EOL', 1795186176758, 1795186176758, 'ok', 'ok', 'ok'],
    ])
    expect(passes.flatMap((pass) => pass.values)).toMatchObject([
      {
        resultCode: 'vout',
        resultValue: 5.0556,
        minValue: 4.85,
        maxValue: 5.15,
        unit: 'V',
        verdict: 'ok',
        resultStatus: 'ok',
        colSetId: 'PSU-EOL-electrical',
        colSetVersion: 1,
      },
      {
        resultCode: 'iq',
        resultValue: 12.31,
        minValue: null,
        maxValue: 12,
        unit: 'mA',
        verdict: 'ng',
        resultStatus: 'ng',
      },
      { resultCode: 'fw_version', resultText: '1.4.2', unit: null },
      { resultCode: 'torque', resultValue: 1.1067, minValue: 0.8, maxValue: 1.2, unit: 'N·m' },
    ])
    expect(failures).toMatchObject([{ resultCode: 'iq', resultValue: 12.31, failStatus: 'open' }])
    expect(unit).toMatchObject({
      typeNo: 'PSU-EOL 2.0',
      processingNumber: 'OPENHTF-PSU-EOL 2.0',
      processingVer: 1,
      currentStep: 20,
    })
  })

  test('an expected text is a limit too: the wrong firmware is a failure', async () => {
    expect((await passport('PSU00037')).failures).toMatchObject([
      { resultCode: 'fw_version', resultValue: null },
    ])
  })

  test('the first record is the definition: sets, route and type are released, in version 1, once', async () => {
    expect(
      (await admin(collectionSets.list, {})).rows.map(
        ({ colSetId, colSetVersion, definitionStatus, updateAuthor }) => [
          colSetId,
          colSetVersion,
          definitionStatus,
          updateAuthor,
        ],
      ),
    ).toEqual(
      ['electrical', 'firmware', 'screw'].map((phase) => [`PSU-EOL-${phase}`, 1, 'released', 'openhtf']),
    )
    const {
      rows: [route, ...otherRoutes],
    } = await admin(processings.list, {})
    expect(otherRoutes).toEqual([])
    expect(route!.steps.map(({ stepName, mustPass, colSetId }) => [stepName, mustPass, colSetId])).toEqual([
      ['trigger_phase', false, null],
      ['electrical', true, 'PSU-EOL-electrical'],
      ['firmware', true, 'PSU-EOL-firmware'],
      ['screw', true, 'PSU-EOL-screw'],
    ])
  })

  test('a second import changes nothing, and answers the same', async () => {
    const before = await countRows(plant)
    const again = []
    for (const record of records) again.push(await tester.send(record))
    expect(before).toMatchObject({ units: 40, passes: 160, failures: 6, orders: 1 })
    expect(again.map(({ data }) => data)).toEqual(answers.map(({ data }) => ({ ...data, stored: false })))
    expect(await countRows(plant)).toEqual(before)
  })

  test('nor does the same record from another station of the line', async () => {
    const other = await startTester(plant, 'L1', 'EOL2')
    const before = await countRows(plant)
    expect(await other.send(records[0]!)).toMatchObject({ data: { stored: false } })
    expect(await countRows(plant)).toEqual(before)
  })
})

test('a record is in the station log like any message: its unit, what was answered, which try it was, and the record itself', async () => {
  const logged = async (filter: object) => {
    await new Promise((done) => setTimeout(done, 20))
    await plant.app.telegrams.flush()
    return (await admin(telegrams.list, { teleType: ['testRecord'], ...filter })).rows
  }
  const record = recordOf('LOG-1')
  for (const second of [1, 2]) {
    vi.setSystemTime(afterRecords + 1000 * second)
    await tester.send(record)
  }
  const rows = await logged({ productSn: 'LOG-1' })
  expect(rows).toMatchObject(
    [2, 1].map((attempts) => ({
      stationNumber: 'EOL',
      teleResult: 'ok',
      answerCode: 20000,
      at: new Date(JSON.parse(record).end_time_millis).toISOString(),
      attempts,
    })),
  )
  const { request, response } = await admin(telegrams.telegram, { id: rows[0]!.id })
  expect([JSON.parse(request!), JSON.parse(response!).data]).toMatchObject([
    JSON.parse(record),
    { unit: 'LOG-1', stored: false },
  ])
  await tester.send('vout;5.01')
  expect((await logged({ teleResult: 'refused' }))[0]).toMatchObject({
    errorKey: 'openhtf.unreadable',
    productSn: null,
    attempts: 1,
  })
})
