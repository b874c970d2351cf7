import type { FutureHold } from '@takt/contract/futureHolds.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { isOnTheFloor } from '../../platform/db/on-the-floor.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import { type Sql, sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'

/** Those of units on the floor: who is scrapped comes to no step, but may be taken back. */
const stillToCome = `
  from future_holds h
  join units u on u.line_number = $1 and u.product_id = h.product_id
    and u.process_status ${isOnTheFloor}
  where h.line_number = $1`

/** Most lines have none: their units skip the check. Another server may have set one. */
export const lineHasFutureHolds = rememberedFor(1_000, async (db, line) => {
  const { rows } = await sqlIn(db).query({
    name: 'floor_has_future_holds',
    text: `select 1 ${stillToCome} limit 1`,
    values: [line],
  })
  return rows.length > 0
})

export type Awaiting = Pick<FutureHold, 'productId' | 'stepSeq' | 'reason'>

/** All of a line, under its lock: people set a few. */
export async function futureHoldsForFloor(client: Sql, line: string): Promise<Awaiting[]> {
  const { rows } = await client.query<Awaiting>({
    name: 'floor_future_holds',
    text: `select h.product_id as "productId", h.step_seq as "stepSeq", h.reason ${stillToCome}`,
    values: [line],
  })
  return rows
}

export const storeTaken = (client: Sql, line: string, taken: readonly Awaiting[]) =>
  client.query({
    name: 'floor_take_future_holds',
    text: `delete from future_holds h using unnest($2::uuid[], $3::int[]) as t (product_id, step_seq)
           where h.line_number = $1 and h.product_id = t.product_id and h.step_seq = t.step_seq`,
    values: [line, taken.map(({ productId }) => productId), taken.map(({ stepSeq }) => stepSeq)],
  })

export const futureHoldsOf = (db: Db, line: LineNumber, productId: string): Promise<FutureHold[]> =>
  db
    .selectFrom('futureHolds')
    .selectAll()
    .where('lineNumber', '=', line)
    .where('productId', '=', productId)
    .orderBy('stepSeq')
    .execute()

/** Undefined: the unit is to be held there already. */
export const insertFutureHold = (db: Db, hold: FutureHold): Promise<FutureHold | undefined> =>
  db
    .insertInto('futureHolds')
    .values(hold)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const deleteFutureHold = (
  db: Db,
  line: LineNumber,
  { productId, stepSeq }: Pick<FutureHold, 'productId' | 'stepSeq'>,
): Promise<FutureHold | undefined> =>
  db
    .deleteFrom('futureHolds')
    .where('lineNumber', '=', line)
    .where('productId', '=', productId)
    .where('stepSeq', '=', stepSeq)
    .returningAll()
    .executeTakeFirst()

export const deleteFutureHoldsOf = (db: Db, line: string) =>
  db.deleteFrom('futureHolds').where('lineNumber', '=', line).execute()
