import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { Reason } from '@takt/contract/floor.ts'
import type { StationScreen, stationScreen } from '@takt/contract/stationScreen.ts'
import { dueChecks } from '../../equipment/inspections/inspections.ts'
import { toolsOfLine } from '../../equipment/tools/tools.ts'
import { refusedLast, unitsAtWork, unitsComing } from '../../execution/floor/floor.ts'
import { materialMonitor } from '../../execution/materials/materials.ts'
import { findProcessing } from '../../masterdata/processings/processings.ts'
import { parametersOfPasses } from '../../masterdata/recipes/recipes.ts'
import { sopsAtStation } from '../../masterdata/sops/sops.ts'
import { findType } from '../../masterdata/types/types.ts'
import { orderAtWork } from '../../planning/orders/orders.ts'
import { peopleAt } from '../../plant/operators/operators.ts'
import { stationNow } from '../../plant/stations/stations.ts'
import type { Exporting, LineCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { lampAmong, lampTests, openCallsOfLine } from '../../response/andon/andon.ts'

// A badge that is held to the device of a station.
export { logInByHand as signOn, logOffByHand as signOff } from '../../plant/operators/operators.ts'

/** More checks, and tools, than one station has. */
const mostChecks = 200

/** Everything the screen of a station shows. */
export async function screenOf(
  call: LineCall & Exporting,
  { stationNumber, productId }: z.output<typeof stationScreen.of.input>,
): Promise<z.input<typeof StationScreen>> {
  const { db, line } = call
  const station =
    (await stationNow(db, line, stationNumber)) ??
    refuse('operators.no_station', { stationNumber }, 'stationNumber')
  const [unit, coming, refused, people, { places }, calls, checks, tools, tests] = await Promise.all([
    unitsAtWork(db, line, stationNumber),
    unitsComing(db, line, stationNumber),
    refusedLast(db, line, stationNumber),
    peopleAt(call, station),
    materialMonitor(call, { stationNumber }),
    openCallsOfLine(call),
    dueChecks(call, { stationNumber, page: 1, limit: mostChecks }),
    toolsOfLine(call, { stationNumber, page: 1, limit: mostChecks }),
    lampTests(db, line, nowIso()),
  ])
  const units = workedOnFirst(unit, productId)
  const order = await orderAtWork(db, line, units[0]?.orderCode ?? null)
  const typeNo = units[0]?.typeNo ?? order?.typeNo
  const [sops, type, atWork, recipe] = await Promise.all([
    sopsAtStation(call, { stationNumber, typeNo, begunAt: units[0]?.since }),
    order && findType(db, order.typeNo, order.typeVer),
    withSteps(db, units),
    madeWith(call, stationNumber, units[0]),
  ])
  return {
    ...station,
    asOf: nowIso(),
    people,
    atWork,
    recipe,
    coming,
    refused: refused
      ? {
          ...refused,
          reasons: refused.reasons as Reason[], // what the floor answered
          over: refused.over || letInSince(units, refused.at),
        }
      : null,
    order: order ? { ...order, typeName: type?.typeName ?? null } : null,
    places,
    tools: tools.rows,
    sops,
    lamp: lampAmong(stationNumber, calls, tests),
    calls: calls.filter((one) => one.stationNumber === stationNumber),
    checks: checks.rows,
  }
}

/** By the versions its `go` carried, whatever is released since. */
async function madeWith({ db, line }: LineCall, stationNumber: string, unit: Units[number] | undefined) {
  if (!unit) return []
  const pass = { stationNumber, paraVer: unit.paraVer, stationParaVer: unit.stationParaVer }
  return (await parametersOfPasses(db, line, unit.typeNo, [pass]))(pass)
}

const workedOnFirst = (units: Units, productId: string | undefined) => [
  ...units.filter((unit) => unit.productId === productId),
  ...units.filter((unit) => unit.productId !== productId),
]

type Units = Awaited<ReturnType<typeof unitsAtWork>>

const letInSince = (units: Units, at: string) => units.some(({ since }) => Date.parse(since) > Date.parse(at))

/** Each route is read once, however many units are on it. */
async function withSteps(db: LineCall['db'], units: Units): Promise<StationScreen['atWork']> {
  const keyOf = ({ processingNumber, processingVer }: Units[number]) => `${processingNumber} ${processingVer}`
  const routes = new Map(units.map((unit) => [keyOf(unit), unit]))
  const steps = new Map(
    await Promise.all(
      [...routes].map(
        async ([key, { processingNumber, processingVer }]) =>
          [key, (await findProcessing(db, processingNumber, processingVer))?.steps ?? []] as const,
      ),
    ),
  )
  return units.map((unit) => {
    const { processingNumber: _number, processingVer: _version, ...shown } = unit
    const step = steps.get(keyOf(unit))?.find(({ stepSeq }) => stepSeq === unit.stepSeq)
    return { ...shown, stepName: step?.stepName ?? null }
  })
}
