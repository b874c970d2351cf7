import { refuse } from '@takt/contract/errors.ts'
import type { SopKey } from '@takt/contract/sops.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionFor } from './in-flight.ts'
import { openWork } from './ports.ts'
import { sopsInForce, versionsAlive } from './sops.queries.ts'

type AtStation = { stationNumber: string }

/** What a pass at a station goes by that began then. */
export async function sopsForPass(db: Db, line: LineNumber, stationNumber: string, begunAt: string) {
  const alive = Map.groupBy(await versionsAlive(db, line, stationNumber), ({ sopCode }) => sopCode)
  return [...alive.values()]
    .flatMap((versions) => versionFor(versions, Date.parse(begunAt)) ?? [])
    .filter((sop) => sop.stationNumber === null || sop.stationNumber === stationNumber)
    .map(({ effectiveAt: _at, isWithdrawn: _is, withdrawnAt: _when, sopStatus: _status, ...sop }) => sop)
}

/** One of them, or a refusal. */
export async function sopForPass(
  db: Db,
  line: LineNumber,
  { sopCode, sopVer, stationNumber, begunAt }: SopKey & AtStation & { begunAt: string },
) {
  const found = (await sopsForPass(db, line, stationNumber, begunAt)).find((one) => one.sopCode === sopCode)
  return found?.sopVer === sopVer ? found : refuse('sops.not_in_force', { sopCode, sopVer, stationNumber })
}

/** In force there, or gone by by a unit in work: nothing else reaches a station. */
export async function sopShown(
  db: Db,
  line: LineNumber,
  { sopCode, sopVer, stationNumber }: SopKey & AtStation,
) {
  const isIt = (one: SopKey) => one.sopCode === sopCode && one.sopVer === sopVer
  const inForce = (await sopsInForce(db, line, stationNumber)).find(isIt)
  if (inForce) return inForce
  for (const begunAt of await openWork.get()(db, line, stationNumber)) {
    const held = (await sopsForPass(db, line, stationNumber, begunAt)).find(isIt)
    if (held) return held
  }
  return refuse('sops.not_in_force', { sopCode, sopVer, stationNumber })
}
