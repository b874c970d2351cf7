import { frequentDays, type OfferedDefect } from '@takt/contract/defectReports.ts'
import type { DefectChoice } from '@takt/contract/defects.ts'
import { defectsLoggedAt } from '../../execution/floor/floor.ts'
import { defectChoices, defectsOf } from '../../masterdata/defects/defects.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'

type StationType = { stationNumber: string; typeNo?: string | null | undefined }
const holds = (list: readonly string[], one: string | null | undefined) =>
  list.length === 0 || (typeof one === 'string' && list.includes(one))

/** Whether a definition is offered there; a sub-defect is where its defect is. */
export const isOfferedAt = (
  { stationNumbers, typeNos }: Pick<DefectChoice, 'stationNumbers' | 'typeNos'>,
  { stationNumber, typeNo }: StationType,
) => holds(stationNumbers, stationNumber) && (typeNo === undefined || holds(typeNos, typeNo))

const day = 86_400_000

/** The most frequent first, then by rank; each sub-defect after its defect. */
export async function offeredAt({ db, line }: LineCall, place: StationType): Promise<OfferedDefect[]> {
  const from = isoOf(Date.now() - frequentDays * day)
  const [all, logged, meant] = await Promise.all([
    defectChoices(db, line),
    defectsLoggedAt(db, line, place.stationNumber, from),
    defectsOf(db, line),
  ])
  const times = (is: (one: (typeof logged)[number]) => boolean) =>
    logged.filter(is).reduce((sum, { failures }) => sum + failures, 0)
  const inUse = all.filter(({ enabled }) => enabled)
  const heads = inUse
    .filter((one) => one.subDefectCode === null && isOfferedAt(one, place))
    .map((one) => ({
      ...one,
      failures: times(({ defectCode }) => meant.todays(defectCode!) === one.defectCode),
    }))
    .toSorted((a, b) => byFrequency(a, b) || inOrder(a.rank, b.rank))
  return heads.flatMap((head) => {
    const subs = inUse
      .filter(({ defectCode, subDefectCode }) => defectCode === head.defectCode && subDefectCode !== null)
      .map((sub) => ({ ...sub, failures: times((one) => one.subDefectCode === sub.subDefectCode) }))
      .toSorted((a, b) => byFrequency(a, b) || inOrder(a.subRank, b.subRank))
    return [head, ...subs]
  })
}

const byFrequency = (a: { failures: number }, b: { failures: number }) => b.failures - a.failures
/** Without a rank last. */
const inOrder = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1
