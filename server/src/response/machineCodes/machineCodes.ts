import { z } from 'zod'
import { refuse } from '@takt/contract/errors.ts'
import type { MachineCode, machineCodes } from '@takt/contract/machineCodes.ts'
import { pdfOf } from '../../execution/labels/labels.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { ExportCall, LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { readSigned, signer } from '../../platform/signed/signed.ts'
import { publicOrigin } from '../webhooks/webhooks.ts'
import { deleteCode, deleteCodesOf, findCode, insertCode } from './machineCodes.queries.ts'

export const machinePath = '/machine'
export const lineCodesPart = { remove: (db: Db, line: string) => deleteCodesOf(db, line) }

type PrintInput = z.output<typeof machineCodes.print.input>
type Named = { stationNumber: string }

const pathOf = async (db: Db, line: LineNumber, stationNumber: string, codeKey: string) =>
  `${machinePath}?t=${(await signer(db, 'machine'))([line, stationNumber, codeKey])}`

export async function codeOf({ db, line }: LineCall, { stationNumber }: Named): Promise<MachineCode | null> {
  const code = await findCode(db, line, stationNumber)
  if (!code) return null
  const { madeAt, madeBy, codeKey } = code
  return { madeAt, madeBy, path: await pathOf(db, line, stationNumber, codeKey) }
}

/** Who prints again hangs up the same code: what is at the machine stays valid. */
export const printCode = (call: LineCall, input: PrintInput) =>
  inOneGo(call.db, async (db) => {
    const { line, user } = call
    const { stationNumber, copies, paper } = input
    if (!(await stationAt(db, line, stationNumber))) refuse('machineCodes.no_station', { stationNumber })
    const storedCode = await findCode(db, line, stationNumber)
    if (!storedCode) await insertCode(db, line, stationNumber, user.userName)
    const { madeAt } = (await findCode(db, line, stationNumber))!
    const after = { madeAt, copies, paper }
    await recordChange(db, call, { entity: 'machineCode', key: stationNumber, action: 'printLabels', after })
    return { ...input, labels: copies, again: storedCode ? copies : 0 }
  })

export async function codeLabel(call: ExportCall, { stationNumber, paper, copies, origin }: PrintInput) {
  const { db, line, words } = call
  const none = () => refuse('machineCodes.none', { stationNumber })
  const station = (await stationAt(db, line, stationNumber)) ?? none()
  const code = (await codeOf(call, { stationNumber })) ?? none()
  const { machine: machineWords } = words
  const label = {
    code: (publicOrigin() ?? new URL(origin).origin) + code.path,
    name: `${line} · ${stationNumber}`,
    title: station.stationName,
    lines: [machineWords.scanForChecks, machineWords.scanForFault],
  }
  return pdfOf(`${stationNumber} QR`, {
    title: `${line} ${stationNumber}`,
    paper,
    symbol: 'qrcode',
    labels: Array.from({ length: copies }, () => label),
  })
}

export const revokeCode = (call: LineCall, { stationNumber }: Named) =>
  inOneGo(call.db, async (db) => {
    const before =
      (await deleteCode(db, call.line, stationNumber)) ?? refuse('machineCodes.none', { stationNumber })
    await recordChange(db, call, { entity: 'machineCode', key: stationNumber, action: 'revoke', before })
    return { stationNumber }
  })

const Signed = z.tuple([z.string(), z.string(), z.string()])
export type Scanned = { line: LineNumber; stationNumber: string; codeKey: string }

/** The content of a code. Null: it was not signed here. Whether it still counts is in the database. */
export async function readCode(db: Db, token: string): Promise<Scanned | null> {
  const content = await readSigned(db, 'machine', token)
  if (content === null) return null
  const [line, stationNumber, codeKey] = Signed.parse(content)
  return { line: line as LineNumber, stationNumber, codeKey } // signed by us
}
