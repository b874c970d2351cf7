import { expect, test } from 'vitest'
import type { Step } from '@takt/contract/processings.ts'
import { stepsToCome } from './steps-to-come.ts'

const step = (stepSeq: number, nextStep: number | null, over: Partial<Step> = {}): Step => ({
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
  ...over,
})
const route = [
  step(10, 20),
  step(20, 30, { reworkStep: 90, returnStep: 20, maxLoops: 2 }),
  step(30, null, { reworkStep: 10, returnStep: 20, maxLoops: 1 }),
  step(90, null),
]

test.each([
  [10, 'inProcess', [10, 20, 30]],
  [90, 'rework', [20, 30]],
  [90, 'held', [20, 30]],
  [10, 'rework', [20, 30]],
  [30, 'held', [30]],
] as const)('at %s, %s', (currentStep, processStatus, seqs) => {
  expect(stepsToCome(route, { currentStep, processStatus }).map(({ stepSeq }) => stepSeq)).toEqual(seqs)
})
