import { describe, expect, test } from 'vitest'
import { simulateRunLengths } from '../oracles/simulate-run-lengths.ts'
import { runLengthOf, runLengthTable } from './run-lengths.ts'
import { cdf } from './normal.ts'
import { type Rule, findRuleBreaks, nelsonRules, westernElectricRules } from './runs.ts'
import { normals } from '../oracles/simulate-run-lengths.ts'

// Champ and Woodall (Technometrics 29, 1987), table 1, by Markov chains.
const exact: [Rule[], number][] = [
  [[1], 370.4],
  [[1, 5], 225.44],
  [[1, 6], 166.05],
  [[1, 9], 152.73],
  [[1, 5, 6], 132.89],
  [[1, 5, 9], 122.05],
  [[1, 6, 9], 105.78],
  [[1, 5, 6, 9], 91.75],
]

test.each(exact)('rules %j signal after %d points, to one in a hundred', (rules, points) => {
  expect(Math.abs(runLengthOf(rules)! / points - 1)).toBeLessThan(0.01)
})

/** Rule 1 together with so many in a row on one side: the states of the chain are how many there are already. */
function exactRuns(row: number) {
  const inside = 1 - 2 * cdf(-3)
  let [own, again] = [0, 0]
  for (let state = row - 1; state > 0; state--)
    [own, again] = [1 + (inside / 2) * own, (inside / 2) * again + inside / 2]
  return 1 + inside * (own / (1 - again))
}

test('1 and 2, and 1 and the fourth of Western Electric, by a Markov chain, to the point', () => {
  expect(exactRuns(9)).toBeCloseTo(216.7, 1)
  expect([runLengthOf([1, 2]), runLengthOf([1, 9])]).toEqual([9, 8].map((row) => Math.round(exactRuns(row))))
  expect(runLengthOf(westernElectricRules)).toBe(92)
})

test('the default and all eight', () => {
  const found = [[1], [1, 2], [1, 2, 5, 6], nelsonRules].map((rules) => runLengthOf(rules as Rule[])!)
  for (const [i, points] of [370, 217, 109, 73].entries())
    expect(Math.abs(found[i]! / points - 1)).toBeLessThan(0.015)
})

test('no rule, no signal; the order and a rule named twice do not matter', () => {
  expect(runLengthOf([])).toBeNull()
  expect(runLengthOf([2, 1, 2])).toBe(runLengthOf([1, 2]))
})

test('a rule more never makes it longer', () => {
  for (let set = 1; set < 512; set++)
    for (let bit = 1; bit < 512; bit *= 2)
      expect(runLengthTable[set | bit]!).toBeLessThanOrEqual(runLengthTable[set]!)
})

describe('the recipe', () => {
  test('another seed and fewer series come near', () => {
    const few = simulateRunLengths(600, 5)
    for (let set = 1; set < 512; set++) {
      // A run length scatters about as much as it is long: five deviations of the mean of 600.
      const off = Math.abs(few[set]! / runLengthTable[set]! - 1)
      expect(off).toBeLessThan(5 / Math.sqrt(600))
    }
  })

  test('the rules of the charts signal as often on one long series', () => {
    const normal = normals(11)
    let runs = 0
    const all: Rule[] = [...nelsonRules]
    let points: { value: number; centre: number; sigma: number }[] = []
    for (let i = 0; i < 20_000; i++) {
      points = [...points.slice(-14), { value: normal(), centre: 0, sigma: 1 }]
      if (!findRuleBreaks(points, all).some(({ at }) => at === points.length - 1)) continue
      runs++
      points = []
    }
    expect(Math.abs(20_000 / runs / runLengthOf(all)! - 1)).toBeLessThan(0.2)
  })
})
