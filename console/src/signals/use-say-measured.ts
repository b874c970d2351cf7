import type { SignalRow } from '@takt/contract/signals.ts'
import { useWords } from '~/i18n/words.tsx'
import { sayResult } from '~/shapes/say-result.ts'

/** What was measured, or which chart of counts it is. */
export function useSayMeasured() {
  const { attributeKind: kinds } = useWords()
  return (of: SignalRow) => (of.attributeKind === null ? sayResult(of) : kinds[of.attributeKind])
}
