import type { Sql } from '../../platform/db/rows.ts'
import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { AnnouncedType } from '@takt/contract/host.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Announcement } from '../../platform/outbox/outbox.ts'

/**
 * Writes into the outbox, in the transaction of the announced change: both are there or neither. Nothing is sent here, so nobody waits for a network.
 * A completed order is followed by what it consumed. While there is no host nothing is written.
 */
export const announceToHost = (db: Db, line: string, announcements: readonly Announcement[]) =>
  db.executeQuery(CompiledQuery.raw(insert, valuesOf(line, announcements)))

/** The same for the floor, on its own connection, after the statement that counted the orders. */
export const hostInsert = (client: Sql, line: string, announcements: readonly Announcement[]) =>
  client.query({ name: 'host_insert', text: insert, values: valuesOf(line, announcements) })

const consumes = (teleType: AnnouncedType) => teleType === 'orderCompleted' || teleType === 'orderClosedShort'

function valuesOf(line: string, announcements: readonly Announcement[]) {
  const rows = announcements.flatMap(
    (one): (Omit<Announcement, 'teleType'> & { teleType: AnnouncedType })[] =>
      consumes(one.teleType)
        ? [one, { teleType: 'consumption', orderCode: one.orderCode, traceId: one.traceId }]
        : [one],
  )
  return [line, JSON.stringify(rows.map((row) => ({ ...row, key: `takt-${randomUUID()}` })))]
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Consumption is summed up before it is sent, not here: the floor does not stop for a report. */
const insert = `
  insert into host_telegrams (line_number, direction, tele_type, idempotency_key, endpoint, next_try, order_code, lot_no, trace_id, request)
  select $1, 'out', t."teleType", t.key, coalesce(s.host_url, ''), now(), t."orderCode", t."lotNo", t."traceId",
    case when t."teleType" <> 'consumption' then (case when t."orderCode" is null then (body.said::jsonb - 'order')::json when t.lot is null then body.said else (body.said::jsonb || jsonb_build_object('lot', t.lot))::json end)::text end
  from host_settings s
  cross join lateral json_to_recordset($2::json) as t ("teleType" text, key text, "orderCode" text, "lotNo" text, "traceId" text, lot jsonb)
  left join orders o on o.line_number = $1 and o.order_code = t."orderCode"
  cross join lateral (select json_build_object('messageId', t.key, 'teleType', t."teleType", 'lineNumber', $1::text, 'at', ${instant('now()')}, 'order', json_build_object(
    'orderCode', t."orderCode", 'orderStatus', o.order_status, 'typeNo', o.type_no, 'typeVer', o.type_ver, 'orderNumber', o.order_number, 'orderUnit', o.order_unit,
    'startedNumber', o.started_number, 'actualNumber', o.actual_number, 'ngNumber', o.ng_number, 'planStart', ${instant('o.plan_start')}, 'planEnd', ${instant('o.plan_end')},
    'actualStart', ${instant('o.actual_start')}, 'actualEnd', ${instant('o.actual_end')}, 'statusReason', o.status_reason,
    'customerOrderNo', o.customer_order_no, 'customerOrderLine', o.customer_order_line)) as said) as body
  where s.one and s.host_mode <> 'off'`
