import { type Facts, fill } from './errors.ts'
import type { Words } from './locales/en/words.ts'

/** The word of a stored choice such as `orderStatus: 'released'` is in the section named after its field. */
export function sayChoice(words: Words, field: string, value: string): string {
  const sections: Record<string, unknown> = words
  const section = sections[field]
  // The cast: which section it is depends on the value's field only.
  return (
    (section && typeof section === 'object' ? (section as Record<string, string>)[value] : undefined) ?? value
  )
}

/** Facts that list several things name their section by another word. */
const listed: Record<string, string> = {
  checks: 'check',
  faults: 'routeFault',
  typeFaults: 'typeFault',
  bomFaults: 'bomFault',
  toolSetFaults: 'toolSetFault',
  parameterFaults: 'parameterFault',
  packageFaults: 'packageFault',
  fields: 'field',
  reasons: 'reason',
}

/** Codes and names one after the other: a sentence in Chinese or Japanese sets them apart by its own mark. */
const rows = new Set(['allowed', 'by', 'kinds', 'parameters', 'people', 'resultCodes', 'sets', 'skipped'])

const inRow = ({ say }: Words, parts: string[]) =>
  parts.reduce((first, next) => fill(say.listed, { first, next }))

/** A fact of a refusal in words: a choice, or a list of them. What each is about may follow: `bomReleased (B-1 2)`. */
export function sayFact(words: Words, fact: string, value: string): string {
  const section = listed[fact]
  if (rows.has(fact)) return inRow(words, value.split(', '))
  if (!section) return sayChoice(words, fact, value)
  return inRow(
    words,
    value.split(/,\s*/).map((one) => one.replace(/^\w+/, (choice) => sayChoice(words, section, choice))),
  )
}

export const sayFacts = (words: Words, sentence: string, facts: Facts) =>
  fill(sentence, facts, (fact, value) => sayFact(words, fact, value))
