import { expect, test } from 'vitest'
import { Journal } from '../../platform/kernel/kernel.ts'
import { holdUnit } from './unit-moves.ts'
import type { UnitState } from './unit-state.ts'

test('a scrapped unit that gets a part on hold stays scrapped', () => {
  const unit = { processStatus: 'scrapped', statusReason: 'fell', holds: [] } as unknown as UnitState // all that is read
  holdUnit({ journal: new Journal() }, unit, 'damp')
  expect(unit).toEqual({ processStatus: 'scrapped', statusReason: 'fell', holds: [] })
})
