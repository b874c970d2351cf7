import { useQuery } from '@tanstack/react-query'
import { collectionSets, type CollectionSet } from '@takt/contract/collectionSets.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { processingKey, processings, type ProcessingRow } from '@takt/contract/processings.ts'
import type { MeasuredSet } from '@takt/contract/route-faults.ts'
import { call } from '~/api/call.ts'
import { everyRow } from '~/api/every-row.ts'
import { keyOf } from '~/api/keys.ts'
import { versionsOf } from '~/shapes/versions.ts'

export type RouteKey = Pick<ProcessingRow, 'processingNumber' | 'processingVer'>
export const routes = versionsOf(processings, processingKey, ['route'])

/** The sets a step may measure. */
export const useReleasedSets = () =>
  useQuery<CollectionSet[], Refusal>({
    queryKey: [...keyOf(collectionSets.list, { definitionStatus: 'released' }), 'every'],
    queryFn: ({ signal }) =>
      everyRow((page) =>
        call(collectionSets.list, { definitionStatus: 'released', page, limit: 200 }, signal),
      ),
  })

/** Whether a set is released; while that is not known, every set is taken for released: the server decides. */
export function useIsReleased(): (set: MeasuredSet) => boolean {
  const { data } = useReleasedSets()
  return ({ colSetId, colSetVersion }) =>
    data?.some((set) => set.colSetId === colSetId && set.colSetVersion === colSetVersion) ?? true
}
