import { defectsOf } from '../../masterdata/defects/defects.ts'
import { concededUnits } from '../../execution/floor/floor.ts'
import {
  type Aspect,
  type FoundNg,
  type LineView,
  unitNamed,
  type Visit,
} from '../../platform/kernel/kernel.ts'
import { concessionsInForce, type InForce, lineHasConcessions, storeUsed } from './for-floor.queries.ts'

type Want = { sns: string[]; ids: string[] }
type State = {
  inForce: readonly InForce[]
  todays: (code: string) => string
  /** Pieces that units have taken, each of each concession one: `takenBy`. */
  taken: Set<string>
  used: Map<string, number>
} | null

/** An NG whose every defect is conceded lets its unit go on, and takes one piece of each concession: decision 79. */
export const concessionAspect: Aspect<Want, State> = {
  name: 'concessions',
  wants(messages) {
    const named = messages.filter(({ kind }) => kind === 'complete' || kind === 'testRun').map(unitNamed)
    if (named.length === 0) return null
    return {
      sns: named.flatMap(({ productSn }) => productSn ?? []),
      ids: named.flatMap(({ productId }) => productId ?? []),
    }
  },
  async load({ client, db, lineNumber }, units) {
    if (!(await lineHasConcessions.get(db, lineNumber))) return null
    const [conceded, { todays }] = await Promise.all([
      concededUnits(client, lineNumber, units),
      defectsOf(db, lineNumber),
    ])
    const codes = [...new Set(conceded.map(({ concessionCode }) => concessionCode))]
    const inForce = await concessionsInForce(client, lineNumber, codes)
    const taken = new Set(conceded.map((one) => takenBy(one.productId, one.concessionCode)))
    return { inForce, todays, taken, used: new Map() }
  },
  concede(state, visit, found, line) {
    if (!state) return null
    const isTaken = ({ concessionCode }: InForce) => hasTaken(state, visit, concessionCode)
    const codes = found.flatMap((ng) => {
      const covering = state.inForce.filter((one) => covers(one, state, visit, ng, line))
      return (covering.find(isTaken) ?? covering[0])?.concessionCode ?? []
    })
    if (codes.length < found.length) return null
    for (const code of new Set(codes)) take(state, visit, code, line)
    return codes
  },
  store({ client, lineNumber }, state) {
    const used = [...(state?.used ?? [])].map(([code, pieces]) => ({ code, pieces }))
    return used.length > 0 ? [storeUsed(client, lineNumber, used)] : []
  },
  changed: (state) => (state?.used.size ? ['concessions'] : []),
}

type Asking = NonNullable<State>

const takenBy = (productId: string, code: string) => `${productId}\0${code}`
const hasTaken = ({ taken }: Asking, { unit }: Visit, code: string) =>
  unit !== null && taken.has(takenBy(unit.productId, code))

/** However often a unit fails by it, it is one piece. */
function take(state: Asking, visit: Visit, code: string, { journal }: LineView) {
  if (!visit.unit || hasTaken(state, visit, code)) return
  journal.add(state.taken, takenBy(visit.unit.productId, code))
  journal.set(state.used, code, (state.used.get(code) ?? 0) + 1)
}

function covers(
  { concessionCode, typeNo, defectCode, stationNumber, minValue, maxValue, ...limits }: InForce,
  state: Asking,
  visit: Visit,
  ng: FoundNg,
  line: LineView,
) {
  const { pieces, usedPieces, validUntil, isUsedUp } = limits
  const { used, todays } = state
  const { unit, at } = visit
  const isLeft =
    hasTaken(state, visit, concessionCode) ||
    (!isUsedUp && (pieces === null || usedPieces + (used.get(concessionCode) ?? 0) < pieces))
  const isToday = validUntil === null || line.productionDay(at) <= validUntil
  const isWithin = (value: number | null) =>
    value === null
      ? minValue === null && maxValue === null
      : value >= (minValue ?? -Infinity) && value <= (maxValue ?? Infinity)
  return (
    isLeft &&
    isToday &&
    unit?.typeNo === typeNo &&
    ng.defectCode !== null &&
    todays(ng.defectCode) === todays(defectCode) &&
    (stationNumber === null || stationNumber === visit.stationNumber) &&
    ng.values.every(isWithin)
  )
}
