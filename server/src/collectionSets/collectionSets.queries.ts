import type { CollectionSet } from '@takt/contract/collectionSets.ts'
import type { Db } from '../db/tables.ts'

type Key = Pick<CollectionSet, 'colSetId' | 'colSetVersion'>

/** Those of the sets that exist. */
export async function findSets(db: Db, keys: readonly Key[]) {
  if (!keys.length) return []
  return db.selectFrom('collectionSets').selectAll()
    .where((eb) => eb.or(keys.map(({ colSetId, colSetVersion }) => eb.and({ colSetId, colSetVersion })))).execute()
}
