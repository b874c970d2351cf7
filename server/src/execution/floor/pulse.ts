import { type Aspect, type Message, stationsOf } from '../../platform/kernel/kernel.ts'
import type { Database } from '../../platform/db/connect.ts'
import { assertLine } from '../../platform/db/turns.ts'
import { silencesOf } from './load-stations.ts'
import { mayBeTaken } from './play.ts'
import { storeStates } from './store-statuses.ts'
import { transact, type Transacted } from './transact.ts'

/** Reports only that its station is alive. */
export const isPulse = (message: Message) =>
  message.kind === 'heartbeat' && mayBeTaken(message.time, Date.now())

/**
 * Notes heartbeats while the line does other work: they take no turn of it and lock its head only where one ends a silence, or was sent
 * in one. Each statement is a transaction of its own. That is enough: a transaction that marks a station silent holds its row, so either the silence is seen
 * here, by the second statement, or that transaction sees the heartbeat.
 */
export async function hearPulses(
  database: Database,
  aspects: readonly Aspect[],
  line: string,
  messages: readonly Message[],
): Promise<Transacted> {
  const stations = stationsOf(messages)
  const from = Math.min(...messages.map(({ time }) => time))
  const client = await database.floor.connect()
  let broken: Error | undefined
  try {
    const [, , silences] = await Promise.all([
      assertLine(client, line),
      storeStates(client, line, stations, new Map(), { cycles: new Map() }),
      silencesOf(client, line, stations, from),
    ])
    if (silences.size === 0)
      return { answers: messages.map(() => ({ stored: true })), changed: new Set(['boards', 'stations']) }
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // What broke may be the connection.
    client.release(broken)
  }
  return transact(database, aspects, line, messages)
}
