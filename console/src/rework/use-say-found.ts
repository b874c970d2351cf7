import type { FoundInRework } from '@takt/contract/rework.ts'
import { useWords } from '~/i18n/words.tsx'
import { useSayFailed } from '~/shapes/use-say-defect.ts'

/** What failed, in words. */
export function useSayFound() {
  const { passes } = useWords()
  const sayFailed = useSayFailed()
  return (failure: FoundInRework) => sayFailed(failure) ?? passes.stationSaid
}
