import { type Defect, type DefectDraft, defectKey } from '@takt/contract/defects.ts'
import { Refusal } from '@takt/contract/errors.ts'

/** What a definition refers to: the line's stations, the plant's types and its ranks. */
export type There = {
  stations: ReadonlySet<string>
  types: ReadonlySet<string>
  ranks: ReadonlySet<string>
}

/** What one that is written depends on: the others of the line, as they will be. */
export type Others = ReadonlyMap<
  string,
  Pick<Defect, 'defectCode' | 'subDefectCode' | 'resultCodes' | 'enabled'>
>

const ofDefectOnly = [
  'rank',
  'stationNumbers',
  'typeNos',
  'rwkCode',
  'returnStation',
  'defaultDisposition',
  'responsibility',
] as const
const isSet = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)

/** Everything that is wrong with a definition. */
export function* faultsOf(draft: DefectDraft, otherDefects: Others, there: There): Generator<Refusal> {
  const { defectCode, subDefectCode, rank, subRank } = draft
  if (![draft.nameEn, draft.nameZh, draft.nameEs, draft.nameJa].some(Boolean))
    yield new Refusal('defects.no_name')
  if (subDefectCode === null) {
    if (subRank !== null) yield new Refusal('defects.only_of_sub', {}, 'subRank')
  } else {
    const of = otherDefects.get(defectCode)
    if (!of) yield new Refusal('defects.no_defect', { defectCode })
    else if (draft.enabled && !of.enabled) yield new Refusal('defects.of_retired', { defectCode })
    for (const field of ofDefectOnly)
      if (isSet(draft[field])) yield new Refusal('defects.only_of_defect', {}, field)
  }
  for (const [field, code] of [
    ['rank', rank],
    ['subRank', subRank],
  ] as const)
    if (code !== null && !there.ranks.has(code)) yield new Refusal('defects.no_rank', { rank: code }, field)
  yield* unknownPlaces(draft, there)
  if (!draft.enabled) return
  for (const other of otherDefects.values()) {
    const code = other.resultCodes.find((one) => draft.resultCodes.includes(one))
    if (code !== undefined && other.enabled && defectKey(other) !== defectKey(draft))
      yield new Refusal('defects.code_means', { resultCode: code, defect: defectKey(other) })
  }
}

function* unknownPlaces(
  { stationNumbers, typeNos, rwkCode, returnStation }: DefectDraft,
  { stations, types }: There,
) {
  const places = [
    ...stationNumbers.map((one) => ['stationNumbers', one] as const),
    ['rwkCode', rwkCode] as const,
    ['returnStation', returnStation] as const,
  ]
  for (const [field, stationNumber] of places)
    if (stationNumber !== null && !stations.has(stationNumber))
      yield new Refusal('operators.no_station', { stationNumber }, field)
  for (const typeNo of typeNos) if (!types.has(typeNo)) yield new Refusal('reworkers.no_type', { typeNo })
}
