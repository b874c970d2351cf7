import type { PageRow } from './page-row.ts'

export const qualityPages = {
  reworkerManage: {
    group: 'reworker',
    path: '/reworker/reworkerManage',
    icon: 'role',
    roles: 'admin',
    needsLine: true,
  },
} as const satisfies Record<string, PageRow>
