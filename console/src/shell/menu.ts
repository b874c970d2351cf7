import { menuOf, pageNames, pages, type PageName } from '@takt/contract/pages.ts'
import { type Group, type PageRow } from '@takt/contract/pages/page-row.ts'
import type { Grants } from '@takt/contract/session.ts'

export const home = pages.mainDashboard.path

export type MenuPage = PageRow & { name: PageName }
export type MenuGroup = { group: Group; pages: MenuPage[] }

/** The pages this person may open, in the order of the page table. */
export const openPages = (grants: Grants): MenuPage[] =>
  pageNames.filter((name) => grants[name]).map((name) => ({ name, ...pages[name] }))

/** Where a group leads: to its first page this person may open. */
export const groupStart = (group: Group, grants: Grants): string | null =>
  openPages(grants).find((page) => page.group === group && !page.hidden)?.path ?? null

/** The sidebar: those pages on the line they picked. A group without a page is not shown. */
export const menuFor = (grants: Grants, line: string | null): MenuGroup[] =>
  menuOf(
    openPages(grants).map(({ name }) => name),
    line !== null,
  )

export const pageAt = (path: string, grants: Grants): MenuPage | null =>
  openPages(grants).find((page) => page.path === path) ?? null

/** `/` leads to the first page that was given to this person, else to one that everybody has, or nowhere. */
export const startPath = (grants: Grants): string | null => {
  const all = openPages(grants)
  const given = all.find(({ roles }) => roles !== 'always')
  return (all.find(({ path }) => path === home) ?? given ?? all[0])?.path ?? null
}

/** `/redirect/x` leads to x, `/` to the start, `/order` alone to the first page of that group this person may open; anything else is not there. Never out of the console. */
export function redirectFrom(path: string, search: string, grants: Grants): string | null {
  if (path.startsWith('/redirect/')) return path.slice('/redirect'.length).replace(/^[/\\\s]+/, '/') + search
  const start = startPath(grants)
  if (path === '/' || !start) return start
  return openPages(grants).find((page) => page.path.startsWith(`${path}/`))?.path ?? '/404'
}

/** A page that exists and is not this person's, or a group of which no page is: that is shown, not denied. */
export const isForbidden = (path: string, grants: Grants) =>
  pageNames.some(
    (name) => (pages[name].path === path || pages[name].path.startsWith(`${path}/`)) && path !== '/',
  ) && !openPages(grants).some((page) => page.path === path || page.path.startsWith(`${path}/`))

/** Where one is led from a page that is not theirs: a page that was taken away while it was open gives way to what is left. */
export const wayFrom = (path: string, search: string, grants: Grants, shown: MenuPage | null) =>
  shown?.path === path ? startPath(grants) : redirectFrom(path, search, grants)
