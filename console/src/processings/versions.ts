import { useQuery } from '@tanstack/react-query'
import { collectionSets, type CollectionSet } from '@takt/contract/collectionSets.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { processings, type ProcessingRow } from '@takt/contract/processings.ts'
import type { MeasuredSet } from '@takt/contract/route-faults.ts'
import { call } from '~/api/call.ts'
import { everyRow } from '~/api/every-row.ts'
import { keyOf } from '~/api/keys.ts'

export type RouteKey = Pick<ProcessingRow, 'processingNumber' | 'processingVer'>

export const isSame = (one: RouteKey | null, other: RouteKey | null) => one?.processingNumber === other?.processingNumber && one?.processingVer === other?.processingVer

const limit = 200

/** Every version of a route with its steps, newest first. The list looks for what contains the number; here it must be the number. */
export const useVersions = (processingNumber: string) => useQuery<ProcessingRow[], Refusal>({
  queryKey: [...keyOf(processings.list, { processingNumber }), 'versions'],
  queryFn: async ({ signal }) => {
    const rows = await everyRow((page) => call(processings.list, { processingNumber, page, limit, sort: '-processingVer' }, signal))
    return rows.filter((route) => route.processingNumber === processingNumber)
  },
})

/** The sets a step may measure. */
export const useReleasedSets = () => useQuery<CollectionSet[], Refusal>({
  queryKey: [...keyOf(collectionSets.list, { definitionStatus: 'released' }), 'every'],
  queryFn: ({ signal }) => everyRow((page) => call(collectionSets.list, { definitionStatus: 'released', page, limit }, signal)),
})

/** Whether a set is released; while that is not known, every set is taken for released: the server decides. */
export function useIsReleased(): (set: MeasuredSet) => boolean {
  const { data } = useReleasedSets()
  return ({ colSetId, colSetVersion }) => data?.some((set) => set.colSetId === colSetId && set.colSetVersion === colSetVersion) ?? true
}
