import type { PageRow } from './page-row.ts'

export const plantPages = {
  role: { group: 'permission', path: '/permission/role', icon: 'role', roles: 'admin' },
  users: { group: 'permission', path: '/permission/users', icon: 'user', roles: 'admin' },
  basicInfo: { group: 'basicSetting', path: '/basicSetting/basicInfo', icon: 'gear', roles: 'admin' },
  lineDef: { group: 'plant', path: '/plant/lineDef', icon: 'line', roles: 'admin' },
  stationDef: {
    group: 'equipment',
    path: '/equipment/stationDef',
    icon: 'station',
    roles: 'admin',
    needsLine: true,
  },
  processResultDef: {
    group: 'equipment',
    path: '/equipment/processResultDef',
    icon: 'measure',
    roles: 'admin',
  },
} as const satisfies Record<string, PageRow>
