import { useMemo } from 'react'
import { stations } from '@takt/contract/stations.ts'
import { tools } from '@takt/contract/tools.ts'
import { types } from '@takt/contract/types.ts'
import { useAnswer } from '~/api/hooks.ts'
import { readLine } from '~/api/stored.ts'
import type { Offer } from '~/shapes/typed-rows.ts'

/** What is offered: of no line is a set, the chosen one only has examples. */
export type Named = { stations: Offer[]; toolTypes: Offer[]; toolCodes: Offer[] }

const most = 200

export function useNamed(): Named {
  const ready = readLine() !== null
  const { data: places } = useAnswer(stations.names, {}, { ready })
  const { data: there } = useAnswer(tools.list, { limit: most }, { ready })
  return useMemo(() => {
    const rows = there?.rows ?? []
    return {
      stations: (places ?? []).map(({ stationNumber, stationName }) => ({
        value: stationNumber,
        label: stationName,
      })),
      toolTypes: [...new Set(rows.map(({ toolType }) => toolType))].map((value) => ({ value, label: value })),
      toolCodes: rows.map(({ toolCode, toolType }) => ({ value: toolCode, label: toolType })),
    }
  }, [places, there])
}

/** Which types there are; undefined: not known yet, or more than are read. */
export function useExistingTypes(typeNos: readonly string[]) {
  const { data } = useAnswer(types.list, { limit: most, sort: 'typeNo' })
  if (!data) return undefined
  const existing = new Set(data.rows.map(({ typeNo }) => typeNo))
  return data.total > data.rows.length ? existing.union(new Set(typeNos)) : existing
}
