import type { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { SopKey, SopRead, SopReader, sops, StationSop } from '@takt/contract/sops.ts'
import {
  accountOperator,
  operatorsAt,
  operatorsNamed,
  operatorsTrained,
  operatorWith,
  stationAt,
} from '../../plant/operators/operators.ts'
import { recordChange, recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { versionKey } from '../../platform/definitions/definitions.ts'
import { sendShown } from '../../platform/userFiles/userFiles.ts'
import { filesOf } from './content.ts'
import { named } from './named.ts'
import { countsSince, readerOf } from './reader-of.ts'
import { insertRead, readsOf } from './reads.queries.ts'
import { changesSince } from './changes.ts'
import { sopShown, sopsForPass } from './for-pass.ts'
import { contentsBefore, findSop, sopsInForce } from './sops.queries.ts'

/** Who has confirmed it, and who of the line's operators has not. */
export async function readersOfSop({ db, line }: LineCall, key: SopKey): Promise<SopReader[]> {
  const sop = (await findSop(db, line, key)) ?? refuse('record.unknown', {}, 'sopCode')
  const reads = await readsOf(db, line, [key.sopCode])
  const trained = await operatorsTrained(db, line, sop.stationNumber)
  const otherOperators = await operatorsNamed(
    db,
    reads.map(({ operatorNo }) => operatorNo).filter((no) => !trained.some((one) => one.operatorNo === no)),
  )
  return [...trained, ...otherOperators].map((operator) => readerOf(operator, sop, reads))
}

/** `begunAt`: of the unit in work, which may be finished with an older version. */
type StationInWork = { stationNumber: string; typeNo?: string | undefined; begunAt?: string | undefined }

/** With the operators who are signed on there, and the caller. */
export async function sopsAtStation(
  call: LineCall,
  { stationNumber, typeNo, begunAt }: StationInWork,
): Promise<StationSop[]> {
  const { db, line } = call
  await mustBeStation(db, line, stationNumber)
  const inForce = await sopsInForce(db, line, stationNumber)
  const rows = await named(
    db,
    begunAt === undefined ? inForce : await sopsForPass(db, line, stationNumber, begunAt),
  )
  const operators = await operatorsAt(db, line, stationNumber)
  const own = await accountOperator(db, call.user.userName)
  const people = [
    ...operators,
    ...(own && !operators.some((one) => one.operatorNo === own.operatorNo) ? [own] : []),
  ]
  const reads = await readsOf(
    db,
    line,
    rows.map(({ sopCode }) => sopCode),
    people.map(({ operatorNo }) => operatorNo),
  )
  const contents = await contentsBefore(
    db,
    line,
    rows.map(({ sopCode }) => sopCode),
  )
  return rows
    .filter((sop) => typeNo === undefined || sop.typeNo === null || sop.typeNo === typeNo)
    .map((sop) => {
      const ofSop = reads.filter(({ sopCode }) => sopCode === sop.sopCode)
      const isOf = (one: SopKey) => one.sopCode === sop.sopCode
      const readers = people.map((operator) => readerOf(operator, sop, ofSop))
      const olderRead = readers.flatMap(({ sopVer }) =>
        sopVer !== null && sopVer < sop.sopVer ? [sopVer] : [],
      )
      const oldest = Math.min(...olderRead)
      const older = contents.filter((one) => isOf(one) && one.sopVer < sop.sopVer)
      const before = older.find(({ sopVer }) => sopVer === oldest) ?? older[0]
      const next = inForce.find((one) => isOf(one) && one.sopVer > sop.sopVer)
      return {
        ...sop,
        readers,
        nextVer: next?.sopVer ?? null,
        changes: changesSince(before, sop),
      }
    })
}

async function mustBeStation(db: Db, line: LineNumber, stationNumber: string) {
  if (!(await stationAt(db, line, stationNumber)))
    refuse('operators.no_station', { stationNumber }, 'stationNumber')
}

/** The version that is in force there, or a refusal: nothing else reaches a station. */
export async function sopInForce(
  db: Db,
  line: LineNumber,
  { stationNumber, sopCode, sopVer }: SopKey & StationInWork,
) {
  await mustBeStation(db, line, stationNumber)
  const found = (await sopsInForce(db, line, stationNumber)).find((one) => one.sopCode === sopCode)
  return found?.sopVer === sopVer ? found : refuse('sops.not_in_force', { sopCode, sopVer, stationNumber })
}

export async function sendStationFile(
  { db, line }: LineCall,
  { fileId, ...wish }: SopKey & StationInWork & { fileId: string },
) {
  await mustBeStation(db, line, wish.stationNumber)
  const sop = await sopShown(db, line, wish)
  return filesOf(sop).includes(fileId) ? sendShown(db, fileId) : refuse('record.unknown', {}, 'fileId')
}

async function whoReads(db: Db, { user }: LineCall, cardId: string | null) {
  if (cardId === null)
    return (await accountOperator(db, user.userName))?.operatorNo ?? refuse('sops.no_operator')
  const { operatorNo, enabled } = await operatorWith(db, { cardId })
  return enabled ? operatorNo : refuse('operators.disabled', { operatorNo })
}

/** Somebody has read what was shown. Confirmed again, it stays as it was. */
export const confirmReading = (
  call: LineCall,
  { cardId, contentHash, ...wish }: z.output<typeof sops.confirm.input>,
) =>
  inOneGo(call.db, async (db): Promise<SopRead> => {
    const operatorNo = await whoReads(db, call, cardId)
    const { sopCode, sopVer } = wish
    const sop = await sopInForce(db, call.line, wish)
    if (sop.contentHash !== contentHash) refuse('sops.other_content')
    const read = { ...wish, lineNumber: call.line, operatorNo, contentHash }
    const done = { ...read, confirmedBy: call.user.userName, readAt: nowIso() }
    const after = await insertRead(db, done, countsSince(sop))
    if (!after) {
      recordNothing(call)
      const reads = await readsOf(db, call.line, [sopCode], [operatorNo])
      return reads.find((one) => one.sopVer === sopVer)!
    }
    const key = versionKey(sopCode, sopVer)
    await recordChange(db, call, { entity: 'sop', key, action: 'confirmReading', after })
    return after
  })
