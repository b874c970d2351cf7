export const groups = ['dashboard', 'order', 'equipment', 'tracibility'] as const
export type Group = (typeof groups)[number]

export type PageRow = {
  group: Group
  /** Hash path, in the specification's spelling. */
  path: `/${string}`
  icon: string
  /** What a fresh install grants beside admin, who holds all: `everyone` gives editor `edit` and operator `view`. The role screen may change it. */
  roles: 'everyone' | 'admin'
  /** Hidden until a line is chosen. */
  needsLine?: true
  /** Always among the visited tabs, first, without a close mark. */
  pinned?: true
}

/** One row a screen. Route, menu, search, breadcrumb, tab, title, grants and the permission of calls all derive from it. */
export const pages = {
  mainDashboard: { group: 'dashboard', path: '/mainDashboard', icon: 'dashboard', roles: 'everyone', pinned: true },
  lineDashboard: { group: 'dashboard', path: '/lineDashboard', icon: 'line', roles: 'everyone', needsLine: true, pinned: true },
  orderCreate: { group: 'order', path: '/order/orderCreate', icon: 'order', roles: 'everyone', needsLine: true },
  pendingProductionOrder: { group: 'order', path: '/order/pendingProductionOrder', icon: 'queue', roles: 'everyone', needsLine: true },
  stationDef: { group: 'equipment', path: '/equipment/stationDef', icon: 'station', roles: 'admin', needsLine: true },
  processResultDef: { group: 'equipment', path: '/equipment/processResultDef', icon: 'measure', roles: 'admin' },
  productSummary: { group: 'tracibility', path: '/tracibility/productSummary', icon: 'product', roles: 'admin', needsLine: true },
  dataSummary: { group: 'tracibility', path: '/tracibility/dataSummary', icon: 'data', roles: 'admin', needsLine: true },
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as [PageName, ...PageName[]] // the table's own keys

export const grantLevels = ['view', 'edit'] as const
export type GrantLevel = (typeof grantLevels)[number]
