import { ruleFor } from '@takt/contract/andonRules.ts'
import type { LossType } from '@takt/contract/alarmDefs.ts'
import { asStation } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inLineQueue } from '../../platform/kernel/kernel.ts'
import { rulesInUse } from '../andonRules/andonRules.ts'
import { materialLow } from '../notices/notices.ts'
import { openCauses } from './andon.queries.ts'
import { openCall } from './open-call.ts'
import { stopsFrom } from './stopped.ts'

/**
 * Calls for help where material falls below its minimum and a rule of the station, or of its line, requires it: once, until more of it is
 * bound and that is too little again; and not while a call for it is open. Returns the lines of new calls.
 */
export async function callForMaterial(db: Db, now = Date.now()): Promise<string[]> {
  const short = await materialLow(db)
  if (short.length === 0) return []
  const lines = short.flatMap(({ lineNumber }) => lineNumber ?? [])
  const rules = await rulesInUse(db, [...new Set(lines)])
  if (!rules.some(({ lowMaterial }) => lowMaterial)) return []
  const called = new Set<string>()
  for (const { lineNumber, about: stationNumber, source, facts } of short) {
    const rule = ruleOf(rules, lineNumber!, stationNumber) // material is bound at a line
    if (!rule) continue
    const { stopsLine } = rule
    const cause = `materialLow ${source}`
    if ((await openCauses(db, lineNumber!)).some((open) => materialIn(open) === materialIn(cause))) continue
    const message = `${facts.bomName} · ${facts.position} · ${facts.remaining} / ${facts.minimum} ${facts.unit}`
    const by = asStation(db, lineNumber as LineNumber, stationNumber)
    const stopsAt = stopsFrom(rule, now)
    const draft = { stationNumber, lossType: rule.lossType, message, stopsLine, stopsAt, cause }
    const made = await inLineQueue(by, 'acts', (db) => openCall(db, by, draft, isoOf(now)))
    if (made) called.add(lineNumber!)
  }
  return [...called]
}

/** What it is about, without when it was bound. */
const materialIn = (cause: string) => cause.replace(/ \d{4}-\d\d-\d\d [\d:.]+[+-][\d:]+$/, '')

/** The kind of help that is called for: of several such rules the first by loss type. */
function ruleOf(rules: Awaited<ReturnType<typeof rulesInUse>>, lineNumber: string, stationNumber: string) {
  const kinds: LossType[] = ['organizational', 'process', 'mass', 'equipment']
  return kinds
    .map((lossType) => ruleFor(rules, { lineNumber, stationNumber, lossType }))
    .find((rule) => rule?.lowMaterial)
}
