import type { CharacteristicDraft } from '@takt/contract/collectionSets.ts'
import { refuse } from '@takt/contract/errors.ts'
import {
  changeSet,
  createSet,
  holdVersions,
  reviseSet,
  type WholeSet,
} from '../../../masterdata/collectionSets/collectionSets.ts'
import { canTake, find, fitted, numbered, rowOf, sameLimits } from './characteristics.ts'
import { type Measured, mostCharacteristics } from './measured.ts'
import { cut } from './names.ts'
import { author, type Office } from './office.ts'

/** What a step measures by the release in force; without a version it measures nothing yet. */
export type InForce = {
  colSetId: string
  colSetVersion: number | null
  stepName: string
  characteristics: readonly CharacteristicDraft[]
}
/** `measured` as this set names it. */
export type SetFor = Pick<WholeSet, 'colSetId' | 'colSetVersion' | 'setKey'> & {
  measured: Measured[]
  proposed: boolean
}

const isOurDraft = (set: WholeSet) => set.definitionStatus === 'draft' && set.updateAuthor === author

/** What is known is limited as it is released: values judged by this draft are judged by the limits in force. */
const agrees = (set: WholeSet, { characteristics }: InForce) =>
  characteristics.every((one) => sameLimits(one, find(set.characteristics, one.resultCode)))

/**
 * A set with a place for everything that was measured, where the step's own has none: the newest release that has it, else a draft that
 * differs from the one in force by new characteristics only. Nothing is dropped, and a person decides whether it stays.
 */
export async function setForUnknown(
  office: Office,
  inForce: InForce,
  measured: readonly Measured[],
): Promise<SetFor> {
  const versions = await holdVersions(office.db, inForce.colSetId)
  const fittedTo = (set: WholeSet) =>
    measured.map((one) => fitted(one, find(set.characteristics, one.characteristic.resultCode)))
  const taking = versions.filter((set) => canTake(set.characteristics, fittedTo(set)))
  const takes = (status: string) =>
    taking.find((set) => set.definitionStatus === status && (status === 'released' || agrees(set, inForce)))
  const ready = takes('released') ?? takes('draft')
  if (ready) return { ...ready, measured: fittedTo(ready), proposed: false }
  const draft =
    versions.find((set) => isOurDraft(set) && agrees(set, inForce)) ?? (await freshDraft(office, inForce))
  const missing = fittedTo(draft)
    .map(({ characteristic }) => characteristic)
    .filter(({ resultCode }) => !find(draft.characteristics, resultCode))
  const next = Math.max(0, ...draft.characteristics.map((one) => one.charSeqNum)) + 1
  const most = next + missing.length - 1
  if (most > mostCharacteristics)
    refuse('openhtf.unreadable', { about: `${inForce.colSetId}: ${most} > ${mostCharacteristics}` })
  await rewrite(office, draft, [...draft.characteristics, ...numbered(missing, next)])
  return { ...draft, measured: fittedTo(draft), proposed: true }
}

/**
 * Limits that changed though the test has the same version are proposed in a draft of their own, which takes no values: what is released
 * goes on judging. What is proposed already, or decided otherwise by a person, is not proposed again.
 */
export async function proposeLimits(
  office: Office,
  inForce: InForce,
  changed: readonly Measured[],
): Promise<WholeSet | null> {
  const later = (await holdVersions(office.db, inForce.colSetId)).filter(
    ({ colSetVersion }) => colSetVersion > inForce.colSetVersion!,
  )
  const ours = later.find((set) => isOurDraft(set) && !agrees(set, inForce))
  const isInSet = ({ characteristic }: Measured) =>
    later.some((set) => sameLimits(characteristic, find(set.characteristics, characteristic.resultCode)))
  const isOpen = ({ characteristic: { resultCode } }: Measured) =>
    !ours || sameLimits(find(inForce.characteristics, resultCode)!, find(ours.characteristics, resultCode))
  const drafts = changed
    .filter((one) => !isInSet(one) && isOpen(one))
    .map(({ characteristic }) => characteristic)
  const unsaid = new Map(drafts.map((characteristic) => [characteristic.resultCode, characteristic]))
  if (unsaid.size === 0) return null
  const draft = ours ?? (await freshDraft(office, inForce))
  const limited = draft.characteristics.map((one) => {
    const { lowerSpecLimit, upperSpecLimit, targetValue, targetText } = unsaid.get(one.resultCode) ?? one
    return { ...one, lowerSpecLimit, upperSpecLimit, targetValue, targetText }
  })
  await rewrite(office, draft, limited)
  return draft
}

/** A copy of the version in force, to be changed; a set of its own where the step had none. */
async function freshDraft(
  { db, plant }: Office,
  { colSetId, colSetVersion, stepName }: InForce,
): Promise<WholeSet> {
  const before = colSetVersion ?? (await holdVersions(db, colSetId))[0]?.colSetVersion
  const fresh = before
    ? await reviseSet(plant, { colSetId, colSetVersion: before })
    : await createSet(plant, {
        colSetId,
        colSetName: cut(`${colSetId}: ${stepName}`, 128),
        remark: null,
        characteristics: [],
      })
  return (
    (await holdVersions(db, colSetId)).find((set) => set.colSetVersion === fresh.colSetVersion) ??
    refuse('record.changed')
  )
}

function rewrite({ plant }: Office, draft: WholeSet, characteristics: readonly CharacteristicDraft[]) {
  const { colSetId, colSetVersion, colSetName, remark, revision } = draft
  return changeSet(plant, {
    colSetId,
    colSetVersion,
    colSetName,
    remark,
    revision,
    characteristics: characteristics.map(rowOf),
  })
}
