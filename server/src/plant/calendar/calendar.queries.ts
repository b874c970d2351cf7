import { sql } from 'kysely'
import type {
  CalendarDay,
  CalendarDayDraft,
  Rotation,
  ShiftSlots,
  Slot,
  Team,
} from '@takt/contract/calendar.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

type Span = { from: string; to: string }

/** Drafts and what is published, in order; the draft of a day first. */
export const daysBetween = (db: Db, line: string, { from, to }: Span) =>
  db
    .selectFrom('calendarDays')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('published')
    .execute()

export async function saveDays(
  db: Db,
  line: LineNumber,
  drafts: readonly CalendarDayDraft[],
  savedBy: string,
): Promise<CalendarDay[]> {
  if (drafts.length === 0) return []
  return db
    .insertInto('calendarDays')
    .values(
      drafts.map(({ day, dayType, note, shifts }) => ({
        lineNumber: line,
        day,
        published: false,
        dayType,
        note,
        shifts: JSON.stringify(shifts),
        savedBy,
      })),
    )
    .onConflict((c) =>
      c.columns(['lineNumber', 'day', 'published']).doUpdateSet((eb) => ({
        dayType: eb.ref('excluded.dayType'),
        note: eb.ref('excluded.note'),
        shifts: sql<string>`excluded.shifts`,
        savedBy,
        savedAt: nowIso(),
      })),
    )
    .returningAll()
    .execute()
}

const draftsBetween = (line: LineNumber, { from, to }: Span) =>
  sql`line_number = ${line} and day between ${from} and ${to} and not published`

/** Each draft takes the place of what was published of its day. */
/** The first and the last draft from a day on, and how many there are. */
export const draftsFrom = (db: Db, line: LineNumber, from: string) =>
  db
    .selectFrom('calendarDays')
    .select(({ fn }) => [fn.min('day').as('from'), fn.max('day').as('to'), fn.countAll<number>().as('days')])
    .where('lineNumber', '=', line)
    .where('published', '=', false)
    .where('day', '>=', from)
    .having(({ fn }) => fn.countAll(), '>', 0)
    .executeTakeFirst()

export async function publishDrafts(db: Db, line: LineNumber, span: Span) {
  await sql`delete from calendar_days p using calendar_days d where p.line_number = ${line} and p.published and d.line_number = p.line_number and d.day = p.day and not d.published
            and p.day between ${span.from} and ${span.to}`.execute(db)
  return sql<{
    day: string
  }>`update calendar_days set published = true where ${draftsBetween(line, span)} returning day`.execute(db)
}

export const deleteDrafts = (db: Db, line: LineNumber, span: Span) =>
  sql<{ day: string }>`delete from calendar_days where ${draftsBetween(line, span)} returning day`.execute(db)

export const findRotation = (db: Db, line: LineNumber) =>
  db.selectFrom('rotations').selectAll().where('lineNumber', '=', line).executeTakeFirst()

export const putRotation = (
  db: Db,
  line: LineNumber,
  { startDay, cycle }: Pick<Rotation, 'startDay' | 'cycle'>,
) =>
  db
    .insertInto('rotations')
    .values({ lineNumber: line, startDay, cycle: JSON.stringify(cycle) })
    .onConflict((c) =>
      c
        .column('lineNumber')
        .doUpdateSet({ startDay, cycle: JSON.stringify(cycle), revision: sql`rotations.revision + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const listTeams = (db: Db) =>
  db
    .selectFrom('teams as t')
    .selectAll('t')
    .select((eb) =>
      eb
        .selectFrom('operators as o')
        .whereRef('o.teamName', '=', 't.teamName')
        .select(sql<number>`count(*)`.as('n'))
        .$asScalar()
        .$notNull()
        .as('members'),
    )
    .orderBy('teamName')
    .execute()

export const putTeam = (db: Db, { teamName, colour }: Pick<Team, 'teamName' | 'colour'>) =>
  db
    .insertInto('teams')
    .values({ teamName, colour })
    .onConflict((c) => c.column('teamName').doUpdateSet({ colour, revision: sql`teams.revision + 1` }))
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteTeam = (db: Db, teamName: string) =>
  db.deleteFrom('teams').where('teamName', '=', teamName).execute()

/** Held until the transaction ends: what is changed of a line's calendar is changed one after the other. */
export const holdCalendar = (db: Db, line: LineNumber) =>
  db
    .selectFrom('lines')
    .select('lineNumber')
    .where('lineNumber', '=', line)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const allSlots = (db: Db, line: string): Promise<ShiftSlots[]> =>
  db
    .selectFrom('shiftSlots')
    .selectAll()
    .where('lineNumber', '=', line)
    .orderBy('shiftName')
    .orderBy('validFrom', 'desc')
    .execute()

export const putSlots = (
  db: Db,
  line: string,
  { shiftName, validFrom, slots }: { shiftName: string; validFrom: string; slots: Slot[] },
  savedBy: string,
) =>
  db
    .insertInto('shiftSlots')
    .values({ lineNumber: line, shiftName, validFrom, slots: JSON.stringify(slots), savedBy })
    .onConflict((c) =>
      c
        .columns(['lineNumber', 'shiftName', 'validFrom'])
        .doUpdateSet({ slots: JSON.stringify(slots), savedBy, savedAt: nowIso() }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const dropSlots = (
  db: Db,
  line: LineNumber,
  { shiftName, validFrom }: { shiftName: string; validFrom: string },
) =>
  db
    .deleteFrom('shiftSlots')
    .where('lineNumber', '=', line)
    .where('shiftName', '=', shiftName)
    .where('validFrom', '=', validFrom)
    .returningAll()
    .executeTakeFirst()
