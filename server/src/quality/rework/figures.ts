import {
  ageBorders,
  mostFlowDays,
  type ReworkFigures,
  type ReworkFiguresQuery,
  usualFlowDays,
} from '@takt/contract/rework-figures.ts'
import { countInRework, countSentToRework } from '../../execution/floor/floor.ts'
import { clockOf } from '../../plant/plant/plant.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { countReports } from './rework.queries.ts'

const anHour = 3_600_000
const aDay = 24 * anHour

/** What comes in and what is done, a production day each, and how old is what is in rework. */
export async function reworkFigures(
  { db, line }: LineCall,
  { typeNo, ...period }: ReworkFiguresQuery,
  now = Date.now(),
): Promise<ReworkFigures> {
  const to = period.to ? Date.parse(period.to) : now
  const since = period.from ? Date.parse(period.from) : to - usualFlowDays * aDay
  const clock = await clockOf(db, line)
  const days = []
  for (let at = Math.max(since, to - mostFlowDays * aDay); at < to;) {
    const { productionDay, end } = clock.dayAt(at)
    days.push({ productionDay, start: isoOf(at), end: isoOf(Math.min(end, to)) })
    at = end
  }
  const starts = days.map(({ start }) => start)
  const borders = ageBorders.map((hours) => isoOf(now - hours * anHour)).toReversed()
  const [sent, reported, inRework] = await Promise.all([
    countSentToRework(db, line, typeNo, starts, isoOf(to)),
    countReports(db, line, typeNo, starts, isoOf(to)),
    countInRework(db, line, typeNo, borders),
  ])
  return {
    days: days.map((one, at) => ({
      ...one,
      sentIn: sent.find(({ bucket }) => bucket === at + 1)?.failures ?? 0,
      reports: reported.find(({ bucket }) => bucket === at + 1)?.reports ?? 0,
    })),
    ages: [...borders, isoOf(now)]
      .map((end, at) => ({
        from: borders[at - 1] ?? null,
        to: end,
        failures: inRework.find(({ bucket }) => bucket === at)?.failures ?? 0,
      }))
      .toReversed(),
  }
}
