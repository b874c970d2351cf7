import { calendar } from '@takt/contract/calendar.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportMonth, exportSlots } from './export.ts'
import { copyFrom, dropDrafts, generate, monthOf, publish, saveDay, saveRotation } from './calendar.ts'
import { dutyNow } from './duty.ts'
import { swap } from './swap.ts'
import { copySlots, deleteSlots, saveSlots, slotsOfLine } from './slots.ts'
import { removeTeam, saveTeam, teams } from './teams.ts'

export const calendarRoutes = serve(calendar, {
  month: (call, asked) => monthOf(call, asked),
  saveDay: (call, draft) => saveDay(call, draft),
  generate: (call, wanted) => generate(call, wanted),
  swap: (call, wanted) => swap(call, wanted),
  copyFrom: (call, wanted) => copyFrom(call, wanted),
  publish: (call, span) => publish(call, span),
  dropDrafts: (call, span) => dropDrafts(call, span),
  saveRotation: (call, draft) => saveRotation(call, draft),
  teams: (call) => teams(call),
  saveTeam: (call, draft) => saveTeam(call, draft),
  deleteTeam: (call, team) => removeTeam(call, team),
  duty: (call) => dutyNow(call),
  slots: (call) => slotsOfLine(call),
  saveSlots: (call, draft) => saveSlots(call, draft),
  deleteSlots: (call, key) => deleteSlots(call, key),
  copySlots: (call, wanted) => copySlots(call, wanted),
  export: (call, wanted) => exportMonth(call, wanted),
  exportSlots: (call, wanted) => exportSlots(call, wanted),
})
