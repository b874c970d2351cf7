import { atOneMoment } from '../../platform/db/connect.ts'
import { remembered } from '../../platform/db/remembered.ts'
import { columnsOf, insertRows, sqlIn } from '../../platform/db/rows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { loadSets, type PackedSet } from '../../masterdata/measures/measures.ts'
import type { PlantClock } from '../../plant/plant/clock.ts'
import { type DayMoments, isBehind, type Plan, planOf, writtenOpen, writtenSums } from './day-moments.ts'
import { type Budget, foldDay } from './fold-days.ts'
import { keptDays } from './kept-days.ts'
import type { DaysScope } from './moments.queries.ts'

export type MomentsScope = DaysScope & { line: string; clock: PlantClock }

/**
 * The moments of these days, with the scatter within their subgroups, exact at this moment: what the stations added since it was stored
 * is read and folded here. A pass that came late shows as a count that does not match; its day is folded from its beginning. Where that is
 * more than a reader should wait for, days stay behind until a job has folded them. A request made while the same is read shares its answer.
 */
export function momentsOf(db: Db, scope: MomentsScope, most = 20_000): Promise<DayMoments[]> {
  const { line, first, last, typeNo } = scope
  const key = JSON.stringify([line, first, last, typeNo, most])
  const inFlight = reading(db)
  const answer =
    inFlight.get(key) ??
    readMoments(db, scope, { left: most })
      .then(({ all }) => all)
      .finally(() => inFlight.delete(key))
  inFlight.set(key, answer)
  return answer
}
const reading = remembered(() => new Map<string, Promise<DayMoments[]>>())

/**
 * All days, and those of them that had something to fold. What is kept and whole is as it was when it was found; the other days, and those between
 * them, are read and folded at one moment after it.
 */
async function readMoments(db: Db, { line, clock, ...days }: MomentsScope, budget: Budget) {
  const kept = keptDays(db)
  const found = await kept.find(db, line, days)
  // What left the draft is remembered, but not by a transaction.
  const planOn = plansOf(
    clock,
    await loadSets(
      db,
      found.map(({ setKey }) => setKey),
    ),
  )
  const all = found.map(({ kept, key, ...row }) => ({ ...row, key, whole: kept?.begin(planOn(row)) }))
  const open = all.filter(({ whole }) => !whole || isBehind(whole)).map(({ day }) => day)
  if (open.length === 0) return { all: all.map(({ whole }) => whole!), behind: [] }
  const [first, last] = [open.reduce(earlier), open.reduce(later)]
  return atOneMoment(db, async (db) => {
    const read = await kept.read(db, line, { ...days, first, last })
    const begun = all.flatMap(({ day, key, whole }) => {
      if (day < first || day > last) return whole!
      const now = read.get(key)
      return now ? now.begin(planOn(now.row)) : []
    })
    const behind = begun.filter(isBehind)
    for (const [day, some] of Map.groupBy(behind, (one) => one.day))
      await foldDay(db, line, clock.dayOf(day), some, budget)
    return { all: begun, behind }
  })
}
const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)

/** A plan is calculated once, and once a day where it depends on when the day begins. */
function plansOf(clock: PlantClock, sets: Map<number, PackedSet>) {
  const plans = new Map<string, Plan>()
  return ({ setKey, day }: Pick<DayMoments, 'setKey' | 'day'>) => {
    const set = sets.get(setKey)!
    const key = set.subgroupBy === 'time' ? `${setKey} ${day}` : `${setKey}`
    const plan = plans.get(key) ?? planOf(set, set.subgroupBy === 'time' ? clock.dayOf(day).start : 0)
    plans.set(key, plan)
    return plan
  }
}

/**
 * Keeps what was folded, so that the next reader has little to fold. Two servers that do it at once, or one during a rebuild, may write
 * what was true before: its count does not match the count of the day, and the next reader corrects it.
 */
export async function keepSubgroups(db: Db, scope: MomentsScope) {
  const { behind } = await readMoments(db, scope, { left: Infinity })
  await storeSubgroups(db, scope.line, behind)
  return behind.length
}

const columns = columnsOf<DayMoments>(
  { day: 'date', stationNumber: 'text', setKey: 'int', typeNo: 'text', typeVer: 'int' },
  {
    plan: ['text', ({ version }) => version],
    until_time: ['bigint', ({ until }) => until!.time],
    until_id: ['uuid', ({ until }) => until!.productId],
    until_pass: ['smallint', ({ until }) => until!.passNo],
    counted: ['int[]', ({ counted }) => counted],
    sums: ['jsonb', writtenSums],
    open: ['jsonb', writtenOpen],
  },
)
const kept = ['plan', 'until_time', 'until_id', 'until_pass', 'counted', 'sums', 'open']

/** Few enough at once that their sums do not make one long statement. */
const atOnce = 100

export async function storeSubgroups(db: Db, line: string, days: readonly DayMoments[]) {
  for (let from = 0; from < days.length; from += atOnce)
    await insertRows(
      sqlIn(db),
      'subgroup_days',
      line,
      columns(days.slice(from, from + atOnce)),
      `on conflict (line_number, day, station_number, set_key, type_no, type_ver) do update
       set ${kept.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    )
}
