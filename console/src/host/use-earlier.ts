import { host, type TelegramPair } from '@takt/contract/host.ts'
import { useAnswer } from '~/api/hooks.ts'
import type { EarlierTexts } from '~/shapes/EarlierDiff.tsx'

/** The message of the same kind before this one, of the same line. */
export function useEarlier(
  { direction, teleType, lineNumber, at }: TelegramPair,
  isOpen: boolean,
): EarlierTexts {
  const before = { direction, teleType, to: at, limit: 1, ...(lineNumber !== null && { lineNumber }) }
  const list = useAnswer(host.list, before, { ready: isOpen })
  const found = list.data?.rows[0]
  const pair = useAnswer(host.telegram, { id: found?.id ?? 0 }, { ready: found !== undefined })
  return { data: list.data && !found ? null : pair.data, error: list.error ?? pair.error }
}
