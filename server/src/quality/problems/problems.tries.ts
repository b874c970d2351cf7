import { problems } from '@takt/contract/problems.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'
import { aProblem } from './quality-samples.ts'

type Plant = Awaited<ReturnType<typeof startPlant>>

/** A problem from its opening to its end; the server names it. */
export function problemTries(plant: Plant, lineNumber: string): Tries {
  const named = async () => {
    const { problemId, revision } = (await plant.as('admin', lineNumber)(problems.list, {})).rows[0]!
    return { problemId, revision }
  }
  const { defectCode: _, stationNumber: _s, typeNo: _t, ...steps } = aProblem('D3')
  return [
    [problems.create, aProblem('D3')],
    [problems.update, async () => ({ ...steps, cause: 'worn', ...(await named()) })],
    [problems.act, named],
    [problems.close, async () => ({ ...(await named()), reason: 'it helped' })],
    [problems.reopen, async () => ({ ...(await named()), reason: 'it came back' })],
  ]
}
