import type { ColumnType, Generated } from 'kysely'
import type { GrantLevel, PageName } from '@takt/contract/pages.ts'
import type { ListChoice, SavedView } from '@takt/contract/preferences.ts'
import type { Json } from './stored.ts'

type UserRow = {
  userName: string
  name: string
  passwordHash: string | null
  mustChangePassword: Generated<boolean>
  avatar: string | null
  introduction: string | null
  email: ColumnType<string | null, string | null | undefined>
  cardId: string | null
  editRight: Generated<boolean>
  locked: Generated<boolean>
  lockReason: string | null
  lastLogin: string | null
  revision: Generated<number>
}

export interface PeopleTables {
  users: UserRow
  roles: {
    roleKey: string
    roleName: string
    description: string | null
    updateDate: Generated<string | null>
    updateAuthor: string | null
    revision: Generated<number>
  }
  rolePages: { roleKey: string; page: PageName; level: GrantLevel }
  plantPages: { page: PageName; isNew: boolean }
  roleLines: { roleKey: string; lineNumber: string }
  userRoles: { userName: string; roleKey: string }
  userLines: { userName: string; lineNumber: string }
  sessions: {
    tokenHash: Buffer
    sessionId: Generated<string>
    userName: string
    madeAt: Generated<string>
    seenAt: Generated<string>
    endedAt: string | null
    provenElsewhere: Generated<boolean>
    address: ColumnType<string | null, string | null | undefined>
    userAgent: ColumnType<string | null, string | null | undefined>
  }
  loginCodes: {
    codeHash: Buffer
    browserHash: Buffer
    userName: string | null
    issuer: string
    subject: string
    madeAt: Generated<string>
  }
  userIdentities: { issuer: string; subject: string; userName: string; madeAt: Generated<string> }
  sessionTickets: { ticketHash: Buffer; tokenHash: Buffer; expiresAt: string }
  passwordLinks: { userName: string; tokenHash: Buffer; expiresAt: string }
  loginTries: {
    scope: string
    tryKey: Buffer
    userName: string | null
    address: string | null
    failedTries: number
    triedAt: Generated<string>
    barredUntil: string | null
  }
  knownBrowsers: { browserHash: Buffer; userName: string; seenAt: Generated<string> }
  userPreferences: { userName: string; settings: Json<object>; lists: Json<Record<string, ListChoice>> }
  savedViews: Omit<SavedView, 'id' | 'revision' | 'choice'> & {
    id: Generated<number>
    revision: Generated<number>
    choice: Json<ListChoice>
  }
}
