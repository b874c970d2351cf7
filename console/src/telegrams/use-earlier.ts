import { type StationTelegramPair, telegrams } from '@takt/contract/telegrams.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { EarlierTexts } from '~/shapes/EarlierDiff.tsx'

/** The message of the same station and kind before this one. */
export function useEarlier(
  { stationNumber, teleType, heardAt }: StationTelegramPair,
  isOpen: boolean,
): EarlierTexts {
  const before = { stationNumber, teleType: [teleType], to: heardAt, limit: 1 }
  const list = useAnswer(telegrams.list, before, { ready: isOpen })
  const found = list.data?.rows[0]
  const pair = useAnswer(telegrams.telegram, { id: found?.id ?? '' }, { ready: found !== undefined })
  const data = list.data && !found ? null : pair.data && { ...pair.data, at: pair.data.heardAt }
  return { data, error: list.error ?? pair.error }
}
