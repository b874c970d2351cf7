import type { SopRead, SopReader } from '@takt/contract/sops.ts'
import { isoOf } from '../../platform/db/instants.ts'

const aDay = 86_400_000

type Operator = { operatorNo: string; name: string }
type Asking = { sopVer: number; asksFrom: number | null; readDays: number | null }

/** Before this instant a confirmation is too old; null: none is. */
export const countsSince = ({ readDays }: Pick<Asking, 'readDays'>) =>
  readDays === null ? null : isoOf(Date.now() - readDays * aDay)

/** How far an operator has come with a version. What was confirmed later than this version does not count. */
export function readerOf(operator: Operator, sop: Asking, reads: readonly SopRead[]): SopReader {
  const { sopVer, asksFrom, readDays } = sop
  const own = reads.filter((read) => read.operatorNo === operator.operatorNo && read.sopVer <= sopVer)
  const enough = own.filter((read) => read.sopVer >= (asksFrom ?? sopVer))
  // After a minor change nobody reads again: who read its version and the one before counts from the later of both.
  const last = (enough.length > 0 ? enough : own).toSorted(
    (a, b) => Date.parse(b.readAt) - Date.parse(a.readAt) || b.sopVer - a.sopVer,
  )[0]
  const expires =
    last && enough.length > 0 && readDays !== null ? Date.parse(last.readAt) + readDays * aDay : null
  return {
    ...operator,
    readState: stateOf(last, enough.length > 0, expires),
    sopVer: last?.sopVer ?? null,
    readAt: last?.readAt ?? null,
    contentHash: last?.contentHash ?? null,
    expiresAt: expires === null ? null : isoOf(expires),
  }
}

function stateOf(last: SopRead | undefined, isEnough: boolean, expires: number | null) {
  if (!last) return 'missing'
  if (!isEnough) return 'older'
  return expires !== null && expires <= Date.now() ? 'expired' : 'confirmed'
}
