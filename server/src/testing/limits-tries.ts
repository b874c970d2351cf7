import { chartLimits } from '@takt/contract/chartLimits.ts'
import { charts } from '@takt/contract/charts.ts'
import { isoOf } from '../platform/db/instants.ts'
import type { Tries } from './feature-tries.ts'
import type { startLine } from './line.ts'
import type { startPlant } from './plant.ts'

type Plant = Awaited<ReturnType<typeof startPlant>>
type Line = Awaited<ReturnType<typeof startLine>>

/** Limits of as many units as are needed, frozen and withdrawn. */
export function limitsTries(plant: Plant, line: Line): Tries {
  const place = { stationNumber: 'S10', colSetId: line.colSetId, colSetVersion: 1, resultCode: 'TORQUE' }
  return [
    [
      chartLimits.freeze,
      async () => {
        const from = isoOf(Date.now() - 1000)
        for (let at = 0; at < 20; at++) await line.station('S10').work(`LIM-${at}`, { TORQUE: 9 + (at % 3) })
        return { ...place, from, to: isoOf(Date.now() + 1000), unitCount: 1, reason: 'steady' }
      },
    ],
    [charts.freeze, { ...place, reportTitle: 'Sample' }],
    [
      chartLimits.withdraw,
      async () => {
        const [newest] = await plant.as('admin', 'L1')(chartLimits.list, place)
        return { limitsId: newest!.limitsId, reason: 'a tool was changed' }
      },
    ],
  ]
}
