import { defectsOf } from '../../masterdata/defects/defects.ts'
import type { NamedUnits } from '../../platform/db/named-units.ts'
import {
  type Aspect,
  type FoundNg,
  type LineView,
  unitsNamed,
  type Visit,
} from '../../platform/kernel/kernel.ts'
import { concessionsInForce, type InForce, storeUsed } from './for-floor.queries.ts'
import { concessionsOver } from './over.ts'

type State = {
  inForce: readonly InForce[]
  todays: (code: string) => string
  /** Pieces that units have taken, each of each concession one. */
  taken: Set<string>
  used: Map<string, number>
} | null

/** An NG whose every defect is conceded lets its unit go on, and takes one piece of each concession: decision 79. */
export const concessionAspect: Aspect<NamedUnits & { earliest: number }, State> = {
  name: 'concessions',
  wants(messages) {
    const done = messages.filter(({ kind }) => kind === 'complete' || kind === 'testRun')
    const units = unitsNamed(done)
    if (units.sns.length + units.ids.length === 0) return null
    const ends = done.flatMap((message) =>
      message.kind === 'testRun' ? message.steps.map(({ at }) => at) : message.time,
    )
    return { ...units, earliest: Math.min(...ends) }
  },
  async load({ client, db, lineNumber }, { earliest, ...units }) {
    if (earliest > (await concessionsOver.get(db, lineNumber))) return null
    const [inForce, { todays }] = await Promise.all([
      concessionsInForce(client, lineNumber, units),
      defectsOf(db, lineNumber),
    ])
    const taken = inForce.flatMap(({ takenBy, concessionCode }) =>
      takenBy.map((productId) => piece(productId, concessionCode)),
    )
    return { inForce, todays, taken: new Set(taken), used: new Map() }
  },
  concede(state, visit, { found, again }, line) {
    if (!state) return null
    const isTaken = ({ concessionCode }: InForce) => hasTaken(state, visit, concessionCode)
    const codes = found.flatMap((ng) => {
      // Measured again, only what it went on under covers it: nothing is taken out of turn.
      const covering = state.inForce.filter(
        (one) => (!again || isTaken(one)) && covers(one, state, visit, ng, line),
      )
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

const piece = (productId: string, code: string) => `${productId}\0${code}`
const hasTaken = ({ taken }: Asking, { unit }: Visit, code: string) =>
  unit !== null && taken.has(piece(unit.productId, code))

/** However often a unit fails by it, it is one piece. */
function take(state: Asking, visit: Visit, code: string, { journal }: LineView) {
  if (!visit.unit || hasTaken(state, visit, code)) return
  journal.add(state.taken, piece(visit.unit.productId, code))
  journal.set(state.used, code, (state.used.get(code) ?? 0) + 1)
}

function covers(
  { concessionCode, typeNo, defectCode, stationNumber, minValue, maxValue, ...limits }: InForce,
  state: Asking,
  visit: Visit,
  ng: FoundNg,
  line: LineView,
) {
  const { pieces, usedPieces, decided, validUntil, isUsedUp } = limits
  const { used, todays } = state
  const { unit, at } = visit
  const isLeft =
    hasTaken(state, visit, concessionCode) ||
    (!isUsedUp && (pieces === null || usedPieces + (used.get(concessionCode) ?? 0) < pieces))
  const isInForce = decided <= at && (validUntil === null || line.productionDay(at) <= validUntil)
  const isWithin = (value: number | null) =>
    value === null
      ? minValue === null && maxValue === null
      : value >= (minValue ?? -Infinity) && value <= (maxValue ?? Infinity)
  return (
    isLeft &&
    isInForce &&
    unit?.typeNo === typeNo &&
    ng.defectCode !== null &&
    todays(ng.defectCode) === todays(defectCode) &&
    (stationNumber === null || stationNumber === visit.stationNumber) &&
    ng.values.every(isWithin)
  )
}
