import { z } from 'zod'
import { feature, plantDownload, plantQuery } from './endpoint.ts'
import { choice, code, count, instant, month, nothing, uuid, whole } from './fields.ts'

/** What is put into archives before it leaves the tables. Other logs are deleted when they are old. */
export const archiveKinds = ['passes', 'units', 'statuses', 'outputSlots', 'movements', 'audit'] as const
export type ArchiveKind = (typeof archiveKinds)[number]

/** A file of one month (UTC): JSON lines, gzip. What comes late, after its month was archived, is in a further part. */
export const Archive = z.object({
  archiveId: uuid(),
  archiveKind: choice(archiveKinds),
  month: month(),
  part: whole(1, 32_767),
  archivedRows: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  writtenAt: instant(),
  sha256: code(),
})
export type Archive = z.infer<typeof Archive>

/** What a kind of record occupies now, with its indexes; `oldest` null: there is none. */
export const KindRoom = z.object({
  archiveKind: choice(archiveKinds),
  bytes: z.int().nonnegative(),
  oldest: instant().nullable(),
  archives: count(),
  archivedBytes: z.int().nonnegative(),
})
export type KindRoom = z.infer<typeof KindRoom>

export const archives = feature('archives', {
  list: plantQuery({ input: nothing, output: z.array(Archive), for: ['basicInfo'] }),
  room: plantQuery({ input: nothing, output: z.array(KindRoom), for: ['basicInfo'] }),
  download: plantDownload({
    input: Archive.pick({ archiveId: true }).strict(),
    output: z.never(),
    for: ['basicInfo'],
  }),
  /** Up to when records of a kind have left the lists; null: all of them are there. */
  until: plantQuery({
    input: nothing,
    output: z.object({ passes: instant().nullable(), units: instant().nullable() }),
    for: 'signedIn',
  }),
})
