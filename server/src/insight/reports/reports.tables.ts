import { ReportDelivery, ReportSchedule } from '@takt/contract/report-schedules.ts'
import { PeriodReport } from '@takt/contract/reports.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  period_reports: { entity: PeriodReport, kept: ['lineNumber', 'content', 'changes'] },
  report_schedules: { entity: ReportSchedule, kept: ['lineNumber', 'mailLanguage'] },
  report_deliveries: { entity: ReportDelivery, kept: ['lineNumber', 'mailLanguage'] },
}
