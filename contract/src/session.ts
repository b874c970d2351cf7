import { z } from 'zod'
import { Brand } from './brand.ts'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import { code, codes, count, flag, instant, name, note, nothing, uuid } from './fields.ts'
import { Line } from './lines.ts'
import { grantLevels, pageNames } from './pages.ts'
import { PlantWithHistory } from './plant.ts'
import { Preferences, Settings } from './preferences.ts'
import { CommonSettings } from './settings.ts'

/** As long as the login form takes; longer passwords only cost hashing time. */
export const password = () => z.string().min(1).max(200)
export const newPassword = () => z.string().min(10).max(200)

export const UserInfo = z.object({
  roleKey: codes(),
  userId: code(),
  name: name(),
  avatar: z.string().max(200_000).nullable(),
  introduction: note().nullable(),
  editRight: flag(),
  /** Lines this person is limited to; empty: every line, null: none. */
  lines: codes().nullable(),
  /** How this person sets up the console. */
  settings: Settings,
  lists: Preferences.shape.lists,
  /** Notices not read yet. */
  unread: count(),
  /** The plant with the lines this person may choose, as `plant/get` and `lines/list` tell them: nothing is drawn without. Null until the password is their own. */
  plant: PlantWithHistory.extend({ lines: z.array(Line) }).nullable(),
  /** The password was made by somebody else: it is to be changed before anything else. */
  mustChangePassword: flag(),
})
export type UserInfo = z.infer<typeof UserInfo>

/** `title` is the page's name; a role in `roles` may view it, one in `edit` may also change things there. */
export const RouterAccess = z.object({ title: z.enum(pageNames), roles: codes(), edit: codes() })
export type RouterAccess = z.infer<typeof RouterAccess>

/** What a console begins with: who this is, and all that its first page needs besides what that page is about. */
export const Entry = z.object({
  info: UserInfo,
  /** `lineNumber`: the line that is chosen, `access`: as sent for it. Null until the password is their own. */
  first: z
    .object({
      lineNumber: code().nullable(),
      access: z.array(RouterAccess),
      brand: Brand,
      common: CommonSettings,
    })
    .nullable(),
})
export type Entry = z.infer<typeof Entry>

/** Pages and what this person holds on each: the answer to "may I". */
export const Grants = z.partialRecord(z.enum(pageNames), z.enum(grantLevels))
export type Grants = z.infer<typeof Grants>

/** A session of one's own that still counts, and where it is. `browser` and `system` are names such as Firefox and Windows, null where the browser hides them. */
export const OwnSession = z.object({
  sessionId: uuid(),
  madeAt: instant(),
  seenAt: instant(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The one of this request. */
  current: flag(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** A pass for what cannot send a header: a websocket, a link to a file. Good once, until `expires`; the token itself never belongs into an address. */
export const Ticket = z.object({ ticket: z.string(), expires: instant() })

/** What every way to log in answers with: the specification's user session. */
export const LoggedIn = UserInfo.pick({
  name: true,
  avatar: true,
  introduction: true,
  editRight: true,
}).extend({
  token: z.string(),
  username: code(),
  roles: codes(),
  routerAccess: z.array(RouterAccess),
  ticket: Ticket.shape.ticket,
})

export const session = feature('session', {
  login: plantCommand({
    input: z.strictObject({ userName: code(), password: password() }),
    output: LoggedIn,
    for: 'anyone',
    at: { path: '/web/login' },
  }),
  check: plantQuery({
    input: z.strictObject({
      userName: code().optional(),
      para: z.strictObject({ token: z.string().max(200).optional() }).nullish(),
    }),
    /** Whose session it is, where it is valid: named before a browser changes from one person's session to another's. */
    output: z.object({ valid: flag(), userName: code().nullable(), name: name().nullable() }),
    for: 'anyone',
    at: { path: '/web/checkToken' },
  }),
  /** With a session the current password is required; the one-time link of an administrator carries its token instead. */
  savePassword: plantCommand({
    input: z.strictObject({
      userName: code(),
      password: newPassword(),
      currentPassword: password().optional(),
      token: z.string().max(200).optional(),
    }),
    output: nothing,
    for: 'anyone',
    touches: ['users'],
    at: { path: '/web/savePassword' },
  }),
  /** Does the link still open? Checked before anybody types a password. */
  checkLink: plantQuery({
    input: z.strictObject({ userName: code(), token: z.string().max(200) }),
    output: z.object({ valid: flag() }),
    for: 'anyone',
  }),
  logout: plantCommand({
    input: z.strictObject({ Para: z.unknown().optional() }),
    output: nothing,
    for: 'anyone',
    at: { path: '/web/Logout' },
  }),
  /** With the line this browser was on last. */
  entry: plantQuery({
    input: z.strictObject({ lineNumber: code().nullish() }),
    output: Entry,
    for: 'signedIn',
  }),
  info: plantQuery({ input: nothing, output: UserInfo, for: 'signedIn' }),
  /** With a line: on pages that need one only the roles that cover it. */
  access: plantQuery({
    input: z.strictObject({ lineNumber: code().nullish() }),
    output: z.array(RouterAccess),
    for: 'signedIn',
  }),
  /** Another ticket, for the next connection or download. */
  ticket: plantQuery({ input: nothing, output: Ticket, for: 'signedIn' }),
  /** One's own, the one of this request first. */
  mine: plantQuery({ input: nothing, output: z.array(OwnSession), for: 'signedIn' }),
  end: plantCommand({
    input: OwnSession.pick({ sessionId: true }).strict(),
    output: nothing,
    for: 'signedIn',
    touches: ['users'],
  }),
  endOthers: plantCommand({
    input: nothing,
    output: z.object({ ended: count() }),
    for: 'signedIn',
    touches: ['users'],
  }),
})
