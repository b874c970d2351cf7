import { describe, expect, test } from 'vitest'
import { bearings } from '../oracles/published-capability.ts'
import { normals } from '../oracles/simulate-run-lengths.ts'
import { capabilityOfGroups } from './capability.ts'
import { intervalOfPotential, intervalOfWorst } from './confidence.ts'
import { chiSquare } from './distributions.ts'
import { fitFirst, fitOne } from './fit.ts'
import { mergeAll, momentsOf } from './moments.ts'
import { sigmaWithin } from './sigma.ts'
import { indexNamesOf } from './conventions.ts'
import { enoughValues, gradeOf, type StudyInput, studyOf } from './study.ts'
import { subgroupsOf } from './subgroups.ts'
import { addGroup, freedomOfGroups, freedomOfSums, noSums } from './within.ts'

const normal = normals(7)
const values = Array.from({ length: 100 }, () => 14 + normal())
const limits = { lowerSpecLimit: 10, upperSpecLimit: 19 }

function inputOf(all: readonly number[], more: Partial<StudyInput> = {}): StudyInput {
  const { groups } = subgroupsOf(all, 5)
  const sums = noSums()
  for (const group of groups) addGroup(sums, group)
  return {
    convention: 'aiag2005',
    limits,
    overall: mergeAll([...groups, momentsOf(all.slice(groups.length * 5))]),
    within: { ...sigmaWithin(groups), freedom: freedomOfSums(sums, 'rBar') },
    values: all,
    stable: true,
    gauge: true,
    ...more,
  }
}

describe('two conventions', () => {
  test('the names: one has two scatters, the other one and a promise of stability', () => {
    expect(indexNamesOf('aiag2005', true)).toEqual({ overall: ['Pp', 'Ppk'], within: ['Cp', 'Cpk'] })
    expect(indexNamesOf('aiag2005', false)).toEqual(indexNamesOf('aiag2005', null))
    expect(indexNamesOf('iso22514', true)).toEqual({ overall: ['Cp', 'Cpk'], within: ['Cw', 'Cwk'] })
    expect(indexNamesOf('iso22514', false).overall).toEqual(['Pp', 'Ppk'])
    expect(indexNamesOf('iso22514', null).overall).toEqual(['Pp', 'Ppk'])
  })

  test('the figures are the same under both, and those of capabilityOf', () => {
    const [aiag, iso] = [studyOf(inputOf(values)), studyOf(inputOf(values, { convention: 'iso22514' }))]
    const plain = capabilityOfGroups(subgroupsOf(values, 5).groups, limits)
    expect(aiag.within!.worst!.value).toBe(plain.cpk)
    expect(aiag.overall.worst!.value).toBe(plain.ppk)
    expect(aiag.overall.expected).toEqual(plain.expectedOverall)
    expect({ ...iso.within, names: null }).toEqual({ ...aiag.within, names: null })
    expect({ ...iso.overall, names: null }).toEqual({ ...aiag.overall, names: null })
  })
})

describe('confidence', () => {
  test('of Cp: exact by χ²; sigma within has fewer degrees of freedom, so its interval is wider', () => {
    const { overall, within } = studyOf(inputOf(values))
    const { value, lower, upper } = overall.potential!
    expect(lower! / value).toBeCloseTo(Math.sqrt(chiSquare(99).quantile(0.025)! / 99), 12)
    expect(upper! / value).toBeCloseTo(Math.sqrt(chiSquare(99).quantile(0.975)! / 99), 12)
    const wide = (one: typeof overall) => one.potential!.upper! / one.potential!.lower!
    expect(wide(within!)).toBeGreaterThan(wide(overall))
  })

  test('95 of 100 intervals hold the true index, of Cp and of Cpk', () => {
    const held = { potential: 0, worst: 0 }
    for (let i = 0; i < 1000; i++) {
      const sample = Array.from({ length: 30 }, () => 14 + normal())
      const study = studyOf({ ...inputOf(sample), values: undefined })
      for (const [index, truth] of [
        ['potential', 9 / 6],
        ['worst', 4 / 3],
      ] as const) {
        const { lower, upper } = study.overall[index]!
        if (lower! <= truth && truth <= upper!) held[index]++
      }
    }
    expect(held.potential).toBeGreaterThan(930)
    expect(held.potential).toBeLessThan(970)
    expect(held.worst).toBeGreaterThan(925)
    expect(held.worst).toBeLessThan(975)
  })

  test('without degrees of freedom there is a figure, but no interval', () => {
    expect(intervalOfPotential(1.2, null)).toEqual({ value: 1.2, lower: null, upper: null })
    expect(intervalOfWorst(1.2, 30, null)).toEqual({ value: 1.2, lower: null, upper: null })
    expect([intervalOfPotential(null, 9), intervalOfWorst(null, 10)]).toEqual([null, null])
  })

  test('R̄/d2 of groups of five is worth 0.9 of the pooled degrees', () => {
    const sums = noSums()
    for (const group of subgroupsOf(values, 5).groups) addGroup(sums, group)
    expect(freedomOfSums(sums, 'rBar')! / freedomOfSums(sums, 'pooled')!).toBeCloseTo(0.906, 3)
    expect(freedomOfSums(noSums(), 'movingRange')).toBeNull()
  })

  test('S̄/c4 of groups of five is more precise than R̄/d2, less than the pooled one', () => {
    const { groups } = subgroupsOf(values, 5)
    const [range, deviation, pooled] = (['rBar', 'sBar', 'pooled'] as const).map((estimator) =>
      freedomOfGroups(groups, estimator)!,
    )
    expect(pooled).toBe(80)
    expect(deviation! / pooled!).toBeCloseTo(0.945, 2)
    expect(range!).toBeLessThan(deviation!)
    expect(freedomOfGroups(groups, 'movingRange', 100)).toBeCloseTo(60.5, 9)
    expect(freedomOfGroups([], 'sBar')).toBeNull()
  })
})

describe('what is not normal', () => {
  const skewed = Array.from({ length: 200 }, () => Math.exp(0.8 * normal()))

  test('the first acceptable in the order normal, lognormal, Weibull', () => {
    expect(fitFirst(values)!.name).toBe('normal')
    expect(fitFirst(skewed)!.name).toBe('logNormal')
    const life = Array.from({ length: 400 }, () => (normal() ** 2 + normal() ** 2) / 2)
    expect(fitFirst(life)!.name).toBe('weibull')
    // Weibull fits the bearings too, but is not tried: they are normal enough.
    expect(fitFirst(bearings)!.name).toBe('normal')
  })

  test('indices by quantiles of the fit, none within, and the expected share is that of the fit', () => {
    const study = studyOf(inputOf(skewed, { limits: { lowerSpecLimit: null, upperSpecLimit: 20 } }))
    const fit = study.fit!
    const [middle, high] = [0.5, 0.99865].map((p) => fit.distribution.quantile(p)!)
    expect(study.card.distribution).toBe('logNormal')
    expect(study.overall.worst!.value).toBeCloseTo((20 - middle!) / (high! - middle!), 12)
    expect(study.overall.potential).toBeNull()
    expect(study.within).toBeNull()
    expect(study.overall.expected.above).toBeCloseTo(1e6 * fit.distribution.tails(20).upper, 9)
  })

  test('none fits: the card shows it, and the indices are those of the formula', () => {
    const two = Array.from({ length: 100 }, (_, i) => (i % 2 ? 12 : 16) + normal() / 10)
    const study = studyOf(inputOf(two))
    expect(study.card.distribution).toBe('none')
    expect(study.fit).toBeNull()
    expect(study.overall.names).toEqual(['Pp', 'Ppk'])
    expect(study.overall.worst).not.toBeNull()
  })

  test('values at or below zero are tried as normal only, and seven values as nothing', () => {
    expect(fitOne('logNormal', [0, ...bearings])).toBeNull()
    expect(fitOne('weibull', [-1, ...bearings])).toBeNull()
    expect(fitOne('normal', bearings.slice(0, 7))).toBeNull()
    expect(fitOne('normal', Array(20).fill(3))).toBeNull()
  })

  test('a scale of a thousandth or a million changes nothing of the fit', () => {
    const { parameters, p } = fitOne('weibull', bearings)!
    for (const scale of [1e-3, 1e6]) {
      const fit = fitOne(
        'weibull',
        bearings.map((value) => value * scale),
      )!
      expect(fit.parameters[0]).toBeCloseTo(parameters[0], 9)
      expect(fit.parameters[1] / scale).toBeCloseTo(parameters[1], 7)
      expect(fit.p).toBeCloseTo(p, 9)
    }
  })
})

describe('the card, and what is never NaN', () => {
  test('24 values are not enough; what nobody checked is null', () => {
    const few = studyOf(inputOf(values.slice(0, enoughValues - 1), { stable: null, gauge: null }))
    expect(few.card).toEqual({ gauge: null, stable: null, distribution: 'normal', enough: false })
    expect(studyOf(inputOf(values)).card.enough).toBe(true)
  })

  test.each([
    ['nothing', []],
    ['one value', [14]],
    ['no scatter', Array<number>(30).fill(14)],
    ['what is no number', [NaN, Infinity]],
    ['the largest numbers', [1e308, -1e308, 1e308]],
  ])('%s', (_, odd) => {
    for (const lowerSpecLimit of [null, 10]) {
      const study = studyOf(inputOf(odd, { limits: { lowerSpecLimit, upperSpecLimit: 19 } }))
      expect(
        JSON.stringify(study, (_key, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)),
      ).not.toContain('NaN')
      expect(study.overall.worst).toBeNull()
      expect(study.within!.worst).toBeNull()
    }
  })

  test('the grade: letter for the scatter, digit for the location', () => {
    const grade = (mean: number, spread: number) =>
      gradeOf(studyOf(inputOf(values.map((value) => mean + (value - 14) * spread))), limits)
    expect(grade(14.5, 1)).toEqual({ letter: 'A', digit: 1 })
    expect(grade(18, 1)).toEqual({ letter: 'A', digit: 3 })
    expect(grade(14.5, 2.5)!.letter).toBe('B')
    expect(grade(14.5, 6)!.letter).toBe('C')
    expect(gradeOf(studyOf(inputOf(values)), { ...limits, lowerSpecLimit: null })).toBeNull()
  })
})
