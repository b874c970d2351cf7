import { firstStep } from '@takt/contract/route-faults.ts'
import { findBom } from '../../masterdata/boms/boms.ts'
import { readPackage } from '../../masterdata/packages/packages.ts'
import { findProcessing } from '../../masterdata/processings/processings.ts'
import { remembered } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { loadSets, setKeysOf } from '../../masterdata/measures/measures.ts'
import { type Bill, type Route, type Way, wayKey } from './unit-state.ts'

/** What left the draft never changes again, so it is read once a server. */
const frozen = remembered(() => new Map<string, Route>())

/** A route with what each step measures; undefined while it is a draft or does not exist. */
export async function loadRoute(
  db: Db,
  processingNumber: string,
  processingVer: number,
): Promise<Route | undefined> {
  const key = versionKey(processingNumber, processingVer)
  const loaded = frozen(db).get(key)
  if (loaded) return loaded
  const found = await findProcessing(db, processingNumber, processingVer)
  if (!found || found.definitionStatus === 'draft') return undefined
  const steps = await Promise.all(
    found.steps.map(async (one) => {
      const step = { ...one, skipped: false, samplingRate: 1, labelTemplate: null }
      if (!step.colSetId || !step.colSetVersion) return { ...step, set: null }
      const keys = await setKeysOf(db, { colSetId: step.colSetId, colSetVersion: step.colSetVersion })
      return { ...step, set: [...(await loadSets(db, keys)).values()][0] ?? null }
    }),
  )
  const route = {
    processingNumber,
    processingVer,
    steps: new Map(steps.map((step) => [step.stepSeq, step])),
    first: firstStep(found.steps),
  }
  frozen(db).set(key, route)
  return route
}

/** The route as the package of a type has it. */
export async function loadWay(db: Db, way: Way): Promise<Route | undefined> {
  const { packageVer } = way
  const route = await loadRoute(db, way.processingNumber, way.processingVer)
  if (!route || packageVer === null) return route
  const key = wayKey(way)
  const loaded = frozen(db).get(key)
  if (loaded) return loaded
  const packageSteps = new Map(
    (await readPackage(db, { ...way, packageVer }))?.steps.map((step) => [step.stepSeq, step]),
  )
  const steps = [...route.steps.values()].map(({ stepSeq, ...step }) => {
    const { skipped, samplingRate, labelTemplate } = packageSteps.get(stepSeq) ?? step
    return { stepSeq, ...step, skipped, samplingRate, labelTemplate }
  })
  const packed = { ...route, steps: new Map(steps.map((step) => [step.stepSeq, step])) }
  frozen(db).set(key, packed)
  return packed
}

const frozenBills = remembered(() => new Map<string, Bill>())

/** A bill by station; null while it is a draft or does not exist. */
export async function loadBill(db: Db, bomCode: string, bomVer: number): Promise<Bill | null> {
  const key = versionKey(bomCode, bomVer)
  const loaded = frozenBills(db).get(key)
  if (loaded) return loaded
  const found = await findBom(db, bomCode, bomVer)
  if (!found || found.definitionStatus === 'draft') return null
  const bill = Map.groupBy(found.rows, ({ stationNumber }) => stationNumber)
  frozenBills(db).set(key, bill)
  return bill
}
