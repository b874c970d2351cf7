import { equipmentReports } from '@takt/contract/equipmentReports.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  equipmentReportOf,
  freezeEquipmentReport,
  frozenEquipmentReport,
  frozenEquipmentReports,
} from './equipmentReports.ts'
import { exportEquipmentReport } from './export.ts'

export const equipmentReportsRoutes = serve(equipmentReports, {
  of: (call, input) => equipmentReportOf(call, input),
  freeze: (call, input) => freezeEquipmentReport(call, input),
  frozen: (call, filter) => frozenEquipmentReports(call, filter),
  one: (call, { reportId }) => frozenEquipmentReport(call, reportId),
  export: (call, input) => exportEquipmentReport(call, input),
})
