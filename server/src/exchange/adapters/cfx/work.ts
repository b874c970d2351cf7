import { refuse } from '@takt/contract/errors.ts'
import type { ScannedPart } from '@takt/contract/floor.ts'
import { changeThread, findThread, writeThread } from '../../../platform/threads/threads.ts'
import type { Heard } from './speak.ts'

/** What a machine does in one transaction: begun, reported in several messages, ended. `done`: which message completed a unit; `heard`: those whose parts are in `parts`. */
export type Work = {
  transaction: string
  begunAt: string
  units: string[]
  parts: Record<string, ScannedPart[]>
  done: Record<string, string>
  heard: string[]
}

const threadOf = (transaction: string) => `work ${transaction}`
const current = 'work'

export async function workOf(
  { desk: { db }, station }: Heard,
  transaction: string | null,
): Promise<Work | null> {
  if (transaction === null) return null
  return (await findThread(db, station, threadOf(transaction))) as Work | null // written here only
}

/** The work the machine has begun last: what it reports without naming a transaction belongs to it. */
export async function currentWork(heard: Heard): Promise<Work | null> {
  const last = await findThread(heard.desk.db, heard.station, current)
  return last ? workOf(heard, String(last.transaction)) : null
}

export const mustKnow = (work: Work | null, transaction: string | null): Work =>
  work ?? refuse('cfx.work_unknown', { transaction: transaction ?? '' })

/** As it is now: what another message reported of it meanwhile stays. */
export const changeWork = (
  { desk: { db }, station }: Heard,
  { transaction }: Work,
  change: (work: Work) => Work,
) => changeThread(db, station, threadOf(transaction), (state) => (state ? change(state as Work) : null)) // written here only

/** The same work again keeps what was reported of it meanwhile. */
export async function beginWork(heard: Heard, transaction: string, units: string[]): Promise<void> {
  const fresh: Work = { transaction, begunAt: heard.envelope.at, units, parts: {}, done: {}, heard: [] }
  await changeThread(heard.desk.db, heard.station, threadOf(transaction), (state) => state ?? fresh)
  await writeThread(heard.desk.db, heard.station, current, { transaction })
}
