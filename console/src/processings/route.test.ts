import { describe, expect, test } from 'vitest'
import type { Step } from '@takt/contract/processings.ts'
import { faultsOf } from '@takt/contract/route-faults.ts'
import { edgesOf, neighbourOf } from './edges.ts'
import { placesOf } from './layout.ts'
import {
  addRework,
  addStep,
  connect,
  disconnect,
  inOrder,
  plainSteps,
  removeStep,
  renumber,
  typedSteps,
  type TypedStep,
} from './steps.ts'
import { begin, change, redo, undo } from './undo.ts'

const step = (stepSeq: number, nextStep: number | null = null, part: Partial<Step> = {}): Step => ({
  stepSeq,
  stepName: `Step ${stepSeq}`,
  stationNumber: `S${stepSeq}`,
  mustPass: true,
  nextStep,
  reworkStep: null,
  returnStep: null,
  maxLoops: 0,
  colSetId: null,
  colSetVersion: null,
  ...part,
})
const row = typedSteps([
  step(10, 20),
  step(20, 30, { reworkStep: 90, returnStep: 20, maxLoops: 2 }),
  step(30),
  step(90),
])
const [first, second, third, rework] = [0, 1, 2, 3]
const links = (steps: readonly TypedStep[]) =>
  inOrder(steps).map(({ stepSeq, nextStep, reworkStep, returnStep }) => [
    stepSeq,
    nextStep,
    reworkStep,
    returnStep,
  ])
const drawn = (steps: readonly TypedStep[]) =>
  Object.fromEntries(
    [...placesOf(steps)].map(([id, { column, row }]) => [
      steps.find((one) => one.id === id)!.stepSeq,
      [column, row],
    ]),
  )

describe('a step is added', () => {
  test('between two, with a number between theirs', () => {
    const [steps, added] = addStep(row, first)
    expect(links(steps).slice(0, 3)).toEqual([
      [10, 15, null, null],
      [15, 20, null, null],
      [20, 30, 90, 20],
    ])
    expect(steps.find(({ id }) => id === added)).toMatchObject({ stepSeq: 15, stepName: '' })
  })

  test('at the end, in tens', () =>
    expect(links(addStep(row, null)[0]).slice(2, 4)).toEqual([
      [30, 100, null, null],
      [100, null, null, null],
    ]))

  test('as the first of all', () => expect(links(addStep([], null)[0])).toEqual([[10, null, null, null]]))

  test('between neighbours without a number between them', () => {
    const [steps] = addStep(typedSteps([step(1, 2), step(2)]), 0)
    expect(links(steps)).toEqual([
      [1, 3, null, null],
      [3, 2, null, null],
      [2, null, null, null],
    ])
    expect(faultsOf(steps)).toEqual([])
  })

  test('next to a rework station unconnected: nothing goes on from there', () =>
    expect(links(addStep(row, rework)[0]).at(-1)).toEqual([100, null, null, null]))

  test('for the NG units of a step, which come back', () => {
    const [steps] = addRework(row, third)
    expect(links(steps)[2]).toEqual([30, null, 100, 30])
    expect(faultsOf(steps)).toEqual([])
  })
})

describe('a step is removed', () => {
  test('and what led to it leads on', () =>
    expect(links(removeStep(row, second))).toEqual([
      [10, 30, null, null],
      [30, null, null, null],
      [90, null, null, null],
    ]))
  test('and nobody is sent there for rework', () =>
    expect(removeStep(row, rework)[second]).toMatchObject({
      reworkStep: null,
      returnStep: null,
      maxLoops: 0,
    }))
  test('and one of the same number takes its place', () =>
    expect(links(removeStep(typedSteps([step(10, 20), step(20), step(20)]), 1))).toEqual([
      [10, 20, null, null],
      [20, null, null, null],
    ]))
  test('and no circle is left of two', () =>
    expect(links(removeStep(typedSteps([step(10, 20), step(20, 10)]), 1))).toEqual([[10, null, null, null]]))
})

test('a new number is followed by all who name it, and one that is taken changes nothing', () => {
  expect(links(renumber(row, second, 25))).toEqual([
    [10, 25, null, null],
    [25, 30, 90, 25],
    [30, null, null, null],
    [90, null, null, null],
  ])
  expect(plainSteps(renumber(row, second, 30))).toEqual(plainSteps(row))
})

test('a connection is drawn and taken away', () => {
  expect(connect(row, first, third, 'next')[first]).toMatchObject({ nextStep: 30 })
  expect(connect(row, first, first, 'next')[first]).toMatchObject({ nextStep: 20 })
  expect(connect(row, third, rework, 'rework')[third]).toMatchObject({
    reworkStep: 90,
    returnStep: 30,
    maxLoops: 1,
  })
  expect(connect(row, second, second, 'rework')[second]).toMatchObject({
    reworkStep: 20,
    returnStep: null,
    maxLoops: 2,
  })
  expect(disconnect(row, second, 'rework')[second]).toMatchObject({
    nextStep: 30,
    reworkStep: null,
    maxLoops: 0,
  })
})

describe('a route is drawn', () => {
  test('from left to right, its rework under who sends there', () =>
    expect(drawn(row)).toEqual({ 10: [0, 0], 20: [1, 0], 30: [2, 0], 90: [1, 1] }))
  test('with no two steps in one place', () => {
    const steps = typedSteps([
      step(10, 20),
      step(20, null, { reworkStep: 90, returnStep: 20 }),
      step(15, 20),
      step(90),
      step(91),
      step(92),
    ])
    expect(new Set(Object.values(drawn(steps)).map(String)).size).toBe(6)
  })
  test('also when it goes round in a circle, or leads nowhere', () =>
    expect(drawn(typedSteps([step(10, 20), step(20, 10), step(30, 99), step(30)]))).toMatchObject({
      10: [expect.any(Number), expect.any(Number)],
      20: [expect.any(Number), expect.any(Number)],
    }))
})

test('a return is only drawn where it is not back to the sender', () => {
  const ways = (steps: TypedStep[]) =>
    edgesOf(steps).map(({ way, from, to }) => `${way} ${from.stepSeq} ${to.stepSeq}`)
  expect(ways(row)).toEqual(['next 10 20', 'next 20 30', 'rework 20 90'])
  expect(
    ways(typedSteps([step(10, 20), step(20, null, { reworkStep: 90, returnStep: 10 }), step(90)])),
  ).toEqual(['next 10 20', 'rework 20 90', 'return 90 10'])
})

test('arrow keys walk along the connections', () => {
  const walk = (from: number, key: string) => neighbourOf(row, from, key)?.stepSeq
  expect([
    walk(first, 'ArrowRight'),
    walk(second, 'ArrowDown'),
    walk(rework, 'ArrowUp'),
    walk(rework, 'ArrowLeft'),
    walk(second, 'ArrowLeft'),
    walk(third, 'ArrowRight'),
  ]).toEqual([20, 90, 20, 20, 10, undefined])
})

describe('what was done is undone', () => {
  const done = change(change(change(begin('a'), 'ab', 'name'), 'abc', 'name'), 'abcd', null)
  test('typing on in one field at once', () => {
    expect(undo(done).now).toBe('abc')
    expect(undo(undo(done)).now).toBe('a')
    expect(undo(undo(undo(done))).now).toBe('a')
  })
  test('and done again, until something else is done', () => {
    expect(redo(redo(undo(undo(done)))).now).toBe('abcd')
    expect(redo(change(undo(done), 'x', null)).now).toBe('x')
    expect(change(undo(change(begin('a'), 'b', 'name')), 'c', 'name').past).toEqual(['a'])
  })
})
