export const groups = [
  'dashboard',
  'permission',
  'basicSetting',
  'plant',
  'order',
  'equipment',
  'processing',
  'produce',
  'tracibility',
  'bom',
  'log',
  'wall',
  'own',
] as const
export type Group = (typeof groups)[number]

export type PageRow = {
  group: Group
  /** Hash path, in the specification's spelling. */
  path: `/${string}`
  icon: string
  /**
   * What a fresh install grants beside admin, who holds all: `everyone` gives editor `edit` and operator `view`. The role screen may change it.
   * `always`: it is about oneself; whoever is signed in has it, and no role can take it away.
   */
  roles: 'everyone' | 'admin' | 'always'
  /** Opened by its address or a link, never from the menu. */
  hidden?: true
  /** Without sidebar, navbar and tabs: it fills the screen. */
  outside?: true
  /** Hidden until a line is chosen. */
  needsLine?: true
  /** Always among the visited tabs, first, without a close mark. */
  pinned?: true
}

/** One row a screen. Route, menu, search, breadcrumb, tab, title, grants and the permission of calls all derive from it. */
export const pages = {
  mainDashboard: {
    group: 'dashboard',
    path: '/mainDashboard',
    icon: 'dashboard',
    roles: 'everyone',
    pinned: true,
  },
  lineDashboard: {
    group: 'dashboard',
    path: '/lineDashboard',
    icon: 'line',
    roles: 'everyone',
    needsLine: true,
    pinned: true,
  },
  role: { group: 'permission', path: '/permission/role', icon: 'role', roles: 'admin' },
  users: { group: 'permission', path: '/permission/users', icon: 'user', roles: 'admin' },
  basicInfo: { group: 'basicSetting', path: '/basicSetting/basicInfo', icon: 'gear', roles: 'admin' },
  lineDef: { group: 'plant', path: '/plant/lineDef', icon: 'line', roles: 'admin' },
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
  processingCreate: {
    group: 'processing',
    path: '/processing/processingCreate',
    icon: 'route',
    roles: 'everyone',
  },
  typeCreat: { group: 'produce', path: '/produce/typeCreat', icon: 'type', roles: 'everyone' },
  produceOverview: {
    group: 'produce',
    path: '/produce/produceOverview',
    icon: 'chart',
    roles: 'everyone',
    needsLine: true,
  },
  operator: {
    group: 'produce',
    path: '/produce/operator',
    icon: 'people',
    roles: 'everyone',
    needsLine: true,
  },
  timeFragment: {
    group: 'produce',
    path: '/produce/timeFragment',
    icon: 'clock',
    roles: 'everyone',
    needsLine: true,
  },
  shiftManage: {
    group: 'produce',
    path: '/produce/shiftManage',
    icon: 'calendar',
    roles: 'everyone',
    needsLine: true,
  },
  typePara: {
    group: 'produce',
    path: '/produce/typePara',
    icon: 'recipe',
    roles: 'everyone',
    needsLine: true,
  },
  typeProcessSetting: {
    group: 'produce',
    path: '/produce/typeProcessSetting',
    icon: 'package',
    roles: 'everyone',
  },
  productSummary: {
    group: 'tracibility',
    path: '/tracibility/productSummary',
    icon: 'product',
    roles: 'admin',
    needsLine: true,
  },
  processSummary: {
    group: 'tracibility',
    path: '/tracibility/processSummary',
    icon: 'process',
    roles: 'admin',
    needsLine: true,
  },
  dataSummary: {
    group: 'tracibility',
    path: '/tracibility/dataSummary',
    icon: 'data',
    roles: 'admin',
    needsLine: true,
  },
  bomSet: { group: 'bom', path: '/bom/bomSet', icon: 'bom', roles: 'everyone' },
  bomDef: { group: 'bom', path: '/bom/bomDef', icon: 'part', roles: 'everyone' },
  bomMonitors: { group: 'bom', path: '/bom/bomMonitors', icon: 'reel', roles: 'everyone', needsLine: true },
  bomSummary: {
    group: 'bom',
    path: '/bom/bomSummary',
    icon: 'genealogy',
    roles: 'everyone',
    needsLine: true,
  },
  bomProcessSummary: {
    group: 'bom',
    path: '/bom/bomProcessSummary',
    icon: 'consumption',
    roles: 'everyone',
    needsLine: true,
  },
  stationLogView: {
    group: 'log',
    path: '/log/stationLogView',
    icon: 'telegram',
    roles: 'everyone',
    needsLine: true,
  },
  mesLogView: { group: 'log', path: '/log/mesLogView', icon: 'host', roles: 'everyone' },
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
  guide: { group: 'own', path: '/guide/index', icon: 'guide', roles: 'always', hidden: true },
  profile: { group: 'own', path: '/profile/index', icon: 'user', roles: 'always', hidden: true },
  userInfo: { group: 'own', path: '/userInfo', icon: 'user', roles: 'always', hidden: true },
  icon: { group: 'own', path: '/icon/index', icon: 'icons', roles: 'always', hidden: true },
  files: { group: 'own', path: '/files', icon: 'file', roles: 'always', hidden: true },
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as [PageName, ...PageName[]] // the table's own keys

/** The sidebar of somebody who may open these pages, on a line they picked or on none. A group without a page is not shown. */
export function menuOf(
  held: readonly PageName[],
  hasLine: boolean,
): { group: Group; pages: (PageRow & { name: PageName })[] }[] {
  const rows = pageNames
    .filter((name) => held.includes(name))
    .map((name): PageRow & { name: PageName } => ({ name, ...pages[name] }))
  const shown = rows.filter(({ needsLine, hidden }) => !hidden && (hasLine || !needsLine))
  return groups.flatMap((group) => {
    const own = shown.filter((page) => page.group === group)
    return own.length > 0 ? [{ group, pages: own }] : []
  })
}

/** Those a role may hold. The others are everyone's own. */
export const grantablePages = pageNames.filter((name) => pages[name].roles !== 'always') as [
  PageName,
  ...PageName[],
] // never empty, as the table shows

export const grantLevels = ['view', 'edit'] as const
export type GrantLevel = (typeof grantLevels)[number]
