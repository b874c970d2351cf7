import { type NewEvent, plantStream } from '@takt/contract/events.ts'
import { insertEvents } from '../db/events.ts'
import { sqlIn } from '../db/rows.ts'
import type { Db } from '../db/tables.ts'
import { markEvents, nextSeq, nextTurn } from '../db/turns.ts'

export { insertEvents }

/** The plant's own stream: locked before what is written about, like the head of a line. */
export const lockPlantStream = (db: Db) => nextTurn(db, plantStream)

/**
 * What a person's transaction leaves behind, at its turn. The head is locked before anything else of the line, so that two who change
 * the same never wait for each other in a circle: whoever has not done so is told here.
 */
export async function appendEvents(db: Db, line: string, events: readonly NewEvent[]) {
  if (events.length === 0) return
  const { turn, first } = nextSeq(db, line, events.length)
  await insertEvents(sqlIn(db), line, turn, events, first)
  await markEvents(db, line, turn)
}
