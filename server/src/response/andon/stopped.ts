import { checksOff } from '../../plant/settings/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { linesStoppedByCalls } from './andon.queries.ts'

/** Which of these lines take no unit because of a call, as `arrive` is answered there. */
export async function linesStopped(db: Db, lines: readonly string[]): Promise<ReadonlySet<string>> {
  const stopped = new Set<string>()
  for (const line of lines.length > 0 ? await linesStoppedByCalls(db, lines) : [])
    if (!(await checksOff(db, line)).has('lineStoppedByCall')) stopped.add(line)
  return stopped
}
