import { availableParallelism } from 'node:os'
import { Kysely, PostgresDialect, type SelectQueryBuilder, sql } from 'kysely'
import pg from 'pg'
import { countedTo } from '@takt/contract/lists.ts'
import { clientFor } from './addresses.ts'
import { ColumnNames } from './column-names.ts'
import { answerInTime } from './in-time.ts'
import { dropLostConnections, idleInTransaction, keepalives } from './lost-connections.ts'
import { inOneWrite } from './one-write.ts'
import { preparing } from './prepared.ts'
import { Standby } from './standby.ts'
import { watchStatements } from './statements.ts'
import type { Db, Tables } from './tables.ts'

// Rows leave the database in their wire form, so no layer above has to translate them.
const { INT8, TIMESTAMPTZ, DATE } = pg.types.builtins
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text).toISOString())
pg.types.setTypeParser(DATE, (text) => text)
// The driver's own reader of arrays takes five times as long.
const numbers = (text: string) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((one) => (one === 'NULL' ? null : Number(one)))
const [int2s, int4s, int8s, float8s] = [1005, 1007, 1016, 1022]
for (const type of [int2s, int4s, int8s, float8s]) pg.types.setTypeParser(type, numbers)

/** How long anybody waits for the database before the call fails with a clear error. */
const patience = 4_500

/** Then the database itself stops: an answer nobody waits for any more keeps no connection busy, and no others waiting behind it. */
const lastWord = patience + 500

/**
 * `db` for everything; `floor` for the hot path, which uses SQL with named statements and must not wait for a report; `exporting` for files of
 * many rows, which nobody else waits for; `standby` for answers that may be a moment old, null where there is none.
 */
export type Database = {
  db: Db
  pool: pg.Pool
  floor: pg.Pool
  exporting: Db
  standby: Pick<Standby, 'read' | 'lag' | 'close'> | null
  close: () => Promise<void>
}

const [exportConnections, lookUpConnections] = [2, 2]

const [lookUps, acts] = [new WeakMap<Db, Db>(), new WeakMap<Db, Db>()]
/** Every few seconds a station waits for what is remembered to be read again: on connections that no report holds. A transaction reads for itself. */
export const forLookUps = (db: Db) => lookUps.get(db) ?? db
/** What has its turn on a line keeps stations waiting: it has its connection at once. */
export const forActs = (db: Db) => acts.get(db) ?? db

/**
 * On the floor every row is found by its key, so a nested loop over an index is always right. The planner cannot know it on the first day
 * of a plant, when its statistics show empty tables: it then reads a whole line at every message (measured: 30 times slower).
 */
const byKeyOnly = [
  'enable_seqscan',
  'enable_hashjoin',
  'enable_mergejoin',
  'enable_material',
  'enable_bitmapscan',
].map((way) => `-c ${way}=off`)

/** What the floor runs again and again is planned once. On a divided database Citus refuses such plans where a parameter is an array. */
const plannedOnce = '-c plan_cache_mode=force_generic_plan'

/** `readUrl`: a standby of the same database. `divided`: its tables are, among several machines. */
export function connect(
  url: string,
  readUrl: string | null = null,
  { divided = false }: { divided?: boolean } = {},
): Database {
  const cores = availableParallelism()
  const pools = new Set<pg.Pool>()
  const pool = makePool(url, 2 * cores + 2, { pools })
  const floor = makePool(url, cores + 2, {
    pools,
    settings: [idleInTransaction(lastWord), ...byKeyOnly, ...(divided ? [] : [plannedOnce])],
    pipeline: true,
  })
  const db = speaking(pool)
  const exporting = speaking(makePool(url, exportConnections, { pools }))
  const standby = readUrl
    ? new Standby(db, speaking(makePool(readUrl, 2 * cores + 2 + exportConnections)))
    : null
  const reserved = speaking(makePool(url, lookUpConnections, { pools }))
  const acting = speaking(makePool(url, cores + 2, { pools }))
  lookUps.set(db, reserved)
  acts.set(db, acting)
  const close = async () => {
    await floor.end()
    await exporting.destroy()
    await Promise.all([reserved.destroy(), acting.destroy()])
    await standby?.close()
    await db.destroy()
  }
  return { db, pool, floor, exporting, standby, close }
}

const speaking = (pool: pg.Pool) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new ColumnNames()] })

/** For what takes as long as it takes before anybody is served: an index over years of a plant is not made in seconds. */
export async function patiently<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = speaking(poolOf(url, 2, { patient: true }))
  return work(db).finally(() => db.destroy())
}

/** For a library that brings its own statements. `patient`: they take as long as they take. */
export const poolOf = (url: string, max: number, { patient = false } = {}) =>
  makePool(url, max, patient ? { milliseconds: 0, settings: ['-c statement_timeout=0'] } : {})

/** `pipeline`: statements that do not need each other's answers are sent together. */
function makePool(
  url: string,
  max: number,
  {
    settings = [],
    pools = new Set(),
    pipeline = false,
    milliseconds = patience,
  }: { settings?: string[]; pools?: Set<pg.Pool>; pipeline?: boolean; milliseconds?: number } = {},
) {
  // The readers above know this way of writing dates; somebody else's database may be set to that of its country.
  // Compiling a statement pays for one that runs for minutes; ours run for seconds at most (measured: 100,000 past orders, 0.1 s and 0.5 s of compiling).
  const options = [
    '-c datestyle=ISO',
    '-c jit=off',
    `-c statement_timeout=${lastWord}`,
    ...keepalives,
    idleInTransaction(60_000),
    ...settings,
  ].join(' ')
  const pool = new pg.Pool({
    connectionString: url,
    Client: clientFor(url),
    max,
    connectionTimeoutMillis: patience,
    pipeline,
    keepAlive: true,
    application_name: 'takt',
    options,
  })
  pool.on('connect', (client) => answerInTime(client, { milliseconds, pipeline }))
  pool.on('connect', watchStatements)
  pool.on('connect', preparing)
  if (pipeline) pool.on('connect', inOneWrite)
  dropLostConnections(pool, pools)
  // An idle connection that breaks is no event: the next one that is needed is made anew.
  pool.on('error', () => {})
  return pool
}

/**
 * All or nothing. The caller names the inner handle `db` again, hiding the outer one on purpose:
 * inside, nothing can be written outside the transaction. Already inside one, it joins it.
 */
export const inOneGo = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

/** Everything `work` reads is as it was at one moment. */
export const atOneMoment = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? work(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)

/** `50%` typed by a user is looked for as written. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
/** An index can serve this one. */
export const startsWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

type Paging = { page: number; limit: number; sort?: string | undefined }

/** A page of a register with its exact total. `sort` was checked by the contract; `tie` makes the order complete. */
export async function onePage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { page, limit, sort }: Paging,
  tie: readonly string[],
) {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number } // Kysely cannot see through the cleared select
  return {
    total,
    rows: await sorted(query, sort, tie)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  }
}

/** In the requested order, else in the query's own. */
export function sorted<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  sort: string | undefined,
  tie: readonly string[],
) {
  const ordered = sort
    ? query.clearOrderBy().orderBy(sql.ref(sort.replace(/^-/, '')), sort.startsWith('-') ? 'desc' : 'asc')
    : query
  return tie.reduce((ordered, column) => ordered.orderBy(sql.ref(column)), ordered)
}

/** Counts no further than a person cares to know. */
export async function countUpTo<DB, TB extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Row>,
  most = countedTo,
) {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(most + 1)
  const { total } = await db
    .selectNoFrom((eb) =>
      eb
        .selectFrom(some.as('some') as never)
        .select(sql<number>`count(*)`.as('total'))
        .$asScalar()
        .as('total'),
    )
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

/** The name of a column as a row of a page after this one. Opaque to the browser. */
export const cursorOf = (...parts: (string | number)[]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')
export function readCursor(cursor: string): (string | number)[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string' || typeof part === 'number')
      ? parts
      : null
  } catch {
    return null
  }
}
