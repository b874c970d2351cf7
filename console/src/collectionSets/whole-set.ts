import { useQuery } from '@tanstack/react-query'
import { CharacteristicDraft, collectionSets, type CollectionSet } from '@takt/contract/collectionSets.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { call } from '~/api/call.ts'
import { everyRow } from '~/api/every-row.ts'
import { keyOf } from '~/api/keys.ts'

export type SetKey = Pick<CollectionSet, 'colSetId' | 'colSetVersion'>
export type WholeSet = { set: CollectionSet; characteristics: CharacteristicDraft[] }

export const isSame = (one: SetKey | null, other: SetKey | null) => one?.colSetId === other?.colSetId && one?.colSetVersion === other?.colSetVersion

/** A set with all its characteristics; null: there is none of that name. */
export const useSet = (key: SetKey) => useQuery<WholeSet | null, Refusal>({
  queryKey: [...keyOf(collectionSets.results, key), 'whole'],
  // The set first: somebody may save between the two, and rows newer than their revision are refused when saved, older ones would undo that work.
  queryFn: async ({ signal }) => {
    const set = (await readVersions(key.colSetId, signal)).find((version) => isSame(version, key))
    return set ? { set, characteristics: await readCharacteristics(key, signal) } : null
  },
})

/** Every version of a set, newest first. */
export const useVersions = (colSetId: string) => useQuery<CollectionSet[], Refusal>({
  queryKey: [...keyOf(collectionSets.list, { colSetId }), 'versions'],
  queryFn: ({ signal }) => readVersions(colSetId, signal),
})

const limit = 200

/** The list looks for what contains the name; here it must be the name. */
async function readVersions(colSetId: string, signal: AbortSignal): Promise<CollectionSet[]> {
  const rows = await everyRow((page) => call(collectionSets.list, { colSetId, page, limit, sort: '-colSetVersion' }, signal))
  return rows.filter((set) => set.colSetId === colSetId)
}

const Written = CharacteristicDraft.strip()

async function readCharacteristics(key: SetKey, signal: AbortSignal): Promise<CharacteristicDraft[]> {
  const rows = await everyRow((page) => call(collectionSets.results, { ...key, page, limit, sort: 'charSeqNum' }, signal))
  return rows.map((row) => Written.parse(row))
}
