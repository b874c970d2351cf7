import { expect, test } from 'vitest'
import { readable } from './theme.ts'

test.each(['#1890ff', '#ffff00', '#000000'])('%s is darkened until white can be read on it', (accent) => {
  expect(contrastWithWhite(readable(accent))).toBeGreaterThanOrEqual(4.5)
})

test('a colour that is dark enough stays as it is', () => expect(readable('#0b2540')).toBe('#0b2540'))

function contrastWithWhite(colour: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255)).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05)
}
