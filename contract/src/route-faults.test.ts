import { describe, expect, test } from 'vitest'
import { aStep } from '../../server/src/testing/samples.ts'
import type { RouteFault } from './processings.ts'
import { faultsOf, firstStep } from './route-faults.ts'

const rework = (reworkStep: number, returnStep: number | null, maxLoops = 2) => ({
  reworkStep,
  returnStep,
  maxLoops,
})
const named = (steps: Parameters<typeof faultsOf>[0]) => faultsOf(steps).map(({ fault }) => fault)

describe('a route may be released', () => {
  test.each([
    ['of one step', [aStep(10)]],
    [
      'of steps in a row, whatever their order in the list',
      [aStep(30), aStep(10, { nextStep: 20 }), aStep(20, { nextStep: 30 })],
    ],
    [
      'with a step that may be left out',
      [aStep(10, { nextStep: 20 }), aStep(20, { nextStep: 30, mustPass: false }), aStep(30)],
    ],
    ['with a step that is tried again', [aStep(10, { nextStep: 20, ...rework(10, null) }), aStep(20)]],
    [
      'with a retest that names itself as return',
      [aStep(10, { nextStep: 20, ...rework(10, 10) }), aStep(20)],
    ],
    [
      'with a rework station that leads nowhere by itself',
      [aStep(10, { nextStep: 20 }), aStep(20, rework(90, 20)), aStep(90)],
    ],
    [
      'with a rework station shared by two steps',
      [
        aStep(10, { nextStep: 20, ...rework(90, 10) }),
        aStep(20, rework(90, 20)),
        aStep(90, { nextStep: 20 }),
      ],
    ],
    [
      'with a rework that goes back to an earlier step',
      [aStep(10, { nextStep: 20 }), aStep(20, { nextStep: 30 }), aStep(30, rework(20, 30))],
    ],
    [
      'with a rework that returns to the very first step',
      [aStep(10, { nextStep: 20 }), aStep(20, rework(90, 10)), aStep(90)],
    ],
    ['with a rework at the very first step', [aStep(10, { nextStep: 20 }), aStep(20, rework(10, 20))]],
    [
      'with a rework that may itself be tried again',
      [aStep(10, rework(90, 10)), aStep(90, rework(90, null))],
    ],
  ])('%s', (_, steps) => expect(faultsOf(steps)).toEqual([]))
})

describe('a route is not released', () => {
  test.each<[string, ReturnType<typeof aStep>[], RouteFault[]]>([
    ['without steps', [], ['noSteps']],
    [
      'that begins twice',
      [aStep(10, { nextStep: 30 }), aStep(20, { nextStep: 30 }), aStep(30)],
      ['twoStarts'],
    ],
    [
      'that goes round in a circle',
      [aStep(10, { nextStep: 20 }), aStep(20, { nextStep: 10 })],
      ['noStart', 'endUnreachable'],
    ],
    [
      'that ends in a circle',
      [aStep(10, { nextStep: 20 }), aStep(20, { nextStep: 30 }), aStep(30, { nextStep: 20 })],
      ['endUnreachable'],
    ],
    ['whose next step does not exist', [aStep(10, { nextStep: 20 })], ['unknownStep', 'endUnreachable']],
    ['whose rework step does not exist', [aStep(10, rework(90, 10))], ['unknownStep']],
    [
      'whose return step does not exist',
      [aStep(10, { nextStep: 20 }), aStep(20, rework(90, 99)), aStep(90)],
      ['unknownStep', 'endUnreachable'],
    ],
    ['with two steps of one number', [aStep(10, { nextStep: 20 }), aStep(20), aStep(20)], ['doubleStep']],
    [
      'with an island that only leads to itself',
      [aStep(10), aStep(50, { nextStep: 60 }), aStep(60, { nextStep: 50 })],
      ['unreachableStep', 'endUnreachable'],
    ],
    [
      'with a step behind a rework station, which always returns',
      [aStep(10, rework(90, 10)), aStep(90, { nextStep: 91 }), aStep(91)],
      ['unreachableStep'],
    ],
    [
      'whose only end is a rework station',
      [aStep(10, { nextStep: 20 }), aStep(20, { nextStep: 20, ...rework(90, 20) }), aStep(90)],
      ['endUnreachable'],
    ],
    [
      'with a rework that does not say where it returns',
      [aStep(10, { nextStep: 20 }), aStep(20, rework(90, null)), aStep(90)],
      ['reworkWithoutReturn'],
    ],
    [
      'with a rework without a number of loops',
      [aStep(10, { nextStep: 20 }), aStep(20, rework(90, 20, 0)), aStep(90)],
      ['loopUnbounded'],
    ],
    ['with a retest without a number of loops', [aStep(10, rework(10, null, 0))], ['loopUnbounded']],
  ])('%s', (_, steps, faults) => expect(named(steps).toSorted()).toEqual(faults.toSorted()))

  test('and every fault is reported at once', () =>
    expect(
      named([aStep(10, { nextStep: 99, ...rework(90, null, 0) }), aStep(20), aStep(20), aStep(90)]),
    ).toEqual(
      expect.arrayContaining([
        'doubleStep',
        'twoStarts',
        'unknownStep',
        'reworkWithoutReturn',
        'loopUnbounded',
      ]),
    ))
})

describe('a fault points at its steps', () => {
  test.each<[RouteFault, ReturnType<typeof aStep>[], number[]]>([
    ['noSteps', [], []],
    ['doubleStep', [aStep(10, { nextStep: 20 }), aStep(20), aStep(20)], [20]],
    ['noStart', [aStep(20, { nextStep: 10 }), aStep(10, { nextStep: 20 })], [10]],
    ['twoStarts', [aStep(10, { nextStep: 30 }), aStep(20, { nextStep: 30 }), aStep(30)], [10, 20]],
    ['unknownStep', [aStep(10, { nextStep: 20 }), aStep(20, rework(90, 10))], [20]],
    ['unreachableStep', [aStep(10), aStep(50, { nextStep: 60 }), aStep(60, { nextStep: 50 })], [50, 60]],
    ['endUnreachable', [aStep(10, { nextStep: 20 }), aStep(20, { nextStep: 20 })], [10, 20]],
    ['reworkWithoutReturn', [aStep(10, { nextStep: 20 }), aStep(20, rework(90, null)), aStep(90)], [20]],
    ['loopUnbounded', [aStep(10, { nextStep: 20, ...rework(10, null, 0) }), aStep(20)], [10]],
  ])('%s', (fault, steps, numbers) => expect(faultsOf(steps)).toContainEqual({ fault, steps: numbers }))

  test('a set counts once it is known which are released', () => {
    const steps = [
      aStep(10, { nextStep: 20, colSetId: 'A', colSetVersion: 1 }),
      aStep(20, { nextStep: 30, colSetId: 'B', colSetVersion: null }),
      aStep(30),
    ]
    expect(faultsOf(steps)).toEqual([])
    expect(faultsOf(steps, ({ colSetId, colSetVersion }) => colSetId === 'A' && colSetVersion === 1)).toEqual(
      [{ fault: 'setNotReleased', steps: [20] }],
    )
  })
})

describe('a unit begins', () => {
  test.each<[string, ReturnType<typeof aStep>[], number | null]>([
    ['nowhere on a route without steps', [], null],
    ['where nobody leads to, whatever its number', [aStep(10), aStep(30, { nextStep: 10 })], 30],
    [
      'at the lowest number, where a rework returns to the first step',
      [aStep(10, { nextStep: 20 }), aStep(20, rework(90, 10)), aStep(90)],
      10,
    ],
    [
      'not where a retest would return to: it returns nowhere',
      [aStep(10, rework(10, 30)), aStep(30, { nextStep: 10 })],
      30,
    ],
  ])('%s', (_, steps, start) => expect(firstStep(steps)).toBe(start))
})
