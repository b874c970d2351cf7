import { type AlarmDef, AlarmDefDraft, alarmDefName } from '@takt/contract/alarmDefs.ts'
import { Refusal } from '@takt/contract/errors.ts'
import { code } from '@takt/contract/fields.ts'
import type { ImportRow } from '@takt/contract/imports.ts'
import { sopCodesThere } from '../../masterdata/sops/sops.ts'
import { stationAt } from '../../plant/operators/operators.ts'
import { recordChanges, recordNothing } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { judgeRows, namesIn, readRows, type Wish, wishesOf } from '../../platform/imports/imports.ts'
import { alarmDefsOf, insertAlarmDefs, lockAlarmDefs, updateAlarmDef } from './alarmDefs.queries.ts'

type DefWish = Wish<AlarmDefDraft, AlarmDef>
const unsaid = {
  alarmClass: 'fault',
  alarmPriority: 'medium',
  lossType: 'equipment',
  stopsMachine: false,
  callsHelp: false,
  onDelay: 0,
  offDelay: 0,
  enabled: true,
}
const Written = AlarmDefDraft.strip()
const keyOf = ({ alarmCode, stationNumber }: ImportRow) =>
  alarmDefName({
    alarmCode: String(alarmCode ?? '').trim(),
    stationNumber: String(stationNumber ?? '').trim() || null,
  })

/** Every row is judged by the rules for one definition. */
export function importAlarmDefs(call: LineCall, { rows, dryRun }: { rows: ImportRow[]; dryRun: boolean }) {
  return inOneGo(call.db, async (db) => {
    recordNothing(call)
    await lockAlarmDefs(db)
    const codes = [...new Set(namesIn(rows, 'alarmCode'))].filter((one) => code().safeParse(one).success)
    const there = new Map((await alarmDefsOf(db, [call.line], codes)).map((def) => [alarmDefName(def), def]))
    const read = readRows(rows, {
      key: 'alarmCode',
      keyOf,
      schema: AlarmDefDraft,
      there,
      draftOf: (def) => Written.parse(def),
      unsaid,
    })
    const missing = await stationsMissing(db, call, wishesOf(read))
    const sops = await sopCodesThere(
      db,
      call.line,
      wishesOf(read).flatMap(({ draft }) => draft.sopCode ?? []),
    )
    const seen = new Set<string>()
    const { fresh, changed, tell } = judgeRows(read, [], function* ({ draft, before }) {
      const { stationNumber, sopCode } = draft
      const name = alarmDefName(draft)
      if (seen.has(name)) yield new Refusal('users.row_twice', { code: name }, 'alarmCode')
      seen.add(name)
      if (stationNumber !== null && missing.has(stationNumber))
        yield new Refusal('operators.no_station', { stationNumber }, 'stationNumber')
      if (sopCode !== null && sopCode !== before?.sopCode && !sops.has(sopCode))
        yield new Refusal('alarmDefs.no_sop', { sopCode }, 'sopCode')
    })
    const report = tell(dryRun)
    if (report.written) await write(db, call, fresh, changed)
    return report
  })
}

async function stationsMissing(db: Db, { line }: LineCall, wishes: readonly DefWish[]) {
  const missing = new Set<string>()
  for (const station of new Set(wishes.flatMap(({ draft }) => draft.stationNumber ?? [])))
    if (!(await stationAt(db, line, station))) missing.add(station)
  return missing
}

async function write(db: Db, call: LineCall, fresh: readonly DefWish[], changed: readonly DefWish[]) {
  const { line: lineNumber, user } = call
  const made = await insertAlarmDefs(
    db,
    fresh.map(({ draft }) => ({ ...draft, lineNumber, updateAuthor: user.name })),
  )
  const changes = made.map((after) => ({ action: 'create', before: null as AlarmDef | null, after }))
  for (const { draft, before } of changed)
    changes.push({ action: 'update', before, after: await updateAlarmDef(db, lineNumber, draft, user.name) })
  if (changes.length > 0)
    await recordChanges(
      db,
      call,
      changes.map((change) => ({ entity: 'alarmDef', key: alarmDefName(change.after), ...change })),
    )
}
