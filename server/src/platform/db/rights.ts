import { changesSomething, type Endpoint } from '@takt/contract/endpoint.ts'
import type { GrantLevel, PageName } from '@takt/contract/pages.ts'
import { type Caller, type Held, isAdmin, maySee, noLine } from './call.ts'

/** All that is the whole plant's: every line of today and of tomorrow. */
export const wholePlant = Symbol('the whole plant')
/** Undefined: wherever it may be. */
export type Where = string | typeof wholePlant | undefined

const reaches = (held: GrantLevel | undefined, needed: GrantLevel) => held === 'edit' || held === needed

/** Does this person hold the page there? Only roles that cover the place count: what one gives here and another there does not add up. */
export function holds(user: Caller, page: PageName, needed: GrantLevel, where?: Where): boolean {
  if (where === wholePlant ? user.lines.length > 0 : where !== undefined && !maySee(user, where)) return false
  return (
    isAdmin(user) ||
    user.held.some(({ lines, grants }) => covers(lines, where) && reaches(grants[page], needed))
  )
}

/** A query needs view, a command edit, of one of the pages the call is for. Admin holds all, on the lines the account reaches. */
export function mayCall(user: Caller, endpoint: Endpoint, where?: Where) {
  const { for: pages } = endpoint
  if (pages === 'anyone' || pages === 'signedIn') return true
  if (pages === 'admin') return isAdmin(user) && (where !== wholePlant || user.lines.length === 0)
  return pages.some((page) => holds(user, page, changesSomething(endpoint) ? 'edit' : 'view', where))
}

const covers = (lines: string[], where: Where) =>
  lines.length === 0 || where === undefined || (where !== wholePlant && lines.includes(where))

/** The lines on which this person may look at one of these pages, for a list over several lines. Empty: every line. */
export function linesWith(user: Caller, ...pages: PageName[]): string[] {
  return isAdmin(user)
    ? user.lines
    : reachOf(
        user.lines,
        user.held.filter(({ grants }) => pages.some((page) => grants[page])),
      )
}

/** Where an account lets its owner and one of these roles reaches. Neither names a line: every line. */
export function reachOf(own: string[], held: Pick<Held, 'lines'>[]): string[] {
  if (held.some(({ lines }) => lines.length === 0)) return own
  const reached = [...new Set(held.flatMap(({ lines }) => lines))]
    .filter((line) => maySee({ lines: own }, line))
    .toSorted()
  return reached.length > 0 ? reached : [noLine]
}
