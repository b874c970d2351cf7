import type { Absence, AbsenceDraft } from '@takt/contract/absences.ts'
import type { Db } from '../../platform/db/tables.ts'

const fields = ['id', 'userName', 'absentFrom', 'absentUntil', 'reason', 'saidBy'] as const
type Stored = Omit<Absence, 'name'>

/** Of now and what is to come, the next first. */
export const absencesAhead = (db: Db, now: string): Promise<Stored[]> =>
  db
    .selectFrom('userAbsences')
    .select(fields)
    .where('absentUntil', '>', now)
    .orderBy('absentFrom')
    .orderBy('id')
    .execute()

export const insertAbsence = (db: Db, draft: AbsenceDraft & { saidBy: string }): Promise<Stored> =>
  db.insertInto('userAbsences').values(draft).returning(fields).executeTakeFirstOrThrow()

export const lockAbsence = (db: Db, id: number, now: string): Promise<Stored | undefined> =>
  db
    .selectFrom('userAbsences')
    .select(fields)
    .where('id', '=', id)
    .where('absentUntil', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** One that had not begun is as if it had never been entered: it begins and ends before now. */
export const endAbsence = (
  db: Db,
  id: number,
  { absentFrom, absentUntil }: Pick<Stored, 'absentFrom' | 'absentUntil'>,
): Promise<Stored> =>
  db
    .updateTable('userAbsences')
    .set({ absentFrom, absentUntil })
    .where('id', '=', id)
    .returning(fields)
    .executeTakeFirstOrThrow()
