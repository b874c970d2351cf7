import type { z } from 'zod'
import { isSameValue } from '@takt/contract/parameters.ts'
import {
  everyType,
  type ParametersAnswer,
  type ReadBack,
  type ReadBackAnswer,
} from '@takt/contract/recipes.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { sent } from './current.ts'
import { driftNow } from './drift.ts'
import { lastConfirmed, openDownload, settleDownload, storeValues } from './station-side.queries.ts'

/** What the station should fetch now, or null. */
export const waitingDownload = async (db: Db, line: string, station: string) => {
  const open = await openDownload(db, line, station)
    .clearSelect()
    .select(['d.typeNo', 'd.paraVer', 'd.downloadState'])
    .executeTakeFirst()
  return open?.downloadState === 'waiting' ? { typeNo: open.typeNo, paraVer: open.paraVer } : null
}

/** Gives out the oldest set that is under way. Until the station has reported what it made of it, the same is given again. */
export const takeDownload = (
  db: Db,
  line: string,
  station: string,
): Promise<z.infer<typeof ParametersAnswer>> =>
  inOneGo(db, async (db) => {
    const open = await openDownload(db, line, station).forUpdate('d').executeTakeFirst()
    if (!open) return { download: null }
    if (open.downloadState === 'waiting') await settleDownload(db, line, open.id, 'taken')
    return { download: { typeNo: open.typeNo, paraVer: open.paraVer, parameters: open.parameters.map(sent) } }
  })

/** Keeps what a station reports it is set to, and returns what differs: from the set it had fetched, and from what is released for it, as the console shows it. */
export const storeReadBack = (
  db: Db,
  line: string,
  station: string,
  { at, values, error, ...identity }: ReadBack,
): Promise<z.infer<typeof ReadBackAnswer>> =>
  inOneGo(db, async (db) => {
    const taken = await takenDownload(db, line, station, identity.typeNo)
    const runs = identity.typeNo
      ? { typeNo: identity.typeNo, paraVer: identity.paraVer ?? null }
      : await whatRuns(db, line, station, taken)
    // A message may name a parameter twice; the last word counts.
    const readValues = new Map(values.map(({ paraCode, value }) => [paraCode, value]))
    await storeValues(
      db,
      line,
      station,
      [...readValues].map(([paraCode, value]) => ({ paraCode, value, at, ...runs })),
    )
    const drift = await driftNow(db, line, station)
    if (!taken) return { stored: true, download: null, differs: drift }

    const otherwise = taken.parameters
      .filter(({ paraCode, value }) => !isSameValue(readValues.get(paraCode) ?? null, value))
      .map(({ paraCode }) => paraCode)
    const download = error === undefined && otherwise.length === 0 ? 'confirmed' : 'failed'
    await settleDownload(db, line, taken.id, download, error ?? (otherwise.join(', ') || null))
    return { stored: true, download, differs: [...new Set([...otherwise, ...drift])] }
  })

/** The one that the station has fetched. Its report about another type is no answer to it. */
async function takenDownload(db: Db, line: string, station: string, typeNo: string | undefined) {
  const open = await openDownload(db, line, station).forUpdate('d').executeTakeFirst()
  const isAnswered = typeNo === undefined || open?.typeNo === everyType || open?.typeNo === typeNo
  return open?.downloadState === 'taken' && isAnswered ? open : null
}

/** A station that does not report for what it is set up is set up for what it was last given. */
async function whatRuns(
  db: Db,
  line: string,
  station: string,
  taken: { typeNo: string; paraVer: number } | null,
) {
  const last = taken && taken.typeNo !== everyType ? taken : await lastConfirmed(db, line, station)
  return { typeNo: last?.typeNo ?? null, paraVer: last?.paraVer ?? null }
}
