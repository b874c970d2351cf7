import type { Db } from '../../platform/db/tables.ts'
import { countOf, type DayMoments, dueOf, foldPass, holds, nothingGrouped } from './day-moments.ts'
import { measuredAfter, type PassPosition } from './moments.queries.ts'

export type Span = { start: number; end: number }
/** How many passes may still be folded: a reader waits for few, a job for all. */
export type Budget = { left: number }

/**
 * Whatever comes out is what this count gives, also where it can never fit: passes or units were archived, the plant's clock was changed. Else
 * such a day would be folded by everybody for ever. Where the budget ends before, the day stays behind.
 */
export async function foldDay(db: Db, line: string, span: Span, days: DayMoments[], budget: Budget) {
  const resumed = days.filter(({ until }) => until).map((day) => ({ day, due: dueOf(day) }))
  const all = await fold(db, line, span, days, budget)
  if (!all) return
  const late = resumed.filter(({ day, due }) => !holds(day, due))
  const anew = late.map(({ day }) => day)
  if (!(await foldAnew(db, line, span, anew, budget))) return
  for (const day of days) Object.assign(day, { counted: day.n, until: day.until ?? beginningOf(span) })
}

/** Where passes were archived, what was stored counts more than what is left of them, and stays, unless it is more than the day counts. */
async function foldAnew(db: Db, line: string, span: Span, days: DayMoments[], budget: Budget) {
  if (days.length === 0) return true
  const fresh = days.map((day): DayMoments => ({ ...day, grouped: nothingGrouped(day), until: null }))
  if (!(await fold(db, line, span, fresh, budget))) return false
  for (const [i, one] of fresh.entries())
    if (holds(one, one.n) || countOf(one) >= countOf(days[i]!))
      Object.assign(days[i]!, { grouped: one.grouped, until: one.until })
  return true
}

/** As many as have a hundred thousand values: a larger page would block this process, which also answers stations. */
export const pageOf = (widest: number) => Math.min(2000, Math.max(50, Math.floor(100_000 / widest)))

const widestOf = (days: DayMoments[]) =>
  Math.max(1, ...days.flatMap(({ groupings }) => groupings.map(({ first, count }) => first + count)))

/** Adds what each of these days does not have yet: all passes of the line from the first place that one of them stopped at. False: not all. */
async function fold(db: Db, line: string, span: Span, days: DayMoments[], budget: Budget) {
  if (budget.left <= 0) return false
  const byKey = new Map(days.map((day) => [keyOf(day), { day, from: day.until }]))
  const after = days.map(({ until }) => until ?? beginningOf(span)).toSorted(inOrder)[0]!
  const stations = [...new Set(days.map(({ stationNumber }) => stationNumber))]
  for await (const pass of passesIn(db, line, span, { stations, after, page: pageOf(widestOf(days)) })) {
    if (budget.left-- <= 0) return false
    const one = byKey.get(keyOf(pass))
    if (one && (!one.from || inOrder(pass, one.from) > 0)) foldPass(one.day, pass)
  }
  return true
}

/** In the order they were done. */
export async function* passesIn(
  db: Db,
  line: string,
  span: Span,
  {
    stations,
    page,
    after = beginningOf(span),
  }: { stations: string[]; page: number; after?: PassPosition | undefined },
) {
  for (let from = after; ;) {
    const passes = await measuredAfter(db, line, { stations, after: from, before: span.end * 1000 }, page)
    yield* passes
    if (passes.length < page) return
    from = passes.at(-1)!
  }
}
const beginningOf = ({ start }: Span): PassPosition => ({
  time: start * 1000 - 1,
  productId: nobody,
  passNo: 0,
})
const nobody = '00000000-0000-0000-0000-000000000000'
const inOrder = (a: PassPosition, b: PassPosition) =>
  a.time - b.time ||
  (a.productId < b.productId ? -1 : Number(a.productId > b.productId)) ||
  a.passNo - b.passNo

type Key = { stationNumber: string; setKey: number; typeNo: string; typeVer: number }
const keyOf = ({ stationNumber, setKey, typeNo, typeVer }: Key) =>
  `${stationNumber}\0${setKey}\0${typeNo}\0${typeVer}`
