import { z } from 'zod'
import { AuditEntry } from './audit.ts'
import { feature, plantCommand, plantQuery } from './endpoint.ts'
import { code, codes, count, email, flag, instant, name, note, nothing } from './fields.ts'
import { ledgerOf, ledgerPaging } from './lists.ts'

/** A small picture as a data address: PNG or JPEG, of so many pixels each way at most. */
export const pictureSize = { pixels: 512, bytes: 60_000 }
const picture = () =>
  z
    .string()
    .max(84_000)
    .regex(/^data:image\/(png|jpeg);base64,[\da-z+/]+={0,2}$/i)

/** One's own account, as its owner sees it. */
export const Account = z.object({
  userName: code(),
  name: name(),
  email: email().nullable(),
  introduction: note().nullable(),
  avatar: z.string().nullable(),
  roles: codes(),
  /** Where they may look, as far as their roles reach; empty: every line, null: none. */
  lines: codes().nullable(),
  cardId: code().nullable(),
  editRight: flag(),
  lastLogin: instant().nullable(),
  revision: count(),
})
export type Account = z.infer<typeof Account>
export const AccountDraft = Account.pick({
  name: true,
  email: true,
  introduction: true,
  revision: true,
}).strict()
export type AccountDraft = z.infer<typeof AccountDraft>

export const OwnChange = AuditEntry.pick({
  id: true,
  at: true,
  lineNumber: true,
  entity: true,
  entityKey: true,
  action: true,
}).extend({
  /** Of a unit, whose key people do not know; null where it is none, has no number or is in an archive. */
  productSn: code().nullable(),
})
export type OwnChange = z.infer<typeof OwnChange>

/** What became of one's sessions; where from, as far as it was written down. */
export const SessionEvent = AuditEntry.pick({ id: true, at: true, action: true }).extend({
  address: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
})
export type SessionEvent = z.infer<typeof SessionEvent>

const paging = z.strictObject(ledgerPaging)

export const account = feature('account', {
  me: plantQuery({ input: nothing, output: Account, for: 'signedIn' }),
  save: plantCommand({ input: AccountDraft, output: Account, for: 'signedIn', touches: ['users'] }),
  /** Null takes the picture away. */
  saveAvatar: plantCommand({
    input: z.strictObject({ avatar: picture().nullable() }),
    output: Account,
    for: 'signedIn',
    touches: ['users'],
  }),
  /** What one changed oneself, newest first. */
  activity: plantQuery({ input: paging, output: ledgerOf(OwnChange), for: 'signedIn' }),
  timeline: plantQuery({ input: paging, output: ledgerOf(SessionEvent), for: 'signedIn' }),
})
