import { expect, test } from 'vitest'
import { randomOf } from '../../testing/random-message.ts'
import { dealAgain, firstDeal } from './deal.ts'

const lines = ['L1', 'L2', 'L3']

test('at the beginning each line has some in hand, and most is nobody’s yet', () => {
  expect(firstDeal(500, lines).map(({ pieces }) => pieces)).toEqual([20, 20, 20])
  expect(firstDeal(9, lines).map(({ pieces }) => pieces)).toEqual([1, 1, 1])
  expect(firstDeal(2, lines).map(({ pieces }) => pieces)).toEqual([1, 1, 0])
})

test.each([1, 2, 3, 7, 60, 500])('of %i pieces all are used and none twice, whoever fails', (all) => {
  for (let seed = 0; seed < (all > 100 ? 4 : 40); seed++) {
    const random = randomOf(seed)
    let parts = firstDeal(all, lines)
    let used = 0
    for (let at = 0; at < 8 * all; at++) {
      const lineNumber = lines[Math.floor(random() * (seed % 3 === 0 ? 1 : lines.length))]!
      const own = parts.find((part) => part.lineNumber === lineNumber)!
      if (own.usedPieces >= own.pieces) continue
      used += 1
      parts = parts.map((part) => (part === own ? { ...part, usedPieces: part.usedPieces + 1 } : part))
      parts = dealAgain(all, parts, lineNumber)
      expect(parts.every(({ pieces, usedPieces }) => pieces >= usedPieces)).toBe(true)
      expect(parts.reduce((sum, { pieces }) => sum + pieces, 0)).toBeLessThanOrEqual(all)
    }
    // Where only one line fails, those that never do may hold a last piece that it did not need to take.
    expect(used).toBeGreaterThanOrEqual(seed % 3 === 0 ? Math.max(1, all - 2) : all)
    expect(used).toBeLessThanOrEqual(all)
  }
})
