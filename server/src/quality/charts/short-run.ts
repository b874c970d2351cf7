import { runLengthOf } from '@takt/statistics/run-lengths.ts'
import type { Rule } from '@takt/statistics/runs.ts'
import { brokenOf, nominalChart, type Run, typesOf, zChart } from '@takt/statistics/short-run.ts'
import { trackOf } from '@takt/statistics/tracks.ts'
import { chartLimit, firstRules, type ShortRunInput, type ShortRunReport } from '@takt/contract/charts.ts'
import { type MeasuredUnit, measuredTypes } from '../../execution/values/values.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'

/** Types whose standard deviations differ by more are better drawn in their own. */
const alike = 1.3
/** Where no beginning is given. */
const usualDays = 92
const aDay = 86_400_000

/** The single units of a station, whatever their type: one chart for those that are never made long enough for one of their own. */
export async function shortRunOf(
  call: LineCall,
  { shortRunKind, rules = firstRules, ...input }: ShortRunInput,
): Promise<ShortRunReport> {
  const clock = await clockOf(call.db, call.line)
  const until = input.to ? Date.parse(input.to) : Date.now()
  const from = input.from ?? isoOf(clock.dayAt(until - usualDays * aDay).start)
  const { units, cut } = await measuredTypes(call, clock, { ...input, from }, chartLimit)
  const runs = units.map((unit): Run => ({ type: typeOf(unit), value: meanOf(unit) }))
  const kinds = new Map(units.map((unit) => [typeOf(unit), unit]))
  const nominals = new Map(
    [...kinds].flatMap(
      ([
        type,
        {
          characteristic: { targetValue },
        },
      ]) => (targetValue === null ? [] : [[type, targetValue] as const]),
    ),
  )
  const bases = typesOf(runs)
  const chart = shortRunKind === 'nominal' ? nominalChart(runs, nominals) : zChart(runs, bases)
  const { location, spread } = chart ?? { location: [], spread: [] }
  const ruleNumbers = rules.map((rule) => Number(rule) as Rule) // one of `chartRules`
  const sigmas = [...bases.values()].map(({ sigma }) => sigma)
  return {
    shortRunKind,
    resultCode: input.resultCode,
    unit: shortRunKind === 'nominal' ? (units.at(-1)?.characteristic.resultUnit ?? null) : null,
    cut,
    times: units.map(({ testTime }) => testTime),
    serials: units.map(({ productSn }) => productSn),
    typeNos: units.map(({ typeNo }) => typeNo),
    values: units.map((_, at) => location[at]?.value ?? null),
    spreads: units.map((_, at) => spread[at]?.value ?? null),
    location: trackOf(location).levels,
    spread: trackOf(spread).levels,
    rules: [...rules],
    runLength: runLengthOf(ruleNumbers),
    broken: chart ? brokenOf(chart, ruleNumbers) : [],
    types: [...kinds].map(([type, { typeNo, colSetId }]) => {
      const own = runs.filter((run) => run.type === type)
      return {
        typeNo,
        colSetId,
        sampleNum: own.length,
        nominal: nominals.get(type) ?? null,
        mean: own.reduce((sum, { value }) => sum + value, 0) / own.length,
        sigma: bases.get(type)?.sigma ?? null,
      }
    }),
    unlike: Math.max(...sigmas) > alike * Math.min(...sigmas),
  }
}

/** The same type measured with other limits is another. */
const typeOf = ({ typeNo, colSetId, setKey }: MeasuredUnit) => JSON.stringify([typeNo, colSetId, setKey])

const meanOf = ({ readings }: MeasuredUnit) => {
  const there = readings.filter((value) => value !== null)
  return there.reduce((sum, value) => sum + value, 0) / there.length
}
