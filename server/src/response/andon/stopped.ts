import type { AndonRule } from '@takt/contract/andonRules.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import { checksOff } from '../../plant/settings/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { linesStoppedByCalls } from './andon.queries.ts'

/** From when on a call stops its line by its rule; null: it does not. */
export const stopsFrom = (
  rule: Pick<AndonRule, 'stopsLine' | 'stopWindow'> | undefined,
  calledAt: number,
): string | null => (rule?.stopsLine ? isoOf(calledAt + (rule.stopWindow ?? 0) * 1000) : null)

/** Which of these lines take no unit because of a call, as `arrive` is answered there. */
export async function linesStopped(db: Db, lines: readonly string[]): Promise<ReadonlySet<string>> {
  const stopped = new Set<string>()
  for (const line of lines.length > 0 ? await linesStoppedByCalls(db, lines, nowIso()) : [])
    if (!(await checksOff(db, line)).has('lineStoppedByCall')) stopped.add(line)
  return stopped
}
