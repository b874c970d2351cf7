import { comparedDays, type Problem, type ProblemEffect, type ProblemRow } from '@takt/contract/problems.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import { rateChange, type RateChange } from '@takt/statistics/rate-change.ts'
import { countPieces, outputOfStations, slotLength } from '../../execution/floor/floor.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'

const aDay = 86_400_000
const effects: Record<RateChange, ProblemEffect> = { lower: 'worked', higher: 'worse', unclear: 'tooEarly' }

/** Passes are counted by quarters of an hour; failures are counted with them. */
const quarterOf = (time: string) => Math.floor(Date.parse(time) / slotLength) * slotLength

/** A problem with what the line's failures say of it: before its action, and since. */
export async function withEffect(
  db: Db,
  line: LineNumber,
  problem: Problem,
  now = Date.now(),
): Promise<ProblemRow> {
  const acted = problem.actedAt === null ? null : quarterOf(problem.actedAt)
  const turn = acted ?? quarterOf(problem.openedAt)
  const [before, after] = await Promise.all([
    seen(db, line, problem, turn - comparedDays * aDay, turn),
    acted === null ? null : seen(db, line, problem, acted, Math.min(now, acted + comparedDays * aDay)),
  ])
  const ppm = ({ events, chances }: { events: number; chances: number }) => {
    const share = ratio(events, chances)
    return share === null ? null : Math.round(share * 1e6)
  }
  return {
    ...problem,
    failuresBefore: before.events,
    passesBefore: before.chances,
    ppmBefore: ppm(before),
    failuresAfter: after?.events ?? null,
    passesAfter: after?.chances ?? null,
    ppmAfter: after && ppm(after),
    problemEffect: after && effects[rateChange(before, after)],
  }
}

/** Failures by today's meaning of the defect, and the passes in which they could have been found. */
async function seen(db: Db, line: LineNumber, problem: Problem, from: number, to: number) {
  const { defectCode, stationNumber, typeNo } = problem
  const of = {
    ...(stationNumber !== null && { stationNumber }),
    ...(typeNo !== null && { typeNo }),
    from: isoOf(from),
    to: isoOf(to),
  }
  const symptoms = (await defectsOf(db, line)).sameAs(defectCode)
  const [events, output] = await Promise.all([
    countPieces(db, line, { ...of, symptoms }),
    outputOfStations(db, line, of),
  ])
  const chances = output
    .filter((one) => stationNumber === null || one.stationNumber === stationNumber)
    .reduce((sum, { passes }) => sum + passes, 0)
  return { events, chances }
}
