import { type AndonWatch, lateAfterSeconds, type Quiet, type QuietDraft } from '@takt/contract/andonQuiet.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { isoOf, nowIso } from '../../platform/db/instants.ts'
import type { Db } from '../../platform/db/tables.ts'
import { isRuled } from '../andonRules/andonRules.ts'
import { lampTests } from './lamps.queries.ts'
import { endQuiets, insertQuiet, lastLook, lockQuiets, quietNow } from './quiet.queries.ts'

const anHour = 3_600_000

/** Whether calls of the line tell anybody now, and whether somebody looks for levels that are due. */
export const watchOf = async ({ db, line }: LineCall): Promise<AndonWatch> => {
  const now = nowIso()
  const [quiet, lateSince, tests, hasRules] = await Promise.all([
    quietNow(db, line, now),
    levelsLateSince(db),
    lampTests(db, line, now),
    isRuled(db, line),
  ])
  return { quiet: quiet ?? null, lateSince, lampTests: tests, hasRules }
}

/** Since when no server looks for levels that are due, or tells them; null: one does. */
export async function levelsLateSince(db: Db, now = Date.now()): Promise<string | null> {
  const looked = await lastLook(db)
  return looked !== null && now - Date.parse(looked) > lateAfterSeconds * 1000 ? looked : null
}

/** From now on for so many hours; one that runs already ends. */
export const beQuiet = (call: LineCall, { hours, reason }: QuietDraft) =>
  inOneGo(call.db, async (db): Promise<Quiet> => {
    const now = Date.now()
    const [before] = await lockQuiets(db, call.line, isoOf(now))
    if (before) await endQuiets(db, call.line, isoOf(now), call.user.userName)
    const after: Quiet = {
      quietSince: isoOf(now),
      quietUntil: isoOf(now + hours * anHour),
      quietBy: call.user.userName,
      reason,
    }
    await insertQuiet(db, call.line, after)
    await recordChange(db, call, {
      entity: 'andonQuiet',
      key: call.line,
      action: 'quiet',
      before: before ?? null,
      after,
    })
    return after
  })

export const beLoud = (call: LineCall) =>
  inOneGo(call.db, async (db): Promise<Quiet> => {
    const now = nowIso()
    const [before] = await lockQuiets(db, call.line, now)
    if (!before) return refuse('andon.not_quiet')
    await endQuiets(db, call.line, now, call.user.userName)
    const after = { ...before, quietUntil: now }
    await recordChange(db, call, { entity: 'andonQuiet', key: call.line, action: 'loud', before, after })
    return after
  })
