import { defectsOf } from '../../masterdata/defects/defects.ts'
import type { Aspect, FoundNg, LineView, Visit } from '../../platform/kernel/kernel.ts'
import { concessionsInForce, type InForce, lineHasConcessions, storeUsed } from './for-floor.queries.ts'

type State = {
  inForce: readonly InForce[]
  todays: (code: string) => string
  used: Map<string, number>
} | null

/** An NG whose every defect is conceded lets its unit go on, and takes one piece of each concession: decision 79. */
export const concessionAspect: Aspect<true, State> = {
  name: 'concessions',
  wants: (messages) => (messages.some(({ kind }) => kind === 'complete' || kind === 'testRun') ? true : null),
  async load({ client, db, lineNumber }) {
    if (!(await lineHasConcessions.get(db, lineNumber))) return null
    const [inForce, { todays }] = await Promise.all([
      concessionsInForce(client, lineNumber),
      defectsOf(db, lineNumber),
    ])
    return { inForce, todays, used: new Map() }
  },
  concede(state, visit, found, line) {
    if (!state) return null
    const codes = found.flatMap(
      (ng) => state.inForce.find((one) => covers(one, state, visit, ng, line))?.concessionCode ?? [],
    )
    if (codes.length < found.length) return null
    for (const code of new Set(codes)) line.journal.set(state.used, code, (state.used.get(code) ?? 0) + 1)
    return codes
  },
  store({ client, lineNumber }, state) {
    const used = [...(state?.used ?? [])].map(([code, pieces]) => ({ code, pieces }))
    return used.length > 0 ? [storeUsed(client, lineNumber, used)] : []
  },
  changed: (state) => (state?.used.size ? ['concessions'] : []),
}

type Asking = NonNullable<State>

function covers(
  { concessionCode, typeNo, defectCode, stationNumber, minValue, maxValue, ...limits }: InForce,
  { used, todays }: Asking,
  { unit, at, ...visit }: Visit,
  ng: FoundNg,
  line: LineView,
) {
  const { pieces, usedPieces, validUntil } = limits
  const isLeft = pieces === null || usedPieces + (used.get(concessionCode) ?? 0) < pieces
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
