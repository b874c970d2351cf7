import { describe, expect, test } from 'vitest'
import { type ActivePeriod, type Lead, leadsOf } from './active-periods.ts'

const periods = (all: Record<string, [from: number, to: number][]>): ActivePeriod[] =>
  Object.entries(all).flatMap(([machine, spans]) => spans.map(([from, to]) => ({ machine, from, to })))
const lengthOf = (leads: readonly Lead[], which: (lead: Lead) => boolean) =>
  leads.filter(which).reduce((sum, { from, to }) => sum + to - from, 0)

/** Worked out by hand, in minutes. */
const hour = periods({
  S1: [
    [0, 12],
    [14, 30],
    [33, 60],
  ],
  S2: [
    [0, 20],
    [21, 25],
    [28, 60],
  ],
  S3: [
    [2, 9],
    [10, 34],
    [36, 58],
  ],
})

describe('the bottleneck by active periods', () => {
  test('leads while its activity is the longest, and shifts where two that lead overlap', () => {
    const leads = leadsOf(hour)
    expect(leads).toEqual([
      { machine: 'S2', from: 0, to: 10, shifting: false },
      { machine: 'S3', from: 10, to: 20, shifting: true },
      { machine: 'S3', from: 20, to: 28, shifting: false },
      { machine: 'S2', from: 28, to: 34, shifting: true },
      { machine: 'S2', from: 34, to: 60, shifting: false },
    ])
    const led = (machine: string) => lengthOf(leads, (one) => one.machine === machine)
    const sole = (machine: string) => lengthOf(leads, (one) => one.machine === machine && !one.shifting)
    expect([led('S1'), led('S2'), led('S3')]).toEqual([0, 42, 18])
    expect([sole('S2'), sole('S3'), lengthOf(leads, ({ shifting }) => shifting)]).toEqual([36, 8, 16])
  })

  test('is the same in whatever order the periods come', () =>
    expect(leadsOf(hour.toReversed())).toEqual(leadsOf(hour)))

  test('is nobody while all wait', () => {
    const leads = leadsOf(periods({ S1: [[0, 5]], S2: [[8, 9]] }))
    expect(leads.map(({ machine, from, to }) => [machine, from, to])).toEqual([
      ['S1', 0, 5],
      ['S2', 8, 9],
    ])
    expect(leadsOf([])).toEqual([])
  })

  test('does not go to who led for a moment only, and no shift comes of it', () => {
    const resumed = periods({ S1: [[0, 700]], S2: [[1, 2000]] })
    expect(leadsOf(resumed).map(({ machine, shifting }) => [machine, shifting])).toEqual([
      ['S1', false],
      ['S2', true],
      ['S2', false],
    ])
    expect(leadsOf(resumed, 2)).toEqual([{ machine: 'S2', from: 1, to: 2000, shifting: false }])
  })

  test('stays with who began first where two are equally long', () =>
    expect(leadsOf(periods({ S1: [[2, 6]], S2: [[0, 4]] })).map(({ machine, to }) => [machine, to])).toEqual([
      ['S2', 2],
      ['S2', 4],
      ['S1', 6],
    ]))
})
