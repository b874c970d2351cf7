import type { PageRow } from './page-row.ts'

export const planningPages = {
  mesProcess: {
    group: 'order',
    path: '/order/mesProcess',
    icon: 'process',
    roles: 'everyone',
    needsLine: true,
  },
  toMesProcess: {
    group: 'order',
    path: '/order/toMesProcess',
    icon: 'queue',
    roles: 'everyone',
    needsLine: true,
  },
  orderCreate: {
    group: 'order',
    path: '/order/orderCreate',
    icon: 'order',
    roles: 'everyone',
    needsLine: true,
  },
  pendingProductionOrder: {
    group: 'order',
    path: '/order/pendingProductionOrder',
    icon: 'queue',
    roles: 'everyone',
    needsLine: true,
  },
  orderHistory: {
    group: 'order',
    path: '/order/orderHistory',
    icon: 'history',
    roles: 'everyone',
    needsLine: true,
  },
  pendingProductionHistory: {
    group: 'order',
    path: '/order/pendingProductionHistory',
    icon: 'history',
    roles: 'everyone',
    needsLine: true,
  },
} as const satisfies Record<string, PageRow>
