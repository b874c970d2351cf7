import type { PageRow } from './page-row.ts'

export const productionPages = {
  processingCreate: {
    group: 'processing',
    path: '/processing/processingCreate',
    icon: 'route',
    roles: 'everyone',
  },
  typeCreat: { group: 'produce', path: '/produce/typeCreat', icon: 'type', roles: 'everyone' },
  /** Opened from the output of a shift and the line's board. */
  handover: {
    group: 'produce',
    path: '/produce/handover',
    icon: 'people',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
  },
  /** Opened from the reports on equipment and calls, and from the handover of a shift. */
  reports: {
    group: 'produce',
    path: '/produce/reports',
    icon: 'print',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
  },
  /** The touch screen at a station: opened at the device, or from the pages of the station. */
  station: {
    group: 'produce',
    path: '/station',
    icon: 'station',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
    outside: true,
  },
  produceOverview: {
    group: 'produce',
    path: '/produce/produceOverview',
    icon: 'chart',
    roles: 'everyone',
    needsLine: true,
  },
  operator: {
    group: 'produce',
    path: '/produce/operator',
    icon: 'people',
    roles: 'everyone',
    needsLine: true,
  },
  timeFragment: {
    group: 'produce',
    path: '/produce/timeFragment',
    icon: 'clock',
    roles: 'everyone',
    needsLine: true,
  },
  shiftManage: {
    group: 'produce',
    path: '/produce/shiftManage',
    icon: 'calendar',
    roles: 'everyone',
    needsLine: true,
  },
  typePara: {
    group: 'produce',
    path: '/produce/typePara',
    icon: 'recipe',
    roles: 'everyone',
    needsLine: true,
  },
  typeProcessSetting: {
    group: 'produce',
    path: '/produce/typeProcessSetting',
    icon: 'package',
    roles: 'everyone',
  },
  productSummary: {
    group: 'tracibility',
    path: '/tracibility/productSummary',
    icon: 'product',
    roles: 'admin',
    needsLine: true,
  },
  processSummary: {
    group: 'tracibility',
    path: '/tracibility/processSummary',
    icon: 'process',
    roles: 'admin',
    needsLine: true,
  },
  dataSummary: {
    group: 'tracibility',
    path: '/tracibility/dataSummary',
    icon: 'data',
    roles: 'admin',
    needsLine: true,
  },
} as const satisfies Record<string, PageRow>
