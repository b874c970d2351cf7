import { z } from 'zod'
import { AndonCall } from './andon.ts'
import { SignalRow } from './signals.ts'
import { command, feature, query } from './endpoint.ts'
import {
  account,
  count,
  day,
  instant,
  measure,
  name,
  note,
  once,
  parts,
  reason,
  share,
  uuid,
} from './fields.ts'
import { DueCheck } from './inspections.ts'
import { Order } from './orders.ts'
import { StopReasonSum } from './stops.ts'

/** A shift of the line on a production day. */
export const ofShift = { day: day(), shiftName: name() }

const texts = { textEn: true, textZh: true, textEs: true, textJa: true } as const
export const HandoverCheck = DueCheck.pick({
  itemCode: true,
  stationNumber: true,
  checkState: true,
  dueAt: true,
  ...texts,
})

/** What the next shift has to know, as the system sees it: of the shift its figures, of all else what is open at that instant. */
export const HandoverContent = z.object({
  asOf: instant(),
  made: count(),
  ng: count(),
  okRate: share().nullable(),
  target: measure().nullable(),
  gap: measure().nullable(),
  oee: share().nullable(),
  /** Why the shift fell behind, as people wrote it hour by hour. */
  reasons: z.array(z.object({ start: instant(), reason: note() })),
  /** What stops longer than the line's limit cost in the shift, by reason, the most first. What was given before this was added has none. */
  losses: z.array(StopReasonSum).default([]),
  orders: z.array(Order.pick({ orderCode: true, typeNo: true, orderNumber: true, actualNumber: true })),
  openCalls: z.array(
    AndonCall.pick({ id: true, stationNumber: true, lossType: true, message: true, calledAt: true }),
  ),
  /** The longest ones of the shift. */
  longestCalls: z.array(
    AndonCall.pick({ id: true, stationNumber: true, lossType: true, message: true, period: true }),
  ),
  openSignals: z.array(
    SignalRow.pick({
      signalId: true,
      stationNumber: true,
      resultCode: true,
      chartPart: true,
      rule: true,
      foundAt: true,
    }).extend({
      /** What was given before this was added has none. */
      resultName: SignalRow.shape.resultName.default(null),
    }),
  ),
  /** Missed or late in the shift, and NG ones that are still open. */
  checks: z.array(HandoverCheck),
  unitsOnHold: count(),
  openFailures: count(),
})
export type HandoverContent = z.infer<typeof HandoverContent>

export const HandoverNote = z.object({
  ...ofShift,
  noteId: uuid(),
  remark: reason(),
  notedBy: account(),
  notedAt: instant(),
})
export type HandoverNote = z.infer<typeof HandoverNote>

/** Who gave the line and who took it. Given, its content no longer changes. */
export const Signed = z.object({
  ...ofShift,
  content: HandoverContent,
  givenBy: account(),
  givenAt: instant(),
  takenBy: account().nullable(),
  takenAt: instant().nullable(),
  remark: note().nullable(),
})
export type Signed = z.infer<typeof Signed>

export const Handover = z.object({
  today: day(),
  start: instant(),
  end: instant(),
  /** Those of the day. */
  shifts: z.array(z.object({ shiftName: name(), start: instant(), end: instant() })),
  ...ofShift,
  content: HandoverContent,
  notes: parts(HandoverNote, 1000),
  signed: Signed.omit({ day: true, shiftName: true, content: true }).nullable(),
})
export type Handover = z.infer<typeof Handover>

/** A shift can be given in its last so many minutes and afterwards. */
export const givenWithin = 60

const page = { for: ['handover'] } as const
export const handovers = feature('handovers', {
  /** Without a shift: the one that runs, or ended last. */
  of: query({ input: z.strictObject(ofShift).partial(), output: Handover, ...page }),
  addNote: command({
    input: z.strictObject({ ...ofShift, remark: reason(), ...once }),
    output: HandoverNote,
    ...page,
  }),
  /** By who wrote it, while the shift is not given. */
  dropNote: command({ input: z.strictObject({ noteId: uuid() }), output: HandoverNote, ...page }),
  give: command({ input: z.strictObject(ofShift), output: Signed, ...page }),
  /** By another person than who gave it. */
  take: command({
    input: z.strictObject({ ...ofShift, remark: note().nullable().default(null) }),
    output: Signed,
    ...page,
  }),
})
