import { useQuery } from '@tanstack/react-query'
import { collectionSets, type ProcessResult } from '@takt/contract/collectionSets.ts'
import { call } from '~/api/call.ts'
import { keyOf } from '~/api/keys.ts'

type SetKey = Pick<ProcessResult, 'colSetId' | 'colSetVersion'>
const limit = 200

/** All characteristics of a set, by the title its readings have in the pivot: `TORQUE`, or `TORQUE 1`, `TORQUE 2` where there are several. */
export function useCharacteristics(set: SetKey): ReadonlyMap<string, ProcessResult> {
  const { data } = useQuery({
    queryKey: [...keyOf(collectionSets.results, set), 'all'],
    queryFn: ({ signal }) => readAll(set, signal),
  })
  return data ?? none
}
const none: ReadonlyMap<string, ProcessResult> = new Map()

async function readAll(set: SetKey, signal: AbortSignal) {
  const found: ProcessResult[] = []
  for (let page = 1; ; page++) {
    const { rows, total } = await call(
      collectionSets.results,
      { ...set, page, limit, sort: 'charSeqNum' },
      signal,
    )
    found.push(...rows)
    if (found.length >= total || rows.length === 0) return byTitle(found)
  }
}

export const byTitle = (characteristics: readonly ProcessResult[]) =>
  new Map(
    characteristics.flatMap((one) =>
      Array.from(
        { length: one.valueCount },
        (_, at) => [one.valueCount === 1 ? one.resultCode : `${one.resultCode} ${at + 1}`, one] as const,
      ),
    ),
  )
