import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import { leftOut } from '@takt/contract/left-out.ts'
import type { Step } from '@takt/contract/processings.ts'
import type { Passport } from '@takt/contract/units.ts'
import { withOperatorNames } from '../../plant/operators/operators.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { parametersOfPasses } from '../../masterdata/recipes/recipes.ts'
import { loadSets, unpack } from '../../masterdata/measures/measures.ts'
import { failuresOf, findUnit, passesOf, refusedArrivalsOf } from './passport.queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findUnit>>>
type PassportPass = Passport['passes'][number]

/** All we know of one unit: where it was, what was measured, what failed, what was refused. */
export async function passportOf(
  { db, line }: LineCall,
  { unit: unitKey }: { unit: string },
): Promise<z.input<typeof Passport>> {
  const unit = (await findUnit(db, line, unitKey)) ?? refuse('record.unknown')
  const [passes, failures, refusedArrivals] = await Promise.all([
    passesOf(db, line, unit),
    failuresOf(db, line, unit.productId),
    refusedArrivalsOf(db, line, unit),
  ])
  const sets = await loadSets(
    db,
    passes.flatMap(({ setKey }) => setKey ?? []),
  )
  const nameOf = stepNames(unit.steps ?? [])
  const complete = passes.map((pass) => {
    const set = pass.setKey === null ? undefined : sets.get(pass.setKey)
    return { ...pass, stepName: nameOf(pass.stepSeq), values: set ? unpack(pass, set) : [] }
  })
  const all = await withOperatorNames(db, [...complete, ...openPass(unit, nameOf)])
  const parametersOf = await parametersOfPasses(db, line, unit.typeNo, all)
  return {
    unit,
    leftOut: leftOutBy(unit),
    passes: all.map((pass) => ({ ...pass, parameters: parametersOf(pass) })),
    failures,
    refusedArrivals,
  }
}

function leftOutBy({
  packageSteps,
  placeInOrder,
}: Pick<Found, 'packageSteps' | 'placeInOrder'>): Passport['leftOut'] {
  return (packageSteps ?? []).flatMap((step) => {
    const why = leftOut(step, placeInOrder)
    return why ? [{ stepSeq: step.stepSeq, why }] : []
  })
}

type NameOf = (stepSeq: number | null) => string | null

function stepNames(steps: Step[]): NameOf {
  const names = new Map(steps.map(({ stepSeq, stepName }) => [stepSeq, stepName]))
  return (stepSeq) => (stepSeq === null ? null : (names.get(stepSeq) ?? null))
}

/** The pass a station is at just now is not a row of its own yet. It began with a permission, so the station requested it. */
function openPass(unit: Found, nameOf: NameOf): Omit<PassportPass, 'parameters' | 'operatorName'>[] {
  const { productId, passCount, trail, openStation, openStationName, openStep, openTime, openOperator } = unit
  if (openStation === null || openTime === null) return []
  return [
    {
      productId,
      passNo: passCount + 1,
      stepSeq: openStep,
      stepName: nameOf(openStep),
      stationNumber: openStation,
      stationName: openStationName ?? openStation,
      attempt: trail.filter((mark) => Math.abs(mark) === openStep).length + 1,
      inTime: openTime,
      outTime: null,
      cycleTime: null,
      operator: openOperator,
      verdict: null,
      judged: null,
      resultStatus: null,
      asked: true,
      paraVer: unit.goParaVer,
      stationParaVer: unit.goStationParaVer,
      values: [],
    },
  ]
}
