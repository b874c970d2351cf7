import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { bomDefs, type PartName } from '@takt/contract/bomDefs.ts'
import type { Refusal } from '@takt/contract/errors.ts'
import { stations } from '@takt/contract/stations.ts'
import { types } from '@takt/contract/types.ts'
import { call } from '~/api/call.ts'
import { everyRow } from '~/api/every-row.ts'
import { useAnswer } from '~/api/hooks.ts'
import { keyOf } from '~/api/keys.ts'
import { readLine } from '~/api/stored.ts'
import type { Offer } from '~/shapes/typed-rows.ts'

/** What a bill may name, as it is called; undefined: not known yet. */
export type Named = {
  parts: ReadonlyMap<string, PartName>
  types: ReadonlyMap<string, string>
  stations: readonly Offer[]
}

/** Every type there is, by its newest name. */
export const useTypes = () =>
  useQuery<ReadonlyMap<string, string>, Refusal>({
    queryKey: [...keyOf(types.list, {}), 'named'],
    queryFn: async ({ signal }) =>
      new Map(
        (await everyRow((page) => call(types.list, { page, limit: 200, sort: 'typeVer' }, signal))).map(
          ({ typeNo, typeName }) => [typeNo, typeName],
        ),
      ),
  })

export function useNamed(): Named | undefined {
  const { data: parts } = useAnswer(bomDefs.names, {})
  const { data: typeNames } = useTypes()
  // A bill is of no line; the stations of the one that is chosen are only offered.
  const { data: places = none } = useAnswer(stations.names, {}, { ready: readLine() !== null })
  return useMemo(
    () =>
      parts &&
      typeNames && {
        parts: new Map(parts.map((part) => [part.bomCode, part])),
        types: typeNames,
        stations: places.map(({ stationNumber, stationName }) => ({
          value: stationNumber,
          label: stationName,
        })),
      },
    [parts, typeNames, places],
  )
}

const none: readonly { stationNumber: string; stationName: string }[] = []
