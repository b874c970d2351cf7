import type { AndonRuleKey } from '@takt/contract/andonRules.ts'
import { sayChoice, useWords } from '~/i18n/words.tsx'
import css from './andonRules.module.css'

/** A rule as people name it: the loss type, and the station where it is for one only. */
export function useRuleName() {
  const words = useWords()
  return ({ lossType, stationNumber }: AndonRuleKey) =>
    [sayChoice(words, 'lossType', lossType), stationNumber].filter(Boolean).join(' · ')
}

export function Where({ of: { stationNumber } }: { of: AndonRuleKey }) {
  const { andonRules: andonRuleWords } = useWords()
  return stationNumber ?? <span className={css.quiet}>{andonRuleWords.everywhere}</span>
}
