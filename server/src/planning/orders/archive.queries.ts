import { sql } from 'kysely'
import { Failure } from '@takt/contract/failures.ts'
import { Unit } from '@takt/contract/units.ts'
import { instantAt, micros } from '../../platform/db/keyset.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, PassRow } from '../../platform/db/tables.ts'

const piece = 1000
const unitFields = Object.keys(Unit.shape) as (keyof Unit)[] // a shape's keys are its fields
const failureFields = Object.keys(Failure.shape) as (keyof typeof Failure.shape)[] // likewise

/** A piece at a time, each after the last row of the one before, until a piece is not full. */
async function* pieces<Row>(after: (last: Row | null) => Promise<Row[]>) {
  for (let last: Row | null = null; ;) {
    const rows: Row[] = await after(last)
    yield rows
    last = rows.at(-1) ?? null
    if (rows.length < piece) return
  }
}

type Order = { id: number }
export const allOrders = (db: Db, line: LineNumber) => {
  const orders = db.selectFrom('orders').selectAll().where('lineNumber', '=', line).orderBy('id').limit(piece)
  return pieces<Awaited<ReturnType<typeof orders.execute>>[number]>((last: Order | null) =>
    (last ? orders.where('id', '>', last.id) : orders).execute(),
  )
}

export const allUnits = (db: Db, line: LineNumber) => {
  const units = db
    .selectFrom('units')
    .select([...unitFields, micros('registeredAt').as('place')])
    .where('lineNumber', '=', line)
    .orderBy('registeredAt')
    .orderBy('productId')
    .limit(piece)
  return pieces<Awaited<ReturnType<typeof units.execute>>[number]>((last) =>
    (last
      ? units.where(
          sql<boolean>`(registered_at, product_id) > (${instantAt(last.place)}, ${last.productId}::uuid)`,
        )
      : units
    ).execute(),
  )
}

export const allFailures = (db: Db, line: LineNumber) => {
  const failures = db
    .selectFrom('failures')
    .select([...failureFields, micros('failTime').as('place')])
    .where('lineNumber', '=', line)
    .orderBy('failTime')
    .orderBy('failId')
    .limit(piece)
  const withOrder = (some: typeof failures) =>
    db
      .selectFrom(some.as('f'))
      .leftJoin('units as u', (on) =>
        on.on('u.lineNumber', '=', line).onRef('u.productId', '=', 'f.productId'),
      )
      .selectAll('f')
      .select('u.orderCode')
      .orderBy('failTime')
      .orderBy('failId')
  return pieces<Awaited<ReturnType<ReturnType<typeof withOrder>['execute']>>[number]>((last) =>
    withOrder(
      last
        ? failures.where(
            sql<boolean>`(fail_time, fail_id) > (${instantAt(last.place)}, ${last.failId}::uuid)`,
          )
        : failures,
    ).execute(),
  )
}

type PassFound = Pick<
  PassRow,
  | 'productId'
  | 'passNo'
  | 'stepSeq'
  | 'stationNumber'
  | 'attempt'
  | 'inTime'
  | 'outTime'
  | 'operator'
  | 'verdict'
  | 'judged'
  | 'resultStatus'
  | 'asked'
  | 'setKey'
  | 'values'
  | 'texts'
  | 'stationNg'
> & { cycleTime: number; orderCode: string | null; productSn: string | null; place: number }

/** In the order they were completed. `measured`: only those with values, and these with them; values are in columns of their own, so a reader without need of them does not fetch them. */
export const allPasses = (db: Db, line: LineNumber, { measured = false } = {}) =>
  pieces<PassFound>(async (last) => {
    const after = last
      ? sql`and (out_time, product_id, pass_no) > (${instantAt(last.place)}, ${last.productId}::uuid, ${last.passNo}::smallint)`
      : sql``
    const { rows } = await sql<PassFound>`
      select p.*, u.order_code, u.product_sn from (
        select product_id, pass_no, step_seq, station_number, attempt, in_time, out_time, operator, verdict, judged, result_status, asked, set_key, station_ng,
               extract(epoch from out_time - in_time)::float8 as cycle_time, ${micros('outTime')} as place,
               ${measured ? sql`"values", texts` : sql`null as "values", null as texts`}
        from passes where line_number = ${line} ${measured ? sql`and set_key is not null` : sql``} ${after}
        order by out_time, product_id, pass_no limit ${piece}
      ) as p left join units u on u.line_number = ${line} and u.product_id = p.product_id
      order by p.out_time, p.product_id, p.pass_no`.execute(db)
    return rows
  })

/** As many passes can be counted while somebody waits, with their values fewer; null beyond: then no remaining time is shown, and nothing else is counted. */
const countable = (values: boolean) => (values ? 300_000 : 1_000_000)

export async function countArchive(db: Db, line: LineNumber, values: boolean) {
  const n = values
    ? sql`coalesce(cardinality(array_remove("values", null)), 0) + coalesce(cardinality(array_remove(texts, null)), 0)`
    : sql`0`
  const {
    rows: [counted],
  } = await sql<{ rows: number | null }>`
    select case when p.passes <= ${countable(values)} then p.passes + p.measured + (select count(*) from orders where line_number = ${line}) + (select count(*) from units where line_number = ${line})
      + (select count(*) from failures where line_number = ${line}) end as rows
    from (select count(*) as passes, coalesce(sum(n), 0)::bigint as measured
          from (select ${n} as n from passes where line_number = ${line} limit ${countable(values) + 1}) as counted) as p`.execute(
    db,
  )
  return counted!.rows
}
