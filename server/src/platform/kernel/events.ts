import { type NewEvent, plantStream } from '@takt/contract/events.ts'
import { insertEvents } from '../db/events.ts'
import { sqlIn } from '../db/rows.ts'
import type { Db } from '../db/tables.ts'
import { markEvents, nextSeq, nextTurn } from '../db/turns.ts'

export { insertEvents }

/** The plant's own stream: locked before what is written about, like the head of a line. */
export const lockPlantStream = (db: Db) => nextTurn(db, plantStream)

/**
 * The events of a person's transaction, written in its turn. The head is locked before anything else of the line, so that two who change
 * the same rows never deadlock: a caller that has not locked it is refused here.
 */
export async function appendEvents(db: Db, line: string, events: readonly NewEvent[]) {
  if (events.length === 0) return
  const { turn, first } = nextSeq(db, line, events.length)
  await insertEvents(sqlIn(db), line, turn, events, first)
  await markEvents(db, line, turn)
}
