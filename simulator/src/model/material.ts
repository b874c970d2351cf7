import type { PartPlan } from '../plant/plan.ts'
import { later, type Line, type Post, type Unit } from './line.ts'
import { sayStatus, tell } from './outbox.ts'
import { stopFor } from './stops.ts'

const rowsAt = (post: Post, type: Unit['type']) =>
  type.bill.filter((row) => row.stationNumber === post.plan.stationNumber)

/**
 * Sees to it that everything the next unit takes is at hand: what was never there is mounted at once, what has run out after a while, and until then
 * the station is without material. True: it has to wait.
 */
export function lacksMaterial(line: Line, post: Post, type: Unit['type'], then: () => void): boolean {
  const short = rowsAt(post, type).filter(
    ({ bomCode, bomQty, scan }) => !scan && (post.reels.get(bomCode)?.left ?? 0) < bomQty,
  )
  if (short.length === 0) return false
  const empty = short.filter(({ bomCode }) => post.reels.has(bomCode))
  for (const { bomCode } of short.filter(({ bomCode }) => !post.reels.has(bomCode)))
    mount(line, post, bomCode)
  if (empty.length === 0) return false
  sayStatus(line, post, 'unbound')
  stopFor(line, post, 'unbound', post.random.between(20, 150), () => {
    for (const { bomCode } of empty) mount(line, post, bomCode)
    then()
  })
  return true
}

/** A new one from the rack; its label identifies it by the rule of its part. */
function mount(line: Line, post: Post, bomCode: string) {
  const part = line.plan.parts.find((one) => one.bomCode === bomCode)!
  const before = post.reels.get(bomCode)
  const position = before?.position ?? `P${post.reels.size + 1}`
  line.lastLot = Math.max(line.lastLot + 1, Math.floor(line.now / 1000))
  const bomLot = `${bomCode.slice(0, 2)}${line.plan.lineNumber.slice(1)}${line.lastLot.toString(36).toUpperCase()}`
  post.reels.set(bomCode, { position, left: part.pack })
  tell(line, post, { kind: 'bind', position, ...labelOf(part, bomLot), ...(before && { reason: 'Empty' }) })
}

function labelOf(
  { bomCode, pack, rule }: PartPlan,
  bomLot: string,
): { label: string; bomCode?: string; quantity?: number } {
  switch (rule) {
    case 'plain':
      return { label: bomLot, bomCode, quantity: pack }
    case 'gs1':
      return { label: `(241)${bomCode}(10)${bomLot}(30)${pack}` }
    case 'separated':
      return { label: `${bomCode};${bomLot};Q${pack}` }
  }
}

/** What the unit took at its first visit here; a retest takes nothing again. */
export function consume(post: Post, unit: Unit) {
  const { stationNumber } = post.plan
  if (unit.visited.has(stationNumber)) return
  unit.visited.add(stationNumber)
  for (const { bomCode, bomQty, scan } of rowsAt(post, unit.type)) {
    const reel = scan ? undefined : post.reels.get(bomCode)
    if (reel) reel.left = Math.round((reel.left - bomQty) * 1e6) / 1e6
  }
}

/** The serials that are scanned into the unit here: its own, so that a retest tells the same. */
export const scannedInto = (post: Post, { type, productSn }: Unit) =>
  rowsAt(post, type)
    .filter(({ scan }) => scan)
    .map(({ bomCode }) => ({ bomCode, serial: `${bomCode.split('-').at(-1)}-${productSn}` }))

/** What was mounted before we came. */
export function findMounted(
  post: Post,
  bound: readonly { position: string; bomCode: string; remaining: number }[],
) {
  for (const { position, bomCode, remaining } of bound) post.reels.set(bomCode, { position, left: remaining })
}

/** The server's count of what is left is the true one: mounted anew, once somebody has come. */
export function runDry(line: Line, post: Post, then: () => void) {
  for (const reel of post.reels.values()) reel.left = 0
  line.agenda.note(later(line, 1), then)
}
