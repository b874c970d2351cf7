import { gauges } from '@takt/contract/gauges.ts'
import type { Office } from './delivery/console-calls.ts'
import type { LinePlan, Measure } from './plant/plan.ts'
import { type Random, seedRandom } from './random.ts'
import { gaugeOf } from './set-up-gauges.ts'

const repeats = 25
const operators = ['A', 'B', 'C'] as const
const parts = 10
const trials = 2

/** A gauge is studied before it measures: one reference many times, then parts of the process by three people. */
export async function makeStudies(office: Office, plan: LinePlan) {
  const gauge = gaugeOf(plan)
  if (!gauge) return
  const { toolCode, measure } = gauge
  const colSetId = plan.sets.find(({ measures }) => measures.includes(measure))?.colSetId
  const { resultCode, targetValue } = measure.definition
  if (colSetId === undefined || targetValue === null || targetValue === undefined) return
  const study = { gaugeId: toolCode, colSetId, resultCode, validUntil: null, note: null }
  const random = seedRandom('studies', plan.lineNumber)
  const first = { ...study, studyKind: 'type1' as const, reference: targetValue }
  await office(gauges.create, { ...first, readings: repeated(measure, targetValue, random) }, plan.lineNumber)
  const crossed = { ...study, studyKind: 'crossed' as const, reference: null }
  await office(gauges.create, { ...crossed, readings: byPeople(measure, random) }, plan.lineNumber)
}

/** A gauge scatters a tenth of what the process does. */
const read = ({ spread, decimals }: Measure, value: number, random: Random) =>
  Number((value + 0.1 * spread * random.normal()).toFixed(decimals + 1))

const repeated = (measure: Measure, value: number, random: Random) =>
  Array.from({ length: repeats }, () => ({ part: null, operator: null, value: read(measure, value, random) }))

function byPeople(measure: Measure, random: Random) {
  const habits = operators.map((operator) => ({ operator, off: 0.05 * measure.spread * random.normal() }))
  const values = Array.from({ length: parts }, () => measure.level + measure.spread * random.normal())
  return values.flatMap((value, at) =>
    habits.flatMap(({ operator, off }) =>
      Array.from({ length: trials }, () => ({
        part: String(at + 1),
        operator,
        value: read(measure, value + off, random),
      })),
    ),
  )
}
