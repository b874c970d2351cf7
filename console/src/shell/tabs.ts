import { create } from 'zustand'

/** A visited page: one tab a path, with the query it was last opened with. `round` counts how often it was rebuilt. */
export type Tab = { path: string; search: string; pinned: boolean; round: number; opened: boolean }

type Tabs = {
  tabs: Tab[]
  /** Pinned pages stand first, before they were ever visited. */
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

const fresh = (path: string, pinned: boolean): Tab => ({ path, search: '', pinned, round: 0, opened: false })
/** Its kept state goes; opening it again starts anew. */
const rebuilt = (tab: Tab): Tab => ({ ...tab, round: tab.round + 1, opened: false })

export const useTabs = create<Tabs>((set) => ({
  tabs: [],
  pin: (paths) =>
    set(({ tabs }) => ({
      tabs: [
        ...paths.map((path) => ({
          ...(tabs.find((tab) => tab.path === path) ?? fresh(path, true)),
          pinned: true,
        })),
        ...tabs.filter(({ path }) => !paths.includes(path)),
      ],
    })),
  restore: (stored) =>
    set(({ tabs }) => ({
      tabs: [
        ...stored.map(({ path, search }) => {
          const known = tabs.find((tab) => tab.path === path)
          return known?.opened ? known : { ...(known ?? fresh(path, false)), search }
        }),
        ...tabs.filter(({ path }) => !stored.some((one) => one.path === path)),
      ],
    })),
  visit: (path, search) =>
    set(({ tabs }) => {
      const known = tabs.find((tab) => tab.path === path)
      if (known?.opened && known.search === search) return { tabs }
      const visited = { ...(known ?? fresh(path, false)), search, opened: true }
      return { tabs: known ? tabs.map((tab) => (tab === known ? visited : tab)) : [...tabs, visited] }
    }),
  refresh: (path) =>
    set(({ tabs }) => ({
      tabs: tabs.map((tab) => (tab.path === path ? { ...tab, round: tab.round + 1 } : tab)),
    })),
  close: (path) => set(({ tabs }) => ({ tabs: tabs.filter((tab) => tab.path !== path || tab.pinned) })),
  closeOthers: (path) =>
    set(({ tabs }) => ({
      tabs: tabs
        .filter((tab) => tab.pinned || tab.path === path)
        .map((tab) => (tab.path === path ? tab : rebuilt(tab))),
    })),
  closeAll: () => set(({ tabs }) => ({ tabs: tabs.filter(({ pinned }) => pinned).map(rebuilt) })),
  reset: () => set({ tabs: [] }),
}))

/** Where to go when tabs were closed: stay if the tab is still there, else the last one; nothing left: the start. */
export function afterClosing(current: string): string | null {
  const { tabs } = useTabs.getState()
  if (tabs.some(({ path }) => path === current)) return null
  const last = tabs.at(-1)
  return last ? last.path + last.search : '/'
}
