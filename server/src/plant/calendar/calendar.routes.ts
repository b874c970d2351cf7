import { calendar } from '@takt/contract/calendar.ts'
import { serve } from '../../platform/http/serve.ts'
import { exportMonth, exportSlots } from './export.ts'
import { copyFrom, dropDrafts, generate, monthOf, publish, saveDay, saveRotation } from './calendar.ts'
import { dutyNow } from './duty.ts'
import { swap } from './swap.ts'
import { copySlots, deleteSlots, saveSlots, slotsOfLine } from './slots.ts'
import { removeTeam, saveTeam, teams } from './teams.ts'

export const calendarRoutes = serve(calendar, {
  month: (call, input) => monthOf(call, input),
  saveDay: (call, draft) => saveDay(call, draft),
  generate: (call, input) => generate(call, input),
  swap: (call, input) => swap(call, input),
  copyFrom: (call, input) => copyFrom(call, input),
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
  copySlots: (call, input) => copySlots(call, input),
  export: (call, input) => exportMonth(call, input),
  exportSlots: (call, input) => exportSlots(call, input),
})
