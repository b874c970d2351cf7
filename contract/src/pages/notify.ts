import type { PageRow } from './page-row.ts'

export const notifyPages = {
  notifyCenter: { group: 'notify', path: '/notify/notifyCenter', icon: 'bell', roles: 'always' },
} as const satisfies Record<string, PageRow>
