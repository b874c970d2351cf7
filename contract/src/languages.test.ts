import { expect, test } from 'vitest'
import { languageOf, languages } from './languages.ts'

test.each([
  ['zh', 'zh'],
  ['zh-TW', 'zh'],
  ['zh-Hans-CN', 'zh'],
  ['cn', 'zh'],
  ['CN', 'zh'],
  ['ja-JP', 'ja'],
  ['es-419', 'es'],
  ['EN-us', 'en'],
  [' ja ', 'ja'],
] as const)('%s is resolved to %s', (tag, language) => expect(languageOf(tag)).toBe(language))

test.each(['fr-FR', 'de', 'eng', 'x-zh', 'fr-zh', '', '*', 'constructor'])(
  '%s is not a language of the product',
  (tag) => expect(languageOf(tag)).toBeNull(),
)

test('every language is its own tag', () => expect(languages.map(languageOf)).toEqual([...languages]))
