import { sql } from 'kysely'
import type { DefectDrawing, DrawingDraft, DrawingFilter } from '@takt/contract/defectDrawings.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

export const listDrawings = (db: Db, line: LineNumber, { typeNo, ...filter }: DrawingFilter) =>
  onePage(
    db
      .selectFrom('defectDrawings')
      .selectAll()
      .where('lineNumber', '=', line)
      .$if(typeNo !== undefined, (query) => query.where('typeNo', 'ilike', contains(typeNo!))),
    filter,
    ['typeNo'],
  )

const one = (db: Db, line: LineNumber, typeNo: string) =>
  db.selectFrom('defectDrawings').selectAll().where('lineNumber', '=', line).where('typeNo', '=', typeNo)

export const findDrawing = (db: Db, line: LineNumber, typeNo: string): Promise<DefectDrawing | undefined> =>
  one(db, line, typeNo).executeTakeFirst()

export const lockDrawing = (db: Db, line: LineNumber, typeNo: string): Promise<DefectDrawing | undefined> =>
  one(db, line, typeNo).forUpdate().executeTakeFirst()

const stored = ({ markedPlaces, ...draft }: DrawingDraft, updateAuthor: string) => ({
  ...draft,
  markedPlaces: JSON.stringify(markedPlaces),
  updateAuthor,
  updateDate: nowIso(),
})

/** Undefined: the type has one already. */
export const insertDrawing = (
  db: Db,
  lineNumber: LineNumber,
  draft: DrawingDraft,
  by: string,
): Promise<DefectDrawing | undefined> =>
  db
    .insertInto('defectDrawings')
    .values({ ...stored(draft, by), lineNumber })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateDrawing = (
  db: Db,
  line: LineNumber,
  draft: DrawingDraft,
  by: string,
): Promise<DefectDrawing> =>
  db
    .updateTable('defectDrawings')
    .set({ ...stored(draft, by), revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('typeNo', '=', draft.typeNo)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns the pictures that are shown no more. */
export const deleteDrawings = (
  db: Db,
  line: string,
  typeNo?: string,
): Promise<{ typeNo: string; picture: string }[]> =>
  db
    .deleteFrom('defectDrawings')
    .where('lineNumber', '=', line)
    .$if(typeNo !== undefined, (query) => query.where('typeNo', '=', typeNo!))
    .returning(['typeNo', 'picture'])
    .execute()
