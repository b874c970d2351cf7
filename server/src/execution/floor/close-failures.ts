import type { NewEvent } from '@takt/contract/events.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Sql } from '../../platform/db/rows.ts'
import type { Writes } from './writes.ts'

type ClosedEvent = Extract<NewEvent, { kind: 'failureClosed' }>
type Closed = Omit<ClosedEvent['data'], 'failStatus' | 'at'>
const closedColumns = `f.fail_id as "failId", f.product_id as "productId", f.product_sn as "productSn",
  f.lot_no as "lotNo", f.station_number as "stationNumber", f.step_seq as "stepSeq",
  f.result_code as "resultCode", f.defect_code as "defectCode"`

export const closedEvent = (
  failStatus: ClosedEvent['data']['failStatus'],
  at: string,
  { failId, productId, productSn, lotNo, stationNumber, stepSeq, resultCode, defectCode }: Closed,
): NewEvent => {
  const what = { failId, productId, productSn, lotNo, stationNumber, stepSeq, resultCode, defectCode }
  return { kind: 'failureClosed', about: productId ?? lotNo ?? '', data: { ...what, failStatus, at } }
}

/**
 * Failures of a step that was repeated with OK; what a person found there is closed by rework only. Which were open is
 * known by their table only, so its answer is waited for: after a failed try, not at each pass.
 */
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
             and (f.fail_status = 'rework' or f.fail_status = 'open' and f.fail_source = 'auto')
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

/** The same of failures that had left with a part: closed is nothing, but what was reworked passed. */
export async function retestsPassed(
  client: Sql,
  line: string,
  mended: Writes['mended'],
): Promise<readonly NewEvent[]> {
  const { rows } = await client.query<{ productId: string; stepSeq: number; at: string }>({
    name: 'floor_retested',
    text: `select m.product_id as "productId", m.step_seq as "stepSeq", max(m.at) as at
           from unnest($2::uuid[], $3::int[], $4::timestamptz[]) as m (product_id, step_seq, at)
           join failures f on f.line_number = $1 and f.removed_from = m.product_id and f.step_seq = m.step_seq
           group by m.product_id, m.step_seq`,
    values: [
      line,
      mended.map(({ productId }) => productId),
      mended.map(({ stepSeq }) => stepSeq),
      mended.map(({ at }) => isoOf(at)),
    ],
  })
  return rows.map((data) => ({ kind: 'retestPassed', about: data.productId, data }))
}

/** What a route had sent to rework is a person's to decide once its unit is held for a step it failed. */
export const reopen = (client: Sql, line: string, stopped: Writes['stopped']) =>
  client.query({
    name: 'floor_reopen',
    text: `update failures set fail_status = 'open'
           where line_number = $1 and product_id = any($2::uuid[])
             and fail_status = 'rework' and fail_source = 'auto'`,
    values: [line, stopped.map(({ productId }) => productId)],
  })

/** What is still being worked off of these units ends as scrap. */
export async function closeAsScrap(
  client: Sql,
  line: string,
  scrapped: readonly { productId: string }[],
  by: string | null,
): Promise<readonly NewEvent[]> {
  if (scrapped.length === 0) return []
  const at = isoOf(Date.now())
  const { rows } = await client.query<Closed>({
    name: 'floor_scrap_failures',
    text: `update failures f set fail_status = 'scrap', disposition = 'scrap', disposed_by = $4, disposed_time = $3,
             closed_by = $4, closed_time = $3
           where f.line_number = $1 and f.product_id = any($2::uuid[])
             and f.fail_status in ('open', 'rework') and f.closed_time is null
           returning ${closedColumns}`,
    values: [line, scrapped.map(({ productId }) => productId), at, by],
  })
  return rows.map((closed) => closedEvent('scrap', at, closed))
}
