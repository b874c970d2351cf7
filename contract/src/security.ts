import { z } from 'zod'
import { feature, plantQuery } from './endpoint.ts'
import type { ErrorKey } from './errors.ts'
import { account, choice, count, id, instant, name, note } from './fields.ts'
import { registerOf, registerPaging } from './lists.ts'

export const securityKinds = [
  'loginRefused',
  'loginBarred',
  'callForbidden',
  'keyRefused',
  'badgeRefused',
  'linkRefused',
] as const
export type SecurityKind = (typeof securityKinds)[number]

/** Which refusals an administrator can look up afterwards. */
export const securityKindOf: Partial<Record<ErrorKey, SecurityKind>> = {
  'session.wrong_password': 'loginRefused',
  'session.current_password_wrong': 'loginRefused',
  'session.locked': 'loginRefused',
  'oidc.refused': 'loginRefused',
  'oidc.not_proven': 'loginRefused',
  'oidc.account_unknown': 'loginRefused',
  'session.too_many_tries': 'loginBarred',
  'call.forbidden': 'callForbidden',
  'call.line_forbidden': 'callForbidden',
  'call.plant_forbidden': 'callForbidden',
  'station.key_wrong': 'keyRefused',
  'station.line_wrong': 'keyRefused',
  'host.key_wrong': 'keyRefused',
  'operators.no_such_card': 'badgeRefused',
  'station.operator_unknown': 'badgeRefused',
  'session.link_invalid': 'linkRefused',
  'session.ticket_invalid': 'linkRefused',
  'walls.link_unknown': 'linkRefused',
  'walls.link_revoked': 'linkRefused',
}

/** Something that was refused; alike ones of a few seconds are one. `reason`: the key of the refusal and what was called. `userName`: only of accounts that exist, a typed name may be a password. */
export const SecurityEvent = z.object({
  id: id(),
  at: instant(),
  kind: choice(securityKinds),
  userName: account().nullable(),
  address: name().nullable(),
  reason: note(),
  seen: count(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

export const SecurityFilter = z.strictObject({
  ...SecurityEvent.pick({ kind: true, userName: true, address: true }).partial().shape,
  ...registerPaging(SecurityEvent),
})
export type SecurityFilter = z.infer<typeof SecurityFilter>

export const security = feature('security', {
  /** Newest first. Kept as long as sessions are. */
  list: plantQuery({ input: SecurityFilter, output: registerOf(SecurityEvent), for: 'admin' }),
})
