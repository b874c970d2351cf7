import { grantablePages, pages, type GrantLevel, type PageName } from '@takt/contract/pages.ts'
import { groups, type Group } from '@takt/contract/pages/page-row.ts'
import type { Grant } from '@takt/contract/users.ts'

/** What is held of a page, or of all pages of a group: `mixed` when they differ. */
export type Held = GrantLevel | 'none' | 'mixed'
export type Branch = { group: Group; pages: PageName[] }

/** The pages a role may hold, under the groups of the menu. */
export const branches: Branch[] = groups
  .map((group) => ({ group, pages: grantablePages.filter((page) => pages[page].group === group) }))
  .filter((branch) => branch.pages.length > 0)

export const heldOf = (menu: readonly Grant[], page: PageName): GrantLevel | 'none' =>
  menu.find((grant) => grant.page === page)?.level ?? 'none'

export function heldOfAll(menu: readonly Grant[], names: readonly PageName[]): Held {
  const levels = new Set(names.map((page) => heldOf(menu, page)))
  const [only] = levels
  return levels.size === 1 && only ? only : 'mixed'
}

/** The grants with these pages at this level, in the order of the page table. */
export function withPages(
  menu: readonly Grant[],
  names: readonly PageName[],
  level: GrantLevel | 'none',
): Grant[] {
  const levelOf = (page: PageName) => (names.includes(page) ? level : heldOf(menu, page))
  return grantablePages.flatMap((page) => {
    const held = levelOf(page)
    return held === 'none' ? [] : [{ page, level: held }]
  })
}
