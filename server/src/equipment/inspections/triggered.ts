import { type InspectionItem } from '@takt/contract/inspections.ts'
import { type CheckTrigger, isTrigger } from '@takt/contract/check-frequencies.ts'
import {
  breakdownsOf,
  firstPiecesSince,
  nthPiecesSince,
  type SinceAt,
  typeChangesSince,
} from '../../execution/floor/floor.ts'
import { boundSince, otherLotBuiltIn } from '../../execution/materials/materials.ts'
import { ordersMadeSince, orderStartsSince } from '../../planning/orders/orders.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { mountedSince } from '../tools/tools.ts'
import type { LastRecord } from './records.queries.ts'

type LastOf = Pick<LastRecord, 'itemCode' | 'answered'>
type TriggeredItem = SinceAt & { item: InspectionItem }
/** In the order of the items: when the event that makes the check due first happened. One query, however many items. */
type Asks = (db: Db, line: string, items: readonly TriggeredItem[]) => Promise<(string | undefined)[]>

const asks: Record<CheckTrigger, Asks> = {
  async order(db, line, items) {
    const starts = await orderStartsSince(db, line, earliest(items))
    return items.map(({ since }) => starts.find((start) => Date.parse(start) > Date.parse(since)))
  },
  async firstPiece(db, line, items) {
    return firstPiecesSince(db, line, items, await ordersMadeSince(db, line, earliest(items)))
  },
  changeover: typeChangesSince,
  pieces: (db, line, items) =>
    nthPiecesSince(
      db,
      line,
      items.map(({ station, since, item }) => ({ station, since, count: item.everyPieces! })), // it is counted by pieces
    ),
  stop: stopsEnded,
  async material(db, line, items) {
    const [bound, builtIn] = await Promise.all([
      boundSince(db, line, items),
      otherLotBuiltIn(db, line, items),
    ])
    return items.map((_, place) => earlier(bound[place], builtIn[place]))
  },
  tool: mountedSince,
}

const earlier = (...times: (string | undefined)[]) =>
  times.filter((time) => time !== undefined).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0]

const earliest = (items: readonly TriggeredItem[]) =>
  isoOf(Math.min(...items.map(({ since }) => Date.parse(since))))

/** A check that was made while its station stood says nothing of how it starts again: the whole stop counts, from before the check too. */
async function stopsEnded(db: Db, line: string, items: readonly TriggeredItem[]) {
  const now = Date.now()
  const spans = items.map(({ station, since, item }) => {
    const long = item.stopMinutes! * 60_000 // it follows stops
    return { station, after: Date.parse(since), from: Date.parse(since) - long, long }
  })
  const stations = [...new Set(spans.map(({ station }) => station))]
  const from = isoOf(Math.min(...spans.map((span) => span.from)))
  const stops = await breakdownsOf(db, line, stations, { from, to: isoOf(now) })
  return spans.map(({ station, after, from, long }) => {
    const ends = stops
      .filter(({ stationNumber }) => stationNumber === station)
      .map(({ start, end }) => ({ start: Math.max(from, Date.parse(start)), end: Date.parse(end) }))
      .filter(({ start, end }) => end > after && end < now && end - start >= long)
    return ends.length ? isoOf(Math.min(...ends.map(({ end }) => end))) : undefined
  })
}

/** One that is due by the clock may count pieces as well. */
const triggerOf = ({ inspectFrequency: often, everyPieces }: InspectionItem): CheckTrigger | null =>
  isTrigger(often) ? often : everyPieces === null ? null : 'pieces'

/** Of items in use that an event makes due: the first such event since the last check. */
export async function triggeredSince(
  db: Db,
  line: string,
  items: readonly InspectionItem[],
  records: readonly LastOf[],
): Promise<ReadonlyMap<string, number>> {
  const lasts = new Map(records.map(({ itemCode, answered }) => [itemCode, answered]))
  const triggered = items.flatMap((item) => {
    const { itemCode, stationNumber: station, validFrom, enabled } = item
    const trigger = triggerOf(item)
    if (!enabled || trigger === null) return []
    return { trigger, asked: { item, station, since: lasts.get(itemCode) ?? validFrom } }
  })
  const groups = [...Map.groupBy(triggered, ({ trigger }) => trigger)]
  const found = await Promise.all(
    groups.map(async ([trigger, some]) => {
      const group = some.map((one) => one.asked)
      const times = await asks[trigger](db, line, group)
      return group.map(({ item }, place) => [item.itemCode, times[place]] as const)
    }),
  )
  return new Map(found.flat().flatMap(([code, at]) => (at === undefined ? [] : [[code, Date.parse(at)]])))
}
