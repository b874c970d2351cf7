import type { NewEvent } from '@takt/contract/events.ts'
import type { UnitState } from './unit-state.ts'

function fateOf({ statusBefore, processStatus }: UnitState) {
  if (statusBefore === processStatus) return null
  if (processStatus === 'held') return 'unitHeld'
  if (processStatus === 'scrapped') return 'unitScrapped'
  return statusBefore === 'held' ? 'unitReleased' : null
}

/** What became of units in this transaction, whoever did it: what they were before it and are after it. */
export const unitEvents = (units: Iterable<UnitState>): NewEvent[] =>
  [...units].flatMap((unit) => {
    const kind = unit.touched ? fateOf(unit) : null
    if (!kind) return []
    const { productId, productSn, orderCode, statusReason, failedStep } = unit
    return [
      {
        kind,
        about: productId,
        data: { productId, productSn, orderCode, reason: statusReason ?? failedStep },
      },
    ]
  })
