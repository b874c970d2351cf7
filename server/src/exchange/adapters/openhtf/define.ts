import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { ProductTypeDraft } from '@takt/contract/types.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { Processing, Step } from '@takt/contract/processings.ts'
import {
  changeSet,
  createSet,
  holdVersions,
  moveSet,
  reviseSet,
  type WholeSet,
} from '../../../masterdata/collectionSets/collectionSets.ts'
import {
  changeProcessing,
  createProcessing,
  moveProcessing,
  reviseProcessing,
  versionsOf as routeVersions,
} from '../../../masterdata/processings/processings.ts'
import { createType, moveType, versionsOf as typeVersions } from '../../../masterdata/types/types.ts'
import { characteristicsOf, find, remarkOf, sameLimits } from './characteristics.ts'
import { codeOf, cut } from './names.ts'
import type { Office } from './office.ts'
import type { Tested, TestedPhase } from './tested.ts'

type SetKey = { colSetId: string; colSetVersion: number }

export const setIdOf = ({ testName }: Tested, stepName: string) => codeOf(`${testName}-${stepName}`)
const routeNumberOf = ({ typeNo }: Tested) => codeOf(`OPENHTF-${typeNo}`)
const atStation = ' @'

/** Also where it was made for the station of another line. */
export const isRouteOf = (tested: Tested, processingNumber: string) =>
  processingNumber.split(atStation)[0] === routeNumberOf(tested)

/** The type as it is released; the first record of a test makes it. */
export async function typeFor(
  { plant }: Office,
  { typeNo, typeName }: Tested,
  route: Processing,
): Promise<number> {
  const versions = await typeVersions(plant.db, typeNo)
  const released = versions.find((type) => type.definitionStatus === 'released')
  if (released) return released.typeVer
  if (versions.length) refuse('orders.type_unknown', { typeNo })
  const { processingNumber, processingVer } = route
  const { typeVer } = await createType(
    plant,
    ProductTypeDraft.parse({
      typeNo,
      typeName,
      picNumberVer: null,
      processingNumber,
      processingVer,
      remark: null,
    }),
  )
  await moveType(plant, { typeNo, typeVer, move: 'release' })
  return typeVer
}

/**
 * The route of the test, newest release: a step for each phase, all at the station that tests. The first record makes it, being itself the
 * definition of the test. A line that has no station of that name gets the same route at its own.
 */
export async function routeFor(
  office: Office,
  tested: Tested,
  stationNumber: string,
  onLine: ReadonlySet<string>,
): Promise<Processing> {
  const processingNumber = routeNumberOf(tested)
  const route = await releasedRoute(office, processingNumber)
  const processingName = tested.typeName
  if (!route)
    return releaseRoute(office, {
      processingNumber,
      processingName,
      steps: await stepsOf(office, tested, stationNumber),
    })
  if (route.steps.every((step) => onLine.has(step.stationNumber))) return route
  const setId = codeOf(`${processingNumber}${atStation}${stationNumber}`)
  const steps = route.steps.map((step) => ({ ...step, stationNumber }))
  return (
    (await releasedRoute(office, setId)) ??
    releaseRoute(office, { processingNumber: setId, processingName, steps })
  )
}

async function releasedRoute({ db }: Office, processingNumber: string): Promise<Processing | undefined> {
  const versions = await routeVersions(db, processingNumber)
  const released = versions.find((route) => route.definitionStatus === 'released')
  // Somebody retired it, or has it in work: then it is not up to us how the test goes.
  if (!released && versions.length) refuse('orders.route_unknown', { processRoute: processingNumber })
  return released
}

async function releaseRoute(
  { plant }: Office,
  draft: Pick<Processing, 'processingNumber' | 'processingName' | 'steps'>,
) {
  const { processingNumber, processingVer } = await createProcessing(plant, { ...draft, remark: null })
  return moveProcessing(plant, { processingNumber, processingVer, move: 'release' })
}

/** The next version of a route, with the phases of this record instead. */
export async function nextRoute(
  office: Office,
  key: Pick<Processing, 'processingNumber' | 'processingVer'>,
  tested: Tested,
  stationNumber: string,
) {
  const { processingNumber, processingVer, processingName, remark, revision } = await reviseProcessing(
    office.plant,
    key,
  )
  const steps = await stepsOf(office, tested, stationNumber)
  await changeProcessing(office.plant, {
    processingNumber,
    processingVer,
    processingName,
    remark,
    revision,
    steps,
  })
  return moveProcessing(office.plant, { processingNumber, processingVer, move: 'release' })
}

async function stepsOf(office: Office, tested: Tested, stationNumber: string): Promise<Step[]> {
  const byName = [...Map.groupBy(tested.phases, ({ stepName }) => stepName)]
  const steps: Step[] = []
  for (const [place, [stepName, phases]] of byName.entries()) {
    const measures = phases.some(({ measured }) => measured.length > 0)
    const key = measures
      ? await releasedSet(office, setIdOf(tested, stepName), stepName, phases)
      : { colSetId: null, colSetVersion: null }
    const stepSeq = 10 * (place + 1)
    const nextStep = place + 1 < byName.length ? stepSeq + 10 : null
    // A phase that measures nothing only prepares: the next one shows whether it was done.
    steps.push({
      stepSeq,
      stepName,
      stationNumber,
      mustPass: measures,
      nextStep,
      reworkStep: null,
      returnStep: null,
      maxLoops: 0,
      ...key,
    })
  }
  return steps
}

/** The set with exactly this content; else the next version of it, released with the test it belongs to. */
async function releasedSet(
  { plant }: Office,
  colSetId: string,
  stepName: string,
  phases: readonly TestedPhase[],
): Promise<SetKey> {
  const characteristics = characteristicsOf(phases)
  const draft = {
    colSetId,
    colSetName: cut(`${colSetId}: ${stepName}`, 128),
    remark: remarkOf(phases),
    characteristics,
  }
  const versions = await holdVersions(plant.db, colSetId)
  const same = versions.find(
    (set) => set.definitionStatus === 'released' && saysTheSame(set, characteristics),
  )
  if (same) return { colSetId, colSetVersion: same.colSetVersion }
  const { colSetVersion } = versions.length
    ? await nextVersion(plant, versions[0]!, draft)
    : await createSet(plant, draft)
  await moveSet(plant, { colSetId, colSetVersion, move: 'release' })
  return { colSetId, colSetVersion }
}

async function nextVersion(
  plant: Office['plant'],
  { colSetId, colSetVersion }: WholeSet,
  draft: Parameters<typeof createSet>[1],
) {
  const copy = await reviseSet(plant, { colSetId, colSetVersion })
  return changeSet(plant, { ...draft, colSetVersion: copy.colSetVersion, revision: copy.revision })
}

const saysTheSame = (set: WholeSet, drafts: readonly CharacteristicDraft[]) =>
  set.characteristics.length === drafts.length &&
  drafts.every((one) => {
    const other = find(set.characteristics, one.resultCode)
    return other?.resultUnit === one.resultUnit && sameLimits(one, other)
  })
