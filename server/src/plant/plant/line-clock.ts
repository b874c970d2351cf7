import type { Shift } from '@takt/contract/plant.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type LineCalendar, noCalendar } from './calendar.ts'
import { type PlantClock, plantClock } from './clock.ts'
import {
  calendarStamps,
  formerShifts,
  publishedDays,
  shiftsOfAllLines,
  slotsOfLines,
} from './line-clock.queries.ts'
import { plantSettingsOf } from './the-plant.ts'

/** A clock remembers the days it worked out, so the same zone and shifts keep the same clock. */
const made = new Map<string, PlantClock>()
const mostClocks = 200

/** Null: the line has never had one. */
type Stamped = { stamp: string | null; calendar: LineCalendar }

/** A calendar is known by its stamp: years of days are not compared, and read only when the stamp is new. */
function clockFor(timeZone: string, dayStart: string, shifts: Shift[], { stamp, calendar }: Stamped) {
  const key = JSON.stringify([timeZone, dayStart, shifts, stamp])
  const cached = made.get(key)
  if (cached) return cached
  if (made.size >= mostClocks) made.clear()
  const clock = plantClock(timeZone, shifts, dayStart, calendar)
  made.set(key, clock)
  return clock
}

/** The clocks of all lines, as the plant and its shifts are now. */
export async function clocksOf(db: Db): Promise<(line: string) => PlantClock> {
  const [{ timeZone, dayStart }, rows, stamps] = await Promise.all([
    plantSettingsOf(db),
    shiftsOfAllLines(db),
    calendarStamps(db),
  ])
  const calendars = await calendarsOf(db, stamps)
  const byLine = Map.groupBy(rows, ({ lineNumber }) => lineNumber)
  const shiftsOf = (line: string) =>
    (byLine.get(line) ?? []).map(({ shiftName, startTime, endTime, breaks }) => ({
      shiftName,
      startTime,
      endTime,
      breaks,
    }))
  return (line) =>
    clockFor(timeZone, dayStart, shiftsOf(line), calendars.get(line) ?? { stamp: null, calendar: noCalendar })
}

const read = new Map<string, LineCalendar>()

async function calendarsOf(
  db: Db,
  stamps: { lineNumber: string; stamp: string }[],
): Promise<Map<string, Stamped>> {
  const fresh = stamps.filter(({ stamp }) => !read.has(stamp)).map(({ lineNumber }) => lineNumber)
  const [days, slots, former] = fresh.length
    ? await Promise.all([publishedDays(db, fresh), slotsOfLines(db, fresh), formerShifts(db, fresh)])
    : [[], [], []]
  const found = new Map(
    stamps.map(({ lineNumber, stamp }): [string, Stamped] => {
      const ofLine = <Of extends { lineNumber: string }>(rows: Of[]) =>
        rows.filter((row) => row.lineNumber === lineNumber)
      const calendar = read.get(stamp) ?? {
        days: new Map(ofLine(days).map(({ day, shifts }) => [day, shifts])),
        slots: ofLine(slots),
        former: ofLine(former),
      }
      return [lineNumber, { stamp, calendar }]
    }),
  )
  if (read.size + fresh.length > mostClocks) read.clear()
  for (const { stamp, calendar } of found.values()) read.set(stamp!, calendar)
  return found
}

/** How long the floor may go on by shifts that were changed meanwhile, on this server or another. */
const stale = 3_000
const clocks = rememberedFor(stale, (db) => clocksOf(db))

/** A line's clock for the hot path: read from the database every few seconds, not for every message. Give it the server's `db`, not a transaction. */
export const clockOf = async (db: Db, line: string): Promise<PlantClock> => (await clocks.get(db))(line)
