import { reports } from '@takt/contract/reports.ts'
import { type Clock, isoOf } from './clock.ts'
import { type Office, Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import type { PlayedLine } from './played-line.ts'

/** Real minutes between two looks, until it is done. */
const between = 2
const minutesAfter = { shift: 10, day: 15, week: 30 } as const

const looked = new WeakMap<PlayedLine, number>()

/** Whoever runs the plant has its reports made by themselves, from when its history is there. Nobody is mailed: the plant has no mail server. */
export async function keepSchedules(played: PlayedLine, clock: Clock) {
  const { office, line } = played
  const now = clock.now()
  if (!office || now < (looked.get(played) ?? 0)) return
  looked.set(played, now + between * 60_000)
  const { lineNumber } = line.plan
  try {
    const there = await office(reports.schedules, {}, lineNumber)
    for (const periodKind of ['shift', 'day', 'week'] as const)
      if (!there.some((one) => one.periodKind === periodKind))
        await office(
          reports.saveSchedule,
          {
            periodKind,
            minutesAfter: minutesAfter[periodKind],
            toUsers: [],
            toRoles: [],
            toMails: [],
            enabled: true,
            revision: null,
          },
          lineNumber,
        )
    await makeFirst(office, lineNumber)
    looked.set(played, Infinity)
  } catch (error) {
    // Nobody there, or somebody else was first: they look again in a moment.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}

/** Until the first period ends, what was yesterday is reported by hand: its shifts, and the day. */
async function makeFirst(office: Office, lineNumber: string) {
  if ((await office(reports.list, { limit: 1 }, lineNumber)).total > 0) return
  const { today, shifts } = await office(reports.choices, {}, lineNumber)
  const day = isoOf(Date.parse(today) - 86_400_000).slice(0, 10)
  for (const shiftName of shifts.slice(0, 2))
    await office(reports.make, { periodKind: 'shift', day, shiftName }, lineNumber)
  await office(reports.make, { periodKind: 'day', day }, lineNumber)
}
