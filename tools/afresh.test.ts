import { expect, test, vi } from 'vitest'
// @ts-expect-error -- a script without types
import { withSecondTry } from './afresh.mjs'

type Lost = { file: string; title: string; why: string }
const failing = (...titles: string[]): Lost[] =>
  titles.map((title) => ({ file: title.split(':')[0]!, title, why: '1 is not 2' }))
const outcome = (passed: number, lost: Lost[]) => ({ passed, failed: lost.length, lost, secondTries: [] })
const runs = (...outcomes: object[]) => {
  const run = vi.fn<(files?: string[]) => Promise<object>>()
  for (const each of outcomes) run.mockResolvedValueOnce(each)
  return run
}

test('what fails by chance is run again in a process of its own, and named', async () => {
  const run = runs(outcome(9, failing('a: one')), outcome(4, []))
  expect(await withSecondTry(run)).toEqual({
    passed: 10,
    failed: 0,
    lost: [],
    secondTries: ['a: one: 1 is not 2'],
  })
  expect(run.mock.calls).toEqual([[], [['a']]])
})

test('what fails again has failed, also when it is another test of that file', async () => {
  const run = runs(outcome(9, failing('a: one', 'a: two')), outcome(3, failing('a: two', 'a: three')))
  expect(await withSecondTry(run)).toMatchObject({
    passed: 10,
    failed: 2,
    lost: [{ title: 'a: two' }, { title: 'a: three' }],
    secondTries: ['a: one: 1 is not 2'],
  })
})

test.each([
  ['nothing failed', outcome(9, []), false],
  ['many files failed', outcome(9, failing('a: one', 'b: one', 'c: one')), false],
  ['something failed outside of the tests', { ...outcome(9, failing('a: one')), failed: 2 }, false],
  ['it is one piece', { passed: 0, failed: 1 }, false],
  ['the run was interrupted', outcome(9, failing('a: one')), true],
])('%s: there is no second run', async (_, first, isInterrupted) => {
  const run = runs(first)
  expect(await withSecondTry(run, () => isInterrupted)).toBe(first)
  expect(run).toHaveBeenCalledOnce()
})

test('a second run that breaks mends nothing', async () => {
  const first = outcome(9, failing('a: one'))
  expect(await withSecondTry(runs(first, { passed: 0, failed: 1 }))).toBe(first)
})
