import { chartLimits } from '@takt/contract/chartLimits.ts'
import { signals } from '@takt/contract/signals.ts'
import { lookForSignals } from '../quality/signals/signals.ts'
import { isoOf } from '../platform/db/instants.ts'
import type { Tries } from './feature-tries.ts'
import type { startLine } from './line.ts'
import type { startPlant } from './plant.ts'

type Plant = Awaited<ReturnType<typeof startPlant>>
type Line = Awaited<ReturnType<typeof startLine>>

/** A signal of limits that were frozen, answered. */
export function signalTries(plant: Plant, line: Line): Tries {
  const admin = plant.as('admin', 'L1')
  const place = { stationNumber: 'S10', colSetId: line.colSetId, colSetVersion: 1, resultCode: 'TORQUE' }
  return [
    [
      signals.answer,
      async () => {
        const [from, to] = [isoOf(Date.now() - 3_600_000), isoOf(Date.now() + 1000)]
        const steady = { from, to, unitCount: 1, reason: 'steady', signalReaction: 'bell' as const }
        await admin(chartLimits.freeze, { ...place, ...steady })
        await line.station('S10').work('SIGNAL', { TORQUE: 40 })
        await lookForSignals(plant.db, () => {})
        const [newest] = await admin(signals.open, {})
        const found = { signalCause: 'machine', signalAction: 'adjusted' } as const
        return { signalId: newest!.signalId, ...found, remark: null }
      },
    ],
  ]
}
