import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { WallOkRate, WallProduct } from '@takt/contract/walls.ts'
import { ratio } from '@takt/statistics/ratio.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { typesNamed } from './boards.queries.ts'
import { readLines } from './facts.ts'
import { firstTries, outputBySlot } from './figures.queries.ts'
import { hourBars } from './hours.ts'
import { inOrder } from './station-order.ts'
import { taktOfLine, tileOf } from './tile.ts'
import { stepsOf } from './way.ts'
import { quarterOf } from './windows.ts'

const readLine = async (db: Db, line: LineNumber, now: number) =>
  (await readLines(db, [line], now))[0] ?? refuse('record.unknown')

/** What left the line today and in this shift, type by type, and hour by hour. */
export async function productAt(
  db: Db,
  line: LineNumber,
  now: number,
): Promise<Omit<z.input<typeof WallProduct>, 'levelsLateSince'>> {
  const read = await readLine(db, line, now)
  const { dayFrom, dayTo, shiftFrom, shiftTo } = read.window.counted
  const slots = await outputBySlot(db, line, dayFrom < shiftFrom ? dayFrom : shiftFrom, dayTo)
  const made = (from: string, to: string, typeNo?: string) =>
    slots
      .filter((one) => one.slot >= from && one.slot < to && (typeNo === undefined || one.typeNo === typeNo))
      .reduce((sum, one) => sum + one.made, 0)
  const names = await typesNamed(db, [...new Set(slots.map(({ typeNo }) => typeNo))])
  const types = names
    .map((type) => ({
      ...type,
      madeToday: made(dayFrom, dayTo, type.typeNo),
      madeShift: made(shiftFrom, shiftTo, type.typeNo),
    }))
    .filter(
      ({ madeToday, madeShift, typeNo }) =>
        madeToday + madeShift > 0 || read.orders.some((order) => order.typeNo === typeNo),
    )
    .toSorted((a, b) => b.madeShift - a.madeShift || b.madeToday - a.madeToday)
  const hours = hourBars(read.window, slots, taktOfLine(read)).map((hour) => ({
    ...hour,
    byType: types.map(({ typeNo }) =>
      made(quarterOf(Date.parse(hour.start)), quarterOf(Date.parse(hour.end)), typeNo),
    ),
  }))
  return { tile: tileOf(read), types, hours }
}

type Tried = { firstPasses: number; firstOk: number }
const yieldOf = (tried: readonly Tried[]) => {
  const firstPasses = tried.reduce((sum, one) => sum + one.firstPasses, 0)
  const firstOk = tried.reduce((sum, one) => sum + one.firstOk, 0)
  return { firstPasses, firstOk, firstPassYield: ratio(firstOk, firstPasses) }
}

/** How many first tries were good: station by station this shift, and how that went hour by hour. */
export async function okRateAt(
  db: Db,
  line: LineNumber,
  now: number,
): Promise<Omit<z.input<typeof WallOkRate>, 'levelsLateSince'>> {
  const read = await readLine(db, line, now)
  const {
    window: { counted, clock, shift },
    orders: [order],
  } = read
  const [slots, steps] = await Promise.all([
    firstTries(db, line, counted.shiftFrom, counted.shiftTo),
    stepsOf(db, order),
  ])
  const hours = clock.hoursOf(shift).map(({ from, to }) => ({
    from,
    to,
    slots: slots.filter(({ slot }) => slot >= quarterOf(from) && slot < quarterOf(to)),
  }))
  const at = <S extends { stationNumber: string }>(rows: readonly S[], station: string) =>
    rows.filter(({ stationNumber }) => stationNumber === station)
  return {
    tile: tileOf(read),
    stations: inOrder(read.stations, steps).map(({ stationNumber, stationName, stationStatus }) => ({
      stationNumber,
      stationName,
      stationStatus,
      ...yieldOf(at(slots, stationNumber)),
      trend: hours.map((hour) => yieldOf(at(hour.slots, stationNumber)).firstPassYield),
    })),
    hours: hours.map(({ from, to, slots }) => ({ start: isoOf(from), end: isoOf(to), ...yieldOf(slots) })),
  }
}
