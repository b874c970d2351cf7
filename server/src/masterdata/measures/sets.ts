import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type PackedSet, packedSet } from './packing.ts'

/** What left the draft never changes again, so it is read once. For speed call it with the server's handle. */
const frozen = remembered(() => new Map<number, PackedSet>())

/** The sets of these keys, by key. */
export async function loadSets(db: Db, setKeys: Iterable<number>): Promise<Map<number, PackedSet>> {
  const packed = frozen(db)
  const distinctKeys = [...new Set(setKeys)]
  const missing = distinctKeys.filter((key) => !packed.has(key))
  const read = missing.length ? await readSets(db, missing) : []
  for (const { set, draft } of read) if (!draft) packed.set(set.setKey, set)
  const found = distinctKeys.flatMap((key) => packed.get(key) ?? [])
  return new Map([...found, ...read.map(({ set }) => set)].map((set) => [set.setKey, set]))
}

async function readSets(db: Db, setKeys: number[]) {
  const sets = await db
    .selectFrom('collectionSets')
    .select(['setKey', 'colSetId', 'colSetVersion', 'subgroupBy', 'subgroupMinutes', 'definitionStatus'])
    .where('setKey', 'in', setKeys)
    .execute()
  const rows = await db
    .selectFrom('processResults as r')
    .innerJoin('collectionSets as s', (join) =>
      join.onRef('s.colSetId', '=', 'r.colSetId').onRef('s.colSetVersion', '=', 'r.colSetVersion'),
    )
    .selectAll('r')
    .select('s.setKey')
    .where('s.setKey', 'in', setKeys)
    .execute()
  const bySet = Map.groupBy(rows, ({ setKey }) => setKey)
  return sets.map(({ definitionStatus, ...key }) => ({
    set: packedSet(key, bySet.get(key.setKey) ?? []),
    draft: definitionStatus === 'draft',
  }))
}

/** The set of this name, as the answer to an arrival gave it. */
export const namedSet = async (
  db: Db,
  { colSetId, colSetVersion }: { colSetId: string; colSetVersion: number },
) => [...(await loadSets(db, await setKeysOf(db, { colSetId, colSetVersion }))).values()][0]

export type SetFilter = {
  colSetId?: string | undefined
  colSetVersion?: number | undefined
  resultCode?: string | undefined
}

/** The keys of the sets that are so named and measure this, in an order of their own. */
export async function setKeysOf(
  db: Db,
  { colSetId, colSetVersion, resultCode }: SetFilter,
): Promise<number[]> {
  let query = db.selectFrom('collectionSets as s').select('s.setKey').orderBy('s.setKey')
  if (colSetId) query = query.where('s.colSetId', '=', colSetId)
  if (colSetVersion) query = query.where('s.colSetVersion', '=', colSetVersion)
  if (resultCode) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('processResults as r')
          .select('r.resultCode')
          .whereRef('r.colSetId', '=', 's.colSetId')
          .whereRef('r.colSetVersion', '=', 's.colSetVersion')
          .where('r.resultCode', '=', resultCode),
      ),
    )
  }
  return (await query.execute()).map(({ setKey }) => setKey)
}
