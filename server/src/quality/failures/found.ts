import type { z } from 'zod'
import type { ErrorKey } from '@takt/contract/errors.ts'
import { type failures, failuresLeft, type FoundFailures } from '@takt/contract/failure-rows.ts'
import { failStatuses } from '@takt/contract/failures.ts'
import { disposeFailures, openFailures } from '../../execution/floor/floor.ts'
import { type BulkKind, runBulk } from '../../execution/genealogy/genealogy.ts'
import { recordChanges } from '../../platform/audit/audit.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { ofSameDefect } from './same.ts'
import { changesBy } from './trace.ts'

type FoundDisposition = z.output<typeof failures.disposeFound.input>
type Left = (typeof failuresLeft)[number]

const leftBy: Partial<Record<ErrorKey, Left>> = {
  'failures.wrong_status': 'decided',
  'failures.in_work': 'inWork',
  'failures.held_otherwise': 'heldOtherwise',
}

/** All found that are still to be decided about: a list taken once, piece by piece, resumed by another server. */
export async function disposeFound(call: LineCall, request: FoundDisposition): Promise<FoundFailures> {
  const { changed, unchanged } = await runBulk(call, 'dispose', request)
  const left = failuresLeft.flatMap((why) => {
    const count = unchanged[why] ?? 0
    return count ? [{ why, failures: count }] : []
  })
  return { changed, left }
}

export const foundFailures: BulkKind = {
  verbs: ['dispose'],
  async list({ db, line }, stored) {
    const { disposition: _, reason: _reason, ...scope } = stored as Omit<FoundDisposition, 'messageId'> // as it was requested
    const found = await openFailures(db, line, await ofSameDefect({ db, line }, scope))
    return {
      found: found.map(({ failId: id, failStatus }) => ({ id, stood: failStatuses.indexOf(failStatus) })),
      deeper: false,
    }
  },
  async play(db, call, piece, { asked }) {
    const { disposition, reason } = asked as FoundDisposition // as it was stored
    const ids = piece.map(({ id }) => id)
    const seen = new Map(
      piece.flatMap(({ id, stood }) => (stood === null ? [] : [[id, failStatuses[stood]!] as const])),
    )
    const decision = { disposition, reason, by: call.user.userName, seen }
    const outcomes = await disposeFailures(db, call.line, ids, decision)
    const unchanged: Record<string, number> = {}
    for (const { refused } of outcomes) {
      if (!refused) continue
      const why = leftBy[refused.key] ?? 'unitOver'
      unchanged[why] = (unchanged[why] ?? 0) + 1
    }
    const changed = outcomes.filter(({ refused }) => refused === null).length
    if (changed) await recordChanges(db, call, changesBy(outcomes, decision))
    return { changed, unchanged }
  },
}
