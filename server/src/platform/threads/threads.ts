import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { findThread, lockSpeaker, type Speaker, type ThreadState, writeThread } from './threads.queries.ts'

// What a station begins in one message and ends in another, for adapters whose protocol works so. In the database: a restart, or another server, goes on with it.
export { findThread, forgetOldThreads, type Speaker, writeThread } from './threads.queries.ts'

/** By what was sent so far, which no other message of the station changes meanwhile. Null: it stays as it is. */
export const changeThread = (
  db: Db,
  speaker: Speaker,
  thread: string,
  change: (state: ThreadState | null) => ThreadState | null,
) =>
  inOneGo(db, async (db) => {
    await lockSpeaker(db, speaker)
    const changed = change(await findThread(db, speaker, thread))
    if (changed) await writeThread(db, speaker, thread, changed)
  })
