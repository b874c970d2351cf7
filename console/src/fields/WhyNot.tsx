import { whyNot } from '@takt/contract/why-not.ts'
import { useWords } from '~/i18n/words.tsx'

/** Why something could not be sent; what the network or the other side called it is its title. */
export function WhyNot({ of }: { of: string | null }) {
  const words = useWords()
  return of === null ? '–' : <span title={of}>{whyNot(words, of)}</span>
}
