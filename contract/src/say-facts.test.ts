import { expect, test } from 'vitest'
import { en } from './locales/en/words.ts'
import { ja } from './locales/ja/words.ts'
import { sayFacts } from './say-facts.ts'

test('what a refusal lists stands apart as the language writes it', () => {
  const facts = { kinds: 'png, jpeg', faults: 'noSteps, twoStarts' }
  const { routeFault } = en
  const sentence = '{kinds}; {faults}'
  expect(sayFacts(en, sentence, facts)).toBe(`png, jpeg; ${routeFault.noSteps}, ${routeFault.twoStarts}`)
  expect(sayFacts(ja, sentence, facts)).toBe(
    `png、jpeg; ${ja.routeFault.noSteps}、${ja.routeFault.twoStarts}`,
  )
})
