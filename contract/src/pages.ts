import { equipmentPages } from './pages/equipment.ts'
import { logsPages } from './pages/logs.ts'
import { materialPages } from './pages/material.ts'
import { notifyPages } from './pages/notify.ts'
import { overviewPages } from './pages/overview.ts'
import { ownPages } from './pages/own.ts'
import { planningPages } from './pages/planning.ts'
import { plantPages } from './pages/plant.ts'
import { productionPages } from './pages/production.ts'
import { andonPages } from './pages/andon.ts'
import { qualityPages } from './pages/quality.ts'
import { type Group, groups, type PageRow } from './pages/page-row.ts'

/** One row a screen. Route, menu, search, breadcrumb, tab, title, grants and the permission of calls all derive from it. */
export const pages = {
  ...overviewPages,
  ...plantPages,
  ...notifyPages,
  ...planningPages,
  ...productionPages,
  ...materialPages,
  ...qualityPages,
  ...equipmentPages,
  ...andonPages,
  ...logsPages,
  ...ownPages,
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof pages

/** What the specification calls a route's meta. */
export type RouteMeta = {
  title: PageName
  icon: string
  roles: PageRow['roles']
  affix: boolean
  noCache: boolean
}

export function metaOf(name: PageName): RouteMeta {
  const { icon, roles, affix, noCache }: PageRow = pages[name]
  return { title: name, icon, roles, affix: affix === true, noCache: noCache === true }
}

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

/** In an address that is opened from outside, as from a mail: the line it is about. No page has a field of that name. */
export const lineParameter = 'onLine'
