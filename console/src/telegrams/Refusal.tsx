import { z } from 'zod'
import type { StationTelegramRow } from '@takt/contract/telegrams.ts'
import { useWords } from '~/i18n/words.tsx'

const Answered = z.object({ facts: z.record(z.string(), z.unknown()) })
type Refused = Pick<StationTelegramRow, 'errorKey' | 'errorFacts'> & { response?: string | null }

/** Why it was refused, as the plant says it, with what the answer named. */
export function Refusal({ of: { errorKey, errorFacts, response = null } }: { of: Refused }) {
  const { error } = useWords()
  const said: Record<string, string> = error
  const facts = errorFacts ?? factsOf(response)
  return (
    errorKey &&
    (said[errorKey]?.replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? '…')) ?? errorKey)
  )
}

/** Of a telegram that is older than the facts beside it, or has too many. A long answer is kept cut, and reads as none. */
function factsOf(response: string | null): Record<string, unknown> {
  try {
    return Answered.parse(JSON.parse(response ?? '')).facts
  } catch {
    return {}
  }
}
