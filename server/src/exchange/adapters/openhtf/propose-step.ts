import { refuse } from '@takt/contract/errors.ts'
import type { Processing } from '@takt/contract/processings.ts'
import {
  changeProcessing,
  reviseProcessing,
  versionsOf,
} from '../../../masterdata/processings/processings.ts'
import { author, type Office } from './office.ts'
import type { SetFor } from './propose-sets.ts'
import { mostSteps } from './tested.ts'

type Key = Pick<Processing, 'processingNumber' | 'processingVer'>
type Unknown = { stepName: string; stationNumber: string; set: SetFor | null; after: number | null }

/** The number of a step that the unit's route does not have: of a later version that does, else of the draft that proposes it. */
export async function stepForUnknown(
  { db, plant }: Office,
  { processingNumber, processingVer }: Key,
  unknown: Unknown,
) {
  const { stepName, stationNumber, set, after } = unknown
  const versions = await versionsOf(db, processingNumber)
  const step = versions.flatMap(({ steps }) => steps).find((step) => step.stepName === stepName)
  if (step) return { stepSeq: step.stepSeq, proposed: null }
  const ours = versions.find((route) => route.definitionStatus === 'draft' && route.updateAuthor === author)
  const draft = ours ?? (await reviseProcessing(plant, { processingNumber, processingVer }))
  if (draft.steps.length >= mostSteps)
    refuse('openhtf.unreadable', { about: `${processingNumber}: > ${mostSteps}` })
  const stepSeq = 10 * (Math.floor(Math.max(...draft.steps.map((step) => step.stepSeq)) / 10) + 1)
  const before = draft.steps.find((step) => step.stepSeq === after)
  const fresh = {
    stepSeq,
    stepName,
    stationNumber,
    mustPass: set !== null,
    nextStep: before ? before.nextStep : draft.steps[0]!.stepSeq,
    reworkStep: null,
    returnStep: null,
    maxLoops: 0,
    colSetId: set?.colSetId ?? null,
    colSetVersion: set?.colSetVersion ?? null,
  }
  const steps = [
    ...draft.steps.map((step) => (step === before ? { ...step, nextStep: stepSeq } : step)),
    fresh,
  ]
  const { processingName, remark, revision } = draft
  await changeProcessing(plant, {
    processingNumber,
    processingVer: draft.processingVer,
    processingName,
    remark,
    revision,
    steps,
  })
  return { stepSeq, proposed: `${processingNumber} ${draft.processingVer}` }
}
