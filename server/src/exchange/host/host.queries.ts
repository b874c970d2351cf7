import { type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { Connection, TelegramHour, TelegramScope, TeleState, TeleType } from '@takt/contract/host.ts'
import { startsWith } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

const shown = [
  'id',
  'lineNumber',
  'traceId',
  'direction',
  'teleType',
  'teleState',
  'idempotencyKey',
  'endpoint',
  'httpStatus',
  'attempts',
  'nextTry',
  'latency',
  'errorText',
  'orderCode',
  'lotNo',
  'productId',
  'productSn',
  'at',
  'doneAt',
  'handledBy',
  'handledReason',
] as const

/** `lines`: those the reader may look at; none: all, and what belongs to no single line. */
export type HostScope = TelegramScope & { lines: string[] }

function scoped<R>(query: SelectQueryBuilder<Tables, 'hostTelegrams', R>, { lines, ...filter }: HostScope) {
  let narrowed = query
  if (lines.length > 0) narrowed = narrowed.where('lineNumber', 'in', lines)
  // A message that names no line, or one that could not be read, is nobody else's: it shows under every line.
  if (filter.lineNumber)
    narrowed = narrowed.where((eb) =>
      eb.or([eb('lineNumber', '=', filter.lineNumber!), eb('lineNumber', 'is', null)]),
    )
  if (filter.direction) narrowed = narrowed.where('direction', '=', filter.direction)
  if (filter.teleType) narrowed = narrowed.where('teleType', '=', filter.teleType)
  if (filter.teleState?.length) narrowed = narrowed.where('teleState', 'in', filter.teleState)
  if (filter.traceId) narrowed = narrowed.where('traceId', '=', filter.traceId)
  if (filter.orderCode) narrowed = narrowed.where('orderCode', 'like', startsWith(filter.orderCode))
  if (filter.lotNo) narrowed = narrowed.where('lotNo', 'like', startsWith(filter.lotNo))
  if (filter.productSn) narrowed = narrowed.where('productSn', 'like', startsWith(filter.productSn))
  if (filter.from) narrowed = narrowed.where('at', '>=', filter.from)
  if (filter.to) narrowed = narrowed.where('at', '<', filter.to)
  return narrowed
}

/** Newest first. `before`: those made before this one. */
export function telegramsAfter(db: Db, filter: HostScope, before: number | null, limit: number) {
  const query = scoped(db.selectFrom('hostTelegrams').select(shown), filter)
    .orderBy('id', 'desc')
    .limit(limit)
  return (before === null ? query : query.where('id', '<', before)).execute()
}

export const allTelegrams = (db: Db, filter: HostScope) =>
  scoped(db.selectFrom('hostTelegrams').select(shown), filter)

export const findTelegram = (db: Db, id: number) =>
  db.selectFrom('hostTelegrams').select(shown).where('id', '=', id).executeTakeFirst()
export const findPair = (db: Db, id: number) =>
  db
    .selectFrom('hostTelegrams')
    .select([...shown, 'request', 'response'])
    .where('id', '=', id)
    .executeTakeFirst()
export const lockTelegram = (db: Db, id: number) =>
  db.selectFrom('hostTelegrams').select(shown).where('id', '=', id).forUpdate().executeTakeFirst()

export const changeTelegram = (db: Db, id: number, change: Updateable<Tables['hostTelegrams']>) =>
  db.updateTable('hostTelegrams').set(change).where('id', '=', id).returning(shown).executeTakeFirstOrThrow()

/**
 * The newest telegram to the host about each lot, sent or to be sent, and the newest about its completion. The order
 * leads to an index.
 */
export const newestOfLots = async (
  db: Db,
  line: LineNumber,
  lots: readonly { lotNo: string; orderCode: string }[],
) =>
  (
    await sql<{ id: number; lotNo: string; teleType: TeleType; teleState: TeleState }>`
    select distinct on (lot_no, tele_type) id, lot_no, tele_type, tele_state
    from host_telegrams
    where line_number = ${line} and direction = 'out'
      and order_code = any(${lots.map(({ orderCode }) => orderCode)}::text[])
      and lot_no = any(${lots.map(({ lotNo }) => lotNo)}::text[])
    order by lot_no, tele_type, id desc`.execute(db)
  ).rows

export const newestOfType = (db: Db, line: LineNumber, teleType: TeleType) =>
  db
    .selectFrom('hostTelegrams')
    .select(shown)
    .where('lineNumber', '=', line)
    .where('direction', '=', 'out')
    .where('teleType', '=', teleType)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A test: over before it is written down. */
export const insertTest = (
  db: Db,
  test: Pick<Updateable<Tables['hostTelegrams']>, 'httpStatus' | 'latency' | 'errorText' | 'response'> & {
    idempotencyKey: string
    endpoint: string
    request: string
    teleState: 'ok' | 'handled'
  },
) =>
  db
    .insertInto('hostTelegrams')
    .values({
      ...test,
      lineNumber: null,
      direction: 'out',
      teleType: 'test',
      attempts: 1,
      nextTry: null,
      orderCode: null,
      lotNo: null,
      productId: null,
      productSn: null,
      traceId: null,
      doneAt: sql<string>`now()`,
      handledBy: null,
      handledReason: null,
      requestHash: null,
      httpStatus: test.httpStatus ?? null,
      latency: test.latency ?? null,
      errorText: test.errorText ?? null,
      response: test.response ?? null,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()

/** Whoever comes second with a key waits here for the first. */
export const insertIncoming = (
  db: Db,
  incoming: Record<'endpoint' | 'idempotencyKey' | 'request', string> & {
    teleType: TeleType
    requestHash: Buffer
    traceId: string | null
  },
) =>
  sql`
    insert into host_telegrams (direction, tele_type, endpoint, idempotency_key, request, request_hash, trace_id)
    values ('in', ${incoming.teleType}, ${incoming.endpoint}, ${incoming.idempotencyKey}, ${incoming.request},
      ${incoming.requestHash}, ${incoming.traceId})
    on conflict (direction, idempotency_key) do nothing`.execute(db)

export const lockIncoming = (db: Db, idempotencyKey: string) =>
  db
    .selectFrom('hostTelegrams')
    .select(['id', 'teleState', 'attempts', 'endpoint', 'requestHash', 'response'])
    .where('direction', '=', 'in')
    .where('idempotencyKey', '=', idempotencyKey)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Which of these are lines. */
export const linesAmong = async (db: Db, names: string[]) =>
  (
    await db
      .selectFrom('lines')
      .select('lineNumber')
      .where('lineNumber', '=', sql<string>`any(${names}::text[])`)
      .execute()
  ).map(({ lineNumber }) => lineNumber)

const ofLines = (lines: string[]) => (lines.length > 0 ? sql`line_number = any(${lines}::text[])` : sql`true`)

export async function connectionOf(db: Db, lines: string[]): Promise<Connection> {
  const {
    rows: [found],
  } = await sql<Connection>`
    select s.host_mode, s.host_url, open.*, ended.*,
      (select max(at)
        from (
          select at
          from host_telegrams
          where direction = 'in' and ${ofLines(lines)}
          order by id desc
          limit 1) as heard) as last_heard
    from host_settings s
    cross join lateral (
      select
        count(*) filter (where tele_state = 'waiting')::int as waiting,
        count(*) filter (where tele_state = 'retry')::int as retry,
        count(*) filter (where tele_state = 'dead')::int as dead,
        min(at) filter (where tele_state in ('waiting', 'retry')) as oldest_waiting
      from host_telegrams
      where tele_state in ('waiting', 'retry', 'dead') and direction = 'out' and ${ofLines(lines)}) as open
    cross join lateral (
      select
        (select done_at
          from host_telegrams
          where direction = 'out' and tele_state = 'ok' and (tele_type = 'test' or ${ofLines(lines)})
          order by id desc
          limit 1) as last_success,
        failed.at as last_failure,
        failed.error_text as last_error
      from (select 1) as one
      left join lateral (
        select coalesce(done_at, at) as at, error_text
        from host_telegrams
        where direction = 'out' and tele_state in ('retry', 'dead') and error_text is not null
          and ${ofLines(lines)}
        order by id desc
        limit 1) as failed on true) as ended
    where s.one`.execute(db)
  return found! // the settings are one row
}

/** By the hour in which they came to an end, or failed last. */
export const hoursOf = (db: Db, filter: HostScope): Promise<TelegramHour[]> =>
  scoped(db.selectFrom('hostTelegrams'), filter)
    .where('attempts', '>', 0)
    .select([
      sql<string>`date_trunc('hour', at)`.as('hour'),
      sql<number>`count(*) filter (where error_text is null)::int`.as('ok'),
      sql<number>`count(*) filter (where error_text is not null)::int`.as('failed'),
      sql<number | null>`percentile_cont(0.5) within group (order by latency)`.as('medianLatency'),
      sql<number | null>`percentile_cont(0.95) within group (order by latency)`.as('slowLatency'),
    ])
    .groupBy(sql`1`)
    .orderBy('hour', 'desc')
    .limit(24 * 31)
    .execute()

export const readSettings = (db: Db) =>
  db.selectFrom('hostSettings').selectAll().where('one', '=', true).executeTakeFirstOrThrow()
export const lockSettings = (db: Db) =>
  db.selectFrom('hostSettings').selectAll().where('one', '=', true).forUpdate().executeTakeFirstOrThrow()
export const updateSettings = (db: Db, change: Updateable<Tables['hostSettings']>) =>
  db
    .updateTable('hostSettings')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .returningAll()
    .executeTakeFirstOrThrow()
