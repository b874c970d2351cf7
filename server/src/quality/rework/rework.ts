import { symptomOf } from '@takt/contract/failures.ts'
import type {
  ReworkFilter,
  ReworkLook,
  RepairAdvice,
  ReworkReport,
  ReworkRow,
} from '@takt/contract/rework.ts'
import { resultNamesOf, unitsInRework } from '../../execution/floor/floor.ts'
import { componentsOf } from '../../execution/genealogy/genealogy.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import { withNames } from '../../masterdata/measures/measures.ts'
import type { LineCall } from '../../platform/db/call.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { adviceFor, deleteReportsOf, listReports, loopsReported } from './rework.queries.ts'
import { mayReport, namesOfPeople, peopleOf, whoReworks } from './reworker.ts'
import { hindranceOf, openDefectsOf, returnSteps, workOn } from './work.ts'

export { reworkAspect } from './aspect.ts'
export { reworkFollower } from './follower.ts'
export { reworkSums } from './sums.ts'
export { reportsSince, reworkActivity } from './rework.queries.ts'

export const lineReworkPart = { remove: (db: Db, line: string) => deleteReportsOf(db, line) }

export async function reportsOfLine({ db, line }: LineCall, filter: ReworkFilter) {
  const { sameAs } = await defectsOf(db, line)
  const { rows, total } = await listReports(
    db,
    line,
    filter,
    filter.symptom === undefined ? undefined : sameAs(filter.symptom),
  )
  return { rows: await named(db, line, rows), total }
}

const named = async (db: Db, line: LineNumber, reports: readonly ReworkReport[]): Promise<ReworkRow[]> => {
  const [results, people] = await Promise.all([
    resultNamesOf(
      db,
      line,
      reports.flatMap(({ resultCode }) => resultCode ?? []),
    ),
    namesOfPeople(
      db,
      reports.flatMap(({ operatorNo }) => operatorNo ?? []),
    ),
  ])
  return reports.map((report) => ({
    ...report,
    resultName: results.get(report.resultCode ?? '') ?? null,
    operatorName: people.get(report.operatorNo ?? '') ?? null,
  }))
}

/** Not those whose rework is reported, while their station still has them. */
export async function waitingRework({ db, line }: LineCall) {
  const inRework = await unitsInRework(db, line)
  const reported = await loopsReported(
    db,
    line,
    inRework.map(({ productId }) => productId),
  )
  const loops = new Set(reported.map(({ productId, loop }) => `${productId} ${loop}`))
  return withNames(
    db,
    inRework.filter(({ productId, reworkCount }) => !loops.has(`${productId} ${reworkCount}`)),
  )
}

/** Of each failure by itself: what helped one of them helps no other. */
async function adviceOn(
  { db, line }: LineCall,
  typeNo: string,
  symptoms: readonly (string | null)[],
): Promise<RepairAdvice[]> {
  const { sameAs } = await defectsOf(db, line)
  const found = symptoms.flatMap((symptom) => symptom ?? [])
  const advice = found.map(async (symptom) =>
    (await adviceFor(db, line, { typeNo, symptoms: sameAs(symptom) })).map((one) => ({ symptom, ...one })),
  )
  return (await Promise.all(advice)).flat()
}

/** All that whoever reworks a unit has to know of it. */
export async function lookAtWork(call: LineCall, unitKey: string): Promise<ReworkLook> {
  const { db, line } = call
  const work = await workOn(call, unitKey)
  const { unit, typeName, failure, failures, reports } = work
  const { productId, typeNo } = unit
  const symptoms = new Set([failure && symptomOf(failure), ...openDefectsOf(work)])
  const operatorNo = await whoReworks(call, undefined)
  const [advice, { components }, { needsReworker, may, allowed }] = await Promise.all([
    adviceOn(call, typeNo, [...symptoms]),
    componentsOf(call, { productId, now: true }),
    mayReport(call, work, operatorNo),
  ])
  const hindered = hindranceOf(work) ?? (may ? null : { hindrance: 'notAllowed' as const, about: operatorNo })
  return {
    unit: { ...unit, typeName },
    hindrance: hindered?.hindrance ?? null,
    about: hindered?.about ?? null,
    failures: await withNames(db, failures),
    reports: await named(db, line, reports),
    advice,
    steps: returnSteps(work),
    components: components.filter(({ depth }) => depth === 0),
    operatorNo,
    needsReworker,
    people: await peopleOf(call, allowed),
  }
}
