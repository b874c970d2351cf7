import { refuse } from '@takt/contract/errors.ts'
import type { GaugeDraft, GaugeFilter, GaugeStudy } from '@takt/contract/gauges.ts'
import { holdVersions } from '../../masterdata/collectionSets/collectionSets.ts'
import { clockOf } from '../../plant/plant/line-clock.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import { type LineCall, nameOrAccount } from '../../platform/db/call.ts'
import { timedId } from '../../platform/db/ids.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { deleteStudiesOf, findStudy, insertStudy, listStudies, newestStudies } from './gauges.queries.ts'
import { judgeStudy } from './judge.ts'
import { scrappedTools } from './ports.ts'

export const lineGaugesPart = { remove: (db: Db, line: string) => deleteStudiesOf(db, line) }

export const studiesOfLine = ({ db, line }: Pick<LineCall, 'db' | 'line'>, filter: GaugeFilter) =>
  listStudies(db, line, filter)

export const oneStudy = async ({ db, line }: LineCall, { studyId }: { studyId: string }) =>
  (await findStudy(db, line, studyId)) ?? refuse('record.unknown')

export const addStudy = (call: LineCall, { messageId, ...draft }: GaugeDraft) =>
  actOnLine(call, { verb: 'gauges.create', messageId, body: draft }, async (db) => {
    await mustStillCount(db, call, draft)
    const { resultUnit, ...limits } = await characteristicOf(db, draft)
    const after = await insertStudy(db, {
      ...draft,
      ...limits,
      resultUnit,
      ...judgeStudy(draft, limits),
      reference: draft.studyKind === 'type1' ? draft.reference : null,
      lineNumber: call.line,
      studyId: timedId(Date.now()),
      studiedBy: nameOrAccount(call.user),
    })
    await recordChange(db, call, { entity: 'gaugeStudy', key: after.studyId, action: 'create', after })
    return after
  })

/** A study whose last day is over would never count, and cannot be mended afterwards. */
async function mustStillCount(db: Db, { line }: LineCall, { validUntil }: Pick<GaugeStudy, 'validUntil'>) {
  if (validUntil === null) return
  const today = (await clockOf(db, line)).productionDayOf(Date.now())
  if (validUntil < today) refuse('gauges.over', { validUntil })
}

/** Of the released version; a gauge is studied before a characteristic is in use, too: else of the newest. */
async function characteristicOf(
  db: Db,
  { colSetId, resultCode }: Pick<GaugeStudy, 'colSetId' | 'resultCode'>,
) {
  const versions = await holdVersions(db, colSetId)
  const version = versions.find(({ definitionStatus }) => definitionStatus === 'released') ?? versions[0]
  const { resultUnit, lowerSpecLimit, upperSpecLimit } =
    version?.characteristics.find((one) => one.resultCode === resultCode) ??
    refuse('gauges.no_characteristic', { colSetId, resultCode }, 'resultCode')
  return { resultUnit, lowerSpecLimit, upperSpecLimit }
}

/**
 * For the report card of a capability: of every gauge of the characteristic that is not scrapped, its newest R&R and its newest type 1. Neither replaces the
 * other (one knows no bias, the other no operators), nor does one gauge speak for another, so the worst of all decides. `isOver`: it no longer counts on that
 * day. `isValid`: all gauges may be used. Null: there is no study.
 */
export async function gaugeStateOf(
  db: Db,
  line: LineNumber,
  of: Pick<GaugeStudy, 'colSetId' | 'resultCode'>,
  day: string,
): Promise<{ study: GaugeStudy; isOver: boolean; isValid: boolean } | null> {
  const studies = await newestStudies(db, line, of)
  const scrapped = await scrappedTools.get()(
    db,
    line,
    studies.map(({ gaugeId }) => gaugeId),
  )
  const isOver = ({ validUntil }: GaugeStudy) => validUntil !== null && validUntil < day
  const rank = (one: GaugeStudy) =>
    worstFirst.indexOf(isOver(one) && one.gaugeVerdict !== 'rejected' ? 'over' : one.gaugeVerdict)
  const [study] = studies
    .filter(({ gaugeId }) => !scrapped.has(gaugeId))
    .toSorted((a, b) => rank(a) - rank(b) || b.studiedAt.localeCompare(a.studiedAt))
  return study
    ? { study, isOver: isOver(study), isValid: !isOver(study) && usable.includes(study.gaugeVerdict) }
    : null
}

const worstFirst: readonly (GaugeStudy['gaugeVerdict'] | 'over')[] = [
  'rejected',
  'over',
  null,
  'marginal',
  'accepted',
]
const usable: readonly GaugeStudy['gaugeVerdict'][] = ['accepted', 'marginal']
