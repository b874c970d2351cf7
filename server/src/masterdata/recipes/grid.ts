import { refuse } from '@takt/contract/errors.ts'
import { driftOf } from '@takt/contract/parameters.ts'
import { everyType, type StationRecipe } from '@takt/contract/recipes.ts'
import { recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { stationsInUse } from '../../plant/stations/stations.ts'
import {
  downloadsOf,
  insertDownloads,
  newestDownloads,
  readBackOf,
  releasedSets,
  replaceDownloads,
  setsInUse,
} from './recipes.queries.ts'

/** Every station of the line: what is released for the type, what is being changed, and what the station reports. */
export async function showGrid({ db, line }: LineCall, typeNo: string): Promise<StationRecipe[]> {
  const [stations, sets, readBack, downloads, released] = await Promise.all([
    stationsInUse(db, line),
    setsInUse(db, line, typeNo),
    readBackOf(db, line),
    newestDownloads(db, line, typeNo),
    typeNo === everyType ? releasedSets(db, line) : [],
  ])
  return stations.map(({ stationNumber, stationName, enabled }) => {
    const ofStation = <Row extends { stationNumber: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.stationNumber === stationNumber)
    const of = (status: 'draft' | 'released') =>
      ofStation(sets).find(({ definitionStatus }) => definitionStatus === status) ?? null
    const ownReadBack = ofStation(readBack)
    const current = of('released')
    return {
      stationNumber,
      stationName,
      enabled,
      released: current,
      draft: of('draft'),
      readBack: ownReadBack,
      drift: current
        ? driftOf(
            current,
            ownReadBack,
            ofStation(released).filter((set) => set.typeNo !== everyType),
          )
        : [],
      download: ofStation(downloads)[0] ?? null,
    }
  })
}

/** Tells stations to fetch what is released for them; what they were still to fetch is replaced. */
export function downloadTo(
  call: LineCall,
  { typeNo, stationNumbers }: { typeNo: string; stationNumbers: string[] },
) {
  return inOneGo(call.db, async (db) => {
    const numbers = [...new Set(stationNumbers)].toSorted()
    const released = (await setsInUse(db, call.line, typeNo)).filter(
      ({ definitionStatus }) => definitionStatus === 'released',
    )
    const sets = numbers.map(
      (stationNumber) =>
        released.find((set) => set.stationNumber === stationNumber) ??
        refuse('recipes.not_released', { stationNumber }),
    )
    await replaceDownloads(db, call.line, numbers, typeNo === everyType)
    const made = await insertDownloads(
      db,
      sets.map(({ stationNumber, paraVer }) => ({
        lineNumber: call.line,
        stationNumber,
        typeNo,
        paraVer,
        requestedBy: call.user.name,
      })),
    )
    await recordChanges(
      db,
      call,
      made.map((download) => ({
        entity: 'parameterDownload',
        key: versionKey(`${typeNo} ${download.stationNumber}`, download.paraVer),
        action: 'download',
        after: download,
      })),
    )
    return made
  })
}

export const downloadsAt = ({ db, line }: LineCall, stationNumber: string) =>
  downloadsOf(db, line, stationNumber)
