import { attributeLimits } from '@takt/contract/attributeLimits.ts'
import { chartExclusions } from '@takt/contract/chartExclusions.ts'
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
    [
      attributeLimits.freeze,
      async () => {
        await samples(plant)
        const [from, to] = [isoOf(Date.now() - 40 * aDay), isoOf(Date.now() - 5 * aDay)]
        const chart = { stationNumber: 'S10', attributeKind: 'p', sampleBy: 'day' } as const
        return { ...chart, from, to, reason: 'steady' }
      },
    ],
    [
      attributeLimits.withdraw,
      async () => {
        const [newest] = await plant.as('admin', 'L1')(attributeLimits.list, { stationNumber: 'S10' })
        return { limitsId: newest!.limitsId, reason: 'a tool was changed' }
      },
    ],
    [
      chartExclusions.exclude,
      async () => {
        const { times } = await plant.as('admin', 'L1')(charts.report, place)
        return { ...place, testTime: isoOf(times.at(-1)!), reason: 'a wrong part' }
      },
    ],
    [
      chartExclusions.restore,
      async () => {
        const [newest] = await plant.as('admin', 'L1')(chartExclusions.list, place)
        return { exclusionId: newest!.exclusionId, reason: 'it was right' }
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

const aDay = 86_400_000
/** A month of a station, of which each day some passes were NG. */
async function samples({ db }: Plant) {
  const [some] = await db.selectFrom('outputSlots').selectAll().where('lineNumber', '=', 'L1').execute()
  await db
    .insertInto('outputSlots')
    .values(
      Array.from({ length: 30 }, (_, at) => ({
        ...some!,
        stationNumber: 'S10',
        slot: isoOf(Math.floor(Date.now() / aDay - 6 - at) * aDay),
        passes: 100,
        ok: 90 - (at % 3),
      })),
    )
    .execute()
}
