import { expect, test } from 'vitest'
import { chartRules } from '@takt/contract/charts.ts'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { plantClock } from '../../plant/plant/clock.ts'
import { randomOf } from '../../testing/random-message.ts'
import type { ChartedPasses } from '../../execution/values/values.ts'
import { type Points, pointsOf } from '../charts/charts.ts'
import { breaksIn, type Found } from './find.ts'
import { reachesBack, type Tail, tailOf, type Window, windowOf } from './tail.ts'

const clock = plantClock('Europe/Berlin', [], '05:00')
/** An hour before the production day begins. */
const start = Date.parse('2026-03-03T03:00:00Z')

type Pass = { id: string; time: number; typeNo: string; value: number }
type Plan = Pick<ChartLimits, 'chartKind' | 'subgroupBy' | 'unitCount' | 'subgroupMinutes'>

const limitsOf = (plan: Plan) =>
  ({
    ...plan,
    rules: chartRules,
    frozenAt: '2026-01-01T00:00:00Z',
    validFrom: '2026-01-01T00:00:00Z',
    mean: 10,
    sigmaWithin: 1,
  }) as unknown as ChartLimits // what judging reads of them

function columnsOf(passes: readonly Pass[]): ChartedPasses {
  const texts = (of: (pass: Pass) => string) => passes.map(of)
  return {
    times: Float64Array.from(passes, ({ time }) => time),
    readings: Float64Array.from(passes, ({ value }) => value),
    serials: texts(({ id }) => id),
    types: texts(({ typeNo }) => typeNo),
    lots: passes.map(() => null),
    each: 1,
    idOf: (at) => passes[at]!.id,
  }
}

function pointsAt(passes: readonly Pass[], limits: ChartLimits): Points {
  const characteristic = { unitCount: 1, valueCount: 1 }
  const set = { subgroupBy: 'consecutive', subgroupMinutes: 60 }
  const charted = { set, characteristic, passes: columnsOf(passes), cut: false, fits: null }
  return pointsOf(charted as unknown as Parameters<typeof pointsOf>[0], clock, limits) // what grouping reads of them
}

const named = (found: readonly Found[]) => found.map((one) => JSON.stringify(one))

/** Passes come one after another, some late, in runs of a type or mixed; after some of them they are judged, by all and by what is read anew. */
function judgeAlong(plan: Plan, seed: number, types: readonly string[], mixed: boolean) {
  const random = randomOf(seed)
  const limits = limitsOf(plan)
  const passes: Pass[] = []
  const counts = { windows: 0, looks: 0, found: 0 }
  let tail: Tail | null = null
  let expectedBefore = new Set<string>()
  let [time, level] = [start, 10]
  let unseen = Infinity
  for (let i = 0; i < 500; i++) {
    time += 1000 * (1 + Math.floor(random() * 20))
    if (i % 97 === 0) level = 9 + 2 * random()
    const late = random() < 0.02 ? 1000 * Math.floor(random() * 600) : 0
    const typeNo = types[mixed ? Math.floor(random() * types.length) : Math.floor(i / 50) % types.length]!
    const value = level + (random() < 0.03 ? 4 : 2 * (random() + random() - 1))
    const pass = { id: `U${i}`, time: time - late, typeNo, value }
    passes.push(pass)
    unseen = Math.min(unseen, pass.time)
    if (random() < 0.5) continue
    passes.sort((a, b) => a.time - b.time)
    const all = pointsAt(passes, limits)
    const from: number | null = tail && windowOf(tail, unseen, clock)
    const since = passes.filter((one) => from !== null && one.time >= from)
    let points = all
    let window: Window | null = null
    if (tail && from !== null && reachesBack(columnsOf(since), unseen)) {
      points = pointsAt(since, limits)
      window = { tail, from, changedFrom: unseen }
      counts.windows++
    }
    const [expected, found] = [
      named(breaksIn(all, limits)),
      named(breaksIn(points, limits, window?.changedFrom)),
    ]
    const news = new Set(expected).difference(expectedBefore)
    expect(news.difference(new Set(found)), 'missed').toEqual(new Set())
    expect(new Set(found).difference(new Set(expected)), 'too many').toEqual(new Set())
    expectedBefore = new Set(expected)
    counts.found += news.size
    counts.looks++
    tail = tailOf(points, clock, window)
    // Some of what was read by now is told as new again: it was stored while the points were read.
    unseen =
      random() < 0.3 ? passes.at(-1 - Math.floor(random() * Math.min(5, passes.length - 1)))!.time : Infinity
  }
  return counts
}

const single: Plan = { chartKind: 'iMr', subgroupBy: 'consecutive', unitCount: 1, subgroupMinutes: 60 }
const plans: [string, Plan][] = [
  ['single values', single],
  ['subgroups of four', { ...single, chartKind: 'xBarR', unitCount: 4 }],
  ['a point a minute', { ...single, chartKind: 'xBarS', subgroupBy: 'time', subgroupMinutes: 1 }],
]
const orders: [string, string[], { mixed: boolean }][] = [
  ['one type', ['A'], { mixed: false }],
  ['types in runs', ['A', 'B', 'C'], { mixed: false }],
  ['types mixed', ['A', 'B', 'C', 'D'], { mixed: true }],
]
const cases = plans.flatMap(([name, plan]) =>
  orders.map(([order, ...how]) => [name, order, plan, ...how] as const),
)

test.each(cases)(
  '%s, %s: new points are judged by what was remembered as by all that was measured',
  (_, __, plan, types, { mixed }) => {
    for (const seed of [1, 2]) {
      const { windows, looks, found } = judgeAlong(plan, seed, types, mixed)
      expect(found > 0 || mixed).toBe(true)
      // Subgroups of mixed types overlap: there is not always an instant that cuts none.
      expect(windows).toBeGreaterThan(mixed ? -1 : looks / 2)
    }
  },
)

test('a message that is late after a pause of a fast station has points before it that are remembered', () => {
  const limits = limitsOf(single)
  const passesFrom = (begin: number) =>
    Array.from({ length: 440 }, (_, i) => ({ id: `U${begin}-${i}`, time: begin + i, typeNo: 'A', value: 10 }))
  const [early, resumed] = [start + 3_700_000, start + 3_720_000]
  const before = tailOf(pointsAt(passesFrom(early), limits), clock, null)!
  const window = { tail: before, changedFrom: resumed, from: windowOf(before, resumed, clock)! }
  const since = [...passesFrom(early), ...passesFrom(resumed)].filter(({ time }) => time >= window.from)
  const tail = tailOf(pointsAt(since, limits), clock, window)!
  expect(windowOf(tail, resumed - 500, clock)).toBeLessThan(resumed)
})
