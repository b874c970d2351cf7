import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import type { ToolSet, ToolSetFilter, ToolSetKey } from '@takt/contract/toolSets.ts'
import { contains, onePage, sorted } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

type ToolSetScope = Omit<ToolSetFilter, 'page' | 'limit' | 'sort'> & { toolSetVersion?: number | undefined }
const tie = ['toolSetId', 'toolSetVersion'] as const
const all = (db: Db) => db.selectFrom('toolSets').selectAll()

function filteredToolSets<Row>(query: SelectQueryBuilder<Tables, 'toolSets', Row>, filter: ToolSetScope) {
  const { toolSetId, toolSetVersion, toolSetName, definitionStatus, typeNo } = filter
  let narrowed = query
  if (toolSetId)
    narrowed = toolSetVersion
      ? narrowed.where('toolSetId', '=', toolSetId).where('toolSetVersion', '=', toolSetVersion)
      : narrowed.where('toolSetId', 'ilike', contains(toolSetId))
  if (toolSetName) narrowed = narrowed.where('toolSetName', 'ilike', contains(toolSetName))
  if (definitionStatus) narrowed = narrowed.where('definitionStatus', '=', definitionStatus)
  if (typeNo) narrowed = narrowed.where(sql<boolean>`type_nos @> to_jsonb(${typeNo}::text)`)
  for (const name of ['stationNumber', 'toolType', 'toolCode'] as const)
    if (filter[name])
      narrowed = narrowed.where(
        sql<boolean>`members @> jsonb_build_array(jsonb_build_object(${name}::text, ${filter[name]}::text))`,
      )
  return narrowed
}
const inOrder = <Row>(query: SelectQueryBuilder<Tables, 'toolSets', Row>) =>
  query.orderBy('toolSetId').orderBy('toolSetVersion', 'desc')

export const listToolSets = (db: Db, filter: ToolSetFilter) =>
  onePage(inOrder(filteredToolSets(all(db), filter)), filter, tie)
export const allToolSets = (db: Db, filter: ToolSetScope & { sort?: string | undefined }) =>
  sorted(inOrder(filteredToolSets(all(db), filter)), filter.sort, tie).execute()

const versions = (db: Db, toolSetId: string) => all(db).where('toolSetId', '=', toolSetId)
export const findToolSet = (
  db: Db,
  { toolSetId, toolSetVersion }: ToolSetKey,
): Promise<ToolSet | undefined> =>
  versions(db, toolSetId).where('toolSetVersion', '=', toolSetVersion).executeTakeFirst()

/** Of each set the version that was released last. */
export const releasedSets = (db: Db): Promise<ToolSet[]> =>
  all(db)
    .distinctOn('toolSetId')
    .where('definitionStatus', '=', 'released')
    .orderBy('toolSetId')
    .orderBy('toolSetVersion', 'desc')
    .execute()

/** Held until the transaction ends. All versions, so that two people revising take turns over the next number. */
export const lockToolSet = async (db: Db, { toolSetId, toolSetVersion }: ToolSetKey) =>
  (await versions(db, toolSetId).orderBy('toolSetVersion').forUpdate().execute()).find(
    (set) => set.toolSetVersion === toolSetVersion,
  )

/** 0 where none exists yet. */
export const latestVersion = async (db: Db, toolSetId: string) =>
  (
    await db
      .selectFrom('toolSets')
      .select(sql<number>`coalesce(max(tool_set_version), 0)`.as('latest'))
      .where('toolSetId', '=', toolSetId)
      .executeTakeFirstOrThrow()
  ).latest

/** Nothing comes back when somebody else made this version a moment ago. */
export const insertToolSet = (db: Db, set: Insertable<Tables['toolSets']>) =>
  db
    .insertInto('toolSets')
    .values(set)
    .onConflict((conflict) => conflict.columns([...tie]).doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateToolSet = (
  db: Db,
  { toolSetId, toolSetVersion }: ToolSetKey,
  change: Updateable<Tables['toolSets']>,
) =>
  db
    .updateTable('toolSets')
    .set({ ...change, revision: sql<number>`revision + 1`, updateDate: sql<string>`now()` })
    .where('toolSetId', '=', toolSetId)
    .where('toolSetVersion', '=', toolSetVersion)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteToolSet = (db: Db, { toolSetId, toolSetVersion }: ToolSetKey) =>
  db
    .deleteFrom('toolSets')
    .where('toolSetId', '=', toolSetId)
    .where('toolSetVersion', '=', toolSetVersion)
    .execute()
