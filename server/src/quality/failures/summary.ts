import {
  type FailureSummary,
  type FailureSummaryQuery,
  mostDays,
  type StationFailures,
} from '@takt/contract/failure-summary.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import {
  benchesOf,
  countFailuresBy,
  countNg,
  countScrappedUnits,
  type FiguresOf,
  firstPassChange,
  outputOfStations,
  resultNamesOf,
  retestsOf,
  slotLength,
  spotsOf,
} from '../../execution/floor/floor.ts'
import { exchangesSince } from '../../execution/materials/materials.ts'
import { defectsOf } from '../../masterdata/defects/defects.ts'
import { reportsSince } from '../rework/rework.ts'
import { drawingOf } from '../../masterdata/defectDrawings/defectDrawings.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { clocksOf, type PlantClock } from '../../plant/plant/plant.ts'
import { ratesOf } from './rates.ts'

const aDay = 86_400_000
const usualDays = 7

/** Passes are counted by quarters of an hour, so failures are counted by whole ones too: a share of both would be neither. */
function quartersOf({ from, to }: FailureSummaryQuery, now: number) {
  const end = to ? Math.ceil(Date.parse(to) / slotLength) * slotLength : now
  const since = Math.max(from ? Date.parse(from) : end - usualDays * aDay, end - mostDays * aDay)
  return { from: Math.min(end, Math.floor(since / slotLength) * slotLength), to: end }
}

type Sum = { failures: number; falseFailures: number; isDefect: boolean }

/** How often what failed where and when, and what became of it. */
export async function figuresOf(
  { db, line }: LineCall,
  query: FailureSummaryQuery,
  now = Date.now(),
): Promise<FailureSummary> {
  const { from, to } = quartersOf(query, now)
  const of: FiguresOf = { ...query, from: isoOf(from), to: isoOf(to) }
  const spans = spansIn((await clocksOf(db))(line), from, to)
  const starts = spans.map(({ start }) => isoOf(start))
  const [meant, raw, ng, scrapped, [firstPasses], retests, output, benches, { rates, okRateTarget }] =
    await Promise.all([
      defectsOf(db, line),
      countFailuresBy(db, line, of, starts),
      countNg(db, line, of),
      countScrappedUnits(db, line, of),
      firstPassChange(db, [{ lineNumber: line, from: of.from, to: of.to }], of.typeNo),
      retestsOf(db, line, of, await workedOn(db, line, of)),
      outputOfStations(db, line, of),
      benchesOf(db, line, of),
      ratesOf({ db, line }, of, spans),
    ])
  const counted = raw.map((one) =>
    one.key === null
      ? one
      : { ...one, key: meant.todays(one.key), isDefect: one.isDefect || meant.isDefect(one.key) },
  )
  const ended = { ng: ng.units + ng.pieces, scrapped, firstPassChange: firstPasses?.units ?? 0 }
  const yields = yieldsOf(output, ended, benches, query.stationNumber)
  const whole = counted.map((one) => ({ ...one, isDefect: false }))
  const by = (keyOf: (one: (typeof counted)[number]) => string | null) => groupsOf(whole, keyOf)
  return {
    from: of.from,
    to: of.to,
    ...yields,
    okRateTarget,
    failures: sumOf(counted, 'failures'),
    falseFailures: sumOf(counted, 'falseFailures'),
    groups: {
      code: groupsOf(counted, ({ key }) => key),
      station: by(({ stationNumber }) => stationNumber),
      type: by(({ typeNo }) => typeNo),
      shift: by(({ bucket }) => spans[bucket - 1]?.shiftName ?? null),
    },
    trend: spans.map(({ start, end, ...span }, at) => ({
      start: isoOf(start),
      end: isoOf(end),
      ...span,
      okRate: rates[at] ?? null,
      failures: sumOf(
        counted.filter(({ bucket }) => bucket === at + 1),
        'failures',
      ),
    })),
    resultNames: await namesOf(db, line, counted),
    cells: cellsOf(counted),
    stations: stationsOf(output, retests, query.stationNumber),
    drawing: await drawnOn(db, line, of),
  }
}

const sumOf = (rows: readonly Sum[], name: 'failures' | 'falseFailures') =>
  rows.reduce((total, one) => total + one[name], 0)

async function namesOf(
  db: Db,
  line: LineNumber,
  counted: readonly { key: string | null; isDefect: boolean }[],
) {
  const codes = new Set(counted.flatMap(({ key, isDefect }) => (isDefect ? [] : (key ?? []))))
  const names = await resultNamesOf(db, line, [...codes])
  return [...names].map(([resultCode, resultName]) => ({ resultCode, resultName }))
}

/** Repairs and exchanged parts: after them a good try proves nothing about the tester. */
async function workedOn(db: Db, line: LineNumber, { from }: FiguresOf) {
  const [repaired, exchanged] = await Promise.all([
    reportsSince(db, line, from),
    exchangesSince(db, line, from),
  ])
  return [...repaired, ...exchanged]
}

/** A marked place is where the drawing has it today; one that it has no more stays where it was. */
async function drawnOn(db: Db, line: LineNumber, of: FiguresOf) {
  if (of.typeNo === undefined) return null
  const { picture, markedPlaces: places } = await drawingOf(db, line, of.typeNo)
  if (picture === null) return null
  const marked = new Map(places.map(({ placeCode, x, y }) => [placeCode, { x, y }]))
  const seen = (await spotsOf(db, line, of)).map((spot) => ({
    ...spot,
    ...(spot.placeCode !== null && marked.get(spot.placeCode)),
  }))
  const spots = [...Map.groupBy(seen, ({ x, y, placeCode }) => `${x} ${y} ${placeCode}`).values()].map(
    (same) => ({ ...same[0]!, failures: same.reduce((sum, { failures }) => sum + failures, 0) }),
  )
  return { picture, places, spots }
}

type Output = Awaited<ReturnType<typeof outputOfStations>>

/** Of the line. Of one station no unit ends there: its first tries count, and nothing is final or rolled. */
function yieldsOf(
  all: Output,
  { ng: ngQuantity, scrapped, firstPassChange }: { ng: number; scrapped: number; firstPassChange: number },
  benches: ReadonlySet<string>,
  station: string | undefined,
) {
  const output = station === undefined ? all : all.filter(({ stationNumber }) => stationNumber === station)
  const sum = (name: keyof Omit<Output[number], 'stationNumber'>) =>
    output.reduce((total, one) => total + one[name], 0)
  const finishedFirst = sum('finishedFirst') + firstPassChange
  const okQuantity = station === undefined ? finishedFirst : sum('firstOk')
  const okRate = ratio(okQuantity, okQuantity + ngQuantity)
  const ended = sum('finished') + scrapped
  const main = output.filter(({ stationNumber }) => !benches.has(stationNumber))
  const firstPasses = main.flatMap((one) => ratio(one.firstOk, one.firstPasses) ?? [])
  const rolled = firstPasses.length ? firstPasses.reduce((product, one) => product * one, 1) : null
  return {
    okQuantity,
    ngQuantity,
    okRate,
    ppm: okRate === null ? null : (1 - okRate) * 1e6,
    runYield: ratio(sum('ok'), sum('passes')),
    ...(station === undefined
      ? {
          firstPassYield: ratio(finishedFirst, ended),
          finalYield: ratio(sum('finished'), ended),
          rolledYield: rolled,
        }
      : { firstPassYield: ratio(sum('firstOk'), sum('firstPasses')), finalYield: null, rolledYield: null }),
  }
}

/** Shifts of the period, with the gap after each, or its production days where they would be too many to tell apart; cut at its ends. */
function spansIn(clock: PlantClock, from: number, to: number) {
  const spans = []
  for (let at = from; at < to;) {
    const { productionDay, start, end, shifts } = clock.dayAt(at)
    const whole = to - from > 8 * aDay || shifts.length === 0
    const parts = whole
      ? [{ shiftName: null, productionDay, start, end }]
      : shifts.map((shift, i) => ({
          ...shift,
          start: i === 0 ? start : shift.start,
          end: shifts[i + 1]?.start ?? end,
        }))
    spans.push(...parts.filter((part) => part.end > from && part.start < to))
    at = end
  }
  return spans.map((span) => ({
    ...span,
    start: Math.max(span.start, from),
    end: Math.min(span.end, to),
  }))
}

function groupsOf<Row extends Sum>(rows: readonly Row[], keyOf: (row: Row) => string | null) {
  return [...Map.groupBy(rows, (row) => `${row.isDefect} ${keyOf(row)}`).values()]
    .map((own) => ({
      key: keyOf(own[0]!),
      isDefect: own[0]!.isDefect,
      failures: sumOf(own, 'failures'),
    }))
    .filter(({ failures }) => failures > 0)
    .toSorted((a, b) => b.failures - a.failures || String(a.key).localeCompare(String(b.key)))
}

const cellsOf = (counted: readonly (Sum & { stationNumber: string; key: string | null })[]) =>
  [...Map.groupBy(counted, ({ stationNumber }) => stationNumber)].flatMap(([stationNumber, own]) =>
    groupsOf(own, ({ key }) => key).map((cell) => ({ stationNumber, ...cell })),
  )

function stationsOf(
  output: Output,
  retests: Awaited<ReturnType<typeof retestsOf>>,
  only: string | undefined,
): StationFailures[] {
  const became = new Map(retests.map((one) => [one.stationNumber, one]))
  return output
    .filter(({ stationNumber }) => only === undefined || stationNumber === only)
    .toSorted((a, b) => a.stationNumber.localeCompare(b.stationNumber))
    .map(({ stationNumber, passes, ok, firstPasses, firstOk }) => {
      const none = { failedPasses: 0, noTrouble: 0, retested: 0, retestOk: 0 }
      const { failedPasses, noTrouble, retested, retestOk } = became.get(stationNumber) ?? none
      return {
        stationNumber,
        passes,
        firstPasses,
        firstOk,
        firstPassYield: ratio(firstOk, firstPasses),
        runYield: ratio(ok, passes),
        failedPasses,
        noTrouble,
        noTroubleRate: ratio(noTrouble, failedPasses),
        retested,
        retestOk,
        retestOkRate: ratio(retestOk, retested),
      }
    })
}
