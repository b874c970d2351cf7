import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { Badge } from '@takt/contract/floor.ts'
import type { ReadBack } from '@takt/contract/recipes.ts'
import { isoOf } from '../db/instants.ts'
import type { LineNumber } from '../db/line.ts'
import type { Db } from '../db/tables.ts'
import { logIn, logOff } from '../operators/operators.ts'
import { storeReadBack, takeDownload } from '../recipes/recipes.ts'
import type { Identity } from './identify.ts'
import { checkTime } from './play.ts'

// What a station tells that is not about a unit: it waits for no other message of the line.

type Told = z.output<typeof Badge>

export const begin = (db: Db, station: Identity, told: Told) => withBadge(db, station, told, logIn)
export const leave = (db: Db, station: Identity, told: Told) => withBadge(db, station, told, logOff)

function withBadge<T>(
  db: Db,
  { lineNumber, stationNumber }: Identity,
  { at, cardId, operator }: Told,
  work: (
    db: Db,
    line: LineNumber,
    station: string,
    badge: { cardId: string } | { operatorNo: string },
    at: string,
  ) => T,
) {
  const time = Date.parse(at)
  checkTime(time, Date.now())
  const badge =
    cardId !== undefined ? { cardId } : { operatorNo: operator ?? refuse('station.operator_unknown') }
  return work(db, lineNumber as LineNumber, stationNumber, badge, isoOf(time)) // the station's key let it onto its line
}

export const fetchParameters = (db: Db, { lineNumber, stationNumber }: Identity) =>
  takeDownload(db, lineNumber, stationNumber)

export function readBack(db: Db, { lineNumber, stationNumber }: Identity, told: z.output<typeof ReadBack>) {
  checkTime(Date.parse(told.at), Date.now())
  return storeReadBack(db, lineNumber, stationNumber, told)
}
