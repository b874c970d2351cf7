import type { z } from 'zod'
import { type andon, AndonCall, type CallLevel } from '@takt/contract/andon.ts'
import { fill } from '@takt/contract/errors.ts'
import type { ExportCall } from '../../platform/db/call.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { cellsOf, columnsOf } from '../../platform/files/columns.ts'
import { writeSheet } from '../../platform/files/sheet.ts'
import { allCalls } from './andon.queries.ts'
import { levelsOfCalls } from './escalate.queries.ts'

const exported = [
  'stationNumber',
  'lossType',
  'message',
  'callState',
  'period',
  'calledAt',
  'calledBy',
  'faultReports',
  'level',
  'levelAt',
  'arrivedAt',
  'arrivedBy',
  'ownedAt',
  'ownedBy',
  'solvedAt',
  'solvedBy',
  'endedAt',
  'endedBy',
  'reason',
] as const

/** Every call with who was notified of it, in one cell. */
export async function exportCalls(
  call: ExportCall,
  { format, ...filter }: z.output<typeof andon.export.input>,
) {
  const calls = await allCalls(call.db, call.line, filter, nowIso())
  const levels = Map.groupBy(
    await levelsOfCalls(
      call.db,
      calls.map(({ id }) => id),
    ),
    ({ callId }) => callId,
  )
  return writeSheet(call, format, {
    fileName: 'andon-calls',
    columns: [
      ...columnsOf(AndonCall, exported, call.words),
      { title: call.words.andon.told, kind: 'note' as const },
    ],
    rows: exportRows(calls, (one) =>
      (levels.get(one.id) ?? []).map((level) => sayLevel(call, one, level)).join('; '),
    ),
    total: calls.length,
  })
}

async function* exportRows(calls: readonly AndonCall[], levelsText: (call: AndonCall) => string) {
  for (const one of calls) yield [...cellsOf(one, exported), levelsText(one)]
}

/** Minutes after the call: a cell of text has no time zone. */
function sayLevel(
  { words: { andon } }: ExportCall,
  { calledAt }: AndonCall,
  { level, outcome, toldAt, people }: CallLevel,
) {
  const minutes = Math.floor((Date.parse(toldAt) - Date.parse(calledAt)) / 60_000)
  const sentence = outcome === 'told' ? andon.levelTold : andon[outcome]
  return `${minutes} min · ${fill(sentence, { level, people: people.map(({ name }) => name).join(', ') })}`
}
