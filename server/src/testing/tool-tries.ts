import { calibrations } from '@takt/contract/calibrations.ts'
import { recalls } from '@takt/contract/recalls.ts'
import { toolCounters } from '@takt/contract/toolCounters.ts'
import { tools } from '@takt/contract/tools.ts'
import type { Tries } from './feature-tries.ts'
import type { startPlant } from './plant.ts'

/** More uses: requested by one person and decided by another. */
export function toolTries(plant: Awaited<ReturnType<typeof startPlant>>): Tries {
  const toolCode = 'T-2'
  const request = { toolCode, askedUses: 5, reason: 'x' }
  const byAnother = async () => {
    await plant.db.updateTable('tools').set({ askedBy: 'ann' }).where('askedUses', 'is not', null).execute()
    return { toolCode }
  }
  const parts = { toolCode, counterKind: 'parts' }
  const life = { ...parts, cavity: 0 }
  const lifeByAnother = async () => {
    await plant.db
      .updateTable('toolCounters')
      .set({ askedBy: 'ann' })
      .where('askedAmount', 'is not', null)
      .execute()
    return life
  }
  const calibration = {
    toolCode,
    calibratedAt: '2026-01-05T08:00:00Z',
    calibratedBy: 'Lab',
    points: [{ reference: 5, tolerance: 0.1, asFound: 6 }],
  }
  const recalled = async () => {
    const { calibrationId } = await plant.db
      .selectFrom('calibrations')
      .select('calibrationId')
      .where('toolCode', '=', toolCode)
      .executeTakeFirstOrThrow()
    return { calibrationId, which: 'all', reason: 'x' }
  }
  const toWithdraw = async () => {
    await plant.db
      .updateTable('calibrations')
      .set({ recordedBy: 'Ann' })
      .where('toolCode', '=', toolCode)
      .execute()
    const { calibrationId } = await recalled()
    return { calibrationId, reason: 'x' }
  }
  return [
    [
      tools.create,
      {
        toolCode,
        toolType: 'DIE',
        toolDescription: null,
        frequency: 10,
        usesPerPass: 1,
        calibrationDays: 30,
      },
    ],
    [calibrations.record, calibration],
    [recalls.hold, recalled],
    [calibrations.withdraw, toWithdraw],
    [tools.askMore, request],
    [tools.allowMore, byAnother],
    [tools.askMore, request],
    [tools.refuseMore, async () => ({ ...(await byAnother()), reason: 'x' })],
    [toolCounters.save, { ...parts, lifeLimit: 10, warnShare: 0.9 }],
    [toolCounters.askMore, { ...life, askedAmount: 5, reason: 'x' }],
    [toolCounters.allowMore, lifeByAnother],
    [toolCounters.askMore, { ...life, askedAmount: 5, reason: 'x' }],
    [toolCounters.refuseMore, async () => ({ ...(await lifeByAnother()), reason: 'x' })],
    [tools.scrap, { toolCode, reason: 'x' }],
  ]
}
