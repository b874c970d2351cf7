import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { Refusal } from '@takt/contract/errors.ts'
import { validItem } from './validate.ts'

const completion = (...resultValues: unknown[]) => ({
  kind: 'complete',
  messageId: 'one',
  at: '2026-01-01T12:00:00Z',
  results: resultValues.map((resultValue, i) => ({ resultCode: `C${i}`, resultValue })),
})

function refusedField(item: unknown) {
  try {
    validItem(item)
  } catch (error) {
    if (error instanceof Refusal) return error.field
    throw error
  }
  return null
}

test('a reading is a number, a text or a list of numbers, and else its field is named', () => {
  expect(refusedField(completion(1.5, 'red', [1, 2]))).toBeNull()
  expect(refusedField(completion(1, true))).toBe('results.1.resultValue')
  expect(refusedField(completion(1, 2, [1, 'two']))).toBe('results.2.resultValue')
  expect(refusedField(completion('x'.repeat(65)))).toBe('results.0.resultValue')
  expect(refusedField(completion(1e101))).toBe('results.0.resultValue')
})

const allocated = () => getHeapStatistics().total_allocated_bytes

test('checking a value that fits makes no objects: tens of thousands come in a second', () => {
  const items = Array.from({ length: 300 }, () => completion(...new Array<number>(100).fill(1.5)))
  for (const item of items.slice(0, 100)) validItem(structuredClone(item))
  const before = allocated()
  for (const item of items.slice(100)) validItem(item)
  expect((allocated() - before) / 200 / 100).toBeLessThan(100)
})
