import { setImmediate } from 'node:timers/promises'
import { refuse } from '@takt/contract/errors.ts'
import { type Series, type SeriesInput, seriesLimit } from '@takt/contract/values.ts'
import type { z } from 'zod'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { idAt } from '../../platform/db/packed-columns.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { measuredColumns, measuredSets, unitOfPassIs } from '../floor/floor.ts'
import { loadSets, setKeysOf } from '../../masterdata/measures/measures.ts'
import { passesAt } from './charted-passes.ts'
import { readingsOf } from './series.queries.ts'
import { stretchOf } from './reading.ts'

/** The newest values of one characteristic, oldest first, with the limits they were judged by. */
export async function seriesOf({ db, line }: LineCall, query: z.output<typeof SeriesInput>): Promise<Series> {
  const keys = await setKeysOf(db, query)
  const set = (await loadSets(db, keys)).get(keys[0] ?? 0) ?? refuse('record.unknown')
  const stretch = stretchOf(set, query.resultCode)
  // One pass more than can be drawn tells whether there are more.
  const passes = await readingsOf(db, line, query, [stretch], seriesLimit + 1)
  const newestFirst = passes.flatMap(({ readings, productId: _, setKey: __, ...pass }) =>
    readings.toReversed().flatMap((resultValue) => (resultValue === null ? [] : [{ ...pass, resultValue }])),
  )
  const {
    resultCode,
    resultName,
    resultUnit: unit,
    lowerSpecLimit: minValue,
    targetValue: standardValue,
    upperSpecLimit: maxValue,
  } = set.slots[stretch.first]!.characteristic
  return {
    resultCode,
    resultName,
    unit,
    minValue,
    standardValue,
    maxValue,
    cut: newestFirst.length > seriesLimit,
    points: newestFirst.slice(0, seriesLimit).reverse(),
  }
}

type UnitSeriesScope = SeriesQuery & { typeNo?: string | undefined; orderCode?: string | undefined }

/**
 * What a chart is made of: the newest passes of a characteristic that have a value of it, oldest first. `whileNaming` calculates with the
 * readings while the database looks up the units' names.
 */
export async function chartedPasses(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  scope: UnitSeriesScope,
  most: number,
  whileNaming: (readings: Float64Array) => void = () => {},
) {
  const keys = await setKeysOf(db, scope)
  const set = (await loadSets(db, keys)).get(keys[0] ?? 0) ?? refuse('record.unknown')
  const stretch = stretchOf(set, scope.resultCode)
  const { typeNo, orderCode } = scope
  const of = typeNo || orderCode ? unitOfPassIs(line, { typeNo, orderCode }) : null
  const found = await measuredColumns(db, line, { ...scope, of }, stretch, most + 1)
  const { ids, units: named, ...columns } = found
  const count = Math.min(found.times.length, most)
  const calculate = async () => {
    await setImmediate() // the statements are on their way by then
    whileNaming(columns.readings.subarray(0, count * stretch.count))
  }
  const [units] = await Promise.all([named, calculate()])
  const all = { ...columns, ...units, each: stretch.count, idOf: (at: number) => idAt(ids, at) }
  const oldestFirst = Array.from({ length: count }, (_, i) => count - 1 - i)
  return {
    set,
    characteristic: set.slots[stretch.first]!.characteristic,
    cut: found.times.length > most,
    passes: passesAt(all, oldestFirst),
  }
}

type SeriesQuery = z.output<typeof SeriesInput>

type TypesQuery = {
  stationNumber: string
  resultCode: string
  from: string
  to?: string | undefined
}

/** The same of every set that a station measures this with, whatever the type. */
export async function measuredTypes(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  clock: Pick<PlantClock, 'productionDayOf'>,
  query: TypesQuery,
  most: number,
) {
  const { stationNumber, resultCode, from, to } = query
  const days = {
    first: clock.productionDayOf(Date.parse(from)),
    last: clock.productionDayOf(Date.parse(to ?? nowIso()) - 1),
  }
  const [measured, named] = await Promise.all([measuredSets(db, line, days), setKeysOf(db, { resultCode })])
  const sets = await loadSets(db, new Set(measured).intersection(new Set(named)))
  const stretches = [...sets.values()].map((set) => stretchOf(set, resultCode))
  const ofSet = new Map(stretches.map(({ setKey, first }) => [setKey, sets.get(setKey)!.slots[first]!]))
  const found = await readingsOf(db, line, { stationNumber, from, to }, stretches, most + 1)
  const units = found.map((pass) => {
    const setKey = pass.setKey! // they were requested by it
    const { characteristic } = ofSet.get(setKey)!
    return { ...pass, characteristic, colSetId: sets.get(setKey)!.colSetId, setKey }
  })
  return { units: units.slice(0, most).reverse(), cut: units.length > most }
}
export type MeasuredUnit = Awaited<ReturnType<typeof measuredTypes>>['units'][number]
