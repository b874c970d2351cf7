import type { Turn } from '../../platform/db/turns.ts'
import type { Mentioned } from './mentioned.ts'
import { seldomOf } from './unit-columns.ts'
import type { UnitState } from './unit-state.ts'

type Named = Pick<Mentioned, 'sns' | 'ids'>
type Kept = { turn: number; bySn: Map<string, UnitState>; byId: Map<string, UnitState> }

/** Of each line. */
const most = 2_000

/**
 * Units in work as this server's last transaction left them, so that they need not be read for the next one. Whoever changes a unit takes a turn of its line: they
 * are good as long as the head's turn is the one that transaction left, which is known once the head is locked. Finished and scrapped units are read: what is
 * archived goes without a turn.
 */
export class KeptUnits {
  readonly #lines = new Map<string, Kept>()

  /** What is kept of these units, and what has to be read. */
  of(line: string, { sns, ids }: Named) {
    const kept = this.#lines.get(line)
    if (!kept) return { turn: null, units: [], missing: { sns, ids } }
    const units = new Set<UnitState>()
    const lacking = (names: string[], from: Map<string, UnitState>) =>
      names.filter((name) => {
        const unit = from.get(name)
        if (unit) units.add(unit)
        return !unit
      })
    const missing = { sns: lacking(sns, kept.bySn), ids: lacking(ids, kept.byId) }
    return { turn: kept.turn, units: [...units], missing }
  }

  /** Committed: `turn` is the line's last now. */
  keep(line: string, turn: Turn, units: Iterable<UnitState>) {
    const before = this.#lines.get(line)
    const kept: Kept = before?.turn === turn.turn - 1 ? before : { turn: 0, bySn: new Map(), byId: new Map() }
    kept.turn = turn.turn
    this.#lines.set(line, kept)
    for (const unit of units) {
      const { productId, productSn } = unit
      kept.byId.delete(productId)
      if (productSn !== null) kept.bySn.delete(productSn)
      if (unit.processStatus === 'finished' || unit.processStatus === 'scrapped' || unit.holds.length > 0)
        continue
      kept.byId.set(productId, asRead(unit))
      if (productSn !== null) kept.bySn.set(productSn, unit)
    }
    for (const [id, { productSn }] of kept.byId) {
      if (kept.byId.size <= most) break
      kept.byId.delete(id)
      if (productSn !== null) kept.bySn.delete(productSn)
    }
  }

  /** Whether the transaction was stored is not known, or what it changed was taken back. */
  forget(line: string) {
    this.#lines.delete(line)
  }
}

/** As the next transaction would read it. */
function asRead(unit: UnitState) {
  unit.isNew = false
  unit.touched = false
  unit.statusBefore = unit.processStatus
  unit.seldomStored = seldomOf(unit)
  return unit
}
