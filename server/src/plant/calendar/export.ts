import type { z } from 'zod'
import { type calendar, CalendarDay, DutyShift, MonthDay, ShiftSlots, Slot } from '@takt/contract/calendar.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { type Column, inTurn, writeSheet } from '../../platform/files/sheet.ts'
import { monthOf } from './calendar.ts'
import { slotsOfLine } from './slots.ts'

/** Clock times are texts without a kind of their own. */
const times = ({ words }: ExportCall): Column[] => [
  { title: words.field.startTime, kind: 'name' },
  { title: words.field.endTime, kind: 'name' },
]

const ofDay = ['day', 'dayType', 'note'] as const
const ofShift = ['shiftName', 'startTime', 'endTime', 'teamName'] as const
const nobody = { shiftName: null, startTime: null, endTime: null, teamName: null }

/** The month as the page shows it, drafts included. */
export async function exportMonth(
  call: ExportCall,
  { format, month }: z.output<typeof calendar.export.input>,
) {
  const { days } = await monthOf(call, { month })
  const columns = [
    ...columnsOf(MonthDay, ofDay, call.words),
    ...columnsOf(DutyShift, ['shiftName'], call.words),
    ...times(call),
    ...columnsOf(DutyShift, ['teamName'], call.words),
    ...columnsOf(CalendarDay, ['published'], call.words),
  ]
  const rows = days.flatMap((day) =>
    (day.shifts.length ? day.shifts : [nobody]).map((shift) => [
      ...cellsOf(day, ofDay),
      ...cellsOf(shift, ofShift),
      day.source !== 'draft',
    ]),
  )
  return writeSheet(call, format, {
    fileName: `shifts ${call.line} ${month}`,
    columns,
    rows: inTurn(rows),
    total: rows.length,
  })
}

const ofSet = ['shiftName', 'validFrom'] as const
const ofSlot = ['slotName', 'startTime', 'endTime', 'slotType', 'planned', 'target'] as const

/** The slots of every shift of the line, those to come and those of before too. */
export async function exportSlots(call: ExportCall, { format }: z.output<typeof calendar.exportSlots.input>) {
  const { slots: sets } = await slotsOfLine(call)
  const columns = [
    ...columnsOf(ShiftSlots, ofSet, call.words),
    ...columnsOf(Slot, ['slotName'], call.words),
    ...times(call),
    ...columnsOf(Slot, ['slotType', 'planned', 'target'], call.words),
  ]
  const rows = sets.flatMap((set) =>
    set.slots.map((slot) => [...cellsOf(set, ofSet), ...cellsOf(slot, ofSlot)]),
  )
  return writeSheet(call, format, {
    fileName: `slots ${call.line}`,
    columns,
    rows: inTurn(rows),
    total: rows.length,
  })
}
