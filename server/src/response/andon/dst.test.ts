import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { andon } from '@takt/contract/andon.ts'
import { andonRules } from '@takt/contract/andonRules.ts'
import { calendar } from '@takt/contract/calendar.ts'
import { lines } from '@takt/contract/lines.ts'
import { notices } from '@takt/contract/notices.ts'
import { operators } from '@takt/contract/operators.ts'
import { plant as thePlant } from '@takt/contract/plant.ts'
import { stations } from '@takt/contract/stations.ts'
import { anAndonRule } from '../../testing/andon.ts'
import { bothLook, lookBetween, minutesIn, toldOf } from '../../testing/calls-told.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aStation } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
afterEach(() => {
  vi.useRealTimers()
})
const [admin, editor] = [plant.as('admin', 'L1'), plant.as('editor', 'L1')]
const night = { shiftName: 'night', startTime: '22:00', endTime: '06:00' }
const early = { shiftName: 'early', startTime: '06:00', endTime: '14:00' }

beforeAll(async () => {
  minutesIn(0, Date.parse('2026-10-20T08:00:00Z'))
  await plant.as('admin')(lines.create, aLine('L1'))
  await admin(stations.create, aStation('S10'))
  await plant.db.updateTable('plant').set({ timeZone: 'Europe/Berlin' }).execute()
  for (const as of [editor, plant.as('operator', 'L1')]) await as(notices.list, {})
  await admin(thePlant.saveShifts, { shifts: [early, night].map((one) => ({ ...one, breaks: [] })) })
  const teams = [
    ['Night', 'operator'],
    ['Early', 'editor'],
  ] as const
  for (const [teamName, userName] of teams) {
    await admin(calendar.saveTeam, { teamName, colour: 'blue' })
    const operator = { operatorNo: `O-${userName}`, name: userName, cardId: null, level: 1, enabled: true }
    await admin(operators.create, { ...operator, userName, teamName })
  }
  for (const day of ['2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28'])
    await admin(calendar.saveDay, {
      day,
      dayType: 'workday',
      note: null,
      shifts: [
        { ...early, teamName: 'Early' },
        { ...night, teamName: 'Night' },
      ],
    })
  await admin(calendar.publish, { from: '2026-10-24', to: '2027-03-28' })
  await admin(
    andonRules.create,
    anAndonRule({
      levelADuty: true,
      levelBPeriod: 15,
      levelBUsers: ['admin'],
      levelCPeriod: 70,
      levelCDuty: true,
    }),
  )
})

async function callAt(begin: number) {
  minutesIn(0, begin)
  const { id } = await editor(andon.call, { stationNumber: 'S10', lossType: 'equipment', message: null })
  await lookBetween(0, 75, () => bothLook(plant.db, plant.db), { every: 30, begin })
  const told = await toldOf(plant.db, id, begin)
  await editor(andon.move, { id, move: 'arrive' })
  return told
}

test.each([
  ['02:59 for the first time, an hour before it is 02:59 again', '2026-10-25T00:59:00Z'],
  ['02:59 for the second time', '2026-10-25T01:59:00Z'],
  ['the minute before the clock jumps from 01:59 to 03:00', '2027-03-28T00:59:00Z'],
])('a call at %s: real minutes, the night shift, each level once', async (_, at) => {
  expect(await callAt(Date.parse(at))).toEqual(['5 A operator', '15 B admin', '70 C operator'])
})

test('an hour before the end of the long night it is the night shift still, then the early one', async () => {
  // 04:55 of winter time: the night ends at 06:00, 65 minutes later.
  expect(await callAt(Date.parse('2026-10-25T03:55:00Z'))).toEqual([
    '5 A operator',
    '15 B admin',
    '70 C editor',
  ])
})
