import { afterAll, describe, expect, test, vi } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { units } from '@takt/contract/units.ts'
import { startPlant } from '../../../testing/plant.ts'
import { afterRecords, countRows, recordOf, startTester } from '../../../testing/tester.ts'

vi.useFakeTimers({ toFake: ['Date'], now: afterRecords })
const plant = await startPlant()
afterAll(plant.close)
const tester = await startTester(plant, 'L1')
const admin = plant.as('admin', 'L1')
const passOf = async (unit: string, stepName: string | null) =>
  (await admin(units.passport, { unit })).passes.find((pass) => pass.stepName === stepName)!
const sets = async (colSetId: string) =>
  (await admin(collectionSets.list, { colSetId })).rows.map(
    ({ colSetVersion, definitionStatus, charCount }) => [colSetVersion, definitionStatus, charCount],
  )
const limitsOf = async (colSetVersion: number, resultCode: string) => {
  const {
    rows: [row],
  } = await admin(collectionSets.results, { colSetId: 'PSU-EOL-electrical', colSetVersion, resultCode })
  return row && [row.charSeqNum, row.lowerSpecLimit, row.upperSpecLimit]
}

const electrical = 1
const newRipple = {
  name: 'ripple',
  outcome: 'PASS',
  validators: ['x <= 50'],
  units: { name: 'millivolt', suffix: 'mV' },
  measured_value: 31.5,
}

test('an unknown test is defined by its first record, and nothing is proposed', async () => {
  expect(await tester.send(recordOf('U-1'))).toMatchObject({ data: { stored: true, proposed: [] } })
  expect(await sets('PSU-EOL-electrical')).toEqual([[1, 'released', 2]])
})

describe('an unknown characteristic', () => {
  test('is proposed in a draft, and its value is stored with it', async () => {
    const record = recordOf('U-2', ({ phases }) => {
      phases[electrical].measurements.ripple = newRipple
    })
    expect(await tester.send(record)).toMatchObject({
      data: { resultStatus: 'ok', processStatus: 'finished', proposed: ['PSU-EOL-electrical 2'] },
    })
    expect(await sets('PSU-EOL-electrical')).toEqual([
      [2, 'draft', 3],
      [1, 'released', 2],
    ])
    expect((await passOf('U-2', 'electrical')).values).toMatchObject([
      { resultCode: 'vout', minValue: 4.85, maxValue: 5.15, colSetVersion: 2 },
      { resultCode: 'iq' },
      { resultCode: 'ripple', resultValue: 31.5, maxValue: 50, unit: 'mV', colSetVersion: 2 },
    ])
    expect((await passOf('U-2', 'firmware')).values).toMatchObject([{ colSetVersion: 1 }])
    const before = await countRows(plant)
    expect(await tester.send(record)).toMatchObject({ data: { stored: false, proposed: [] } })
    expect(await countRows(plant)).toEqual(before)
  })

  test('of the next record is stored in the same draft; another one follows it there', async () => {
    expect(
      await tester.send(
        recordOf('U-3', ({ phases }) => {
          phases[electrical].measurements.ripple = newRipple
        }),
      ),
    ).toMatchObject({ data: { proposed: [] } })
    const both = recordOf('U-4', ({ phases }) => {
      Object.assign(phases[electrical].measurements, {
        noise: { ...newRipple, measured_value: 3 },
        ripple: newRipple,
      })
    })
    expect(await tester.send(both)).toMatchObject({ data: { proposed: ['PSU-EOL-electrical 2'] } })
    expect(await sets('PSU-EOL-electrical')).toEqual([
      [2, 'draft', 4],
      [1, 'released', 2],
    ])
    expect(
      (await passOf('U-2', 'electrical')).values.map(({ resultCode, resultValue }) => [
        resultCode,
        resultValue,
      ]),
    ).toContainEqual(['ripple', 31.5])
    expect(
      (await passOf('U-4', 'electrical')).values.map(({ resultCode, resultValue }) => [
        resultCode,
        resultValue,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['ripple', 31.5],
        ['noise', 3],
      ]),
    )
  })

  test('out of the limits it came with is NG for us, though the record has it passed', async () => {
    const record = recordOf('U-5', ({ phases }) => {
      phases[electrical].measurements.ripple = { ...newRipple, measured_value: 99 }
    })
    expect(await tester.send(record)).toMatchObject({
      data: { outcome: 'PASS', resultStatus: 'ng', processStatus: 'held' },
    })
    expect(await passOf('U-5', 'electrical')).toMatchObject({
      verdict: 'ok',
      judged: 'ng',
      resultStatus: 'ng',
    })
  })

  test('once released it is measured by the release', async () => {
    await admin(collectionSets.move, { colSetId: 'PSU-EOL-electrical', colSetVersion: 2, move: 'release' })
    expect(
      await tester.send(
        recordOf('U-6', ({ phases }) => {
          phases[electrical].measurements.ripple = newRipple
        }),
      ),
    ).toMatchObject({ data: { proposed: [] } })
    expect((await passOf('U-6', 'electrical')).values[0]).toMatchObject({ colSetVersion: 2 })
  })

  test('a number that is none is kept next to the number that was due', async () => {
    const record = recordOf('U-7', (record) => {
      record.outcome = 'FAIL'
      record.phases[electrical].outcome = 'FAIL'
      Object.assign(record.phases[electrical].measurements.vout, { outcome: 'FAIL', measured_value: 'nan' })
    })
    expect(await tester.send(record)).toMatchObject({
      data: { resultStatus: 'ng', processStatus: 'held', proposed: ['PSU-EOL-electrical 3'] },
    })
    expect((await passOf('U-7', 'electrical')).values).toMatchObject([
      { resultCode: 'iq' },
      { resultCode: 'vout:string', resultText: 'nan', resultStatus: 'ok', verdict: 'ng' },
    ])
  })
})

describe('limits that changed though the test has the same version', () => {
  const widened = (unit: string, value: number) =>
    recordOf(unit, ({ phases }) => {
      Object.assign(phases[electrical].measurements.iq, { validators: ['x <= 13.0'], measured_value: value })
    })

  test('are proposed, and do not judge before they are released', async () => {
    expect(await tester.send(widened('U-8', 12.5))).toMatchObject({
      data: { outcome: 'PASS', resultStatus: 'ng', proposed: ['PSU-EOL-electrical 4'] },
    })
    expect(await limitsOf(4, 'iq')).toEqual([2, null, 13])
    expect((await passOf('U-8', 'electrical')).values).toMatchObject([
      { colSetVersion: 1 },
      { resultCode: 'iq', maxValue: 12, resultStatus: 'ng', verdict: 'ok' },
    ])
  })

  test('are proposed once', async () => {
    expect(await tester.send(widened('U-9', 9))).toMatchObject({ data: { resultStatus: 'ok', proposed: [] } })
    expect(await sets('PSU-EOL-electrical')).toHaveLength(4)
  })

  test('a person who rewrote the draft is not overruled: the next difference is a draft of its own', async () => {
    const {
      rows: [draft],
    } = await admin(collectionSets.list, { colSetId: 'PSU-EOL-electrical', definitionStatus: 'draft' })
    const { rows } = await admin(collectionSets.results, {
      colSetId: 'PSU-EOL-electrical',
      colSetVersion: draft!.colSetVersion,
    })
    const characteristics = rows.map(({ colSetId: _id, colSetVersion: _version, ...row }) => ({
      ...row,
      resultName: `${row.resultName}!`,
    }))
    const { colSetId, colSetVersion, colSetName, remark, revision } = draft!
    await admin(collectionSets.update, {
      colSetId,
      colSetVersion,
      colSetName,
      remark,
      revision,
      characteristics,
    })
    const tightened = recordOf('U-10', ({ phases }) => {
      Object.assign(phases[electrical].measurements.vout, {
        validators: ['4.9 <= x <= 5.1'],
        measured_value: 5,
      })
    })
    expect(await tester.send(tightened)).toMatchObject({ data: { proposed: ['PSU-EOL-electrical 5'] } })
    expect(await limitsOf(4, 'vout')).toEqual([1, 4.85, 5.15])
    expect(await limitsOf(5, 'vout')).toEqual([1, 4.9, 5.1])
  })

  test('words that are no limits are no other limits', async () => {
    const program = recordOf('U-11', ({ phases }) => {
      Object.assign(phases[electrical].measurements.iq, { validators: ['<function ok at 0x7f>'] })
    })
    expect(await tester.send(program)).toMatchObject({ data: { proposed: [] } })
  })
})

test('another version of the test is another type, with its content released at once', async () => {
  const record = recordOf('U-12', ({ metadata, phases }) => {
    metadata.test_version = '2.1'
    phases[electrical].measurements.iq.validators = ['x <= 14.0']
  })
  expect(await tester.send(record)).toMatchObject({ data: { processStatus: 'finished', proposed: [] } })
  expect((await admin(units.passport, { unit: 'U-12' })).unit).toMatchObject({
    typeNo: 'PSU-EOL 2.1',
    processingNumber: 'OPENHTF-PSU-EOL 2.1',
  })
  expect((await passOf('U-12', 'electrical')).values).toMatchObject([{ colSetVersion: 6 }, { maxValue: 14 }])
  expect((await passOf('U-12', 'screw')).values).toMatchObject([
    { colSetId: 'PSU-EOL-screw', colSetVersion: 1 },
  ])
})
