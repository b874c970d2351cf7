import { refuse } from '@takt/contract/errors.ts'
import type {
  PackageChange,
  PackageKey,
  PackageOf,
  PackageStep,
  TypePackage,
} from '@takt/contract/packages.ts'
import type { Step } from '@takt/contract/processings.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { newestBillOf } from '../boms/boms.ts'
import { maySee, type PlantCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  checkDraft,
  type DefinitionMove,
  statusAfter,
  versionKey,
} from '../../platform/definitions/definitions.ts'
import { plantOf } from '../../plant/plant/plant.ts'
import { findProcessing } from '../processings/processings.ts'
import { releasedFor } from '../recipes/recipes.ts'
import { findType } from '../types/types.ts'
import { findingsOf, look, nameOf, shownSteps, stepOf } from './findings.ts'
import { deletePackage, findPackage, insertPackage, lockPackages, updatePackage } from './packages.queries.ts'

// The floor does what a unit's package defines.
export { findPackage as readPackage }
export { billOfPackage, packageReadiness, releasedPackage } from './readiness.ts'

/** With a line for each step of the route, set as a similar package is where the same station does the work. */
export function createPackage(call: PlantCall, { like, ...of }: PackageOf & { like: PackageKey | null }) {
  return inOneGo(call.db, async (db) => {
    if (!(await findType(db, of.typeNo, of.typeVer))) refuse('record.unknown', {}, 'typeNo')
    const steps = await stepsOf(db, of)
    const versions = await lockPackages(db, of)
    const draft = versions.find(({ definitionStatus }) => definitionStatus === 'draft')
    if (draft) refuse('definition.draft_exists', { version: draft.packageVer })
    const settings = like ? await settingsOf(db, like) : new Map<string, PackageStep>()
    const released = await releasedFor(db, [of.typeNo])
    const fresh = steps.map((step) => ({
      ...stepOf(of.typeNo, step, released),
      ...settings.get(step.stationNumber),
      stepSeq: step.stepSeq,
    }))
    return begin(db, call, of, versions, 'create', {
      bomCode: null,
      bomVer: null,
      remark: null,
      steps: fresh,
    })
  })
}

/** By station. What is left out there may be a step that must be passed here. */
async function settingsOf(db: Db, like: PackageKey) {
  const similar = (await findPackage(db, like)) ?? refuse('record.unknown', {}, 'like')
  const stations = new Map(
    (await stepsOf(db, like)).map(({ stepSeq, stationNumber }) => [stepSeq, stationNumber]),
  )
  return new Map(
    similar.steps.map((step): [string, PackageStep] => [
      stations.get(step.stepSeq) ?? '',
      { ...step, skipped: false },
    ]),
  )
}

export function changePackage(
  call: PlantCall,
  { revision, steps, bomCode, bomVer, remark, ...key }: PackageChange,
) {
  return inOneGo(call.db, async (db) => {
    const { before } = await held(db, key)
    checkDraft(before, revision)
    const stepSeqs = (await stepsOf(db, key)).map(({ stepSeq }) => stepSeq)
    if (stepSeqs.length !== steps.length || steps.some(({ stepSeq }) => !stepSeqs.includes(stepSeq)))
      refuse('packages.steps_changed')
    return traced(
      db,
      call,
      'update',
      before,
      await updatePackage(db, key, {
        steps: JSON.stringify(steps),
        bomCode,
        bomVer,
        remark,
        updateAuthor: call.user.name,
      }),
    )
  })
}

export function revisePackage(call: PlantCall, key: PackageKey) {
  return inOneGo(call.db, async (db) => {
    const {
      before: { bomCode, bomVer, remark, steps },
      draft,
      versions,
    } = await held(db, key)
    if (draft) refuse('definition.draft_exists', { version: draft.packageVer })
    return begin(db, call, key, versions, 'revise', { bomCode, bomVer, remark, steps })
  })
}

/** One is released for a type on a route: what was released before is retired with the release. */
export function movePackage(call: PlantCall, { move, ...key }: PackageKey & { move: DefinitionMove }) {
  return inOneGo(call.db, async (db) => {
    const { before, released } = await held(db, key)
    const definitionStatus = statusAfter(before, move)
    const findings = move === 'release' ? findingsOf(before, await look(db, before)) : []
    if (findings.length)
      refuse('packages.faults', {
        packageFaults: findings.map(({ packageFault }) => packageFault).join(', '),
        at: findings.map(({ about }) => about).join('; '),
      })
    const moved = { updateAuthor: call.user.name }
    if (move === 'release' && released)
      await traced(
        db,
        call,
        'retire',
        released,
        await updatePackage(db, released, { ...moved, definitionStatus: 'obsolete' }),
      )
    return traced(db, call, move, before, await updatePackage(db, key, { ...moved, definitionStatus }))
  })
}

export function removePackage(call: PlantCall, key: PackageKey) {
  return inOneGo(call.db, async (db) => {
    const { before } = await held(db, key)
    if (before.definitionStatus !== 'draft') refuse('definition.frozen')
    await deletePackage(db, key)
    await traced(db, call, 'delete', before, null)
    return before
  })
}

/** With its route, its bill and the parameters of the lines this person may see, and everything that is wrong with it. */
export async function showPackage({ db, user }: PlantCall, key: PackageKey) {
  const found = (await findPackage(db, key)) ?? refuse('record.unknown')
  const seen = await look(db, found)
  const recipes = seen.recipes.filter(({ lineNumber }) => maySee(user, lineNumber))
  const unusedBill = found.bomCode
    ? null
    : ((await newestBillOf(db, found.typeNo, (await plantOf(db)).timeZone)) ?? null)
  return {
    ...found,
    shownSteps: shownSteps(found, { ...seen, recipes }),
    findings: findingsOf(found, seen),
    unusedBill,
  }
}

async function stepsOf(db: Db, { processingNumber, processingVer }: PackageOf): Promise<Step[]> {
  return (
    (await findProcessing(db, processingNumber, processingVer)) ??
    refuse('record.unknown', {}, 'processingNumber')
  ).steps
}

async function held(db: Db, key: PackageKey) {
  const versions = await lockPackages(db, key)
  const of = (status: TypePackage['definitionStatus']) =>
    versions.find(({ definitionStatus }) => definitionStatus === status)
  return {
    versions,
    before: versions.find(({ packageVer }) => packageVer === key.packageVer) ?? refuse('record.unknown'),
    draft: of('draft'),
    released: of('released'),
  }
}

async function begin(
  db: Db,
  call: PlantCall,
  { typeNo, typeVer, processingNumber, processingVer }: PackageOf,
  versions: TypePackage[],
  action: string,
  { steps, ...content }: Pick<TypePackage, 'bomCode' | 'bomVer' | 'remark' | 'steps'>,
) {
  const packageVer = (versions[0]?.packageVer ?? 0) + 1
  return traced(
    db,
    call,
    action,
    null,
    await insertPackage(db, {
      typeNo,
      typeVer,
      processingNumber,
      processingVer,
      packageVer,
      ...content,
      steps: JSON.stringify(steps),
      updateAuthor: call.user.name,
    }),
  )
}

async function traced<T extends TypePackage | null>(
  db: Db,
  call: PlantCall,
  action: string,
  before: TypePackage | null,
  after: T,
) {
  const key = after ?? before! // one of them is there
  await recordChange(db, call, {
    entity: 'typePackage',
    key: versionKey(nameOf(key), key.packageVer),
    action,
    before,
    after,
  })
  return after
}
