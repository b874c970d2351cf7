import { concessions } from '@takt/contract/concessions.ts'
import { defects } from '@takt/contract/defects.ts'
import { problems } from '@takt/contract/problems.ts'
import type { Office } from './delivery/console-calls.ts'
import { defectPlans } from './plant/defects.ts'
import type { LinePlan } from './plant/plan.ts'

/** What can be wrong on a line: what people see on any, and what its stations measure. Some result codes are left for the plant to name. */
export async function makeDefects(office: Office, { lineNumber, sets }: LinePlan) {
  const measured = new Set(
    sets.flatMap(({ measures }) => measures.map(({ definition }) => definition.resultCode)),
  )
  const onlyMeasured = (codes: readonly string[] = []) => codes.filter((code) => measured.has(code))
  const named = ([nameEn, nameZh, nameEs, nameJa]: readonly string[]) => ({
    nameEn: nameEn!,
    nameZh: nameZh!,
    nameEs: nameEs!,
    nameJa: nameJa!,
  })
  const rows = defectPlans.flatMap(
    ({ defectCode, names, rank, responsibility, resultCodes, isSeen, kinds = [] }) => {
      const own = kinds.filter((kind) => isSeen || onlyMeasured(kind.resultCodes).length > 0)
      if (!isSeen && own.length === 0 && onlyMeasured(resultCodes).length === 0) return []
      return [
        {
          defectCode,
          ...named(names),
          rank,
          responsibility,
          resultCodes: onlyMeasured(resultCodes),
          defaultDisposition: 'rework',
        },
        ...own.map((kind) => ({
          defectCode,
          subDefectCode: kind.subDefectCode,
          ...named(kind.names),
          subRank: kind.subRank,
          resultCodes: onlyMeasured(kind.resultCodes),
        })),
      ]
    },
  )
  await office(defects.import, { rows, dryRun: false }, lineNumber)
}

/** What is worked on when the plant is first seen: the line's most expensive defect. */
export async function makeProblem(office: Office, { lineNumber }: LinePlan, dueDate: string) {
  await office(
    problems.create,
    {
      defectCode: dearest(lineNumber),
      stationNumber: null,
      typeNo: null,
      containment: 'Every unit is tested twice until the cause is gone',
      cause: null,
      correctiveAction: null,
      owner: 'Quality',
      dueDate,
    },
    lineNumber,
  )
}

const dearest = (lineNumber: string) => (lineNumber === 'L1' ? 'LEAK' : 'SOLDER')

/** Requested only: its approver is another person. */
export async function makeConcession(office: Office, { lineNumber, types }: LinePlan, validUntil: string) {
  await office(
    concessions.ask,
    {
      concessionCode: `C-${lineNumber}-001`,
      typeNo: types[0].typeNo,
      defectCode: dearest(lineNumber),
      stationNumber: null,
      minValue: null,
      maxValue: null,
      pieces: 25,
      validUntil,
      justification: 'Tested by the customer with these units; no effect on their function',
    },
    lineNumber,
  )
}
