import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { processings } from '@takt/contract/processings.ts'
import { units } from '@takt/contract/units.ts'
import { startPlant } from '../../../testing/plant.ts'
import { afterRecords, recordOf, startTester } from '../../../testing/tester.ts'

vi.useFakeTimers({ toFake: ['Date'], now: afterRecords })
const plant = await startPlant()
afterAll(plant.close)
const tester = await startTester(plant, 'L1')
const admin = plant.as('admin', 'L1')
const passOf = async (unit: string, stepName: string | null) =>
  (await admin(units.passport, { unit })).passes.find((pass) => pass.stepName === stepName)!
// The first record defines the test.
beforeAll(() => tester.send(recordOf('U-1')))

describe('an unknown phase', () => {
  const burnIn =
    (value: number, outcome = 'PASS') =>
    (record: { outcome: string; phases: object[] }) => {
      record.outcome = outcome
      record.phases.splice(2, 0, {
        name: 'burn_in',
        outcome,
        start_time_millis: 1795186176757,
        end_time_millis: 1795186176757,
        measurements: { hours: { name: 'hours', outcome, validators: ['24 <= x'], measured_value: value } },
      })
    }

  test('is kept, and proposed as a step of the route in its place', async () => {
    expect(await tester.send(recordOf('U-13', burnIn(25)))).toMatchObject({
      data: {
        passes: 5,
        processStatus: 'finished',
        proposed: ['PSU-EOL-burn_in 1', 'OPENHTF-PSU-EOL 2.0 2'],
      },
    })
    const {
      rows: [draft],
    } = await admin(processings.list, { processingNumber: 'OPENHTF-PSU-EOL 2.0', definitionStatus: 'draft' })
    expect(
      draft!.steps.map(({ stepSeq, stepName, nextStep, colSetId }) => [
        stepSeq,
        stepName,
        nextStep,
        colSetId,
      ]),
    ).toEqual([
      [10, 'trigger_phase', 20, null],
      [20, 'electrical', 50, 'PSU-EOL-electrical'],
      [30, 'firmware', 40, 'PSU-EOL-firmware'],
      [40, 'screw', null, 'PSU-EOL-screw'],
      [50, 'burn_in', 30, 'PSU-EOL-burn_in'],
    ])
    expect((await passOf('U-13', null)).values).toMatchObject([
      { resultCode: 'hours', resultValue: 25, minValue: 24 },
    ])
    expect(await tester.send(recordOf('U-14', burnIn(30)))).toMatchObject({
      data: { processStatus: 'finished', proposed: [] },
    })
  })

  test('that fails holds the unit like any other', async () => {
    expect(await tester.send(recordOf('U-15', burnIn(1, 'FAIL')))).toMatchObject({
      data: { resultStatus: 'ng', processStatus: 'held' },
    })
    const { unit, failures } = await admin(units.passport, { unit: 'U-15' })
    expect(unit).toMatchObject({ failedStep: 'burn_in', currentStation: 'EOL' })
    expect(failures).toMatchObject([{ resultCode: 'hours', resultValue: 1 }])
  })
})
