import { afterAll, expect, test } from 'vitest'
import { calendar } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { operators } from '@takt/contract/operators.ts'
import { plant as thePlant } from '@takt/contract/plant.ts'
import { nextDay } from '../../plant/calendar/days.ts'
import { clocksOf } from '../../plant/plant/plant.ts'
import { aNoticeRule } from '../../testing/notice-rules.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine } from '../../testing/samples.ts'
import { audienceAt, peopleOf } from './noticeRules.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')

test('the shift on duty is the team the calendar names for the line of the event; between shifts nobody is', async () => {
  await plant.as('admin')(lines.create, aLine('L1'))
  await plant.as('operator')(notices.list, {})
  const early = { shiftName: 'early', startTime: '06:00', endTime: '14:00' }
  await admin(thePlant.saveShifts, { shifts: [{ ...early, breaks: [] }] })
  await admin(calendar.saveTeam, { teamName: 'Blue', colour: 'blue' })
  await admin(operators.create, {
    operatorNo: 'O1',
    name: 'Ann',
    cardId: null,
    userName: 'operator',
    level: 1,
    teamName: 'Blue',
    enabled: true,
  })
  const clock = (await clocksOf(plant.db))('L1')
  const day = nextDay(clock.productionDayOf(Date.now()))
  await admin(calendar.saveDay, {
    day,
    dayType: 'workday',
    note: null,
    shifts: [{ ...early, teamName: 'Blue' }],
  })
  await admin(calendar.publish, { from: day, to: day })
  const { start, end } = clock.dayOf(day).shifts[0]!
  const onDutyAt = async (at: number, lineNumber: string | null) =>
    (
      await peopleOf(
        aNoticeRule({ toDuty: true }),
        { eventType: 'orderLate', lineNumber },
        await audienceAt(plant.db, at),
      )
    ).map(({ userName }) => userName)
  expect(await onDutyAt(start, 'L1')).toEqual(['operator'])
  expect(await onDutyAt(end, 'L1')).toEqual([])
  expect(await onDutyAt(start, null)).toEqual([])
})
