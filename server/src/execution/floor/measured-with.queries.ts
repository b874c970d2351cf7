import { sql } from 'kysely'
import type { ProcessStatus } from '@takt/contract/units.ts'
import { instantAt, micros } from '../../platform/db/keyset.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A stretch in which something was at a station: passes that ended in it, and those that only began in it and ended before `last`. */
export type AtStation = { stationNumber: string; from: string; until: string; last: string }
export type PassInTime = { place: number; productId: string; passNo: number }

export type MeasuredPass = PassInTime & {
  inTime: string
  outTime: string
  stepSeq: number | null
  setKey: number
  values: (number | null)[]
  productSn: string | null
  typeNo: string | null
  processStatus: ProcessStatus | null
  holds: string[] | null
  /** Positions of its values that were measured again, by a later pass of the unit at the same step. */
  again: number[]
}

/** The instant alone besides: it leaves out whole months of passes, which the three together do not. */
const notAfter = ({ place, productId, passNo }: PassInTime) => sql`
  and out_time <= ${instantAt(place)}
  and (out_time, product_id, pass_no) <= (${instantAt(place)}, ${productId}::uuid, ${passNo}::smallint)`

/** Passes with values, the newest first, from a place on, that one included. */
export async function passesMeasured(
  db: Db,
  line: LineNumber,
  { stationNumber, from, until, last }: AtStation,
  place: PassInTime | null,
  limit: number,
): Promise<MeasuredPass[]> {
  const { rows } = await sql<MeasuredPass>`
    select p.place, p.product_id, p.pass_no, p.in_time, p.out_time, p.step_seq, p.set_key, p."values",
      u.product_sn, u.type_no, u.process_status, u.holds,
      array(
        select distinct at - 1
        from passes n, generate_subscripts(n."values", 1) as at
        where n.line_number = ${line} and n.product_id = p.product_id and n.set_key = p.set_key
          and n.step_seq is not distinct from p.step_seq
          and n.out_time >= p.out_time and (n.out_time, n.pass_no) > (p.out_time, p.pass_no)
          and n."values"[at] is not null) as again
    from (
      select *, ${micros('outTime')} as place
      from passes
      where line_number = ${line} and station_number = ${stationNumber} and "values" is not null and set_key is not null
        and out_time >= ${from}::timestamptz and out_time < ${last}::timestamptz and in_time < ${until}::timestamptz
        ${place ? notAfter(place) : sql``}
      order by out_time desc, product_id desc, pass_no desc
      limit ${limit}) as p
    left join units u on u.line_number = ${line} and u.product_id = p.product_id
    order by p.out_time desc, p.product_id desc, p.pass_no desc`.execute(db)
  return rows
}
