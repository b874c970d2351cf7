import { expect, test } from 'vitest'
import type { ChartLimits } from '@takt/contract/chartLimits.ts'
import { randomOf } from '../../testing/random-message.ts'
import { judge, type Judging } from './judge.ts'
import { judgeAside, judgeThread } from './judge-aside.ts'

const start = Date.parse('2026-03-03T06:00:00Z')
const frozen = {
  sigmaWithin: 0.1,
  rules: ['1', '2'],
  signalReaction: 'bell',
  typeNo: null,
  chartKind: 'iMr',
  subgroupBy: 'consecutive',
  unitCount: 1,
  subgroupMinutes: 60,
  validFrom: '2026-03-01T00:00:00Z',
  frozenAt: '2026-03-01T00:00:00Z',
  estimator: 'movingRange',
} as unknown as ChartLimits // what judging reads of them

/** Two characteristics of one set, of which the second is shifted from half of the passes on. */
function judgingOf(seed: number, count: number): Judging {
  const random = randomOf(seed)
  const names = Array.from({ length: count }, (_, i) => `U-${seed}-${i}`)
  const readings = names.flatMap((_, i) => [10 + random() / 10, i > count / 2 ? 12 : 5 + random() / 10])
  const limitsOf = (resultCode: string, mean: number) => ({ ...frozen, resultCode, mean })
  const slotOf = (first: number) =>
    ({
      characteristic: { unitCount: 1, valueCount: 1 },
      first,
      count: 1,
    }) as Judging['toJudge'][number]['slot'] // what grouping reads of it
  return {
    passes: {
      times: Float64Array.from(names, (_, i) => start + 1000 * i),
      ids: names,
      serials: names,
      types: names.map(() => 'T-1'),
      lots: names.map(() => null),
      readings: Float64Array.from(readings),
      each: 2,
    },
    days: [{ productionDay: '2026-03-03', start: start - 3_600_000, end: start + 86_400_000, shifts: [] }],
    plan: { subgroupBy: 'consecutive', subgroupMinutes: 60 },
    toJudge: [limitsOf('A', 10.05), limitsOf('B', 5.05)].map((limits, first) => ({
      limits,
      slot: slotOf(first),
      from: start,
      window: null,
      takenOut: [],
      earlier: [],
    })),
  }
}

test.each([20, 2000])('%d passes are judged the same aside, each in its turn', async (count) => {
  const judgings = [1, 2, 3, 4].map((seed) => judgingOf(seed, count))
  const answers = await Promise.all(judgings.map(judgeAside))
  expect(answers).toEqual(judgings.map(judge))
  const shifted = { rule: 1, chartPart: 'location', productSn: `U-1-${count / 2 + 1}` }
  expect(answers[0]![1]).toMatchObject({ found: expect.arrayContaining([expect.objectContaining(shifted)]) })
})

test('who waits for a thread that ends is told, and the next begins another', async () => {
  const thread = judgeThread()
  const waits = thread.ask(judgingOf(1, 2000))
  await Promise.all([expect(waits).rejects.toThrow('ended'), thread.end()])
  expect(await thread.ask(judgingOf(2, 2000))).toEqual(judge(judgingOf(2, 2000)))
  await thread.end()
})

test('a chart that cannot be made keeps no other from being judged', async () => {
  const { toJudge, ...judging } = judgingOf(1, 2000)
  const [good] = judge({ ...judging, toJudge: [toJudge[1]!] })
  const broken = { ...toJudge[0]!, limits: { ...toJudge[0]!.limits, rules: null as never } }
  const answers = await judgeAside({ ...judging, toJudge: [broken, toJudge[1]!] })
  expect(answers).toEqual([{ failure: expect.any(Error) }, good])
})
