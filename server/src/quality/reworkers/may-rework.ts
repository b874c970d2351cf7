import type { Reworker } from '@takt/contract/reworkers.ts'

/** What is to be reworked, and where. `defects`: what is open on the unit, by its defect, else by its result code. */
export type ReworkToDo = {
  typeNo: string
  stationNumber: string
  optLevel: number
  defects: readonly (string | null)[]
  /** What a defect counts as today: `meant.ts` of the defects. */
  todays: (code: string) => string
  day: string
}
type Allowed = Omit<Reworker, 'lineNumber' | 'operatorNo' | 'revision'>

const allows = (list: readonly string[], code: string | null, as = (one: string) => one) =>
  list.length === 0 || (code !== null && list.map(as).includes(as(code)))

/** Whoever is limited to some defects does not rework a unit that has another one as well, or one nobody named. */
export const mayRework = (reworker: Allowed, work: ReworkToDo) =>
  reworker.enabled &&
  reworker.level >= work.optLevel &&
  (reworker.validUntil === null || reworker.validUntil >= work.day) &&
  allows(reworker.typeNos, work.typeNo) &&
  allows(reworker.stationNumbers, work.stationNumber) &&
  work.defects.every((defect) => allows(reworker.defectCodes, defect, work.todays))
