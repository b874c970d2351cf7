import { archives } from '@takt/contract/archives.ts'
import { serve } from '../http/serve.ts'
import { archivedRoom, type Kept, listArchives, sendArchive, untilWhen } from './archives.ts'

export const archivesRoutes = (kept: Kept) =>
  serve(archives, {
    list: ({ db }) => listArchives(db),
    room: ({ db }) => archivedRoom(db, kept),
    download: (call, archive) => sendArchive(call, archive),
    until: ({ db }) => untilWhen(db),
  })
