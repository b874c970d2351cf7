import { SopAnswer } from '@takt/contract/sopAnswers.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Sql } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'

const fields = Object.keys(SopAnswer.shape) as (keyof SopAnswer)[] // a shape's keys are its fields

/** In the order in which they came, whatever the clocks of the servers that stored them. */
export const answersOfUnit = (db: Db, line: LineNumber, productId: string): Promise<SopAnswer[]> =>
  db
    .selectFrom('sopAnswers')
    .select(fields)
    .where('lineNumber', '=', line)
    .where('productId', '=', productId)
    .orderBy('answerNo')
    .execute()

export const findAnswer = (db: Db, line: LineNumber, answerId: string): Promise<SopAnswer | undefined> =>
  db
    .selectFrom('sopAnswers')
    .select(fields)
    .where('lineNumber', '=', line)
    .where('answerId', '=', answerId)
    .executeTakeFirst()

export const insertAnswer = (db: Db, answer: Omit<SopAnswer, 'lineNumber'> & { lineNumber: LineNumber }) =>
  db.insertInto('sopAnswers').values(answer).execute()

/** Whether something was answered in this pass of the unit. */
export const passAnswered = async (db: Db, line: LineNumber, productId: string, passNo: number) =>
  (await db
    .selectFrom('sopAnswers')
    .select('answerId')
    .where('lineNumber', '=', line)
    .where('productId', '=', productId)
    .where('passNo', '=', passNo)
    .executeTakeFirst()) !== undefined

export const photosOfLine = (db: Db, line: string) =>
  db
    .selectFrom('sopAnswers')
    .select(['answerId', 'picture'])
    .where('lineNumber', '=', line)
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .execute()
export const deleteAnswersOf = (db: Db, line: string) =>
  db.deleteFrom('sopAnswers').where('lineNumber', '=', line).execute()

export type Given = Pick<SopAnswer, 'passNo' | 'sopCode' | 'stepNo' | 'contentHash'> & {
  productId: string
  value: number | string | null
}

/** Of the units that are completed, the last answer of each step first. */
export async function givenFor(client: Sql, line: string, units: readonly string[]) {
  const { rows } = await client.query<Given>({
    name: 'floor_sop_answers',
    text: `select a.product_id as "productId", a.pass_no as "passNo", a.sop_code as "sopCode", a.step_no as "stepNo",
             a.content_hash as "contentHash", coalesce(to_jsonb(a.answer_value), to_jsonb(a.answer_text)) as value
           from sop_answers a where a.line_number = $1 and a.product_id = any($2::uuid[])
           order by a.answer_no desc`,
    values: [line, units],
  })
  return rows
}
