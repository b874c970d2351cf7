import type { Db } from '../../platform/db/tables.ts'
import { currentSettings } from '../../plant/settings/settings.ts'
import { linesNamed } from './boards.queries.ts'

/** The lines as boards measure them: where nobody decided a target for one, the plant's counts. */
export async function linesShown(db: Db, lines: readonly string[]) {
  const [found, { targets }] = await Promise.all([linesNamed(db, lines), currentSettings(db)])
  return found.map((line) => ({ ...line, okRateTarget: line.okRateTarget ?? targets.okRate }))
}
