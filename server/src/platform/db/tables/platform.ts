import type { ColumnType, Generated } from 'kysely'
import type { SealCheck } from '@takt/contract/seals.ts'
import type { ArchiveKind } from '@takt/contract/archives.ts'
import type { AuditEntry } from '@takt/contract/audit.ts'
import type { EventKind } from '@takt/contract/events.ts'
import type { FileUse, UserFile } from '@takt/contract/files.ts'
import type { FrozenReport } from '@takt/contract/frozenReports.ts'
import type { SecurityKind } from '@takt/contract/security.ts'
import type { Json, Stored } from './stored.ts'

export interface PlatformTables {
  frozenReports: FrozenReport & { asked: Json<object>; report: Json<object>; measured: Json<object> | null }
  lineHeads: {
    lineNumber: string
    turn: Generated<number>
    heardAt: Generated<string>
    eventTurn: Generated<number>
  }
  events: {
    lineNumber: string
    turn: number
    seq: number
    heardAt: string
    kind: EventKind
    about: string
    data: Json<object>
  }
  followerPositions: {
    follower: string
    lineNumber: string
    turn: Generated<number>
    seq: Generated<number>
    heardAt: Generated<string>
    tries: Generated<number>
    retryAt: ColumnType<string | null, string | null | undefined>
  }
  followerKinds: { follower: string; kinds: string[]; saidAt: string }
  eventsSetAside: {
    follower: string
    lineNumber: string
    turn: number
    seq: number
    heardAt: string
    kind: string
    about: string
    data: Json<object>
    errorText: string
    setAsideAt: Generated<string>
  }
  lineTurns: {
    lineNumber: string
    turn: number
    heardAt: string
    stations: string[] | null
    firstOut: string[] | null
    lastOut: string[] | null
  }
  securityEvents: {
    id: Generated<number>
    at: Generated<string>
    kind: SecurityKind
    userName: string | null
    address: string | null
    reason: string
    seen: number
  }
  auditLog: Omit<AuditEntry, 'id' | 'at' | 'before' | 'after'> & {
    id: Generated<number>
    at: Generated<string>
    before: Json<AuditEntry['before']>
    after: Json<AuditEntry['after']>
    /** Null: the server did it by itself. */
    traceId: string | null
  }
  userFiles: Omit<Stored<UserFile, 'madeAt'>, 'name' | 'usedIn' | 'filePath'> & {
    sha256: ColumnType<Buffer | null, Buffer | undefined, Buffer>
  }
  filePieces: { fileId: string; pieceNo: number; bytes: Buffer }
  fileUses: FileUse & { fileId: string }
  doneMessages: {
    lineNumber: string
    message: string
    meaning: number
    answer: Json<unknown>
    at: Generated<string>
  }
  archives: {
    archiveId: string
    archiveKind: ArchiveKind
    month: string
    part: number
    archivedRows: Generated<number>
    bytes: Generated<number>
    pieces: Generated<number>
    sha256: Buffer | null
    writtenAt: string | null
    leftAt: string | null
  }
  backups: {
    finishedAt: Generated<string>
    bytes: number | null
    seconds: number
    errorText: string | null
  }
  auditSeals: { day: string; entries: number; root: Buffer; chain: Buffer; sealedAt: Generated<string> }
  auditLeaves: { day: string; part: number; leaves: Buffer }
  auditSignatures: { day: string; publicKey: Buffer; signature: Buffer; signedAt: Generated<string> }
  auditSealChecks: Stored<SealCheck>
  archivePieces: { archiveId: string; pieceNo: number; pieceRows: number; bytes: Buffer }
  numberCounters: { counted: string; lastNumber: number }
  secrets: { secretName: string; secret: Buffer }
}
