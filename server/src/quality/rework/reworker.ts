import { refuse } from '@takt/contract/errors.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import {
  accountOperator,
  lockOperator,
  namesOfOperators,
  operatorsNamed,
  optLevelsOf,
} from '../../plant/operators/operators.ts'
import { clockOf } from '../../plant/plant/plant.ts'
import { checksOff } from '../../plant/settings/settings.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mayRework, reworkersForFloor } from '../reworkers/reworkers.ts'
import { openDefectsOf, type Work } from './work.ts'

/** The reworker of a report: the one named, else the operator whose account it is. */
export async function whoReworks({ db, user }: LineCall, operatorNo: string | undefined) {
  if (operatorNo === undefined) return (await accountOperator(db, user.userName))?.operatorNo ?? null
  const operator =
    (await lockOperator(db, { operatorNo })) ?? refuse('operators.no_such', { operatorNo }, 'operatorNo')
  if (!operator.enabled) refuse('operators.disabled', { operatorNo }, 'operatorNo')
  return operatorNo
}

/** Whether the line requires a reworker, whether this one may rework the unit `at` a time, and who may. */
export async function mayReport(
  { db, line }: LineCall,
  work: Work,
  operatorNo: string | null,
  at = Date.now(),
) {
  const [reworkers, off, { todays }, { productionDay }] = await Promise.all([
    reworkersForFloor(sqlIn(db), line),
    checksOff(db, line),
    defectsOf(db, line),
    clockOf(db, line).then((clock) => clock.dayAt(at)),
  ])
  if (reworkers.size === 0 || off.has('reworkerNotAllowed'))
    return { needsReworker: false, may: true, allowed: [] }
  const stationNumber = work.reworkStation ?? ''
  const optLevels = await optLevelsOf(sqlIn(db), line, [stationNumber])
  const toDo = {
    typeNo: work.unit.typeNo,
    stationNumber,
    optLevel: optLevels.get(stationNumber) ?? 0,
    defects: openDefectsOf(work),
    todays,
    day: productionDay,
  }
  const allowed = [...reworkers.values()].filter((reworker) => mayRework(reworker, toDo))
  const may = allowed.some((reworker) => reworker.operatorNo === operatorNo)
  return { needsReworker: true, may, allowed: allowed.map((reworker) => reworker.operatorNo) }
}

/** What people are called, also those who are no longer in use. */
export async function namesOfPeople(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const people = await operatorsNamed(db, numbers)
  return new Map(people.map(({ operatorNo, name }) => [operatorNo, name]))
}

/** Who may rework the unit, by name. */
export async function peopleOf(call: LineCall, allowed: readonly string[]) {
  if (allowed.length === 0) return []
  return (await namesOfOperators(call)).filter(({ operatorNo }) => allowed.includes(operatorNo))
}
