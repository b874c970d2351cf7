import { refuse } from '@takt/contract/errors.ts'
import type { SignatureMeaning } from '@takt/contract/sop-signatures.ts'
import { type SopKey, type SopMove, sopMoves, type SopRow } from '@takt/contract/sops.ts'
import { proveAgain } from '../../people/session/session.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { inOneGo } from '../../platform/db/connect.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { lineAsks, lineAsksToRead } from './for-floor.queries.ts'
import { deleteSignatures, insertSignature } from './signatures.queries.ts'
import { type lockVersions, settleSuperseded } from './sops.queries.ts'
import { type Change, facts, held, store } from './versions.ts'

type Wish = SopKey & { reason?: string; contentHash?: string; revision?: number; password?: string }
type Versions = Awaited<ReturnType<typeof lockVersions>>
type Move = (call: LineCall, before: SopRow, versions: Versions, wish: Wish) => Change

/** Who wrote in it does not sign it, and what is signed is what was seen. */
function mustSignThis({ user }: LineCall, before: SopRow, { contentHash, revision }: Wish) {
  if (before.authors.includes(user.userName)) refuse('sops.same_person')
  if (before.contentHash !== contentHash) refuse('sops.other_content')
  if (before.revision !== revision) refuse('record.changed')
}

/** What each move makes of a version, or why it may not be. */
const changes: Record<SopMove, Move> = {
  submit(_, before) {
    if (before.fileId === null && before.steps.length === 0) refuse('sops.empty')
    return { sopStatus: 'review' }
  },
  sendBack: () => ({ sopStatus: 'draft' }),
  review(call, before, _, wish) {
    mustSignThis(call, before, wish)
    return { sopStatus: 'review' }
  },
  release(call, before, versions, wish) {
    mustSignThis(call, before, wish)
    const asksFrom = versions.find(({ asksFrom }) => asksFrom !== null)?.asksFrom
    return {
      sopStatus: 'released',
      releasedBy: call.user.userName,
      releasedAt: nowIso(),
      asksFrom: before.major ? before.sopVer : (asksFrom ?? before.sopVer),
    }
  },
  withdraw: () => ({ sopStatus: 'obsolete', withdrawnAt: nowIso() }),
}

/** The meaning of a move's signature under the version, which needs the password. */
const signs: Partial<Record<SopMove, SignatureMeaning>> = { review: 'reviewed', release: 'released' }

async function sign(db: Db, { line, user }: LineCall, sop: SopRow, signatureMeaning: SignatureMeaning) {
  const { sopCode, sopVer, contentHash } = sop
  const { userName, name } = user
  const which = { lineNumber: line, sopCode, sopVer, contentHash, signatureMeaning }
  const isNew = await insertSignature(db, { ...which, userName, name, signedAt: nowIso() })
  if (!isNew) refuse('sops.signed_already', { sopCode, sopVer })
}

/** Under the line's lock where stations see another version afterwards: a unit arrives before it or after it. */
export async function moveSop(call: LineCall, move: SopMove, wish: Wish) {
  const meaning = signs[move]
  // Before the transaction: a wrong password is counted although the move is refused.
  if (meaning) await proveAgain(call, wish.password ?? '')
  const after = await inOneGo(call.db, async (db) => {
    const inside = { call, db }
    await lockLine(db, call.line)
    const { versions, before } = await held(inside, wish)
    if (before.sopStatus !== sopMoves[move]) refuse('sops.wrong_status', facts(before))
    const change = changes[move](call, before, versions, wish)
    if (meaning) await sign(db, call, before, meaning)
    if (move === 'sendBack') await deleteSignatures(db, call.line, before)
    await settleSuperseded(db, call.line, wish.sopCode)
    const after = await store(inside, before, change, { action: move, reason: wish.reason })
    await settleSuperseded(db, call.line, wish.sopCode)
    return after
  })
  lineAsksToRead.forget(call.db, call.line)
  lineAsks.forget(call.db, call.line)
  return after
}
