import { sql } from 'kysely'
import { mostShown, SopComment, type SopCommentFilter } from '@takt/contract/sopComments.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

const fields = Object.keys(SopComment.shape) as (keyof SopComment)[] // a shape's keys are its fields

const read = (db: Db, line: LineNumber) =>
  db.selectFrom('sopComments').select(fields).where('lineNumber', '=', line)

export function listComments(db: Db, line: LineNumber, filter: SopCommentFilter, author: string | null) {
  let query = read(db, line)
  for (const key of ['commentState', 'stationNumber'] as const)
    if (filter[key]) query = query.where(key, '=', filter[key])
  if (filter.sopCode) query = query.where('sopCode', 'ilike', contains(filter.sopCode))
  if (author !== null) query = query.where(sql<boolean>`authors ? ${author}`)
  return onePage(
    query.$if(!filter.sort, (q) =>
      q
        .orderBy(sql`comment_state <> 'open'`)
        .orderBy(sql`case when comment_state = 'open' then commented_at end`)
        .orderBy('commentedAt', 'desc'),
    ),
    filter,
    ['commentId'],
  )
}

export const commentsAbout = (db: Db, line: LineNumber, sopCode: string, stationNumber: string) =>
  read(db, line)
    .where('sopCode', '=', sopCode)
    .where('stationNumber', '=', stationNumber)
    .orderBy('commentedAt', 'desc')
    .orderBy('commentId')
    .limit(mostShown)
    .execute()

/** On what somebody wrote. */
export const countCommentsOpen = async (db: Db, line: LineNumber, author: string) =>
  Number(
    (
      await db
        .selectFrom('sopComments')
        .select(({ fn }) => fn.countAll().as('open'))
        .where('lineNumber', '=', line)
        .where('commentState', '=', 'open')
        .where(sql<boolean>`authors ? ${author}`)
        .executeTakeFirstOrThrow()
    ).open,
  )

export const findComment = (db: Db, line: LineNumber, commentId: string) =>
  read(db, line).where('commentId', '=', commentId).executeTakeFirst()

/** Undefined: it was made already. */
export const insertComment = (
  db: Db,
  { authors, ...comment }: Omit<SopComment, 'lineNumber'> & { lineNumber: LineNumber },
) =>
  db
    .insertInto('sopComments')
    .values({ ...comment, authors: JSON.stringify(authors) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('commentId')
    .executeTakeFirst()

type Answer = Pick<SopComment, 'commentState' | 'answerNote' | 'commentAnsweredBy' | 'commentAnsweredAt'>
/** Undefined: somebody has answered it. */
export const answerOpen = (db: Db, line: LineNumber, commentId: string, answer: Answer) =>
  db
    .updateTable('sopComments')
    .set(answer)
    .where('lineNumber', '=', line)
    .where('commentId', '=', commentId)
    .where('commentState', '=', 'open')
    .returning('commentId')
    .executeTakeFirst()

export const deleteCommentsOf = (db: Db, line: string) =>
  db.deleteFrom('sopComments').where('lineNumber', '=', line).execute()
