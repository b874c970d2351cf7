import type { Words } from '@takt/contract/locales/en/words.ts'
import type { GrantLevel, PageName } from '@takt/contract/pages.ts'
import type { LineNumber } from './line.ts'
import type { Db } from './tables.ts'

/** Who calls. */
export type Caller = {
  userName: string
  name: string
  roles: string[]
  /** Empty: every line. */
  lines: string[]
  grants: Partial<Record<PageName, GrantLevel>>
  mustChangePassword: boolean
}
export const nobody: Caller = { userName: '', name: '', roles: [], lines: [], grants: {}, mustChangePassword: false }

export const isAdmin = (user: Caller) => user.roles.includes('admin')
export const maySee = (user: Caller, line: string) => user.lines.length === 0 || user.lines.includes(line)

/** Who calls, and with which database: all a handler may know of the world. */
export type PlantCall = {
  db: Db
  user: Caller
  /** The bearer token as it came; only the session feature looks at it. */
  token: string | null
  /** Set by `recordChange`; a command that leaves no trace is a bug, and `serve` says so. */
  traced: boolean
}
/** … and on which line. */
export type LineCall = PlantCall & { line: LineNumber }
/** … and in which language the file is written that answers it. */
export type Exporting = { words: Words }
export type ExportCall = LineCall & Exporting
