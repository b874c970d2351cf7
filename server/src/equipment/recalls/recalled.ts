import type { Calibration } from '@takt/contract/calibrations.ts'
import { refuse } from '@takt/contract/errors.ts'
import { errorAt, judgeAgain, type RecallRow, withoutError } from '@takt/contract/recalls.ts'
import { judge } from '@takt/contract/judge.ts'
import {
  type AtStation,
  type MeasuredPass,
  type PassInTime,
  passesMeasured,
  serialsOf,
} from '../../execution/floor/floor.ts'
import { outermostOf } from '../../execution/materials/materials.ts'
import { loadSets, type PackedSet } from '../../masterdata/measures/measures.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { gaugeHistory } from '../calibrations/calibrations.ts'
import { mountsOf } from '../tools/tools.ts'

export type RecallRange = {
  calibration: Calibration
  /** None: all it measures. */
  resultCodes: readonly string[]
  goodAt: string | null
  stretches: AtStation[]
}

const day = 86_400_000

/** What a gauge is recalled for: where it was between its last good calibration or check and this one. The newest stretch first. */
export async function recallRangeOf(call: LineCall, calibrationId: string): Promise<RecallRange> {
  const { calibration, goodAt, resultCodes } = await gaugeHistory(call, calibrationId)
  if (!calibration.foundOut) refuse('recalls.was_good', { toolCode: calibration.toolCode })
  const mounts = await mountsOf(call.db, call.line, calibration.toolCode)
  const stretches: AtStation[] = []
  const next = new Map<string, string>()
  for (const { stationNumber, mountedAt, dismountedAt } of mounts) {
    const from = goodAt !== null && goodAt > mountedAt ? goodAt : mountedAt
    const ended = dismountedAt ?? calibration.calibratedAt
    const until = ended < calibration.calibratedAt ? ended : calibration.calibratedAt
    // What began while it was there may have ended a day later, unless it was mounted again meanwhile.
    const last = until < calibration.calibratedAt ? isoOf(Date.parse(until) + day) : until
    const again = next.get(stationNumber) ?? calibration.calibratedAt
    if (from < until) stretches.push({ stationNumber, from, until, last: last < again ? last : again })
    next.set(stationNumber, mountedAt)
  }
  return { calibration, resultCodes, goodAt, stretches }
}

export type ValuePosition = PassInTime & { stretch: number; position: number }
export type Recalled = RecallRow & { at: ValuePosition; rootId: string | null; holds: readonly string[] }
/** The values of a pass, and where to go on after it. */
type Some = { values: Recalled[]; end: ValuePosition }

/** Of the newest values so many are counted, and so many passes read for a page and at once; tests set less. */
export const mostRead = { values: 500_000, passes: 5000, piece: 500 }

/** After every value of a pass. */
const beyond = 32_767

/** All values, a pass at a time, after a place. */
export async function* recalledValues(
  call: Pick<LineCall, 'db' | 'line'>,
  recall: RecallRange,
  after: ValuePosition | null,
): AsyncGenerator<Some> {
  const first = after?.stretch ?? 0
  for (const [at, stretch] of recall.stretches.slice(first).entries()) {
    const from = at === 0 ? after : null
    for await (const { pass, set } of passesOf(call, stretch, from)) {
      const had = from && isAt(pass, from) ? from.position : -1
      if (had === beyond) continue
      const { place, productId, passNo } = pass
      const values = valuesOf(recall, { ...stretch, at: first + at }, pass, set)
      yield {
        values: values.filter((value) => value.at.position > had),
        end: { place, productId, passNo, stretch: first + at, position: beyond },
      }
    }
  }
}

const isAt = (pass: PassInTime, place: PassInTime) =>
  pass.place === place.place && pass.productId === place.productId && pass.passNo === place.passNo

async function* passesOf(
  { db, line }: Pick<LineCall, 'db' | 'line'>,
  stretch: AtStation,
  from: PassInTime | null,
) {
  let place = from
  for (;;) {
    const passes: MeasuredPass[] = await passesMeasured(db, line, stretch, place, mostRead.piece)
    const sets = await loadSets(
      db,
      passes.map(({ setKey }) => setKey),
    )
    const ids = passes.map(({ productId }) => productId)
    const roots = await outermostOf(db, line, ids)
    const units = [...roots.values()].map((productId) => ({ lineNumber: line, productId }))
    const serials = units.length ? await serialsOf(db, units) : new Map<string, string | null>()
    for (const pass of passes) {
      if (place !== from && isAt(pass, place!)) continue
      const rootId = roots.get(pass.productId) ?? null
      const root = { rootId, rootSn: rootId && (serials.get(rootId) ?? null) }
      yield { pass: { ...pass, ...root }, set: sets.get(pass.setKey)! } // loaded for these
    }
    const last = passes.at(-1)
    if (!last || passes.length < mostRead.piece) return
    place = last
  }
}

function valuesOf(
  { calibration, resultCodes }: RecallRange,
  { stationNumber, until, from, at }: AtStation & { at: number },
  pass: MeasuredPass & Pick<Recalled, 'rootId' | 'rootSn'>,
  set: PackedSet,
): Recalled[] {
  const { again, inTime, outTime, place, productId, passNo } = pass
  const unsure = inTime < from || outTime >= until
  return set.slots.flatMap(({ characteristic, reading }, position) => {
    const { resultCode, resultName, resultUnit: unit, lowerSpecLimit, upperSpecLimit } = characteristic
    const value = pass.values[position] ?? null
    if (value === null || (resultCodes.length > 0 && !resultCodes.includes(resultCode))) return []
    const error = errorAt(calibration.points, resultCode, value)
    const row: Recalled = {
      productId,
      productSn: pass.productSn,
      typeNo: pass.typeNo,
      processStatus: pass.processStatus,
      rootSn: pass.rootSn,
      rootId: pass.rootId,
      holds: pass.holds ?? [],
      stationNumber,
      stepSeq: pass.stepSeq,
      passNo,
      testTime: outTime,
      resultCode,
      resultName,
      reading: characteristic.valueCount > 1 ? reading + 1 : null,
      unit,
      resultValue: value,
      gaugeError: error === null ? null : withoutError(error, 0),
      correctedValue: error === null ? null : withoutError(value, error),
      minValue: lowerSpecLimit,
      maxValue: upperSpecLimit,
      resultStatus: judge(value, characteristic),
      recallVerdict: judgeAgain(characteristic, value, error, { unsure, again: again.includes(position) }),
      at: { place, productId, passNo, stretch: at, position },
    }
    return [row]
  })
}
