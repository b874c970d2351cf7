import { sql } from 'kysely'
import type { AndonCall, CallDraft, CallFilter, FaultNote } from '@takt/contract/andon.ts'
import { onePage, sorted } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** `now`: until when an open call has lasted; none is shorter than nothing, even by the clock of another server. */
const minutesLost = (now: string) =>
  sql<number>`greatest(0, floor(extract(epoch from
    coalesce(solved_at, ended_at, ${now}::timestamptz) - called_at) / 60))::int`.as('period')

const calls = (db: Db, line: LineNumber, now: string) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('andonCalls')
      .where('lineNumber', '=', line)
      .selectAll()
      .select(minutesLost(now))
      .as('calls'),
  )

type CallScope = Omit<CallFilter, 'page' | 'limit' | 'sort'>

function filteredAndon(db: Db, line: LineNumber, filter: CallScope, now: string) {
  let query = calls(db, line, now).selectAll()
  for (const name of ['stationNumber', 'lossType', 'callState', 'level', 'calledBy', 'arrivedBy'] as const)
    if (filter[name]) query = query.where(name, '=', filter[name])
  if (filter.from) query = query.where('calledAt', '>=', filter.from)
  if (filter.to) query = query.where('calledAt', '<', filter.to)
  return query.orderBy('calledAt', 'desc')
}

export const listCalls = (db: Db, line: LineNumber, filter: CallFilter, now: string) =>
  onePage(filteredAndon(db, line, filter, now), filter, ['id'])

export const allCalls = (
  db: Db,
  line: LineNumber,
  filter: CallScope & Pick<CallFilter, 'sort'>,
  now: string,
) => sorted(filteredAndon(db, line, filter, now), filter.sort, ['id']).execute()

export const listOpen = (db: Db, line: LineNumber, now: string) =>
  calls(db, line, now)
    .selectAll()
    .where('callState', 'in', ['called', 'arrived'])
    .orderBy('callState', 'desc')
    .orderBy('calledAt')
    .execute()

/** Of one station, open at some time of the span, the oldest first. */
export const callsOfStation = (
  db: Db,
  line: LineNumber,
  stationNumber: string,
  { from, to }: { from: string; to: string },
) =>
  db
    .selectFrom('andonCalls')
    .select(['id', 'lossType', 'message', 'callState', 'calledAt'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('calledAt', '<', to)
    .where(sql<boolean>`coalesce(solved_at, ended_at, 'infinity') > ${from}::timestamptz`)
    .orderBy('calledAt')
    .orderBy('id')
    .execute()

/** Open at some time of the span, the oldest first. */
export const callsDuring = (db: Db, line: LineNumber, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('andonCalls')
    .select(['id', 'stationNumber', 'lossType', 'message', 'callState'])
    .select(['calledAt', 'arrivedAt', 'arrivedBy', 'solvedAt', 'solvedBy', 'endedAt'])
    .where('lineNumber', '=', line)
    .where('calledAt', '<', to)
    .where(sql<boolean>`coalesce(solved_at, ended_at, 'infinity') > ${from}::timestamptz`)
    .orderBy('calledAt')
    .orderBy('id')
    .execute()

/** Which of these lines a call keeps from taking units. */
export const linesStoppedByCalls = async (db: Db, lines: readonly string[], now: string) =>
  (
    await db
      .selectFrom('andonCalls')
      .where('lineNumber', 'in', [...lines])
      .where('stopsLine', '=', true)
      .where('stopsAt', '<=', now)
      .where('callState', 'in', ['called', 'arrived'])
      .select('lineNumber')
      .distinct()
      .execute()
  ).map(({ lineNumber }) => lineNumber)

export const findCall = (db: Db, line: LineNumber, id: number, now: string) =>
  calls(db, line, now).selectAll().where('id', '=', id).executeTakeFirst()

export type NewCall = CallDraft &
  Pick<AndonCall, 'stopsLine' | 'stopsAt'> & { faultNote?: FaultNote | undefined; cause?: string | undefined }

/** Nobody is notified of it yet. Undefined: its cause has called already. */
export const insertCall = (
  db: Db,
  lineNumber: LineNumber,
  { faultNote, cause, ...draft }: NewCall,
  calledBy: string,
  now: string,
) =>
  db
    .insertInto('andonCalls')
    .values({
      ...draft,
      lineNumber,
      cause: cause ?? null,
      calledBy,
      calledAt: now,
      heardAt: now,
      announced: false,
      ...(faultNote && { faultReports: 1, faultNotes: JSON.stringify([faultNote]) }),
    })
    .onConflict((row) => row.columns(['lineNumber', 'cause']).where('cause', 'is not', null).doNothing())
    .returningAll()
    .returning(minutesLost(now))
    .executeTakeFirst()

/** Locked: whoever ends it meanwhile comes before or after the next report. */
export const openByCode = (
  db: Db,
  line: LineNumber,
  { stationNumber, lossType }: Pick<CallDraft, 'stationNumber' | 'lossType'>,
) =>
  db
    .selectFrom('andonCalls')
    .select(['id', 'faultNotes'])
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('lossType', '=', lossType)
    .where('faultReports', '>', 0)
    .where('callState', 'in', ['called', 'arrived'])
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

export const addFault = (db: Db, line: LineNumber, id: number, notes: readonly FaultNote[]) =>
  db
    .updateTable('andonCalls')
    .set({ faultNotes: JSON.stringify(notes), faultReports: sql<number>`fault_reports + 1` })
    .where('lineNumber', '=', line)
    .where('id', '=', id)
    .execute()

/** Locked: of two who come at the same time the second gets who came. */
export const lockCall = (db: Db, line: LineNumber, id: number) =>
  db
    .selectFrom('andonCalls')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Step = Partial<Omit<AndonCall, 'id' | 'lineNumber' | 'period'>> & {
  ruled?: boolean
  declinedBy?: string
  solveAskedAt?: string
  byLink?: boolean
}
export const updateCall = (db: Db, id: number, step: Step, now: string) =>
  db
    .updateTable('andonCalls')
    .set(step)
    .where('id', '=', id)
    .returningAll()
    .returning(minutesLost(now))
    .executeTakeFirstOrThrow()

export const deleteCallsOf = (db: Db, line: string) =>
  db.deleteFrom('andonCalls').where('lineNumber', '=', line).execute()

/** What made the calls that are open on a line. */
export const openCauses = async (db: Db, line: string) =>
  (
    await db
      .selectFrom('andonCalls')
      .select('cause')
      .where('lineNumber', '=', line)
      .where('callState', 'in', ['called', 'arrived'])
      .where('cause', 'is not', null)
      .$narrowType<{ cause: string }>()
      .execute()
  ).map(({ cause }) => cause)

/** The call of a station that is in this state longest; locked. */
export function lockWaiting(
  db: Db,
  line: LineNumber,
  stationNumber: string,
  callState: AndonCall['callState'],
  lossType: AndonCall['lossType'] | undefined,
) {
  let query = db
    .selectFrom('andonCalls')
    .select('id')
    .where('lineNumber', '=', line)
    .where('stationNumber', '=', stationNumber)
    .where('callState', '=', callState)
  if (lossType) query = query.where('lossType', '=', lossType)
  return query.orderBy('calledAt').orderBy('id').limit(1).forUpdate().executeTakeFirst()
}
