import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAnswered } from './answered.ts'

test('the input is the earlier one for as long as the earlier answer is shown', () => {
  const there = { data: {}, isPlaceholderData: false }
  const earlier = { data: {}, isPlaceholderData: true }
  const coming = { data: undefined, isPlaceholderData: false }
  const { result, rerender } = renderHook(({ input, answer }) => useAnswered(input, answer), {
    initialProps: { input: 'S10', answer: coming as typeof there | typeof coming },
  })
  expect(result.current).toBe('S10')
  rerender({ input: 'S10', answer: there })
  rerender({ input: 'S20', answer: earlier })
  expect(result.current).toBe('S10')
  rerender({ input: 'S30', answer: earlier })
  expect(result.current).toBe('S10')
  rerender({ input: 'S30', answer: there })
  expect(result.current).toBe('S30')
})
