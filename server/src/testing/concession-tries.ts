import { concessions } from '@takt/contract/concessions.ts'
import type { Tries } from './feature-tries.ts'
import type { startLine } from './line.ts'
import type { startPlant } from './plant.ts'
import { aConcession } from './quality-samples.ts'

/** Requested by one person and decided by another. */
export function concessionTries(
  plant: Awaited<ReturnType<typeof startPlant>>,
  { typeNo }: Awaited<ReturnType<typeof startLine>>,
): Tries {
  const requestOf = (concessionCode: string) => [
    concessions.ask,
    aConcession(concessionCode, { typeNo, defectCode: 'D4' }),
  ]
  const byAnother = async (concessionCode: string) => {
    await plant.db.updateTable('concessions').set({ askedBy: 'ann' }).execute()
    const { revision } = await plant.as('admin', 'L1')(concessions.one, { concessionCode })
    return { concessionCode, revision }
  }
  return [
    requestOf('C-1'),
    requestOf('C-2'),
    [concessions.approve, () => byAnother('C-1')],
    [concessions.refuse, async () => ({ ...(await byAnother('C-2')), reason: 'x' })],
    [concessions.withdraw, async () => ({ ...(await byAnother('C-1')), reason: 'x' })],
  ] as Tries
}
