import type { ChartInput } from '@takt/contract/charts.ts'

type ChartPlace = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion' | 'resultCode'>

const nameOf = ({ stationNumber, resultCode }: ChartPlace) => JSON.stringify([stationNumber, resultCode])

/** A station may measure the same code with several sets, one a type, or with several versions of one: then its set tells them apart. Null: it is the only one. */
export function setOfTwins(all: readonly ChartPlace[]) {
  const counts = Map.groupBy(all, nameOf)
  return (one: ChartPlace) => {
    const twins = counts.get(nameOf(one)) ?? []
    return twins.length > 1 ? `${one.colSetId} v${one.colSetVersion}` : null
  }
}

export const withSet = (name: string, set: string | null) => (set === null ? name : `${name} · ${set}`)
