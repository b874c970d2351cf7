import { useQuery } from '@tanstack/react-query'
import {
  CharacteristicDraft,
  collectionSets,
  setKey,
  type CollectionSet,
} from '@takt/contract/collectionSets.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { call } from '~/api/call.ts'
import { everyRow } from '~/api/every-row.ts'
import { keyOf } from '~/api/keys.ts'
import { versionsOf } from '~/shapes/versions.ts'

export type SetKey = Pick<CollectionSet, 'colSetId' | 'colSetVersion'>
export type WholeSet = { set: CollectionSet; characteristics: CharacteristicDraft[] }
export const sets = versionsOf(collectionSets, setKey, ['set'])

/** A set with all its characteristics; null: there is none of that name. */
export const useSet = (key: SetKey) =>
  useQuery<WholeSet | null, Refusal>({
    queryKey: [...keyOf(collectionSets.results, key), 'whole'],
    // The set first: somebody may save between the two, and rows newer than their revision are refused when saved, older ones would undo that work.
    queryFn: async ({ signal }) => {
      const set = (await sets.read(key, signal)).find((version) => sets.isSame(version, key))
      return set ? { set, characteristics: await readCharacteristics(key, signal) } : null
    },
  })

const Written = CharacteristicDraft.strip()

async function readCharacteristics(key: SetKey, signal: AbortSignal): Promise<CharacteristicDraft[]> {
  const rows = await everyRow((page) =>
    call(collectionSets.results, { ...key, page, limit: 200, sort: 'charSeqNum' }, signal),
  )
  return rows.map((row) => Written.parse(row))
}
