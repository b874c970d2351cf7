import type { PageRow } from './page-row.ts'

export const logsPages = {
  stationLogView: {
    group: 'log',
    path: '/log/stationLogView',
    icon: 'telegram',
    roles: 'everyone',
    needsLine: true,
  },
  mesLogView: { group: 'log', path: '/log/mesLogView', icon: 'host', roles: 'everyone' },
  dbLogView: { group: 'log', path: '/log/dbLogView', icon: 'clock', roles: 'everyone' },
  sysLogView: { group: 'log', path: '/log/sysLogView', icon: 'text', roles: 'admin' },
} as const satisfies Record<string, PageRow>
