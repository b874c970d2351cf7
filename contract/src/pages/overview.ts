import type { PageRow } from './page-row.ts'

export const overviewPages = {
  mainDashboard: {
    group: 'dashboard',
    path: '/mainDashboard',
    icon: 'dashboard',
    roles: 'everyone',
    affix: true,
  },
  lineDashboard: {
    group: 'dashboard',
    path: '/lineDashboard',
    icon: 'line',
    roles: 'everyone',
    needsLine: true,
    affix: true,
  },
  lineView: {
    group: 'wall',
    path: '/lineView',
    icon: 'wall',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
    outside: true,
  },
  ProductView: {
    group: 'wall',
    path: '/ProductView',
    icon: 'wall',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
    outside: true,
  },
  okRateView: {
    group: 'wall',
    path: '/okRateView',
    icon: 'wall',
    roles: 'everyone',
    needsLine: true,
    hidden: true,
    outside: true,
  },
} as const satisfies Record<string, PageRow>
