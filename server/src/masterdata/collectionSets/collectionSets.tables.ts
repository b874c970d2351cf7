import { CollectionSet, ProcessResult } from '@takt/contract/collectionSets.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  collection_sets: { entity: CollectionSet, kept: ['setKey'], derived: ['charCount'] },
  process_results: { entity: ProcessResult },
}
