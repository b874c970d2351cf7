import { afterAll, describe, expect, test, vi } from 'vitest'
import { units } from '@takt/contract/units.ts'
import { startPlant } from '../../../testing/plant.ts'
import { afterRecords, countRows, recordOf, startTester } from '../../../testing/tester.ts'

vi.useFakeTimers({ toFake: ['Date'], now: afterRecords })
const plant = await startPlant()
afterAll(plant.close)
const tester = await startTester(plant, 'L1')
const admin = plant.as('admin', 'L1')
const passport = (unit: string) => admin(units.passport, { unit })

describe('what is refused is refused whole', () => {
  const refused = async (body: string, about: string) => {
    const before = await countRows(plant)
    expect(await tester.send(body)).toMatchObject({
      code: 40980,
      key: 'openhtf.unreadable',
      facts: { about },
    })
    expect(await countRows(plant)).toEqual(before)
  }
  const whole = recordOf('NEW-1')

  test.each([[0.99], [0.5], [0.01], [0]])('a file that breaks off after %f of it', (share) =>
    refused(whole.slice(0, Math.floor(whole.length * share)), 'JSON'),
  )
  test('no JSON at all', () => refused('vout;5.01', 'JSON'))
  test('a list of records', () => refused(`[${whole}]`, 'JSON'))
  test.each([
    [
      'outcome',
      (record: Record<string, unknown>) => {
        delete record.outcome
      },
    ],
    [
      'outcome',
      (record: Record<string, unknown>) => {
        record.outcome = null
      },
    ],
    [
      'outcome',
      (record: Record<string, unknown>) => {
        record.outcome = 'RUNNING'
      },
    ],
    [
      'end_time_millis',
      (record: Record<string, unknown>) => {
        record.end_time_millis = null
      },
    ],
    [
      'end_time_millis',
      (record: Record<string, unknown>) => {
        record.end_time_millis = 5
      },
    ],
    [
      'dut_id',
      (record: Record<string, unknown>) => {
        record.dut_id = null
      },
    ],
    [
      'metadata.test_name',
      (record: Record<string, unknown>) => {
        record.metadata = {}
      },
    ],
    [
      'phases',
      (record: Record<string, unknown>) => {
        record.phases = []
      },
    ],
  ])('a test that has not ended or does not say what it is: %s', (about, change) =>
    refused(recordOf('NEW-1', change), about),
  )

  test('a record of the future', async () => {
    const before = await countRows(plant)
    expect(
      await tester.send(
        recordOf('NEW-1', (record) => {
          record.end_time_millis += 86_400_000_000
        }),
      ),
    ).toMatchObject({ key: 'station.clock_ahead' })
    expect(await countRows(plant)).toEqual(before)
  })

  test('a wrong key, and a key of another line', async () => {
    expect(await tester.send(whole, 'takt_wrong')).toMatchObject({ key: 'station.key_wrong' })
    expect(await tester.send(whole, tester.key, 'L2')).toMatchObject({ key: 'station.line_wrong' })
    await expect(passport('NEW-1')).rejects.toMatchObject({ key: 'record.unknown' })
  })
})
