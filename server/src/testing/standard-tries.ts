import { cycleStandards } from '@takt/contract/cycleStandards.ts'
import type { Tries } from './feature-tries.ts'
import type { startLine } from './line.ts'

/** A standard that is to come, proposed and withdrawn. */
export function standardTries({ typeNo }: Pick<Awaited<ReturnType<typeof startLine>>, 'typeNo'>): Tries {
  const key = { stationNumber: 'S10', typeNo, validFrom: '2199-03-02T06:00:00.000Z' }
  return [
    [cycleStandards.propose, { ...key, cycleTime: 28, reason: 'shown for a week' }],
    [cycleStandards.withdraw, { ...key, reason: 'wrong day' }],
  ]
}
