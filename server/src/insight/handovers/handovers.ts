import { refuse } from '@takt/contract/errors.ts'
import {
  givenWithin,
  type Handover,
  type HandoverNote,
  type handovers,
  type Signed,
} from '@takt/contract/handovers.ts'
import type { z } from 'zod'
import { clocksOf } from '../../plant/plant/plant.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { ExportCall, LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { timedId } from '../../platform/db/ids.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { actOnLine } from '../../platform/kernel/kernel.ts'
import { outputOn } from '../output/output.ts'
import { contentOf } from './content.ts'
import {
  deleteHandoversOf,
  deleteNote,
  insertGiven,
  insertNote,
  lockNote,
  lockSigned,
  notesOf,
  type Shift,
  signedOf,
  updateTaken,
} from './handovers.queries.ts'

export const lineHandoversPart = { remove: deleteHandoversOf }

const keyOf = ({ day, shiftName }: Shift) => `${day} ${shiftName}`

/** The shift's own span and figures. Refuses a shift that the line does not work on that day. */
async function shiftOn(call: LineCall, { day, shiftName }: Shift) {
  const output = await outputOn(call, { day, shiftName })
  if (output.shifts.length === 0) refuse('handovers.no_work')
  return output.shiftName === null ? refuse('handovers.no_shift', { shiftName }) : output
}

/** Given, it reads as it did then; before, as it is now. */
export async function handoverOf(call: ExportCall, chosen: Partial<Shift>): Promise<Handover> {
  const { db, line } = call
  const latest = (await clocksOf(db))(line).latestShift(Date.now())
  const shift = {
    day: chosen.day ?? latest.productionDay,
    shiftName: chosen.shiftName ?? latest.shiftName ?? '',
  }
  const output = await shiftOn(call, shift)
  const [notes, kept] = await Promise.all([notesOf(db, line, shift), signedOf(db, line, shift)])
  const { today, start, end, shifts } = output
  const { content, ...signed } = kept ?? { content: await contentOf(call, output) }
  return { today, start, end, shifts, ...shift, content, notes, signed: kept ? (signed as Signed) : null }
}

type Noted = z.output<typeof handovers.addNote.input>
export const addNote = (call: LineCall, { messageId, remark, ...shift }: Noted) =>
  actOnLine(call, { verb: 'handovers.addNote', messageId, body: { ...shift, remark } }, async (db) => {
    await shiftOn({ ...call, db }, shift)
    if (await lockSigned(db, call.line, shift)) refuse('handovers.given_already')
    const noteId = timedId(Date.now())
    const after: HandoverNote = { ...shift, noteId, remark, notedBy: call.user.userName, notedAt: nowIso() }
    await insertNote(db, call.line, after)
    await recordChange(db, call, { entity: 'handover', key: keyOf(shift), action: 'note', after: { remark } })
    return after
  })

export const dropNote = (call: LineCall, noteId: string) =>
  inOneGo(call.db, async (db) => {
    const before = (await lockNote(db, call.line, noteId)) ?? refuse('record.unknown')
    if (before.notedBy !== call.user.userName) refuse('handovers.not_yours')
    if (await lockSigned(db, call.line, before)) refuse('handovers.given_already')
    await deleteNote(db, call.line, noteId)
    const { remark } = before
    await recordChange(db, call, {
      entity: 'handover',
      key: keyOf(before),
      action: 'dropNote',
      before: { remark },
    })
    return before
  })

/** Keeps what is handed over as it is read at that instant. */
export const give = (call: ExportCall, shift: Shift): Promise<Signed> =>
  inOneGo(call.db, async (db) => {
    const output = await shiftOn({ ...call, db }, shift)
    if (Date.now() < Date.parse(output.end) - givenWithin * 60_000)
      refuse('handovers.too_early', { from: isoOf(Date.parse(output.end) - givenWithin * 60_000) })
    const content = await contentOf({ ...call, db }, output)
    const given = { ...shift, content, givenBy: call.user.userName, givenAt: nowIso() }
    const after = (await insertGiven(db, call.line, given)) ?? refuse('handovers.given_already')
    const { givenBy } = after
    await recordChange(db, call, {
      entity: 'handover',
      key: keyOf(shift),
      action: 'give',
      after: { givenBy },
    })
    return after
  })

export const take = (call: LineCall, { remark, ...shift }: Shift & { remark: string | null }) =>
  inOneGo(call.db, async (db) => {
    const before = (await lockSigned(db, call.line, shift)) ?? refuse('handovers.not_given')
    const { takenBy: by, givenBy } = before
    if (by !== null) refuse('handovers.taken_already', { by })
    const takenBy = call.user.userName
    if (takenBy === givenBy) refuse('handovers.same_person')
    const taken = { takenBy, takenAt: nowIso(), remark: remark || null }
    const after = await updateTaken(db, call.line, shift, taken)
    await recordChange(db, call, { entity: 'handover', key: keyOf(shift), action: 'take', after: taken })
    return after
  })
