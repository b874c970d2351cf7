import { z } from 'zod'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import { code, codes, count, flag, instant, name, note, nothing, parts } from './fields.ts'
import { registerOf, registerPaging } from './lists.ts'
import { grantablePages, grantLevels } from './pages.ts'

export const User = z.object({
  userName: code(),
  name: name(),
  roles: codes(),
  lines: codes(),
  cardId: code().nullable(),
  editRight: flag(),
  introduction: note().nullable(),
  locked: flag(),
  lockReason: note().nullable(),
  lastLogin: instant().nullable(),
  revision: count(),
})
export type User = z.infer<typeof User>

export const UserDraft = User.omit({ locked: true, lockReason: true, lastLogin: true, revision: true }).strict()
export type UserDraft = z.infer<typeof UserDraft>

export const UserFilter = z.strictObject({ ...User.pick({ userName: true, name: true, locked: true }).partial().shape, ...registerPaging(User) })
export type UserFilter = z.infer<typeof UserFilter>

export const Grant = z.strictObject({ page: z.enum(grantablePages), level: z.enum(grantLevels) })

export const Role = z.object({
  roleKey: code(),
  roleName: name(),
  description: note().nullable(),
  /** The pages it holds. admin holds all, whatever stands here. */
  menu: parts(Grant),
  revision: count(),
})
export type Role = z.infer<typeof Role>
export const RoleDraft = Role.omit({ revision: true }).strict()
export type RoleDraft = z.infer<typeof RoleDraft>

const at = (eventId: number) => ({ path: '/web/user' as const, eventId })

/** POST /web/user; the event ids are the specification's, their meaning is ours. */
export const users = feature('users', {
  list: plantQuery({ input: UserFilter, output: registerOf(User), for: 'admin', at: at(1) }),
  create: plantCommand({ input: UserDraft.extend({ password: z.string().min(10).max(200) }), output: User, for: 'admin', at: at(3) }),
  update: plantCommand({ input: UserDraft.extend({ revision: count() }), output: User, for: 'admin', at: at(7) }),
  delete: plantCommand({ input: z.strictObject({ userName: code() }), output: User, for: 'admin', at: at(8) }),
  /** Locking ends the account's sessions at once. */
  lock: plantCommand({ input: z.strictObject({ userName: code(), locked: flag(), reason: note().optional() }), output: User, for: 'admin', at: at(9) }),
  roles: plantQuery({ input: nothing, output: z.array(Role), for: 'admin', at: at(10) }),
  saveRole: plantCommand({ input: RoleDraft.extend({ revision: count().optional() }), output: Role, for: 'admin', at: at(11) }),
})
