import { describe, expect, test } from 'vitest'
import { scaleOf } from './limit-scale.ts'

const two = { lower: 8, upper: 12, target: 10 }

describe('two limits', () => {
  test('take the middle half of the bar, with the target where it is', () =>
    expect(scaleOf(10, two)).toEqual({ value: 50, from: 25, to: 75, target: 50, beyond: null }))
  test('a value on the limit is drawn on the limit', () => expect(scaleOf(12, two)?.value).toBe(75))
  test('what is further out than the bar is at its end, and marked', () => {
    expect(scaleOf(99, two)).toMatchObject({ value: 100, beyond: 'above' })
    expect(scaleOf(-99, two)).toMatchObject({ value: 0, beyond: 'below' })
  })
  test('that are the same leave room next to them', () =>
    expect(scaleOf(5, { lower: 5, upper: 5, target: null })).toMatchObject({ value: 50, from: 50, to: 50 }))
})

describe('one limit', () => {
  test('leaves the other side open', () => {
    expect(scaleOf(2.6, { lower: null, upper: 3.5, target: null })).toMatchObject({ from: 0, beyond: null })
    expect(scaleOf(420, { lower: 100, upper: null, target: null })).toMatchObject({ to: 100, beyond: null })
  })
  test('puts a bad value on its bad side', () => {
    const { value, to } = scaleOf(0.0006, { lower: null, upper: 0.0005, target: 0 })!
    expect(value).toBeGreaterThan(to)
    const below = scaleOf(90, { lower: 100, upper: null, target: null })!
    expect(below.value).toBeLessThan(below.from)
  })
  test('of zero still gives the bar a width', () =>
    expect(scaleOf(0, { lower: 0, upper: null, target: null })).toMatchObject({ beyond: null }))
})

test('no limits, no bar', () => expect(scaleOf(1, { lower: null, upper: null, target: 1 })).toBeNull())
