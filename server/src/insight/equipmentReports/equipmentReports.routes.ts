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
  of: (call, asked) => equipmentReportOf(call, asked),
  freeze: (call, asked) => freezeEquipmentReport(call, asked),
  frozen: (call, filter) => frozenEquipmentReports(call, filter),
  one: (call, { reportId }) => frozenEquipmentReport(call, reportId),
  export: (call, asked) => exportEquipmentReport(call, asked),
})
