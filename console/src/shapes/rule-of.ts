import type { Words } from '@takt/contract/locales/en/words.ts'

/** A Nelson rule by its number and what it says. */
export const ruleOf = (words: Pick<Words, 'rules'>, rule: number) =>
  `${rule} · ${words.rules[rule as unknown as keyof Words['rules']]}` // the server names one of the eight
