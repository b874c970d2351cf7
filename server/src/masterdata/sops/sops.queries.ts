import { type Insertable, sql, type Updateable } from 'kysely'
import { sopTitles } from '@takt/contract/sop-titles.ts'
import type { SopFilter, SopKey, SopRow } from '@takt/contract/sops.ts'
import { contains, onePage } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

/** A released version is superseded as soon as a newer released one is valid. */
const superseded = (line: LineNumber) => sql<boolean>`sop_status = 'released' and exists (select from sops n
  where n.line_number = ${line} and n.sop_code = s.sop_code and n.sop_ver > s.sop_ver
    and n.released_at is not null and n.valid_from <= ${nowIso()})`

const columns = [
  'lineNumber',
  'sopCode',
  'sopVer',
  'sopTitle',
  ...sopTitles,
  'sopLanguage',
  'typeNo',
  'stationNumber',
  'fileId',
  'steps',
  'readConfirm',
  'readDays',
  'major',
  'whatChanged',
  'validFrom',
  'inFlight',
  'contentHash',
  'authors',
  'releasedBy',
  'releasedAt',
  'updateDate',
  'updateAuthor',
  'revision',
] as const

const read = (db: Db, line: LineNumber) =>
  db.selectFrom(
    db
      .selectFrom('sops as s')
      .select(columns)
      .select([
        'asksFrom',
        'withdrawnAt',
        sql<SopRow['sopStatus']>`case when ${superseded(line)} then 'obsolete' else sop_status end`.as(
          'sopStatus',
        ),
      ])
      .where('s.lineNumber', '=', line)
      .as('t'),
  )

/** Those of these codes that have a version on the line. */
export const sopCodesThere = async (db: Db, line: LineNumber, codes: readonly string[]) =>
  new Set(
    codes.length === 0
      ? []
      : (
          await db
            .selectFrom('sops')
            .select('sopCode')
            .distinct()
            .where('lineNumber', '=', line)
            .where('sopCode', 'in', codes)
            .execute()
        ).map(({ sopCode }) => sopCode),
  )

export function listSops(db: Db, line: LineNumber, filter: SopFilter) {
  let query = read(db, line).select([...columns, 'sopStatus'])
  for (const key of ['sopStatus', 'sopLanguage', 'typeNo', 'stationNumber'] as const)
    if (filter[key]) query = query.where(key, '=', filter[key])
  if (filter.sopCode) query = query.where('sopCode', 'ilike', contains(filter.sopCode))
  const { sopTitle } = filter
  if (sopTitle)
    query = query.where((eb) =>
      eb.or((['sopTitle', ...sopTitles] as const).map((key) => eb(key, 'ilike', contains(sopTitle)))),
    )
  if (filter.readConfirm !== undefined) query = query.where('readConfirm', '=', filter.readConfirm)
  return onePage(
    query.$if(!filter.sort, (q) => q.orderBy('sopCode').orderBy('sopVer', 'desc')),
    filter,
    ['sopCode', 'sopVer'],
  )
}

export const versionsOfSop = (db: Db, line: LineNumber, sopCode: string) =>
  read(db, line)
    .select([...columns, 'sopStatus'])
    .where('sopCode', '=', sopCode)
    .orderBy('sopVer', 'desc')
    .execute()

export const findSop = (db: Db, line: LineNumber, { sopCode, sopVer }: SopKey) =>
  read(db, line)
    .select([...columns, 'sopStatus', 'asksFrom'])
    .where('sopCode', '=', sopCode)
    .where('sopVer', '=', sopVer)
    .executeTakeFirst()

/** In review, and not written by this person. */
export const countSopsInReview = async (db: Db, line: LineNumber, reviewer: string) =>
  Number(
    (
      await read(db, line)
        .select(({ fn }) => fn.countAll().as('waiting'))
        .where('sopStatus', '=', 'review')
        .where(sql<boolean>`not authors ? ${reviewer}`)
        .executeTakeFirstOrThrow()
    ).waiting,
  )

/** All of the line that require reading now. */
export const sopsToRead = (db: Db, line: LineNumber) =>
  read(db, line)
    .select([...columns, 'asksFrom'])
    .where('sopStatus', '=', 'released')
    .where('readConfirm', '=', true)
    .where('validFrom', '<=', nowIso())
    .orderBy('sopCode')
    .execute()

/** What a station shows now. */
export const sopsInForce = (db: Db, line: LineNumber, stationNumber: string) =>
  read(db, line)
    .select([...columns, 'asksFrom'])
    .where('sopStatus', '=', 'released')
    .where('validFrom', '<=', nowIso())
    .where((eb) => eb.or([eb('stationNumber', 'is', null), eb('stationNumber', '=', stationNumber)]))
    .orderBy('sopCode')
    .execute()

/** Of each instruction, its newest version of any status. */
export const newestVersions = (db: Db, line: LineNumber, sopCodes: readonly string[]) =>
  db
    .selectFrom('sops')
    .select(['sopCode', (eb) => eb.fn.max('sopVer').as('sopVer')])
    .where('lineNumber', '=', line)
    .where(sql<boolean>`sop_code = any(${sopCodes}::text[])`)
    .groupBy('sopCode')
    .execute()

/** Released ones that are valid and were not replaced at once: the newest, and those that units in work are finished with. */
export const versionsAlive = async (db: Db, line: LineNumber, stationNumber: string) => {
  const rows = await read(db, line)
    .select([...columns, 'asksFrom', 'withdrawnAt', 'sopStatus'])
    .where('releasedAt', 'is not', null)
    .where('validFrom', '<=', nowIso())
    // Of what was ever meant for the station.
    .where(
      sql<boolean>`sop_code in (select o.sop_code from sops o where o.line_number = ${line}
        and (o.station_number is null or o.station_number = ${stationNumber}))`,
    )
    .where(
      sql<boolean>`not exists (select from sops n where n.line_number = ${line} and n.sop_code = t.sop_code
        and n.sop_ver > t.sop_ver and n.released_at is not null and n.valid_from <= ${nowIso()} and n.in_flight = 'switch')`,
    )
    .orderBy('sopCode')
    .orderBy('sopVer')
    .execute()
  return rows.map((row, at) => ({
    ...row,
    effectiveAt: Math.max(Date.parse(row.validFrom), Date.parse(row.releasedAt!)),
    // The newest that is obsolete was withdrawn, whenever that was.
    isWithdrawn:
      row.withdrawnAt !== null || (row.sopStatus === 'obsolete' && rows[at + 1]?.sopCode !== row.sopCode),
  }))
}

/** The content of the version before, for each of these. */
export const contentsBefore = (db: Db, line: LineNumber, sopCodes: readonly string[]) =>
  db
    .selectFrom('sops')
    .select(['sopCode', 'sopVer', 'steps', 'fileId'])
    .where('lineNumber', '=', line)
    .where(sql<boolean>`sop_code = any(${sopCodes}::text[])`)
    .where('releasedAt', 'is not', null)
    .orderBy('sopVer', 'desc')
    .execute()

/** All versions, held until the transaction ends: whoever releases or revises takes turns. The newest first. */
export const lockVersions = (db: Db, line: LineNumber, sopCode: string) =>
  db
    .selectFrom('sops')
    .select(['sopVer', 'releasedAt', 'asksFrom'])
    .where('lineNumber', '=', line)
    .where('sopCode', '=', sopCode)
    .orderBy('sopVer', 'desc')
    .forUpdate()
    .execute()

/** Undefined: there is this version already. */
export const insertSop = (
  db: Db,
  sop: Omit<Insertable<Tables['sops']>, 'lineNumber'> & { lineNumber: LineNumber },
) =>
  db
    .insertInto('sops')
    .values(sop)
    .onConflict((conflict) => conflict.doNothing())
    .returning('sopVer')
    .executeTakeFirst()

export const updateSop = (
  db: Db,
  line: LineNumber,
  { sopCode, sopVer }: SopKey,
  change: Updateable<Tables['sops']>,
) =>
  db
    .updateTable('sops')
    .set({ ...change, revision: sql<number>`revision + 1` })
    .where('lineNumber', '=', line)
    .where('sopCode', '=', sopCode)
    .where('sopVer', '=', sopVer)
    .execute()

/** What is superseded now stays so, whatever becomes of the newer version. */
export const settleSuperseded = (db: Db, line: LineNumber, sopCode: string) =>
  sql`update sops s set sop_status = 'obsolete'
      where line_number = ${line} and sop_code = ${sopCode} and ${superseded(line)}`.execute(db)

export const deleteSop = (db: Db, line: LineNumber, { sopCode, sopVer }: SopKey) =>
  db
    .deleteFrom('sops')
    .where('lineNumber', '=', line)
    .where('sopCode', '=', sopCode)
    .where('sopVer', '=', sopVer)
    .execute()

export const contentsOfLine = (db: Db, line: string) =>
  db
    .selectFrom('sops')
    .select(['lineNumber', 'sopCode', 'sopVer', 'fileId', 'steps'])
    .where('lineNumber', '=', line)
    .execute()
export const deleteSopsOf = (db: Db, line: string) =>
  db.deleteFrom('sops').where('lineNumber', '=', line).execute()
