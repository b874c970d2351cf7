import type { z } from 'zod'
import { type orders } from '@takt/contract/orders.ts'
import { QueueChange, queueFields, type QueueChangeFilter } from '@takt/contract/queue-changes.ts'
import type { ExportCall, LineCall } from '../../platform/db/call.ts'
import { countUpTo } from '../../platform/db/connect.ts'
import { readPage } from '../../platform/db/keyset.ts'
import { columnsOf } from '../../platform/files/columns.ts'
import { shownAs, writeSheet } from '../../platform/files/sheet.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { allChanges, changesAfter, type QueueChangeScope } from './changes.queries.ts'

type Entry = Awaited<ReturnType<typeof changesAfter>>[number]

export async function queueChanges({ db, line }: LineCall, { after, limit, ...filter }: QueueChangeFilter) {
  const { rows, ...page } = await readPage({
    place: after,
    limit,
    find: (most) => changesAfter(db, line, filter, after, most),
    count: () => countUpTo(db, allChanges(db, line, filter)),
    placeOf: ({ id }) => [id],
  })
  return { rows: rows.map(changeOf), ...page }
}

/** An entry of the change history as one that shuffles orders reads it. */
function changeOf({ id, at, entityKey, queueAction, userName, before, after }: Entry): QueueChange {
  const changes = queueFields
    .map((field) => ({ field, before: valueOf(before?.[field]), after: valueOf(after?.[field]) }))
    // A new order was nothing before, a deleted one is nothing afterwards: that it was made or deleted is recorded already.
    .filter((change) => before && after && change.before !== change.after)
  // A change of the quantity leaves the order's status, and the reason for that, as they were.
  const statusReason = after?.['statusReason'] === before?.['statusReason'] ? null : after?.['statusReason']
  const reason = valueOf(after?.['reason'] ?? statusReason)
  return {
    id,
    at,
    orderCode: entityKey,
    queueAction,
    userName,
    changes,
    reason: reason === null ? null : String(reason),
  }
}

const valueOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null)

const exported = ['at', 'orderCode', 'queueAction', 'userName', 'reason'] as const

/** The whole filter result; every field that changed has a column for what it was and one for what it became. */
export async function exportChanges(
  call: ExportCall,
  { format, ...filter }: z.output<typeof orders.exportChanges.input>,
) {
  const { words } = call
  const columns = columnsOf(QueueChange, exported, words)
  const changed = { title: words.field.changes, kind: 'note' as const }
  return writeSheet(call, format, {
    fileName: `queue history ${call.line}`,
    columns: [...columns, changed],
    rows: exportRows(call, filter),
    total: null,
  })
}

const piece = 1000

async function* exportRows({ db, line, words }: ExportCall, filter: QueueChangeScope) {
  const times = await plantTimes(db)
  const say = (field: QueueChange['changes'][number]['field'], value: string | number | null) => {
    if (value === null) return '–'
    if (field === 'planStart' || field === 'planEnd') return times.say(String(value))
    return String(
      shownAs(
        { title: '', kind: 'note', says: field === 'orderStatus' ? words.orderStatus : undefined },
        words.say,
        times.say,
      )(value),
    )
  }
  let after: number | undefined
  for (;;) {
    const found = await changesAfter(db, line, filter, after, piece)
    for (const { at, orderCode, queueAction, userName, reason, changes } of found.map(changeOf)) {
      yield [
        at,
        orderCode,
        queueAction,
        userName,
        reason,
        changes
          .map(
            (one) =>
              `${words.field[one.field]}: ${say(one.field, one.before)} → ${say(one.field, one.after)}`,
          )
          .join('; '),
      ]
    }
    after = found.at(-1)?.id
    if (found.length < piece) return
  }
}
