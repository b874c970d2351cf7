import { z } from 'zod'
import { command, download, feature, plantCommand, plantQuery, query } from './endpoint.ts'
import { choice, code, count, day, flag, instant, month, name, nothing, parts, seconds } from './fields.ts'
import { exportFormats } from './lists.ts'
import { clock, Shift } from './plant.ts'
import { slotTypes, type SlotType } from './slot-types.ts'

export const colours = ['blue', 'green', 'orange', 'purple', 'cyan', 'magenta', 'gold', 'grey'] as const
export type Colour = (typeof colours)[number]

/** People who work a shift together, on whatever line. Who is in it is recorded with each operator. */
export const Team = z.object({ teamName: name(), colour: choice(colours), revision: count() })
export type Team = z.infer<typeof Team>
export const TeamRow = Team.extend({ members: count() })
export type TeamRow = z.infer<typeof TeamRow>

/** A shift as it is worked on one day, and who has it. */
export const DutyShift = z.strictObject({
  shiftName: name(),
  startTime: clock(),
  endTime: clock(),
  teamName: name().nullable(),
})
export type DutyShift = z.infer<typeof DutyShift>

export const dayTypes = ['workday', 'holiday', 'overtime'] as const
export type DayType = (typeof dayTypes)[number]

/** One day that is worked differently from the shifts of every day, or by a named team. No shift: nobody works. */
export const CalendarDay = z.object({
  lineNumber: code(),
  day: day(),
  published: flag(),
  dayType: choice(dayTypes),
  note: name().nullable(),
  shifts: parts(DutyShift, 6),
  savedBy: code(),
  savedAt: instant(),
})
export type CalendarDay = z.infer<typeof CalendarDay>
export const CalendarDayDraft = CalendarDay.pick({
  day: true,
  dayType: true,
  note: true,
  shifts: true,
}).strict()
export type CalendarDayDraft = z.infer<typeof CalendarDayDraft>

/** Where a day of the calendar comes from. A draft is counted nowhere until it is published. */
export const daySources = ['shifts', 'draft', 'published'] as const
export const MonthDay = CalendarDayDraft.extend({
  source: choice(daySources),
  /** Before today: what was worked is worked. */
  locked: flag(),
  /** Time of work without breaks. */
  workSeconds: seconds(),
})
export type MonthDay = z.infer<typeof MonthDay>

/** The shifts worked on one day of the cycle, and whose they are. None: a free day. */
export const CycleDay = parts(DutyShift.pick({ shiftName: true, teamName: true }), 6)
/** Which team has which shift: the cycle begins on a day and repeats for ever. */
export const Rotation = z.object({
  lineNumber: code(),
  startDay: day(),
  cycle: z.array(CycleDay).min(1).max(56),
  revision: count(),
})
export type Rotation = z.infer<typeof Rotation>

export { slotTypes, type SlotType }
/** A part of a shift: a row of the hour-by-hour board. What is not planned time is a break. `target` null: what the takt requires. */
export const Slot = z.strictObject({
  slotName: name(),
  startTime: clock(),
  endTime: clock(),
  slotType: choice(slotTypes),
  planned: flag(),
  target: count().nullable(),
})
export type Slot = z.infer<typeof Slot>
/** The slots of one shift, from a day on. */
export const ShiftSlots = z.object({
  lineNumber: code(),
  shiftName: name(),
  validFrom: day(),
  slots: parts(Slot, 48),
  savedBy: code(),
  savedAt: instant(),
})
export type ShiftSlots = z.infer<typeof ShiftSlots>

/** A shift as it is worked at one time, with the team that has it. */
export const Duty = z.object({
  shiftName: name(),
  productionDay: day(),
  start: instant(),
  end: instant(),
  teamName: name().nullable(),
  colour: choice(colours).nullable(),
})
export type Duty = z.infer<typeof Duty>

const span = { from: day(), to: day() }
const written = z.object({ days: count() })

export const calendar = feature('calendar', {
  month: query({
    input: z.strictObject({ month: month() }),
    output: z.object({
      today: day(),
      days: z.array(MonthDay),
      shifts: z.array(Shift),
      rotation: Rotation.nullable(),
      /** All drafts of days to come, in this month and in others. */
      drafts: z.object({ ...span, days: count() }).nullable(),
    }),
    for: ['shiftManage'],
  }),
  /** One row a shift of each day, and one row for a day nobody works. */
  export: download({
    input: z.strictObject({ month: month(), format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['shiftManage'],
  }),
  /** Writes the draft of one day. Only of days to come, like everything here, and of what is to come of today. */
  saveDay: command({ input: CalendarDayDraft, output: CalendarDay, for: ['shiftManage'] }),
  /** Drafts of these days, by the rotation, or by the shifts where there is none. Days that were written by hand stay unless `overwrite`. */
  generate: command({
    input: z.strictObject({ ...span, overwrite: flag() }),
    output: written,
    for: ['shiftManage'],
  }),
  /** Two days change places; with shifts named, only their teams do. */
  swap: command({
    input: z.strictObject({
      day: day(),
      other: day(),
      shiftName: name().nullable(),
      otherShift: name().nullable(),
    }),
    output: written,
    for: ['shiftManage'],
  }),
  /** The same days as another line has published them. */
  copyFrom: command({
    input: z.strictObject({ fromLine: code(), ...span }),
    output: written,
    for: ['shiftManage'],
  }),
  /** The drafts of these days count from now on. */
  publish: command({
    input: z.strictObject(span),
    output: written,
    for: ['shiftManage'],
    touches: ['boards', 'output', 'plant', 'lines'],
  }),
  dropDrafts: command({ input: z.strictObject(span), output: written, for: ['shiftManage'] }),
  saveRotation: command({
    input: Rotation.omit({ lineNumber: true }).strict(),
    output: Rotation,
    for: ['shiftManage'],
  }),
  teams: plantQuery({ input: nothing, output: z.array(TeamRow), for: 'signedIn' }),
  saveTeam: plantCommand({
    input: Team.omit({ revision: true }).strict(),
    output: Team,
    for: ['shiftManage'],
  }),
  deleteTeam: plantCommand({
    input: Team.pick({ teamName: true }).strict(),
    output: Team,
    for: ['shiftManage'],
  }),
  /** Who is on duty now, and who next. */
  duty: query({
    input: nothing,
    output: z.object({ now: Duty.nullable(), next: Duty.nullable() }),
    for: ['shiftManage', 'lineDashboard'],
  }),
  slots: query({
    input: nothing,
    output: z.object({
      today: day(),
      takt: seconds().nullable(),
      shifts: z.array(Shift),
      slots: z.array(ShiftSlots),
    }),
    for: ['timeFragment'],
  }),
  exportSlots: download({
    input: z.strictObject({ format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['timeFragment'],
  }),
  /** Slots of a shift from a day to come on, or, the first time, from today. */
  saveSlots: command({
    input: ShiftSlots.pick({ shiftName: true, validFrom: true, slots: true }).strict(),
    output: ShiftSlots,
    for: ['timeFragment'],
    touches: ['boards', 'output', 'plant', 'lines'],
  }),
  deleteSlots: command({
    input: ShiftSlots.pick({ shiftName: true, validFrom: true }).strict(),
    output: ShiftSlots,
    for: ['timeFragment'],
    touches: ['boards', 'output', 'plant', 'lines'],
  }),
  /** The slots in force, to lines that have a shift of the same name and times. */
  copySlots: command({
    input: ShiftSlots.pick({ shiftName: true, validFrom: true })
      .strict()
      .extend({ toLines: z.array(code()).min(1).max(50) }),
    output: written,
    for: ['timeFragment'],
    touches: ['boards', 'output', 'plant', 'lines'],
  }),
})
