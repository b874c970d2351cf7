import type { PageRow } from './page-row.ts'

export const andonPages = {
  ampereLampSetting: {
    group: 'ampereLamp',
    path: '/ampereLamp/ampereLampSetting',
    icon: 'bell',
    roles: 'admin',
    needsLine: true,
  },
  lossInquiry: {
    group: 'ampereLamp',
    path: '/ampereLamp/lossInquiry',
    icon: 'bell',
    roles: 'everyone',
    needsLine: true,
  },
  andonReport: {
    group: 'ampereLamp',
    path: '/ampereLamp/andonReport',
    icon: 'chart',
    roles: 'everyone',
    needsLine: true,
  },
} as const satisfies Record<string, PageRow>
