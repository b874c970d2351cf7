import { values, type Capability, type ValueFilter } from '@takt/contract/values.ts'
import { useState } from 'react'
import { useAnswer } from '~/api/hooks.ts'
import type { Listed } from '~/api/lists.ts'
import { enough, refreshAfter } from '~/shapes/cpk.ts'

/** Every characteristic that was measured in the period, narrowed as the values are, sorted here: they are a few hundred. */
export function useCapability(
  { from, to, ...narrow }: Partial<ValueFilter>,
  setFilter: Listed<Capability>['setFilter'],
): Listed<Capability> {
  const [by, set] = useState<string | undefined>('cpk')
  const period = { ...(from && { from }), ...(to && { to }) }
  // From counters of whole days: on a running line they change with every piece, and hardly differ.
  const { data, isPending, error, refetch } = useAnswer(values.capability, period, {
    follows: 'collectionSets',
    every: ({ state }) => refreshAfter(state.data),
  })
  const chartFields = (['stationNumber', 'colSetId', 'colSetVersion', 'resultCode'] as const).filter(
    (name) => narrow[name] !== undefined,
  )
  const rows = (data ?? [])
    .filter((row) => chartFields.every((name) => row[name] === narrow[name]))
    .toSorted(comparing(by))
  return {
    name: values.capability.name,
    rows,
    total: data ? rows.length : null,
    waiting: isPending,
    error,
    retry: () => void refetch(),
    filter: narrow,
    setFilter,
    sort: { by, set },
  }
}

/** Nothing comes last, whichever way round; a Cpk of too few values counts as nothing. */
function comparing(by: string | undefined) {
  const name = (by ?? 'cpk').replace(/^-/, '') as keyof Capability // the table sorts by its own columns only
  const turn = by?.startsWith('-') ? -1 : 1
  const valueOf = (row: Capability) => (indices.has(name) && row.sampleNum < enough ? null : row[name])
  return (one: Capability, other: Capability) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return (
      turn * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)))
    )
  }
}
const indices: ReadonlySet<string> = new Set(['cp', 'cpk', 'pp', 'ppk'])
