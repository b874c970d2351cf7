import { randomBytes } from 'node:crypto'
import { refuse } from '@takt/contract/errors.ts'
import type { Station, StationDraft } from '@takt/contract/stations.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { hashToken } from '../../platform/db/callers.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { deletePauses, endPause, notePauses, stationPauses } from './pauses.ts'
import { stationTraces, stationUses } from './ports.ts'
import {
  deleteKeys,
  deleteStation,
  insertKey,
  insertStation,
  lockStation,
  revokeKeys,
  stationNow,
  stationsInUse,
  updateStation,
} from './stations.queries.ts'

// Orders check whether the line has what their route needs, the screen of a station how it is, checks when it was off.
export { stationNow, stationPauses, stationsInUse }

type Named = Pick<Station, 'stationNumber'>

export function createStation(call: LineCall, draft: StationDraft) {
  return inOneGo(call.db, async (db) => {
    const station =
      (await insertStation(db, call.line, draft)) ??
      refuse('record.code_taken', { code: draft.stationNumber }, 'stationNumber')
    await notePauses(db, [station])
    await recordChange(db, call, {
      entity: 'station',
      key: station.stationNumber,
      action: 'create',
      after: station,
    })
    return station
  })
}

/** Everything but its number, the key of its whole history. */
export function changeStation(
  call: LineCall,
  { stationNumber, revision, ...draft }: StationDraft & { revision: number },
) {
  return inOneGo(call.db, async (db) => {
    const before = await lockStationOrRefuse(db, call, stationNumber)
    if (before.revision !== revision) refuse('record.changed')
    const after = await updateStation(db, call.line, stationNumber, draft)
    if (before.enabled !== after.enabled)
      await (after.enabled ? endPause(db, after) : notePauses(db, [after]))
    await recordChange(db, call, { entity: 'station', key: stationNumber, action: 'update', before, after })
    return after
  })
}

/** A station that left traces, or that orders of the line have on their route, is switched off instead. */
export function removeStation(call: LineCall, { stationNumber }: Named) {
  return inOneGo(call.db, async (db) => {
    // A message of the station meanwhile either leaves a trace of it, or finds it gone.
    await lockLine(db, call.line)
    const before = await lockStationOrRefuse(db, call, stationNumber)
    const uses = await Promise.all(stationUses.all().map((used) => used(db, call.line, stationNumber)))
    const by = [...new Set(uses.flat())].toSorted().slice(0, 5).join(', ')
    const traces = await Promise.all(stationTraces.all().map((trace) => trace(db, call.line, stationNumber)))
    const first = traces.filter((at) => at !== null).toSorted()[0]
    const since = first && (await plantTimes(db)).say(first).slice(0, 10)
    if (since) refuse('stations.has_history', { stationNumber, since, by })
    if (by) refuse('record.in_use', { by })
    await deleteKeys(db, call.line, stationNumber)
    await deletePauses(db, call.line, stationNumber)
    await deleteStation(db, call.line, stationNumber)
    await recordChange(db, call, { entity: 'station', key: stationNumber, action: 'delete', before })
    return before
  })
}

/** The key itself is answered this once and never stored; the one before stops working at once. */
export function makeKey(call: LineCall, { stationNumber }: Named) {
  return inOneGo(call.db, async (db) => {
    await lockStationOrRefuse(db, call, stationNumber)
    const key = `takt_${randomBytes(32).toString('base64url')}`
    const keyHint = key.slice(-4)
    const before = await revokeKeys(db, call.line, stationNumber)
    await insertKey(db, call.line, {
      stationNumber,
      keyHash: hashToken(key),
      keyHint,
      madeBy: call.user.userName,
    })
    await recordChange(db, call, {
      entity: 'stationKey',
      key: stationNumber,
      action: 'makeKey',
      before,
      after: { keyHint },
    })
    return { stationNumber, key }
  })
}

export function revokeKey(call: LineCall, { stationNumber }: Named) {
  return inOneGo(call.db, async (db) => {
    await lockStationOrRefuse(db, call, stationNumber)
    const before = (await revokeKeys(db, call.line, stationNumber)) ?? refuse('record.unknown')
    await recordChange(db, call, { entity: 'stationKey', key: stationNumber, action: 'revokeKey', before })
    return { stationNumber }
  })
}

const lockStationOrRefuse = async (db: Db, { line }: LineCall, stationNumber: string) =>
  (await lockStation(db, line, stationNumber)) ?? refuse('record.unknown')
