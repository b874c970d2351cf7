import { z } from 'zod'
import { sayAbout } from '@takt/contract/say-about.ts'
import { NoGoFacts, type StationTelegramRow } from '@takt/contract/telegrams.ts'
import { useWords } from '~/i18n/words.tsx'

const Answered = z.object({ facts: z.record(z.string(), z.unknown()) })
const LetInNot = z.object({ data: NoGoFacts }).transform(({ data }) => data)
type Refused = Pick<StationTelegramRow, 'errorKey' | 'errorFacts' | 'teleResult'> & {
  response?: string | null
}

/** Why it was refused or not let in, in the words of the plant, with what the answer named. */
export function Refusal({ of: row }: { of: Refused }) {
  const words = useWords()
  const { errorKey, errorFacts, teleResult, response = null } = row
  if (teleResult === 'noGo') {
    const { data } = errorFacts ? NoGoFacts.safeParse(errorFacts) : { data: read(LetInNot, response) }
    return data?.reasons
      .map(({ reason, about }) =>
        about ? `${words.reason[reason]} (${sayAbout(words, reason, about)})` : words.reason[reason],
      )
      .join(' · ')
  }
  const errorWords: Record<string, string> = words.error
  const facts = errorFacts ?? read(Answered, response)?.facts ?? {}
  return (
    errorKey &&
    (errorWords[errorKey]?.replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? '…')) ??
      errorKey)
  )
}

/** Of a telegram that is older than the facts with it, or has too many. A long answer is kept cut, and reads as none. */
function read<Shape extends z.ZodType>(shape: Shape, text: string | null): z.output<Shape> | undefined {
  try {
    return shape.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}
