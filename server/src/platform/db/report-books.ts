import { HandoverNote, Signed } from '@takt/contract/handovers.ts'
import { ReportDelivery, ReportSchedule } from '@takt/contract/report-schedules.ts'
import { PeriodReport } from '@takt/contract/reports.ts'

/** What the tables of handovers and reports hold: see tables.test.ts. */
export const reportBooks = {
  handovers: { entity: Signed.omit({ content: true }), kept: ['lineNumber', 'content'] },
  handover_notes: { entity: HandoverNote, kept: ['lineNumber'] },
  report_schedules: { entity: ReportSchedule, kept: ['lineNumber', 'mailLanguage'] },
  report_deliveries: { entity: ReportDelivery, kept: ['lineNumber', 'mailLanguage'] },
  period_reports: { entity: PeriodReport, kept: ['lineNumber', 'content', 'changes'] },
}
