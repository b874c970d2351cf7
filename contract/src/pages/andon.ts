import type { PageRow } from './page-row.ts'

export const andonPages = {
  lossInquiry: {
    group: 'ampereLamp',
    path: '/ampereLamp/lossInquiry',
    icon: 'bell',
    roles: 'everyone',
    needsLine: true,
  },
} as const satisfies Record<string, PageRow>
