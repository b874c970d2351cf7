import { type Insertable, sql, type Updateable } from 'kysely'
import type {
  CharacteristicDraft,
  CollectionSet,
  CollectionSetFilter,
  ProcessResult,
  ProcessResultFilter,
} from '@takt/contract/collectionSets.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

export type SetKey = Pick<CollectionSet, 'colSetId' | 'colSetVersion'>

/** Sets with the number of their characteristics, as one table that can be sorted by any of it. */
const sets = (db: Db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('collectionSets as s')
        .selectAll('s')
        .select((of) =>
          of
            .selectFrom('processResults as r')
            .select(of.fn.countAll<number>().as('rows'))
            .whereRef('r.colSetId', '=', 's.colSetId')
            .whereRef('r.colSetVersion', '=', 's.colSetVersion')
            .$asScalar()
            .$notNull()
            .as('charCount'),
        )
        .as('sets'),
    )
    .selectAll()

function filteredSets(db: Db, filter: Omit<CollectionSetFilter, 'page' | 'limit'>) {
  let query = sets(db)
  if (filter.colSetId) query = query.where('colSetId', 'ilike', contains(filter.colSetId))
  if (filter.colSetName) query = query.where('colSetName', 'ilike', contains(filter.colSetName))
  if (filter.definitionStatus) query = query.where('definitionStatus', '=', filter.definitionStatus)
  return query.orderBy('colSetId').orderBy('colSetVersion', 'desc')
}
const setTie = ['colSetId', 'colSetVersion'] as const

export const listSets = (db: Db, filter: CollectionSetFilter) =>
  onePage(filteredSets(db, filter), filter, setTie)

/** For an export: what names each set of the whole filter result, in the order of the list. */
export const filteredSetKeys = (db: Db, filter: Omit<CollectionSetFilter, 'page' | 'limit'>) =>
  sorted(
    filteredSets(db, filter)
      .clearSelect()
      .select([...setTie]),
    filter.sort,
    setTie,
  ).execute()

function filteredResults(db: Db, filter: Omit<ProcessResultFilter, 'page' | 'limit'>) {
  let query = db.selectFrom('processResults').selectAll()
  if (filter.colSetId) query = query.where('colSetId', '=', filter.colSetId)
  if (filter.colSetVersion) query = query.where('colSetVersion', '=', filter.colSetVersion)
  if (filter.resultCode) query = query.where('resultCode', 'ilike', contains(filter.resultCode))
  if (filter.resultName) query = query.where('resultName', 'ilike', contains(filter.resultName))
  if (filter.manualAutoMode) query = query.where('manualAutoMode', '=', filter.manualAutoMode)
  return query.orderBy('colSetId').orderBy('colSetVersion', 'desc').orderBy('charSeqNum')
}
const resultTie = ['colSetId', 'colSetVersion', 'charSeqNum'] as const

export const listResults = (db: Db, filter: ProcessResultFilter) =>
  onePage(filteredResults(db, filter), filter, resultTie)

export type ResultKey = SetKey & Pick<ProcessResult, 'charSeqNum'>

export const filteredResultKeys = (db: Db, filter: Omit<ProcessResultFilter, 'page' | 'limit'>) =>
  sorted(
    filteredResults(db, filter)
      .clearSelect()
      .select([...resultTie]),
    filter.sort,
    resultTie,
  ).execute()

export const findResults = (db: Db, keys: readonly ResultKey[]) =>
  db
    .selectFrom('processResults')
    .selectAll()
    .where(sql<boolean>`(col_set_id, col_set_version, char_seq_num) in (select * from
    unnest(${keys.map((key) => key.colSetId)}::text[], ${keys.map((key) => key.colSetVersion)}::int[], ${keys.map((key) => key.charSeqNum)}::int[]))`)
    .execute()

/** Those of the sets that exist. */
export async function findSets(db: Db, keys: readonly SetKey[]) {
  if (!keys.length) return []
  return sets(db)
    .where((eb) => eb.or(keys.map(({ colSetId, colSetVersion }) => eb.and({ colSetId, colSetVersion }))))
    .execute()
}

/** Every version, newest first. */
export const versionsOf = (db: Db, colSetId: string) =>
  sets(db).where('colSetId', '=', colSetId).orderBy('colSetVersion', 'desc').execute()

/** Held until the transaction ends. All versions, so that two people revising take turns over the next number. */
export const lockSet = (db: Db, colSetId: string) =>
  db
    .selectFrom('collectionSets')
    .select('colSetVersion')
    .where('colSetId', '=', colSetId)
    .orderBy('colSetVersion')
    .forUpdate()
    .execute()

/** 0 where none exists yet. */
export const latestVersion = async (db: Db, colSetId: string) =>
  (
    await db
      .selectFrom('collectionSets')
      .select(sql<number>`coalesce(max(col_set_version), 0)`.as('latest'))
      .where('colSetId', '=', colSetId)
      .executeTakeFirstOrThrow()
  ).latest

/** Nothing comes back when somebody else made this version a moment ago. */
export const insertSet = (db: Db, set: Insertable<Tables['collectionSets']>) =>
  db
    .insertInto('collectionSets')
    .values(set)
    .onConflict((c) => c.columns(['colSetId', 'colSetVersion']).doNothing())
    .returning('setKey')
    .executeTakeFirst()

const one = ({ colSetId, colSetVersion }: SetKey) => ({ colSetId, colSetVersion })

export const updateSet = (db: Db, key: SetKey, change: Updateable<Tables['collectionSets']>) =>
  db
    .updateTable('collectionSets')
    .set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` })
    .where((eb) => eb.and(one(key)))
    .execute()

export const deleteSet = (db: Db, key: SetKey) =>
  db
    .deleteFrom('collectionSets')
    .where((eb) => eb.and(one(key)))
    .execute()

export const characteristicsOf = (db: Db, key: SetKey) =>
  db
    .selectFrom('processResults')
    .selectAll()
    .where((eb) => eb.and(one(key)))
    .orderBy('charSeqNum')
    .execute()

export const deleteCharacteristics = (db: Db, key: SetKey) =>
  db
    .deleteFrom('processResults')
    .where((eb) => eb.and(one(key)))
    .execute()

export async function insertCharacteristics(
  db: Db,
  key: SetKey,
  characteristics: readonly CharacteristicDraft[],
) {
  if (characteristics.length)
    await db
      .insertInto('processResults')
      .values(characteristics.map((row) => ({ ...row, ...one(key) })))
      .execute()
}

/** Every pass that carries values counts in its day, so the days know whether there is one. */
export const hasValues = async (db: Db, setKey: number) =>
  (await db
    .selectFrom('characteristicDays')
    .select('day')
    .where('setKey', '=', setKey)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Routes that measure it. They call this feature for sets, so this one reads their table instead of calling back. */
export const routesMeasuring = (db: Db, key: SetKey) =>
  db
    .selectFrom('processings')
    .select(['processingNumber', 'processingVer'])
    .where(sql<boolean>`steps @> ${JSON.stringify([one(key)])}::jsonb`)
    .orderBy('processingNumber')
    .orderBy('processingVer')
    .execute()
