import { expect, test } from 'vitest'
import type { Released } from './for-floor.queries.ts'
import { versionFor } from './in-flight.ts'

const released = (sopVer: number, inFlight: 'switch' | 'finish', isWithdrawn = false): Released => ({
  sopVer,
  effectiveAt: sopVer * 10,
  inFlight,
  isWithdrawn,
})
const by = (begunAt: number, ...versions: Released[]) => versionFor(versions, begunAt)?.sopVer

test('a pass is finished with the version it began with, unless a later one changes over at once', () => {
  const [one, finish, over] = [released(1, 'switch'), released(2, 'finish'), released(3, 'switch')]
  expect(by(15, one, finish)).toBe(1)
  expect(by(20, one, finish)).toBe(2)
  expect(by(15, one, finish, over)).toBe(3)
  expect(by(15, one, over, released(4, 'finish'))).toBe(3)
  expect(by(15, one, finish, released(3, 'finish'))).toBe(1)
  expect(by(25, one, finish, released(3, 'finish'))).toBe(2)
})

test('what began before there was an instruction is finished without it, where it may be', () => {
  expect(by(5, released(1, 'finish'))).toBeUndefined()
  expect(by(5, released(1, 'switch'))).toBe(1)
})

test('what was withdrawn is gone by no unit, and nothing older comes back', () => {
  expect(by(15, released(1, 'switch', true), released(2, 'finish'))).toBe(2)
  expect(by(25, released(1, 'switch'), released(2, 'finish', true))).toBeUndefined()
  expect(by(15, released(1, 'switch'), released(2, 'finish', true))).toBe(1)
})
