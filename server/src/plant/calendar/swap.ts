import { refuse } from '@takt/contract/errors.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { asTheyStand, planning, write } from './change-days.ts'

export const swap = (
  call: LineCall,
  {
    day,
    other,
    shiftName,
    otherShift,
  }: { day: string; other: string; shiftName: string | null; otherShift: string | null },
) =>
  planning(call, async (db, calendar) => {
    const dayOf = await asTheyStand(db, call.line, calendar, {
      from: day < other ? day : other,
      to: day < other ? other : day,
    })
    if (shiftName === null || otherShift === null) {
      const swapped =
        day === other
          ? [dayOf(day)]
          : [
              { ...dayOf(other), day },
              { ...dayOf(day), day: other },
            ]
      await write(db, call, calendar, 'swap', swapped)
      return { days: swapped.length }
    }
    const teamOf = (on: string, shift: string) =>
      (
        dayOf(on).shifts.find((one) => one.shiftName === shift) ??
        refuse('calendar.no_shift', { shiftName: shift })
      ).teamName
    const changed = new Map([day, other].map((on) => [on, dayOf(on)]))
    const give = (on: string, shift: string, teamName: string | null) => {
      const draft = changed.get(on)!
      changed.set(on, {
        ...draft,
        shifts: draft.shifts.map((one) => (one.shiftName === shift ? { ...one, teamName } : one)),
      })
    }
    const [mine, otherTeam] = [teamOf(day, shiftName), teamOf(other, otherShift)]
    give(day, shiftName, otherTeam)
    give(other, otherShift, mine)
    await write(db, call, calendar, 'swap', [...changed.values()])
    return { days: changed.size }
  })
