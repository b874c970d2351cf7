import { describe, expect, test } from 'vitest'
import { individualsChart } from './charts.ts'
import { brokenOf, nominalChart, type Run, typesOf, zChart } from './short-run.ts'

const runs: Run[] = [
  ...[10, 11, 9, 10].map((value) => ({ type: 'A', value })),
  ...[200, 220, 190, 210].map((value) => ({ type: 'B', value })),
  ...[10, 12].map((value) => ({ type: 'A', value })),
]

describe('deviation from nominal', () => {
  test('all types on one chart, as if their nominals were zero', () => {
    const chart = nominalChart(runs.slice(0, 8), new Map(Object.entries({ A: 10, B: 200 })))
    expect(chart).toEqual(individualsChart([0, 1, -1, 0, 0, 20, -10, 10]))
  })

  test('a type without a nominal is a gap', () => {
    const chart = nominalChart(runs, new Map([['A', 10]]))!
    expect(chart.location.map((point) => point?.value ?? null)).toEqual([
      0,
      1,
      -1,
      0,
      null,
      null,
      null,
      null,
      0,
      2,
    ])
    expect(chart.spread[8]).toBeNull()
  })
})

describe('Z-MR', () => {
  test('each type by its own mean and by the steps within its own runs', () => {
    const types = typesOf(runs)
    expect(types.get('A')!.mean).toBeCloseTo(62 / 6, 12)
    expect(types.get('A')!.sigma).toBeCloseTo((1 + 2 + 1 + 2) / 4 / 1.12837917, 6)
    expect(types.get('B')!.sigma).toBeCloseTo((20 + 30 + 20) / 3 / 1.12837917, 6)
  })

  test('a type of ten times the scale draws the same line', () => {
    const tenfold = runs.map((run) => (run.type === 'B' ? { ...run, value: run.value * 10 } : run))
    const [one, other] = [zChart(runs)!, zChart(tenfold)!]
    expect(other.location.map((point) => point!.value)).toEqual(
      one.location.map((point) => expect.closeTo(point!.value, 10)),
    )
    expect(one.location[4]).toMatchObject({ centre: 0, sigma: 1, lower: -3, upper: 3 })
  })

  test('a type that does not scatter is a gap; if all are, there is no chart', () => {
    const still = [1, 1, 1].map((value) => ({ type: 'C', value }))
    expect(zChart([...runs, ...still])!.location.slice(-3)).toEqual([null, null, null])
    expect([zChart(still), zChart([])]).toEqual([null, null])
  })
})

test.each(['nominal', 'z'] as const)(
  'the range after a value that is out is no signal of its own: %s',
  (kind) => {
    const breaks = (values: number[]) => {
      const one = values.map((value): Run => ({ type: 'A', value }))
      const chart =
        kind === 'nominal'
          ? nominalChart(one, new Map([['A', 0]]), { estimator: 'movingRange', mean: 0, sigma: 1 })
          : zChart(one, new Map([['A', { mean: 0, sigma: 1 }]]))
      return brokenOf(chart!, [1])
    }
    expect(breaks([0.5, -0.5, 9, 0.2, -0.1])).toEqual([
      { rule: 1, at: 2, chart: 'location' },
      { rule: 1, at: 2, chart: 'spread' },
    ])
    expect(breaks([0.5, -2.5, 2.5, 0.2])).toEqual([{ rule: 1, at: 2, chart: 'spread' }])
  },
)
