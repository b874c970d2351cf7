import { expect, test } from 'vitest'
import { en } from './locales/en/words.ts'
import { es } from './locales/es/words.ts'
import { ja } from './locales/ja/words.ts'
import { zh } from './locales/zh/words.ts'
import { withUnit } from './with-unit.ts'

test('a line breaks neither between a number and its unit nor between two limits', () => {
  expect(withUnit('12.8', 'g')).toBe('12.8\u00a0g')
  expect(withUnit('8 – 12', 'Nm')).toBe('8\u00a0–\u00a012\u00a0Nm')
  expect([withUnit('12.8', null), withUnit('12.8', '')]).toEqual(['12.8', '12.8'])
})

test.each(Object.entries({ en, zh, es, ja }))(
  'in %s what is left of a lot keeps its unit by its number',
  (_, { materials, boms, bomDefs }) => {
    const { ofBound, countHint, atMost } = materials
    const { loaded, onShelf, blockedStock } = bomDefs
    for (const text of [ofBound, countHint, atMost, boms.perUnit, loaded, onShelf, blockedStock])
      expect(text).not.toContain('} {unit}')
  },
)
