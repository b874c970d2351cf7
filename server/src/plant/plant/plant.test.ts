import { afterAll, describe, expect, test } from 'vitest'
import { lines } from '@takt/contract/lines.ts'
import { plant as contract, type Shift } from '@takt/contract/plant.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { clocksOf, setHistoryProgress } from './plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
await admin(lines.create, aLine('L1'))

const shift = (
  shiftName: string,
  startTime: string,
  endTime: string,
  ...breaks: [start: string, end: string][]
): Shift => ({ shiftName, startTime, endTime, breaks: breaks.map(([start, end]) => ({ start, end })) })
const early = shift('Early', '06:00', '14:00', ['10:00', '10:30'])
const late = shift('Late', '14:00', '22:00')
const night = shift('Night', '22:00', '06:00', ['23:45', '00:15'], ['02:00', '02:30'])
const save = (...shifts: Shift[]) => admin(contract.saveShifts, { shifts })

test('a plant nobody has named yet is called Takt and lives in a time zone of its own', async () => {
  const first = await plant.as('operator')(contract.get, {})
  expect(first.plantName).toBe('Takt')
  expect(Intl.supportedValuesOf('timeZone').concat('UTC')).toContain(first.timeZone)
  expect(await plant.db.selectFrom('plant').select(['plantName', 'timeZone']).execute()).toEqual([first])
})

test('consoles get the progress of the demonstration history until it is complete', async () => {
  const historyShown = async () => (await plant.as('operator')(contract.get, {})).history
  expect(await historyShown()).toBeUndefined()
  expect(setHistoryProgress({ day: 2, days: 3 })).toBe(true)
  expect(setHistoryProgress({ day: 2, days: 3 })).toBe(false)
  expect(await historyShown()).toEqual({ day: 2, days: 3 })
  expect(setHistoryProgress(null)).toBe(true)
  expect(await historyShown()).toBeUndefined()
})

describe('shifts', () => {
  test('three shifts fill the day, the night over midnight, and are kept as written', async () => {
    expect(await save(early, late, night)).toEqual([early, late, night])
    expect(await plant.as('operator', 'L1')(contract.shifts, {})).toEqual([early, late, night])
  })

  test('saving replaces all shifts of the line, and of that line only', async () => {
    await admin(lines.create, aLine('L2'))
    await plant.as('admin', 'L2')(contract.saveShifts, { shifts: [night] })
    expect(await save(early)).toEqual([early])
    expect(await plant.as('operator', 'L2')(contract.shifts, {})).toEqual([night])
    expect(await save()).toEqual([])
  })

  test.each([
    ['the late shift begins before the early one ends', early, shift('Late', '13:59', '22:00')],
    [
      'the early shift, written below it, ends after the late one began',
      late,
      shift('Early', '06:00', '14:01'),
    ],
    ['the night ends after the early one began', shift('Night', '22:00', '06:01'), early],
    ['one lies inside the other', shift('Day', '06:00', '18:00'), shift('Lunch', '12:00', '13:00')],
    ['both begin at once', early, shift('Day', '06:00', '07:00')],
    ['one lasts the whole day', shift('All day', '06:00', '06:00'), shift('Night', '22:00', '23:00')],
    ['two nights', night, shift('Guard', '23:00', '01:00')],
  ])('overlap when %s', async (_, one, other) => {
    await expect(save(one, other)).rejects.toMatchObject({
      key: 'plant.shift_overlap',
      field: 'shifts.1.startTime',
      facts: { shiftName: one.shiftName, other: other.shiftName },
    })
  })

  test('may last the whole day, breaks and all', async () => {
    const round = shift('Round', '06:00', '06:00', ['05:00', '05:30'])
    expect(await save(round)).toEqual([round])
  })

  test.each([
    ['before it begins', shift('Early', '06:00', '14:00', ['05:45', '06:15'])],
    ['past its end', shift('Early', '06:00', '14:00', ['13:45', '14:15'])],
    ['in the day, of a night shift', shift('Night', '22:00', '06:00', ['12:00', '12:30'])],
    ['for no time at all', shift('Early', '06:00', '14:00', ['10:00', '10:00'])],
  ])('have no break %s', async (_, wrong) => {
    await expect(save(wrong)).rejects.toMatchObject({
      key: 'plant.break_outside',
      field: 'shifts.0.breaks',
      facts: { shiftName: wrong.shiftName },
    })
  })

  test('have one break at a time', async () => {
    await expect(
      save(late, shift('Early', '06:00', '14:00', ['10:00', '10:30'], ['10:15', '10:45'])),
    ).rejects.toMatchObject({ key: 'plant.break_overlap', field: 'shifts.1.breaks' })
  })

  test('have names of their own', async () => {
    await expect(save(early, { ...late, shiftName: 'Early' })).rejects.toMatchObject({
      key: 'record.code_taken',
      field: 'shifts.1.shiftName',
    })
  })

  test('a refused change leaves the shifts as they were', async () => {
    await save(early, late)
    await expect(save(early, shift('Late', '13:00', '22:00'))).rejects.toMatchObject({
      key: 'plant.shift_overlap',
    })
    expect(await admin(contract.shifts, {})).toEqual([early, late])
  })

  test('two people saving at once: the shifts are those of one of them', async () => {
    const [one, other] = [[early], [late, night]]
    for (let i = 0; i < 5; i++) {
      await Promise.all([save(...one), save(...other), save(...one), save(...other)])
      expect([one, other]).toContainEqual(await admin(contract.shifts, {}))
    }
  })

  test('that are changed count from tomorrow on: today and the days before stay as they were; the first ones count at once', async () => {
    await admin(lines.create, aLine('L3'))
    const third = plant.as('admin', 'L3')
    const namesOn = async (later: number) => {
      const clock = (await clocksOf(plant.db))('L3')
      const today = Temporal.PlainDate.from(clock.productionDayOf(Date.now()))
      return clock.dayOf(today.add({ days: later }).toString()).shifts.map(({ shiftName }) => shiftName)
    }
    await third(contract.saveShifts, { shifts: [early, night] })
    expect(await Promise.all([-400, -1, 0, 1].map(namesOn))).toEqual(
      Array.from({ length: 4 }, () => ['Early', 'Night']),
    )
    await third(contract.saveShifts, { shifts: [late] })
    await third(contract.saveShifts, { shifts: [early, late] })
    expect(await Promise.all([-400, 0, 1].map(namesOn))).toEqual([
      ['Early', 'Night'],
      ['Early', 'Night'],
      ['Early', 'Late'],
    ])
    expect(await third(contract.shifts, {})).toEqual([early, late])
  })

  test('need a line to belong to', async () => {
    await expect(plant.as('admin', 'L9')(contract.saveShifts, { shifts: [] })).rejects.toMatchObject({
      key: 'record.unknown',
    })
  })
})
