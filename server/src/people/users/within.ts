import { Refusal } from '@takt/contract/errors.ts'
import type { Role, User } from '@takt/contract/users.ts'
import { type Caller, isAdmin, maySee, noLine } from '../../platform/db/call.ts'
import { holds, reachOf, wholePlant } from '../../platform/db/rights.ts'

type Given = Pick<Role, 'roleKey' | 'menu' | 'lines'>

/** Whoever is limited to lines gives and touches nothing that reaches further. None named: every line. */
export function beyondLines(user: Caller, lines: readonly string[]): Refusal | null {
  if (lines.length === 0)
    return user.lines.length > 0 ? new Refusal('call.plant_forbidden', {}, 'lines') : null
  const beyond = lines.find((line) => !maySee(user, line))
  return beyond === undefined ? null : new Refusal('call.line_forbidden', { lineNumber: beyond }, 'lines')
}

/** Nobody gives, takes or changes a role that gives more than they hold themselves, where it would count for an account of these lines. */
export function beyondOwn(user: Caller, role: Given, lines: string[], field: string): Refusal | null {
  const reach = reachOf(lines, [role])
  const places = reach.length === 0 ? ([wholePlant] as const) : reach.filter((line) => line !== noLine)
  const more = role.menu.some(({ page, level }) => places.some((where) => !holds(user, page, level, where)))
  return more ? new Refusal('users.beyond_own', { roleKey: role.roleKey }, field) : null
}

/** Why this person may not touch an account that is so, or is to become so. */
export function* beyondAccount(
  user: Caller,
  roles: ReadonlyMap<string, Given>,
  account: Pick<User, 'roles' | 'lines' | 'editRight'>,
): Iterable<Refusal> {
  const beyond = beyondLines(user, account.lines)
  if (beyond) yield beyond
  if (account.editRight && !user.editRight && !isAdmin(user))
    yield new Refusal('users.no_edit_right', {}, 'editRight')
  if (account.roles.includes('admin') && !isAdmin(user)) {
    yield new Refusal('users.admin_only', {}, 'roles')
    return
  }
  for (const role of account.roles.flatMap((key) => roles.get(key) ?? [])) {
    const more = beyondOwn(user, role, account.lines, 'roles')
    if (more) yield more
  }
}
