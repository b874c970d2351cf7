import type { PageRow } from './page-row.ts'

export const qualityPages = {
  failDef: {
    group: 'rework',
    path: '/rework/failDef',
    icon: 'bom',
    roles: 'everyone',
    needsLine: true,
  },
  cpkReport: {
    group: 'rework',
    path: '/rework/cpkReport',
    icon: 'measure',
    roles: 'everyone',
    needsLine: true,
  },
  failSummary: {
    group: 'rework',
    path: '/rework/failSummary',
    icon: 'chart',
    roles: 'everyone',
    needsLine: true,
  },
  failDetail: {
    group: 'rework',
    path: '/rework/failDetail',
    icon: 'warning',
    roles: 'everyone',
    needsLine: true,
  },
  /** Opened from the control charts and the line's board. */
  signals: {
    group: 'rework',
    path: '/rework/signals',
    icon: 'bell',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
  },
  /** Opened from the failures. */
  concessions: {
    group: 'rework',
    path: '/rework/concessions',
    icon: 'check',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
  },
  /** Opened from the failure summary. */
  problems: {
    group: 'rework',
    path: '/rework/problems',
    icon: 'check',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
  },
  reworkSummary: {
    group: 'rework',
    path: '/rework/reworkSummary',
    icon: 'chart',
    roles: 'everyone',
    needsLine: true,
  },
  defectReporting: {
    group: 'rework',
    path: '/rework/defectReporting',
    icon: 'scan',
    roles: 'everyone',
    needsLine: true,
  },
  reworkReporting: {
    group: 'rework',
    path: '/rework/reworkReporting',
    icon: 'scan',
    roles: 'everyone',
    needsLine: true,
  },
  /** Opened from the capability report: decision 73. */
  gaugeStudy: {
    group: 'rework',
    path: '/rework/gaugeStudy',
    icon: 'chart',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
  },
  reworkerManage: {
    group: 'reworker',
    path: '/reworker/reworkerManage',
    icon: 'role',
    roles: 'admin',
    needsLine: true,
  },
} as const satisfies Record<string, PageRow>
