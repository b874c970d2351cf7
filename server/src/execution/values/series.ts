import { refuse } from '@takt/contract/errors.ts'
import { type Series, type SeriesInput, seriesLimit } from '@takt/contract/values.ts'
import type { z } from 'zod'
import type { LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { measuredColumns, measuredSets, readingName, unitOfPassIs } from '../floor/floor.ts'
import { loadSets, setKeysOf } from '../../masterdata/measures/measures.ts'
import { readingsOf } from './series.queries.ts'
import { stretchOf } from './reading.ts'

/** The newest values of one characteristic, oldest first, with the limits they were judged by. */
export async function seriesOf(
  { db, line }: LineCall,
  wanted: z.output<typeof SeriesInput>,
): Promise<Series> {
  const keys = await setKeysOf(db, wanted)
  const set = (await loadSets(db, keys)).get(keys[0] ?? 0) ?? refuse('record.unknown')
  const stretch = stretchOf(set, wanted.resultCode)
  // One pass more than can be drawn tells whether there are more.
  const passes = await readingsOf(db, line, wanted, [stretch], seriesLimit + 1)
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

type UnitsWanted = SeriesWanted & { typeNo?: string | undefined; orderCode?: string | undefined }
/** A pass as a chart reads it; `time` since 1970, in milliseconds. Its unit's id only where it was asked for. */
type ChartedPass = {
  time: number
  productId: string | null
  productSn: string | null
  typeNo: string | null
  lotNo: string | null
  readings: (number | null)[]
}

/** What a chart is made of: the newest passes of a characteristic that have a value of it, oldest first. */
export async function measuredUnits(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  wanted: UnitsWanted,
  most: number,
  ids = false,
) {
  const keys = await setKeysOf(db, wanted)
  const set = (await loadSets(db, keys)).get(keys[0] ?? 0) ?? refuse('record.unknown')
  const stretch = stretchOf(set, wanted.resultCode)
  const { typeNo, orderCode } = wanted
  const of = typeNo || orderCode ? unitOfPassIs(line, { typeNo, orderCode }) : null
  const found = await measuredColumns(db, line, { ...wanted, of, ids }, stretch, most + 1)
  const count = found.seconds?.length ?? 0
  const readings = Array.from({ length: stretch.count }, (_, i) => found[readingName(i)]!) // it was asked for
  const passes: ChartedPass[] = []
  for (let at = Math.min(count, most) - 1; at >= 0; at--)
    passes.push({
      time: millisecondsOf(found.seconds![at]!),
      productId: found.ids?.[at] ?? null,
      productSn: found.serials![at]!,
      typeNo: found.types![at]!,
      lotNo: found.lots![at]!,
      readings: readings.map((column) => column[at]!),
    })
  return {
    set,
    characteristic: set.slots[stretch.first]!.characteristic,
    cut: count > most,
    passes,
  }
}
/** As the wire says an instant: to the millisecond that has begun. PostgreSQL keeps microseconds, which a double holds. */
const millisecondsOf = (seconds: number) => Math.floor(Math.round(seconds * 1e6) / 1000)

type SeriesWanted = z.output<typeof SeriesInput>

type TypesWanted = {
  stationNumber: string
  resultCode: string
  from: string
  to?: string | undefined
}

/** The same of every set that a station measures this with, whatever the type. */
export async function measuredTypes(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  clock: Pick<PlantClock, 'productionDayOf'>,
  wanted: TypesWanted,
  most: number,
) {
  const { stationNumber, resultCode, from, to } = wanted
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
    const setKey = pass.setKey! // they were asked for by it
    const { characteristic } = ofSet.get(setKey)!
    return { ...pass, characteristic, colSetId: sets.get(setKey)!.colSetId, setKey }
  })
  return { units: units.slice(0, most).reverse(), cut: units.length > most }
}
export type MeasuredUnit = Awaited<ReturnType<typeof measuredTypes>>['units'][number]
