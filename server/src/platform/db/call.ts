import type { Words } from '@takt/contract/locales/en/words.ts'
import type { GrantLevel, PageName } from '@takt/contract/pages.ts'
import type { LineNumber } from './line.ts'
import type { Db } from './tables.ts'

/** Who calls. */
export type Caller = {
  userName: string
  name: string
  roles: string[]
  /** The lines this person may see: their account's, as far as a role of theirs covers them. Empty: every line. */
  lines: string[]
  /** What they hold on one line or another. Where the line matters use `holds` of `rights.ts`. */
  grants: Grants
  held: Held[]
  /** A right that is kept and passed on; nobody gives it who does not have it. */
  editRight: boolean
  mustChangePassword: boolean
}
/** What one role gives, and on which lines; none named: on all. */
export type Held = { roleKey: string; lines: string[]; grants: Grants }
type Grants = Partial<Record<PageName, GrantLevel>>
export const nobody: Caller = {
  userName: '',
  name: '',
  roles: [],
  lines: [],
  grants: {},
  held: [],
  editRight: false,
  mustChangePassword: false,
}
/** Used where an empty list would mean "every line". No line has this name. */
export const noLine = ''

/** As sent to the person: null where there is none. */
export const linesOrAll = ({ lines }: Pick<Caller, 'lines'>) => (lines.includes(noLine) ? null : lines)

/** Who did it, as records keep and show it: their name, or else their account. */
export const nameOrAccount = ({ name, userName }: Pick<Caller, 'name' | 'userName'>) => name || userName

export const isAdmin = (user: Caller) => user.roles.includes('admin')
export const maySee = ({ lines }: Pick<Caller, 'lines'>, line: string) =>
  lines.length === 0 || lines.includes(line)

/** Where a call comes from. Of the cookies two count, and never as a session: that this browser went to log in elsewhere, and that it logged in before. */
/** `secure`: it came over https. */
export type Origin = { address: string; userAgent: string | null; cookies: string; secure: boolean }

/** Who calls, and with which database: all a handler may know of the world. */
export type PlantCall = {
  db: Db
  user: Caller
  /** The bearer token as it came; only the session feature looks at it. */
  token: string | null
  /** Absent: the server itself. */
  from?: Origin
  /** Of the call that began it, for whatever it leaves behind. */
  traceId?: string | undefined
  /** Absent where no browser waits for an answer. */
  setCookie?: (cookie: string) => void
  /** Set by `recordChange`; a command that leaves no trace is a bug, and `serve` throws. `nothing`: there was nothing to change, so there is nothing to announce. */
  traced: boolean | 'nothing'
}
/** … and on which line. */
export type LineCall = PlantCall & { line: LineNumber }
/** … and in which language its sentences are, and the file that answers it. */
export type Exporting = { words: Words }
export type ExportCall = LineCall & Exporting
/** A file as it arrives. `most`: the most bytes that can come, where the sender gave a length. */
export type IncomingFile = { fileName: string; most: number | null; bytes: AsyncIterable<Buffer> }

/** A streamed file. `rows`, when it is known, lets the browser draw progress. */
export type Download = {
  fileName: string
  contentType: string
  rows: number | null
  /** In a packed file rows cannot be seen passing: so many belong to each part it is flushed after. */
  rowsAPart?: number
  /** How many bytes it has, where that is known ahead. */
  bytes?: number
  body: AsyncIterable<string | Uint8Array>
}

/** What a line does by itself is done by the station it is about. */
export const asStation = (db: Db, line: LineNumber, stationNumber: string): LineCall => ({
  db,
  line,
  user: { ...nobody, userName: stationNumber, name: stationNumber },
  token: null,
  traced: false,
})

/** What nobody does: the server itself, at its time. */
export const asServer = (db: Db, line: LineNumber): LineCall => ({
  db,
  line,
  user: nobody,
  token: null,
  traced: false,
})
