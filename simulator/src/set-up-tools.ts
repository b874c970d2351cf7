import { tools } from '@takt/contract/tools.ts'
import type { Office } from './delivery/console-calls.ts'
import type { LinePlan } from './plant/plan.ts'
import { seedRandom } from './random.ts'

/** Lives that end while somebody watches the plant, not all at once. */
const lives = [40, 160] as const

/** Each machine has a tool at work and one beside it, whose life is longer than anybody watches. */
export async function makeTools(office: Office, { lineNumber, stations }: LinePlan) {
  for (const { stationNumber, manual } of stations) {
    if (manual) continue
    const random = seedRandom(lineNumber, stationNumber, 'tools')
    const toolType = `${stationNumber}-FIXTURE`
    const usual = { toolType, toolDescription: null, usesPerPass: 1 }
    const [work, spare] = [`${toolType}-1`, `${toolType}-2`]
    const frequency = Math.round(random.between(...lives))
    await office(tools.create, { ...usual, toolCode: work, frequency }, lineNumber)
    await office(tools.create, { ...usual, toolCode: spare, frequency: 20_000 }, lineNumber)
    await office(tools.mount, { toolCode: work, stationNumber, position: 'A' }, lineNumber)
  }
}
