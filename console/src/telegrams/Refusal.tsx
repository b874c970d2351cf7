import type { StationTelegram } from '@takt/contract/telegrams.ts'
import { useWords } from '~/i18n/words.tsx'

/** Why it was refused, as the plant says it; the facts stand in the response. */
export function Refusal({ of: { errorKey } }: { of: Pick<StationTelegram, 'errorKey'> }) {
  const { error } = useWords()
  const said: Record<string, string> = error
  return errorKey && (said[errorKey]?.replaceAll(/\{\w+\}/g, '…') ?? errorKey)
}
