import type { Follower } from '../../platform/kernel/kernel.ts'
import type { Db } from '../../platform/db/tables.ts'
import { sharedOf, updateDealt } from './concessions.queries.ts'
import { dealAgain } from './deal.ts'
import { lockShared } from './shared.ts'

/** Pieces that lines share are dealt again as they are used; with the last one the concession ends on all of them. */
export const concessionsFollower: Follower = {
  name: 'concessions',
  kinds: ['concessionUsed'],
  async handle(db, events) {
    const lineNumber = events[0]!.lineNumber // those of one look are of one stream
    const codes = [...new Set(events.map(({ about }) => about))]
    let isChanged = false
    for (const { concessionCode } of await sharedOf(db, lineNumber, codes))
      isChanged = (await deal(db, lineNumber, concessionCode)) || isChanged
    return isChanged ? ['concessions'] : []
  },
}

async function deal(db: Db, needy: string, code: string) {
  const rows = await lockShared(db, needy, code)
  const own = rows.find(({ lineNumber }) => lineNumber === needy)
  if (!own) return false
  const { allPieces, concessionState } = own
  if (allPieces === null || concessionState !== 'approved') return false
  const parts = rows.map(({ lineNumber, usedPieces, pieces }) => ({
    lineNumber,
    usedPieces,
    pieces: pieces ?? 0,
  }))
  const isOver = parts.reduce((sum, { usedPieces }) => sum + usedPieces, 0) >= allPieces
  const dealt = isOver ? parts : dealAgain(allPieces, parts, needy)
  const changed = rows.filter(({ pieces }, at) => isOver || pieces !== dealt[at]!.pieces)
  for (const { lineNumber, concessionCode } of changed) {
    const { pieces } = dealt.find((part) => part.lineNumber === lineNumber)!
    const change = isOver ? { concessionState: 'usedUp' as const } : { pieces }
    await updateDealt(db, lineNumber, concessionCode, change)
  }
  return changed.length > 0
}
