import { expect, test } from 'vitest'
import type { Step } from '@takt/contract/processings.ts'
import { eventsOf, isOpenAtFirst, outOfLimits, type PassportPass } from './events.ts'
import { routeOf } from './route.ts'

const step = (stepSeq: number, over: Partial<Step> = {}): Step => ({
  stepSeq,
  stepName: `Step ${stepSeq}`,
  stationNumber: `S${stepSeq}`,
  mustPass: true,
  nextStep: null,
  reworkStep: null,
  returnStep: null,
  maxLoops: 2,
  colSetId: null,
  colSetVersion: null,
  ...over,
})
const steps = [
  step(10, { nextStep: 20, reworkStep: 10, returnStep: 10 }),
  step(20, { nextStep: 30, reworkStep: 90, returnStep: 20 }),
  step(30, { reworkStep: 90, returnStep: 20 }),
  step(90, { nextStep: 20 }),
]

const at = (minute: number) => `2026-03-02T06:${String(minute).padStart(2, '0')}:00.000Z`
const pass = (
  passNo: number,
  stepSeq: number,
  resultStatus: 'ok' | 'ng' | null,
  over: Partial<PassportPass> = {},
): PassportPass => ({
  productId: '01a1fb00-707d-73b1-9319-e08ad237014e',
  passNo,
  stepSeq,
  stepName: null,
  stationNumber: `S${stepSeq}`,
  stationName: `S${stepSeq}`,
  attempt: 1,
  inTime: at(passNo),
  outTime: at(passNo),
  cycleTime: 30,
  operator: null,
  operatorName: null,
  verdict: null,
  judged: null,
  resultStatus,
  asked: true,
  paraVer: null,
  stationParaVer: null,
  parameters: [],
  values: [],
  ...over,
})
const refused = (minute: number, stationNumber = 'S30') => ({
  stationNumber,
  at: at(minute),
  reasons: [{ reason: 'notNextStep' as const, about: 'S20' }],
})

const loopsOf = (passes: PassportPass[]) =>
  eventsOf({ passes, refusedArrivals: [] }, steps).map((event) =>
    event.kind === 'pass' ? [event.pass.stepSeq, event.loop] : [],
  )

test('a way through rework begins at the rework step and ends with the step that had failed', () => {
  const passes = [
    pass(1, 10, 'ok'),
    pass(2, 20, 'ok'),
    pass(3, 30, 'ng'),
    pass(4, 90, 'ok'),
    pass(5, 20, 'ok'),
    pass(6, 30, 'ok'),
  ]
  expect(loopsOf(passes)).toEqual([
    [10, null],
    [20, null],
    [30, null],
    [90, 1],
    [20, 1],
    [30, 1],
  ])
})

test('failing again after rework begins the next way', () => {
  expect(
    loopsOf([
      pass(1, 20, 'ng'),
      pass(2, 90, 'ok'),
      pass(3, 20, 'ng'),
      pass(4, 90, 'ok'),
      pass(5, 20, 'ok'),
      pass(6, 30, 'ok'),
    ]),
  ).toEqual([
    [20, null],
    [90, 1],
    [20, 1],
    [90, 2],
    [20, 2],
    [30, null],
  ])
})

test('trying the same step again is an attempt, not rework', () => {
  expect(loopsOf([pass(1, 10, 'ng'), pass(2, 10, 'ok'), pass(3, 20, 'ok')])).toEqual([
    [10, null],
    [10, null],
    [20, null],
  ])
})

test('a refused arrival is between the passes it happened between; repeated arrivals are shown once', () => {
  const events = eventsOf(
    {
      passes: [pass(1, 10, 'ok'), pass(9, 20, 'ok')],
      refusedArrivals: [refused(3), refused(4), refused(5), refused(6, 'S90')],
    },
    steps,
  )
  expect(
    events.map((event) =>
      event.kind === 'pass' ? event.pass.stepSeq : `${event.refused.stationNumber} ×${event.times}`,
    ),
  ).toEqual([10, 'S30 ×3', 'S90 ×1', 20])
  expect(events[1]).toMatchObject({ at: at(3), until: at(5) })
})

test('work that was reported late is where it happened', () => {
  const late = pass(3, 20, 'ok', { inTime: at(2), outTime: at(2) })
  expect(
    loopsOf([pass(1, 10, 'ok'), pass(2, 30, 'ok', { inTime: at(8), outTime: at(8) }), late]).map(
      ([stepSeq]) => stepSeq,
    ),
  ).toEqual([10, 20, 30])
})

test('the route shows the unit’s state at each step, and only the rework it went through', () => {
  const shown = routeOf(steps, [pass(1, 10, 'ng'), pass(2, 10, 'ok'), pass(3, 20, 'ng')], 90, []).map(
    ({ step, state, passes }) => [step.stepSeq, state, passes],
  )
  expect(shown).toEqual([
    [10, 'ok', 2],
    [20, 'ng', 1],
    [30, 'toCome', 0],
  ])
  const reworked = routeOf(steps, [pass(1, 20, 'ng'), pass(2, 90, null, { outTime: null })], 90, []).map(
    ({ step, state, aside }) => [step.stepSeq, state, aside],
  )
  expect(reworked).toEqual([
    [10, 'toCome', false],
    [20, 'ng', false],
    [30, 'toCome', false],
    [90, 'here', true],
  ])
})

test('a long list of good values is folded, one bad value opens it', () => {
  const value = (resultStatus: 'ok' | 'ng') => ({
    charSeqNum: 1,
    resultCode: 'T',
    resultName: 'T',
    unit: null,
    resultValue: 1,
    resultText: null,
    minValue: null,
    standardValue: null,
    maxValue: null,
    targetText: null,
    resultStatus,
    verdict: null,
    colSetId: 'S',
    colSetVersion: 1,
  })
  const many = Array.from({ length: 13 }, () => value('ok'))
  expect([isOpenAtFirst(many.slice(1)), isOpenAtFirst(many), isOpenAtFirst([...many, value('ng')])]).toEqual([
    true,
    false,
    true,
  ])
  expect(outOfLimits([...many, value('ng')])).toBe(1)
})

test('a step the unit has nothing to do at is not still to come; work that was done there all the same is shown', () => {
  const leftOut = [
    { stepSeq: 20, why: 'stepSkipped' },
    { stepSeq: 30, why: 'notSampled' },
  ] as const
  expect(routeOf(steps, [pass(1, 10, 'ok')], null, [...leftOut]).map(({ state }) => state)).toEqual([
    'ok',
    'stepSkipped',
    'notSampled',
  ])
  expect(
    routeOf(steps, [pass(1, 10, 'ok'), pass(2, 30, 'ng')], null, [...leftOut]).map(({ state }) => state),
  ).toEqual(['ok', 'stepSkipped', 'ng'])
})

test('a step that a finished unit did not do is not still to come', () => {
  const states = (over: boolean) =>
    routeOf(steps, [pass(1, 10, 'ok'), pass(2, 30, 'ok')], null, [], over).map(({ state }) => state)
  expect([states(false), states(true)]).toEqual([
    ['ok', 'toCome', 'ok'],
    ['ok', 'notDone', 'ok'],
  ])
})

test('work that by its report began before the step before it is where it was done', () => {
  const early = pass(2, 20, 'ok', { inTime: at(0), outTime: at(9) })
  expect(
    loopsOf([early, pass(1, 10, 'ok', { inTime: at(1), outTime: at(4) })]).map(([stepSeq]) => stepSeq),
  ).toEqual([10, 20])
})
