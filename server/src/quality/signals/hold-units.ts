import { ruleSource } from '@takt/contract/charts.ts'
import type { ChartSignal } from '@takt/contract/signals.ts'
import { changeUnits, holdUnit } from '../../execution/floor/floor.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue, notDoneYet } from '../../platform/kernel/kernel.ts'
import type { Found } from './find.ts'
import { lockSignal } from './signals.queries.ts'
import type { Earlier } from './wanted.ts'

/** Whether what was found may still be told: somebody may have changed what judged it meanwhile. Asked under the line's lock. */
export type Stands = (db: Db) => Promise<boolean>

/** In every language the same: it is the text of a unit's hold and of a call. */
export const signalText = (
  { resultCode, rule }: Pick<ChartSignal, 'resultCode' | 'rule'>,
  resultName = resultCode,
) => [...new Set([resultCode, resultName]), ruleSource(rule)].join(' · ')

/** Once a signal: whom a person has released since is not held again when all points are judged again. */
export async function holdUnits(db: Db, line: LineNumber, signal: ChartSignal, units: readonly string[]) {
  const idOf = (unit: string) => `${signal.signalId} ${unit}`
  const fresh = new Set(await notDoneYet(db, line, 'signals.hold', [...new Set(units)].map(idOf)))
  const toHold = units.filter((unit) => fresh.has(idOf(unit)))
  if (toHold.length === 0) return
  await changeUnits(db, line, toHold, (act) => {
    for (const unit of act.units) holdUnit(act, unit, signalText(signal))
  })
}

const most = 200

/**
 * While nobody has answered a signal, other points that break the same rule are none, but their units are held as well: also one that was measured before
 * the signal's and heard of later. What was measured before an earlier signal was answered is answered with it.
 */
export async function holdOthers(
  db: Db,
  line: LineNumber,
  signals: readonly Earlier[],
  found: readonly Found[],
  stands: Stands,
) {
  for (const last of signals) {
    if (last.answeredAt !== null) continue
    const since = last.lastAnswer === null ? -Infinity : Date.parse(last.lastAnswer)
    const units = found
      .filter(({ chartPart, rule }) => chartPart === last.chartPart && rule === last.rule)
      .filter(({ time }) => time > since)
      .flatMap((point) => point.units)
    for (let at = 0; at < units.length; at += most)
      await inLineQueue({ db, line }, 'pieces', async (db) => {
        if (!(await stands(db))) return
        const signal = await lockSignal(db, line, last.signalId)
        if (signal?.answeredAt === null) await holdUnits(db, line, signal, units.slice(at, at + most))
      })
  }
}
