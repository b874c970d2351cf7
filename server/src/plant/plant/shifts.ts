import { refuse } from '@takt/contract/errors.ts'
import type { Shift } from '@takt/contract/plant.ts'
import { shiftFault } from '@takt/contract/shift-faults.ts'

export { lies, overlapping, type Stretch, stretch } from '@takt/contract/shift-faults.ts'

export function checkShifts(shifts: readonly Shift[]) {
  const fault = shiftFault(shifts)
  if (fault) refuse(fault.key, fault.facts, fault.field)
}
