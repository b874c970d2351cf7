import { describe, expect, test } from 'vitest'
import { aiag, gasket } from '../oracles/published-gauges.ts'
import { normals } from '../oracles/simulate-run-lengths.ts'
import { gaugeByAnova } from './gauge-anova.ts'
import { attributeAgreement, cohenKappa, fleissKappa, type Judgement } from './gauge-attribute.ts'
import { crossedOf, gaugeResult, type Reading, verdictOf } from './gauge-crossed.ts'
import { gaugeByRange } from './gauge-range.ts'
import { gaugeType1 } from './gauge-type1.ts'

describe('crossed', () => {
  test('the interaction stays where it is there, and is pooled where it is not', () => {
    expect(gaugeByAnova(gasket)).toMatchObject({ isPooled: false, interaction: expect.closeTo(0.04726, 5) })
    expect(gaugeByAnova(aiag)).toMatchObject({ isPooled: true, interaction: 0 })
    expect(gaugeByAnova(aiag, null, 0.99).isPooled).toBe(false)
  })

  test('of a study of known variances, the mean of 400 finds each of them', () => {
    const normal = normals(23)
    const sums = { repeatability: 0, operator: 0, interaction: 0, part: 0 }
    for (let i = 0; i < 400; i++) {
      const parts = Array.from({ length: 10 }, () => 3 * normal())
      const operators = Array.from({ length: 5 }, () => 2 * normal())
      const readings = parts.flatMap((p, part) =>
        operators.flatMap((o, operator) => {
          const both = 1.5 * normal()
          return [1, 2, 3].map(() => ({
            part: `${part}`,
            operator: `${operator}`,
            value: p + o + both + normal(),
          }))
        }),
      )
      const found = gaugeByAnova(crossedOf(readings)!)
      for (const name of ['repeatability', 'operator', 'interaction', 'part'] as const)
        sums[name] += found[name] ** 2 / 400
    }
    const components = { repeatability: 1, operator: 4, interaction: 2.25, part: 9 }
    for (const name of ['repeatability', 'operator', 'interaction', 'part'] as const)
      expect(Math.abs(sums[name] / components[name] - 1)).toBeLessThan(0.15)
  })

  test('what is not crossed and full is refused', () => {
    const all: Reading[] = ['1', '2'].flatMap((part) =>
      ['A', 'B'].flatMap((operator) => [1, 2].map((value) => ({ part, operator, value }))),
    )
    expect(crossedOf(all)).toMatchObject({ parts: ['1', '2'], operators: ['A', 'B'], trials: 2 })
    expect(crossedOf(all.slice(1))).toBeNull()
    expect(crossedOf(all.filter(({ operator }) => operator === 'A'))).toBeNull()
    expect(crossedOf([...all.slice(1), { ...all[0]!, value: NaN }])).toBeNull()
    expect(crossedOf([])).toBeNull()
  })

  test('a gauge that always reads the same has no ratio, and never NaN', () => {
    const still = crossedOf(
      ['1', '2'].flatMap((part) =>
        ['A', 'B'].flatMap((operator) => [5, 5].map((value) => ({ part, operator, value }))),
      ),
    )!
    for (const found of [gaugeByAnova(still, 1), gaugeByRange(still, 1)!]) {
      expect(found).toMatchObject({ gauge: 0, percentOfStudy: null, percentOfTolerance: 0, categories: null })
      expect(
        JSON.stringify(found, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)),
      ).not.toContain('NaN')
    }
  })

  test('by range only as far as the form goes', () => {
    const many = {
      ...aiag,
      operators: [...aiag.operators, 'D'],
      cells: aiag.cells.map((row) => [...row, row[0]!]),
    }
    expect(gaugeByRange(many)).toBeNull()
    expect(gaugeByAnova(many).gauge).toBeGreaterThan(0)
  })

  test.each([
    [0.09, 'accepted'],
    [0.101, 'marginal'],
    [0.29, 'marginal'],
    [0.301, 'rejected'],
  ] as const)('%d of the tolerance is %s', (share, verdict) => {
    const scatter = { repeatability: share, operator: 0, interaction: 0, part: 9 }
    expect(verdictOf(gaugeResult(scatter, 6))).toBe(verdict)
  })

  test('under five categories it is marginal at best; without a tolerance the study decides', () => {
    const few = gaugeResult({ repeatability: 0.05, operator: 0, interaction: 0, part: 0.1 }, 6)
    expect(few.categories).toBeCloseTo(2.82, 2)
    expect(verdictOf(few)).toBe('marginal')
    expect(verdictOf({ ...few, percentOfTolerance: null })).toBe('rejected')
    expect(verdictOf(gaugeByAnova(aiag))).toBe('marginal')
  })
})

describe('type 1', () => {
  const values = [10, 10.1, 9.9, 10, 10.1, 9.9]

  test('Cg is a fifth of the tolerance over six sigmas; Cgk less the bias', () => {
    const found = gaugeType1(values, 10, 6)
    expect(found.sigma).toBeCloseTo(0.0894427, 6)
    expect(found.cg).toBeCloseTo(1.2 / (6 * 0.0894427), 5)
    expect(found.cgk).toBeCloseTo(found.cg!, 12)
    expect(gaugeType1(values, 9.8, 6).cgk).toBeCloseTo((0.6 - 0.2) / (3 * 0.0894427), 5)
    expect([found.verdict, gaugeType1(values, 9.8, 6).verdict, gaugeType1(values, 10, 3).verdict]).toEqual([
      'accepted',
      'accepted',
      'rejected',
    ])
  })

  test('the bias is judged by t: 0.2 over 0.0894/√6 is 5.48, of which p is 0.0028', () => {
    expect(gaugeType1(values, 9.8, 6).p).toBeCloseTo(0.0028, 4)
    expect(gaugeType1(values, 10, 6).p).toBe(1)
  })

  test('what the sum of the readings rounds is no bias', () => {
    const readings = Array.from({ length: 30 }, (_, at) => 10 + [0.02, -0.01, -0.01][at % 3]!)
    expect(gaugeType1(readings, 10, 6).bias).toBe(0)
    expect(gaugeType1([...readings, 10.001], 10, 6).bias).toBeGreaterThan(0)
  })

  test('no scatter, one value and none have no ratio', () => {
    for (const some of [[], [1], [1, 1, 1]])
      expect(gaugeType1(some, 1, 1)).toMatchObject({ cg: null, cgk: null, p: null, verdict: null })
  })
})

describe('attribute agreement', () => {
  const judged = (operator: string, values: string): Judgement[] =>
    Array.from(values, (value, i) => ({
      part: `${i % 4}`,
      operator,
      value: value === '1' ? 'ok' : 'ng',
      reference: i % 4 < 2 ? 'ok' : 'ng',
    }))
  const all = [...judged('A', '11001100'), ...judged('B', '11001110')]

  test('who agrees with oneself, with the others, and with what is right', () => {
    const found = attributeAgreement(all, 'ok')
    expect(found.operators.map(({ within, reference }) => [within.matched, reference.matched])).toEqual([
      [4, 4],
      [3, 3],
    ])
    expect([found.between.matched, found.all.matched]).toEqual([3, 3])
    expect(found.operators[1]).toMatchObject({ missed: 0.25, falseAlarm: 0, kappa: 0.75 })
    expect(found.all.share).toBe(0.75)
    expect(found.all.lower).toBeCloseTo(0.1941, 4)
    expect(found.all.upper).toBeCloseTo(0.9937, 4)
  })

  test('all or none of it: the interval ends at 1 or 0', () => {
    expect(attributeAgreement(judged('A', '1100'), 'ok').all).toMatchObject({ share: 1, upper: 1 })
    expect(attributeAgreement(judged('A', '0011'), 'ok').all).toMatchObject({ share: 0, lower: 0 })
  })

  test('κ: 1 of all agreement, 0 of chance, null where everything is alike or nothing is there', () => {
    expect(
      cohenKappa([
        ['a', 'a'],
        ['b', 'b'],
      ]),
    ).toBe(1)
    expect(
      cohenKappa([
        ['a', 'a'],
        ['a', 'b'],
        ['b', 'a'],
        ['b', 'b'],
      ]),
    ).toBe(0)
    expect([cohenKappa([['a', 'a']]), cohenKappa([]), fleissKappa([]), fleissKappa([[3, 0]])]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
