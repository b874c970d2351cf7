import type { Db } from '../db/tables.ts'
import { forgetOlderOfLines } from '../db/forget.ts'

export type Speaker = { lineNumber: string; stationNumber: string }
export type ThreadState = Record<string, unknown>

const own = (db: Db, { lineNumber, stationNumber }: Speaker, thread: string) =>
  db
    .selectFrom('stationThreads')
    .select('told')
    .where('lineNumber', '=', lineNumber)
    .where('stationNumber', '=', stationNumber)
    .where('thread', '=', thread)

export const findThread = async (db: Db, speaker: Speaker, thread: string) =>
  (await own(db, speaker, thread).executeTakeFirst())?.told ?? null

export const writeThread = (
  db: Db,
  { lineNumber, stationNumber }: Speaker,
  thread: string,
  state: ThreadState,
) =>
  db
    .insertInto('stationThreads')
    .values({ lineNumber, stationNumber, thread, told: JSON.stringify(state) })
    .onConflict((on) =>
      on.columns(['lineNumber', 'stationNumber', 'thread']).doUpdateSet({ told: JSON.stringify(state) }),
    )
    .execute()

/** The station itself: where there is no thread yet, two messages still take turns. */
export const lockSpeaker = (db: Db, { lineNumber, stationNumber }: Speaker) =>
  db
    .selectFrom('stations')
    .select('stationNumber')
    .where('lineNumber', '=', lineNumber)
    .where('stationNumber', '=', stationNumber)
    .forNoKeyUpdate()
    .execute()

export const forgetOldThreads = (db: Db, days: number) =>
  forgetOlderOfLines(db, 'stationThreads', ['stationNumber', 'thread'], 'toldAt', days)
