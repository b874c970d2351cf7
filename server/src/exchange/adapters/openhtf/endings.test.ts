import { afterAll, describe, expect, test, vi } from 'vitest'
import { collectionSets } from '@takt/contract/collectionSets.ts'
import { units } from '@takt/contract/units.ts'
import { startPlant } from '../../../testing/plant.ts'
import { afterRecords, recordOf, startTester } from '../../../testing/tester.ts'

vi.useFakeTimers({ toFake: ['Date'], now: afterRecords })
const plant = await startPlant()
afterAll(plant.close)
const tester = await startTester(plant, 'L1')
const admin = plant.as('admin', 'L1')
const passport = (unit: string) => admin(units.passport, { unit })

/** A fail and a later pass of the same unit; `later` in minutes. */
const again = (later: number) => (record: { start_time_millis: number; end_time_millis: number }) => {
  record.start_time_millis += later * 60_000
  record.end_time_millis += later * 60_000
}

describe('how a test ends', () => {
  test('a phase that repeats is one step with several passes, and its last word counts', async () => {
    const repeated = recordOf('R-1', ({ phases }) => {
      const first = structuredClone(phases[1])
      first.outcome = 'SKIP'
      Object.assign(first.measurements.vout, { outcome: 'FAIL', measured_value: 4.2 })
      phases.splice(1, 0, first)
    })
    expect(await tester.send(repeated)).toMatchObject({
      data: { resultStatus: 'ok', processStatus: 'finished', passes: 5 },
    })
    const { passes, failures } = await passport('R-1')
    expect(
      passes.map(({ stepName, attempt, verdict, resultStatus }) => [
        stepName,
        attempt,
        verdict,
        resultStatus,
      ]),
    ).toEqual([
      ['trigger_phase', 1, 'ok', 'ok'],
      ['electrical', 1, null, 'ng'],
      ['electrical', 2, 'ok', 'ok'],
      ['firmware', 1, 'ok', 'ok'],
      ['screw', 1, 'ok', 'ok'],
    ])
    expect(failures).toMatchObject([{ resultCode: 'vout', resultValue: 4.2, failStatus: 'closed' }])
    expect(await tester.send(repeated)).toMatchObject({
      data: { stored: false, resultStatus: 'ok', passes: 5 },
    })
  })

  test.each(['ABORTED', 'TIMEOUT', 'ERROR', 'FAIL'])(
    '%s though no phase failed: the unit is held where the test ended',
    async (outcome) => {
      const ended = recordOf(`E-${outcome}`, (record) => {
        record.outcome = outcome
        record.phases = record.phases.slice(0, 3)
      })
      expect(await tester.send(ended)).toMatchObject({
        data: { outcome, resultStatus: 'ng', processStatus: 'held', passes: 3 },
      })
      expect(await passport(`E-${outcome}`)).toMatchObject({
        unit: { failedStep: 'firmware', statusReason: null, currentStep: 30 },
        failures: [{ resultCode: null, stepSeq: 30 }],
      })
    },
  )

  test('PASS without a phase that must measure leaves the unit waiting for it', async () => {
    const partial = recordOf('P-1', (record) => {
      record.phases = record.phases.filter(({ name }: { name: string }) => name !== 'firmware')
    })
    expect(await tester.send(partial)).toMatchObject({
      data: { resultStatus: 'ok', processStatus: 'inProcess' },
    })
    expect((await passport('P-1')).unit).toMatchObject({ currentStep: 30 })
    expect(await tester.send(recordOf('P-1', again(1)))).toMatchObject({
      data: { processStatus: 'finished' },
    })
  })

  test('a phase that only prepares may be missing, and in which order the others ran is the test’s own affair', async () => {
    const shuffled = recordOf('O-1', (record) => {
      record.phases = record.phases.slice(1).toReversed()
    })
    expect(await tester.send(shuffled)).toMatchObject({ data: { processStatus: 'finished', passes: 3 } })
    const { finished } = await plant.db
      .selectFrom('outputSlots')
      .select(({ fn }) => fn.sum<number>('finished').as('finished'))
      .executeTakeFirstOrThrow()
    expect(finished).toBe((await admin(units.list, { processStatus: 'finished' })).total)
  })

  test('a phase that measures on another scale is kept as it measured', async () => {
    const sweep = recordOf('S-1', ({ metadata, phases }) => {
      metadata.test_name = 'SWEEP'
      phases[1].measurements = {
        gain: {
          name: 'gain',
          outcome: 'PASS',
          dimensions: [{ name: 'Hz' }],
          validators: ['All values pass: 0 <= x <= 3'],
          measured_value: [
            [10, 1],
            [100, 2],
          ],
        },
      }
    })
    await tester.send(sweep)
    expect((await passport('S-1')).passes[1]!.values).toMatchObject([
      { resultCode: 'gain[10]', resultValue: 1, maxValue: 3 },
      { resultCode: 'gain[100]', resultValue: 2, maxValue: 3 },
    ])
  })

  test('validators that are more than limits are in the remark of the set', async () => {
    await tester.send(
      recordOf('M-1', ({ metadata, phases }) => {
        metadata.test_name = 'ODD'
        phases[1].measurements.iq.validators = ['<function is_odd>']
      }),
    )
    const { rows } = await admin(collectionSets.list, { colSetId: 'ODD-electrical' })
    expect(rows).toMatchObject([{ remark: 'iq: <function is_odd>', definitionStatus: 'released' }])
  })
})
