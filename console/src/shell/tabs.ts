import { create } from 'zustand'
import { metaOf, pageNames, pages, type PageName, type RouteMeta } from '@takt/contract/pages.ts'
import { isUnsaved } from '~/shapes/unsaved.ts'

/** A visited page: one tab a path, with the query it was last opened with. `round` counts how often it was rebuilt. */
export type Tab = {
  path: string
  title: PageName | null
  meta: Pick<RouteMeta, 'affix' | 'noCache'>
  search: string
  round: number
  opened: boolean
}

type Tabs = {
  tabs: Tab[]
  /** Pinned pages come first, before they were ever visited. */
  pin: (paths: string[]) => void
  /** In the order they had before a reload; none of them is built before it is opened. */
  restore: (stored: Pick<Tab, 'path' | 'search'>[]) => void
  visit: (path: string, search: string) => void
  refresh: (path: string) => void
  close: (path: string) => void
  closeOthers: (path: string) => void
  closeAll: () => void
  reset: () => void
}

function fresh(path: string): Tab {
  const title = pageNames.find((name) => pages[name].path === path) ?? null
  const { affix, noCache } = title ? metaOf(title) : { affix: false, noCache: false }
  return { path, title, meta: { affix, noCache }, search: '', round: 0, opened: false }
}
const pinned = (tab: Tab): Tab => ({ ...tab, meta: { ...tab.meta, affix: true } })
/** Its kept state goes; opening it again starts anew. */
const rebuilt = (tab: Tab): Tab => ({ ...tab, round: tab.round + 1, opened: false })

const mostTabs = 12
/** The oldest gives way to the next; one that holds something unsaved stays. */
function withRoom(tabs: Tab[]): Tab[] {
  const oldest = tabs.find(({ path, meta }) => !meta.affix && !isUnsaved(path))
  return tabs.length < mostTabs ? tabs : tabs.filter((tab) => tab !== oldest)
}

export const useTabs = create<Tabs>((set) => ({
  tabs: [],
  pin: (paths) =>
    set(({ tabs }) => ({
      tabs: [
        ...paths.map((path) => pinned(tabs.find((tab) => tab.path === path) ?? fresh(path))),
        ...tabs.filter(({ path }) => !paths.includes(path)),
      ],
    })),
  restore: (stored) =>
    set(({ tabs }) => ({
      tabs: [
        ...stored.map(({ path, search }) => {
          const opened = tabs.find((tab) => tab.path === path)
          return opened?.opened ? opened : { ...(opened ?? fresh(path)), search }
        }),
        ...tabs.filter(({ path }) => !stored.some((one) => one.path === path)),
      ],
    })),
  visit: (path, search) =>
    set(({ tabs }) => {
      const opened = tabs.find((tab) => tab.path === path)
      if (opened?.opened && opened.search === search) return { tabs }
      const visited = { ...(opened ?? fresh(path)), search, opened: true }
      return {
        tabs: opened ? tabs.map((tab) => (tab === opened ? visited : tab)) : withRoom(tabs).concat(visited),
      }
    }),
  refresh: (path) =>
    set(({ tabs }) => ({
      tabs: tabs.map((tab) => (tab.path === path ? { ...tab, round: tab.round + 1 } : tab)),
    })),
  close: (path) => set(({ tabs }) => ({ tabs: tabs.filter((tab) => tab.path !== path || tab.meta.affix) })),
  closeOthers: (path) =>
    set(({ tabs }) => ({
      tabs: tabs
        .filter((tab) => tab.meta.affix || tab.path === path)
        .map((tab) => (tab.path === path ? tab : rebuilt(tab))),
    })),
  closeAll: () => set(({ tabs }) => ({ tabs: tabs.filter(({ meta }) => meta.affix).map(rebuilt) })),
  reset: () => set({ tabs: [] }),
}))

/** Where to go when tabs were closed: stay if the tab is still there, else the last one; nothing left: the start. */
export function afterClosing(current: string): string | null {
  const { tabs } = useTabs.getState()
  if (tabs.some(({ path }) => path === current)) return null
  const last = tabs.at(-1)
  return last ? last.path + last.search : '/'
}
