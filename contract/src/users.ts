import { z } from 'zod'
import { feature, plantCommand, plantDownload, plantQuery } from './endpoint.ts'
import { code, codes, count, flag, instant, name, note, nothing, parts } from './fields.ts'
import { importOf, Imported } from './imports.ts'
import { exportFormats, registerOf, registerPaging } from './lists.ts'
import { grantablePages, grantLevels } from './pages.ts'
import { newPassword } from './session.ts'

export const User = z.object({
  userName: code(),
  name: name(),
  roles: codes(),
  /** Limited to these; none: every line. */
  lines: codes(),
  cardId: code().nullable(),
  editRight: flag(),
  introduction: note().nullable(),
  locked: flag(),
  lockReason: note().nullable(),
  lastLogin: instant().nullable(),
  /** Without one nobody logs in: the account waits for its owner to choose it. */
  hasPassword: flag(),
  /** Until when the link that was made last opens. */
  linkExpires: instant().nullable(),
  revision: count(),
})
export type User = z.infer<typeof User>

export const UserDraft = User.omit({
  locked: true,
  lockReason: true,
  lastLogin: true,
  hasPassword: true,
  linkExpires: true,
  revision: true,
}).strict()
export type UserDraft = z.infer<typeof UserDraft>

export const UserFilter = z.strictObject({
  ...User.pick({ userName: true, name: true, locked: true }).partial().shape,
  /** Who holds this role, and who may work on this line. */
  roles: code().optional(),
  lines: code().optional(),
  ...registerPaging(User),
})
export type UserFilter = z.infer<typeof UserFilter>

export const Grant = z.strictObject({ page: z.enum(grantablePages), level: z.enum(grantLevels) })
export type Grant = z.infer<typeof Grant>

export const Role = z.object({
  roleKey: code(),
  roleName: name(),
  description: note().nullable(),
  /** It gives its pages on these lines only; none: on every line. */
  lines: codes(),
  /** The pages it holds. admin holds all, whatever is listed here. */
  menu: parts(Grant),
  userCount: count(),
  updateDate: instant().nullable(),
  updateAuthor: name().nullable(),
  revision: count(),
})
export type Role = z.infer<typeof Role>
export const RoleDraft = Role.omit({
  userCount: true,
  updateDate: true,
  updateAuthor: true,
  revision: true,
}).strict()
export type RoleDraft = z.infer<typeof RoleDraft>

/** As many as one import takes. */
export const mostPeople = 2000

const userKey = z.strictObject({ userName: code() })
const at = (eventId: number) => ({ path: '/web/user' as const, eventId })

/**
 * POST /web/user with `{ eventId, para }`; the numbers are the specification's, their meaning is ours: 1 list users, 3 create, 7 update, 8 delete,
 * 9 lock or unlock, 10 list roles, 11 save a role. Every other call has a name of its own.
 * Whoever is not an administrator gives, takes and touches nothing that is more than they hold themselves.
 */
export const users = feature('users', {
  list: plantQuery({ input: UserFilter, output: registerOf(User), for: ['users'], at: at(1) }),
  /** Without a password the account waits for a link. */
  create: plantCommand({
    input: UserDraft.extend({ password: newPassword().optional() }),
    output: User,
    for: ['users'],
    lines: 'own',
    at: at(3),
  }),
  update: plantCommand({
    input: UserDraft.extend({ revision: count() }),
    output: User,
    for: ['users'],
    lines: 'own',
    at: at(7),
  }),
  delete: plantCommand({ input: userKey, output: User, for: ['users'], lines: 'own', at: at(8) }),
  /** Locking ends the account's sessions at once and withdraws its link. */
  lock: plantCommand({
    input: userKey.extend({ locked: flag(), reason: note().optional() }),
    output: User,
    for: ['users'],
    lines: 'own',
    at: at(9),
  }),
  /** A link that lets its owner choose a password: good once, for a day, and the last one made only. The token is returned here and never again. */
  makeLink: plantCommand({
    input: userKey,
    output: z.object({ token: z.string(), expires: instant() }),
    for: ['users'],
    lines: 'own',
  }),
  /** `existing`: whether accounts that are there may be changed by a file. */
  import: plantCommand({
    input: importOf(mostPeople).extend({ existing: z.enum(['update', 'refuse']) }),
    output: Imported,
    for: ['users'],
    lines: 'own',
    large: true,
  }),
  export: plantDownload({
    input: UserFilter.omit({ page: true, limit: true }).extend({ format: z.enum(exportFormats) }),
    output: z.unknown(),
    for: ['users'],
  }),
  roles: plantQuery({ input: nothing, output: z.array(Role), for: ['role', 'users'], at: at(10) }),
  exportRoles: plantDownload({
    input: z.strictObject({ format: z.enum(exportFormats) }),
    output: z.never(),
    for: ['role'],
  }),
  /** Pages that came with an update, until somebody has looked what they mean for the roles. */
  newPages: plantQuery({ input: nothing, output: z.array(z.enum(grantablePages)), for: ['role'] }),
  closeNewPages: plantCommand({ input: nothing, output: z.array(z.enum(grantablePages)), for: ['role'] }),
  saveRole: plantCommand({
    input: RoleDraft.extend({ revision: count().optional() }),
    output: Role,
    for: ['role'],
    lines: 'own',
    at: at(11),
  }),
  /** Not while somebody holds it. */
  deleteRole: plantCommand({
    input: z.strictObject({ roleKey: code() }),
    output: Role,
    for: ['role'],
    lines: 'own',
  }),
})
