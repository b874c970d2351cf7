import type { FoundInRework } from '@takt/contract/rework.ts'
import { useWords } from '~/i18n/words.tsx'
import { useSayDefect } from '~/shapes/use-say-defect.ts'

/** What failed: the defect by its name, else what was out of its limits. */
export function useSayFound() {
  const { passes } = useWords()
  const sayDefect = useSayDefect()
  return (failure: FoundInRework) =>
    sayDefect(failure) ?? failure.resultName ?? failure.resultCode ?? passes.stationSaid
}
