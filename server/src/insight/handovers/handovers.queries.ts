import type { HandoverContent, HandoverNote, Signed } from '@takt/contract/handovers.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export type Shift = { day: string; shiftName: string }

const noteFields = ['day', 'shiftName', 'noteId', 'remark', 'notedBy', 'notedAt'] as const
const signedFields = [
  'day',
  'shiftName',
  'content',
  'givenBy',
  'givenAt',
  'takenBy',
  'takenAt',
  'remark',
] as const

export const notesOf = (db: Db, line: LineNumber, { day, shiftName }: Shift): Promise<HandoverNote[]> =>
  db
    .selectFrom('handoverNotes')
    .select(noteFields)
    .where('lineNumber', '=', line)
    .where('day', '=', day)
    .where('shiftName', '=', shiftName)
    .orderBy('notedAt')
    .orderBy('noteId')
    .execute()

export const insertNote = (db: Db, lineNumber: LineNumber, note: HandoverNote) =>
  db
    .insertInto('handoverNotes')
    .values({ lineNumber, ...note })
    .execute()

export const lockNote = (db: Db, line: LineNumber, noteId: string): Promise<HandoverNote | undefined> =>
  db
    .selectFrom('handoverNotes')
    .select(noteFields)
    .where('lineNumber', '=', line)
    .where('noteId', '=', noteId)
    .forUpdate()
    .executeTakeFirst()

export const deleteNote = (db: Db, line: LineNumber, noteId: string) =>
  db.deleteFrom('handoverNotes').where('lineNumber', '=', line).where('noteId', '=', noteId).execute()

const signed = (db: Db, line: LineNumber, { day, shiftName }: Shift) =>
  db
    .selectFrom('handovers')
    .select(signedFields)
    .where('lineNumber', '=', line)
    .where('day', '=', day)
    .where('shiftName', '=', shiftName)

export const signedOf = (db: Db, line: LineNumber, shift: Shift): Promise<Signed | undefined> =>
  signed(db, line, shift).executeTakeFirst()
export const lockSigned = (db: Db, line: LineNumber, shift: Shift): Promise<Signed | undefined> =>
  signed(db, line, shift).forUpdate().executeTakeFirst()

type Given = Shift & { content: HandoverContent; givenBy: string; givenAt: string }
/** Nothing comes back when it was given already. */
export const insertGiven = (
  db: Db,
  lineNumber: LineNumber,
  { content, ...given }: Given,
): Promise<Signed | undefined> =>
  db
    .insertInto('handovers')
    .values({ lineNumber, ...given, content: JSON.stringify(content) })
    .onConflict((c) => c.columns(['lineNumber', 'day', 'shiftName']).doNothing())
    .returning(signedFields)
    .executeTakeFirst()

export const updateTaken = (
  db: Db,
  line: LineNumber,
  { day, shiftName }: Shift,
  taken: Pick<Signed, 'takenBy' | 'takenAt' | 'remark'>,
): Promise<Signed> =>
  db
    .updateTable('handovers')
    .set(taken)
    .where('lineNumber', '=', line)
    .where('day', '=', day)
    .where('shiftName', '=', shiftName)
    .returning(signedFields)
    .executeTakeFirstOrThrow()

export async function deleteHandoversOf(db: Db, line: string) {
  await db.deleteFrom('handoverNotes').where('lineNumber', '=', line).execute()
  await db.deleteFrom('handovers').where('lineNumber', '=', line).execute()
}
