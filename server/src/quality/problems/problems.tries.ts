import { problems } from '@takt/contract/problems.ts'
import type { Tries, TryingPerson } from '../../testing/feature-tries.ts'
import { aProblem } from '../../testing/quality-samples.ts'

/** A problem from its opening to its end; the server names it. */
export function tries(admin: TryingPerson): Tries {
  const named = async () => {
    const { problemId, revision } = (await admin(problems.list, {})).rows[0]!
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
