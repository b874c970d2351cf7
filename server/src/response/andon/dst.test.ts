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
import { bothLook, lookBetween, minutesIn, levelsToldOf } from '../../testing/levels-told.ts'
import { streamMonth } from '../../testing/stream-months.ts'
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

const zone = 'Europe/Berlin'
/** When the clock is put forward next, and when back. */
const changes = [Temporal.Now.zonedDateTimeISO(zone).getTimeZoneTransition('next')!]
changes.push(changes[0]!.getTimeZoneTransition('next')!)
const [back, forward] = changes.toSorted((one, other) => one.offsetNanoseconds - other.offsetNanoseconds)
const at = (change: Temporal.ZonedDateTime, minutes: number) => change.epochMilliseconds + minutes * 60_000
const nights = changes.flatMap((change) =>
  [1, 0].map((days) => change.subtract({ days }).toPlainDate().toString()),
)

beforeAll(async () => {
  await plant.db.deleteFrom('plant').execute()
  await plant.db.insertInto('plant').values({ plantName: 'Werk', timeZone: zone }).execute()
  await plant.as('admin')(lines.create, aLine('L1'))
  await admin(stations.create, aStation('S10'))
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
  for (const day of nights)
    await admin(calendar.saveDay, {
      day,
      dayType: 'workday',
      note: null,
      shifts: [
        { ...early, teamName: 'Early' },
        { ...night, teamName: 'Night' },
      ],
    })
  for (const change of changes) await streamMonth(plant.db, change.toInstant().toString())
  for (const day of nights) await admin(calendar.publish, { from: day, to: day })
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
  const noticesSent = await levelsToldOf(plant.db, id, begin)
  await editor(andon.move, { id, move: 'arrive' })
  return noticesSent
}

test.each([
  ['02:59 for the first time, an hour before it is 02:59 again', at(back!, -1)],
  ['02:59 for the second time', at(back!, 59)],
  ['the minute before the clock jumps from 01:59 to 03:00', at(forward!, -1)],
])('a call at %s: real minutes, the night shift, each level once', async (_, begin) => {
  expect(await callAt(begin)).toEqual(['5 A operator', '15 B admin', '70 C operator'])
})

test('an hour before the end of the long night it is the night shift still, then the early one', async () => {
  // 04:55 of winter time: the night ends at 06:00, 65 minutes later.
  expect(await callAt(at(back!, 175))).toEqual(['5 A operator', '15 B admin', '70 C editor'])
})
