import { expect, test } from 'vitest'
import { errorAt, judgeAgain } from './recalls.ts'

test('between two points the error is interpolated; beyond them it is unknown', () => {
  const point = (reference: number, asFound: number, resultCode: string | null = null) => ({
    reference,
    asFound,
    tolerance: 1,
    asLeft: null,
    resultCode,
  })
  const points = [point(0, 1), point(10, 13), point(5, 5, 'OTHER')]
  expect(errorAt(points, 'A', 7)).toBe(2)
  expect([errorAt(points, 'A', 0.9), errorAt(points, 'A', 13.1)]).toEqual([null, null])
  expect(errorAt([point(5, 5.5, 'A')], 'B', 5)).toBeNull()
  expect(errorAt([point(5, 5.5)], 'B', 900)).toBe(0.5)
  const limits = { lowerSpecLimit: 8, upperSpecLimit: 12 }
  expect(judgeAgain(limits, 12.5, 0.5, { unsure: false, again: false })).toBe('wouldBeOk')
  expect(judgeAgain(limits, 12.5, null, { unsure: false, again: false })).toBe('cannotSay')
  expect(judgeAgain(limits, 12.5, 0.1, { unsure: false, again: false })).toBe('stillNg')
})
