import type { PageRow } from './page-row.ts'

export const notifyPages = {
  notifySet: { group: 'notify', path: '/notify/notifySet', icon: 'bell', roles: 'everyone' },
  notifyCenter: { group: 'notify', path: '/notify/notifyCenter', icon: 'bell', roles: 'always' },
} as const satisfies Record<string, PageRow>
