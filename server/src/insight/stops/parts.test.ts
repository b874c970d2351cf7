import { expect, test } from 'vitest'
import { randomOf } from '../../testing/random-message.ts'
import { partsOf } from './parts.ts'

const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0)

test('the parts are the whole stop, in time and in pieces, wherever cuts and borders lie', () => {
  const random = randomOf(99)
  const upTo = (most: number) => Math.floor(random() * most)
  for (let round = 0; round < 2000; round++) {
    const from = upTo(500_000)
    const to = from + 1 + upTo(3_000_000)
    const cuts = Array.from({ length: upTo(12) }, () => upTo(4_000_000))
    const rest = { from: upTo(4_000_000), length: upTo(400_000) }
    const cycleTime = random() < 0.1 ? null : 0.3 + random() * 90
    // A break in between does not count, as in a plant's clock.
    const lengthOf = (until: number) =>
      until - from - Math.max(0, Math.min(until, rest.from + rest.length) - Math.max(from, rest.from))
    const parts = partsOf({ from, to }, cuts, lengthOf, cycleTime)
    expect(parts[0].from).toBe(from)
    expect(parts.at(-1)!.to).toBe(to)
    parts.slice(1).forEach((part, place) => expect(part.from).toBe(parts[place]!.to))
    expect(sum(parts.map(({ length }) => length))).toBe(lengthOf(to))
    expect(parts.every(({ length }) => length >= 0)).toBe(true)
    const pieces = cycleTime === null ? null : Math.floor(lengthOf(to) / 1000 / cycleTime)
    expect(parts.some(({ lostPieces }) => (lostPieces === null) !== (pieces === null))).toBe(false)
    expect(sum(parts.map(({ lostPieces }) => lostPieces))).toBe(pieces ?? 0)
  }
})

test('cuts outside the stop and cuts at the same time make no parts', () => {
  const parts = partsOf({ from: 10, to: 50 }, [0, 10, 30, 30, 50, 60], (until) => until - 10, 0.01)
  expect(parts).toEqual([
    { from: 10, to: 30, length: 20, lostPieces: 2 },
    { from: 30, to: 50, length: 20, lostPieces: 2 },
  ])
})
