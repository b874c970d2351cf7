import type { NewEvent } from '@takt/contract/events.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Sql } from '../../platform/db/rows.ts'
import type { Writes } from './writes.ts'

type Closed = {
  failId: string
  productId: string
  productSn: string | null
  stationNumber: string
  stepSeq: number | null
  resultCode: string | null
}
const closedColumns = `f.fail_id as "failId", f.product_id as "productId", f.product_sn as "productSn",
  f.station_number as "stationNumber", f.step_seq as "stepSeq", f.result_code as "resultCode"`

const closedEvent = (failStatus: 'closed' | 'scrap', at: string, closed: Closed): NewEvent => ({
  kind: 'failureClosed',
  about: closed.productId,
  data: { ...closed, failStatus, at },
})

/** Those of a step that was repeated with OK. Which were open is known by their table only, so its answer is waited for: after a failed try, not at each pass. */
export async function closeMended(
  client: Sql,
  line: string,
  mended: Writes['mended'],
): Promise<readonly NewEvent[]> {
  const { rows } = await client.query<Closed & { at: string }>({
    name: 'floor_mend',
    text: `update failures f set fail_status = 'closed', closed_time = m.at
           from unnest($2::uuid[], $3::int[], $4::timestamptz[]) as m (product_id, step_seq, at)
           where f.line_number = $1 and f.product_id = m.product_id and f.step_seq = m.step_seq
             and f.fail_status in ('open', 'rework')
           returning ${closedColumns}, m.at`,
    values: [
      line,
      mended.map(({ productId }) => productId),
      mended.map(({ stepSeq }) => stepSeq),
      mended.map(({ at }) => isoOf(at)),
    ],
  })
  return rows.map(({ at, ...closed }) => closedEvent('closed', at, closed))
}

/** What is still being worked off of these units ends as scrap. */
export async function closeAsScrap(
  client: Sql,
  line: string,
  scrapped: readonly { productId: string }[],
): Promise<readonly NewEvent[]> {
  if (scrapped.length === 0) return []
  const at = isoOf(Date.now())
  const { rows } = await client.query<Closed>({
    name: 'floor_scrap_failures',
    text: `update failures f set fail_status = 'scrap', closed_time = $3
           where f.line_number = $1 and f.product_id = any($2::uuid[])
             and f.fail_status in ('open', 'rework') and f.closed_time is null
           returning ${closedColumns}`,
    values: [line, scrapped.map(({ productId }) => productId), at],
  })
  return rows.map((closed) => closedEvent('scrap', at, closed))
}
