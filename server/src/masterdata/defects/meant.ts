import type { DefectChoice, DefectKey } from '@takt/contract/defects.ts'
import { rememberedFor } from '../../platform/db/remembered.ts'
import type { Db } from '../../platform/db/tables.ts'
import { defectChoices } from './defects.queries.ts'

/** Where a defect is reworked, by station; null: as the route defines. */
export type ReworkPlace = Pick<DefectChoice, 'rwkCode' | 'returnStation'>
type Defined = DefectKey & ReworkPlace & Pick<DefectChoice, 'resultCodes' | 'enabled' | 'mergedInto'>

/** The meaning of the codes that failures carry, by a line's definitions. */
export type Meaning = {
  /** The defect of a failure that a station finds now. */
  byResultCode: ReadonlyMap<string, DefectKey>
  /** The defect that a code of a failure, its defect's or its result's, counts as today. */
  todays: (code: string) => string
  isDefect: (code: string) => boolean
  /** Whether a result code means it, so that a station can find it. */
  isFoundByStation: (defectCode: string) => boolean
  /** Whether people may name it; any, where the line defines none. */
  isInUse: (defectCode: string) => boolean
  placeOf: (defectCode: string | null) => ReworkPlace | undefined
  /** Every code that counts as the same defect, of whatever time. */
  sameAs: (code: string) => string[]
  /** What each code that counts as another one today counts as. */
  otherwise: Readonly<Record<string, string>>
}

/** Read for every NG, and definitions change a few times a week. Another server may have changed them, so nothing is kept for long. */
const believed = 5_000
const current = rememberedFor(believed, async (db, line) => meaningOf(await defectChoices(db, line)))

/** To be called when a line's change is committed. */
export const forgetDefects = (db: Db, line: string) => current.forget(db, line)
export const defectsOf = (db: Db, line: string) => current.get(db, line)

export function meaningOf(defects: readonly Defined[]): Meaning {
  const byResultCode = new Map<string, DefectKey>()
  for (const { enabled, resultCodes, defectCode, subDefectCode } of defects)
    for (const code of enabled ? resultCodes : []) byResultCode.set(code, { defectCode, subDefectCode })
  const gone = new Map(
    defects.flatMap(({ defectCode, subDefectCode, mergedInto }) =>
      subDefectCode === null && mergedInto !== null
        ? [[defectCode, mergedInto.split(' · ')[0]!] as const]
        : [],
    ),
  )
  const codes = new Set(defects.map(({ defectCode }) => defectCode))
  const followed = (code: string, seen: readonly string[] = []): string => {
    const next = gone.get(code)
    return next === undefined || seen.includes(next) ? code : followed(next, [...seen, code])
  }
  const todays = (code: string) =>
    followed(codes.has(code) ? code : (byResultCode.get(code)?.defectCode ?? code))
  const places = new Map(
    defects.flatMap((one) => (one.subDefectCode === null && one.enabled ? [[one.defectCode, one]] : [])),
  )
  const found = new Set([...byResultCode.values()].map(({ defectCode }) => todays(defectCode)))
  const everyCode = [...codes, ...byResultCode.keys()]
  const moved = everyCode.filter((code) => todays(code) !== code)
  return {
    byResultCode,
    todays,
    isFoundByStation: (defectCode) => found.has(todays(defectCode)),
    isInUse: (defectCode) => codes.size === 0 || places.has(defectCode),
    placeOf: (defectCode) => places.get(defectCode ?? ''),
    isDefect: (code) => codes.has(code) || byResultCode.has(code),
    sameAs: (code) => [...new Set([code, ...everyCode.filter((one) => todays(one) === todays(code))])],
    otherwise: Object.fromEntries(moved.map((code) => [code, todays(code)])),
  }
}

export const nothingMeant = meaningOf([])
