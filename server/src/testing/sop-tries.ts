import { randomUUID } from 'node:crypto'
import { sopAnswers } from '@takt/contract/sopAnswers.ts'
import { sopComments } from '@takt/contract/sopComments.ts'
import { units } from '@takt/contract/units.ts'
import { sops } from '@takt/contract/sops.ts'
import type { Tries } from './feature-tries.ts'
import { nowIso } from '../platform/db/instants.ts'
import type { startLine } from './line.ts'
import type { startPlant } from './plant.ts'
import { aSop, aStep, mayApprove } from './sops.ts'

/** Written by one person and released by another. */
export function sopTries(
  plant: Awaited<ReturnType<typeof startPlant>>,
  line: Awaited<ReturnType<typeof startLine>>,
): Tries {
  const admin = plant.as('admin', 'L1')
  const key = { sopCode: 'SOP-2', sopVer: 1 }
  const byAnother = async () => {
    await plant.db.updateTable('sops').set({ authors: '["ann"]' }).where('sopCode', '=', 'SOP-2').execute()
    const { contentHash, revision } = await admin(sops.one, key)
    return { ...key, contentHash, revision, ...(await mayApprove(plant, 'admin')) }
  }
  const ofOne = async () => {
    await plant.db
      .insertInto('operators')
      .values({
        operatorNo: 'R-1',
        name: 'Reader',
        cardId: 'R-1',
        userName: null,
        level: 1,
        teamName: null,
        enabled: true,
      })
      .execute()
    const { contentHash } = await admin(sops.one, key)
    return { ...key, stationNumber: 'S10', contentHash, cardId: 'R-1' }
  }
  const answer = async () => {
    const { contentHash } = await admin(sops.one, key)
    await plant.db
      .insertInto('stationLogins')
      .values({
        lineNumber: 'L1',
        operatorNo: 'R-1',
        stationNumber: 'S10',
        since: nowIso(),
        loggedInBy: 'admin',
      })
      .execute()
    await line.station('S10').arrive('SN-ASKED')
    const { unit } = await admin(units.passport, { unit: 'SN-ASKED' })
    const { productId } = unit
    return { ...key, stationNumber: 'S10', contentHash, productId, stepNo: 1, answerId: randomUUID() }
  }
  const commentId = randomUUID()
  const comment = async () => {
    const { contentHash } = await admin(sops.one, key)
    const commentText = 'A word is missing'
    return { ...key, stationNumber: 'S10', contentHash, stepNo: 1, commentId, commentText }
  }
  return [
    [sops.create, aSop('SOP-2', { steps: [{ ...aStep('Look'), asks: 'confirm' as const }] })],
    [sops.submit, key],
    [sops.review, byAnother],
    [sops.release, byAnother],
    [sops.confirm, ofOne],
    [sopAnswers.answer, answer],
    [sopComments.say, comment],
    [sopComments.answer, { commentId, commentState: 'taken', answerNote: 'x' }],
    [sops.revise, key],
    [sops.withdraw, { ...key, reason: 'x' }],
  ]
}
