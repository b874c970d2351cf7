import { expect, test } from 'vitest'
import type { AttributeReport } from '@takt/contract/attribute-charts.ts'
import { formatsFor } from '@takt/contract/formats.ts'
import { en } from '@takt/contract/locales/en/words.ts'
import { attributeChart } from './attribute-chart.ts'

const report = (sizes: number[], upper: number[]): AttributeReport => ({
  attributeKind: 'p',
  sampleBy: 'shift',
  since: '2026-03-02T00:00:00.000Z',
  until: '2026-03-03T00:00:00.000Z',
  times: sizes.map((_, at) => `2026-03-02T0${at}:00:00.000Z`),
  ends: sizes.map((_, at) => `2026-03-02T0${at + 1}:00:00.000Z`),
  sizes,
  found: sizes.map(() => 1),
  values: sizes.map(() => 0.05),
  lower: sizes.map(() => 0),
  upper,
  centres: sizes.map(() => 0.05),
  centre: 0.05,
  sigmaZ: null,
  stages: [{ at: 0, limitsId: null, frozenAt: null, frozenBy: null }],
  rules: ['1'],
  broken: [],
})
const highestOf = (one: AttributeReport) => {
  const { yAxis } = attributeChart(one, en, formatsFor('en', 'UTC')).option
  return yAxis && 'max' in yAxis ? yAxis.max : undefined
}

test('a sample that has just begun does not make the others flat', () => {
  expect(highestOf(report([100, 100, 100, 1], [0.12, 0.12, 0.12, 1]))).toBeCloseTo(0.12 * 1.08, 9)
  expect(highestOf(report([100, 90, 100, 95], [0.12, 0.13, 0.12, 0.125]))).toBeUndefined()
})
