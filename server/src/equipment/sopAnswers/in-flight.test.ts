import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { operators } from '@takt/contract/operators.ts'
import { sopAnswers } from '@takt/contract/sopAnswers.ts'
import { sops } from '@takt/contract/sops.ts'
import { stationScreen } from '@takt/contract/stationScreen.ts'
import { asking, S10, startAnswers } from '../../testing/answers.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anUploaded, aSop, aStep, released, releaseVersion } from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const { admin, station, begun } = await startAnswers(plant, line)
const refused = (key: string) => expect.objectContaining({ key })
const good = { TORQUE: 9, VOUT: 5 }
const must = (text: string) => asking('confirm', { ...aStep(text), mustAnswer: true })
const shown = async (sopCode: string) =>
  (await admin(stationScreen.of, S10)).sops.find((one) => one.sopCode === sopCode)!
const answering = async (sopCode: string, productId: string) => {
  const { sopVer, contentHash } = await shown(sopCode)
  return (stepNo: number) => ({
    ...S10,
    sopCode,
    sopVer,
    contentHash,
    productId,
    stepNo,
    answerId: crypto.randomUUID(),
  })
}
const bytes = (sopCode: string, sopVer: number, fileId: string) =>
  admin(sops.stationFile, { ...S10, sopCode, sopVer, fileId })

async function replaced(sopCode: string, inFlight: 'finish' | 'switch', steps: object[]) {
  const { sopVer, revision, fileId } = await admin(sops.revise, { sopCode, sopVer: 1 })
  const draft = aSop(sopCode, { ...S10, fileId, inFlight, steps })
  await admin(sops.update, { ...draft, sopVer, revision })
  await releaseVersion(plant, 'L1', { sopCode, sopVer })
}

test('a unit in work is finished with the version it began with, where the release allows it; the next one is not', async () => {
  const fileId = await anUploaded(plant, 'admin', '%PDF-1.7 old')
  await released(plant, 'L1', aSop('F', { ...S10, fileId, steps: [must('One'), must('Two'), must('Three')] }))
  const productId = await begun('F-1')
  const old = await answering('F', productId)
  await admin(sopAnswers.answer, old(1))
  await replaced('F', 'finish', [must('One'), must('Other')])
  expect(await shown('F')).toMatchObject({ sopVer: 1, nextVer: 2, changes: null })
  expect(await bytes('F', 1, fileId)).toBe('%PDF-1.7 old')
  await admin(sopAnswers.answer, old(2))
  await expect(station.complete('F-1', good)).rejects.toMatchObject({ facts: { steps: 'F: 3' } })
  await admin(sopAnswers.answer, old(3))
  expect(await station.complete('F-1', good)).toMatchObject({ resultStatus: 'ok' })
  // Nobody goes by it any more: superseded, it reaches no station.
  expect(await bytes('F', 1, fileId)).toContain('sops.not_in_force')
  const next = await begun('F-2')
  expect(await shown('F')).toMatchObject({
    sopVer: 2,
    nextVer: null,
    changes: {
      sinceVer: 1,
      steps: [
        { stepChange: 'changed', number: 2, was: { textEn: 'Two' } },
        { stepChange: 'removed', number: 3, was: { textEn: 'Three' } },
      ],
      file: null,
    },
  })
  await expect(admin(sopAnswers.answer, { ...old(1), productId: next })).rejects.toEqual(
    refused('sops.not_in_force'),
  )
  const young = await answering('F', next)
  for (const step of [1, 2]) await admin(sopAnswers.answer, young(step))
  expect(await station.complete('F-2', good)).toMatchObject({ resultStatus: 'ok' })
  await admin(sops.withdraw, { sopCode: 'F', sopVer: 2, reason: 'x' })
})

test('what is withdrawn meanwhile is gone by no unit', async () => {
  await released(plant, 'L1', aSop('W', { ...S10, steps: [must('One')] }))
  const productId = await begun('W-1')
  const old = await answering('W', productId)
  await replaced('W', 'finish', [aStep('Nothing is asked')])
  expect(await shown('W')).toMatchObject({ sopVer: 1 })
  await admin(sops.withdraw, { sopCode: 'W', sopVer: 2, reason: 'wrong' })
  // The older one was never withdrawn, and the unit began with it.
  await admin(sopAnswers.answer, old(1))
  expect(await station.complete('W-1', good)).toMatchObject({ resultStatus: 'ok' })
  await begun('W-2')
  expect(await shown('W')).toBeUndefined()
  expect(await station.complete('W-2', good)).toMatchObject({ resultStatus: 'ok' })
})

test('the hash that is kept with a confirmation and an answer is that of the bytes that were sent', async () => {
  const [paper, look] = ['%PDF-1.7 how', 'a picture']
  const fileId = await anUploaded(plant, 'admin', paper)
  const picture = await anUploaded(plant, 'admin', look, 'png')
  const step = { ...must('Look'), picture, textZh: null, textEs: null, textJa: null }
  await released(plant, 'L1', aSop('H', { ...S10, fileId, readConfirm: true, steps: [step] }))
  const { sopVer, contentHash, steps } = (await admin(sops.atStation, S10)).find(
    ({ sopCode }) => sopCode === 'H',
  )!
  const cardId = 'card-ANN'
  await expect(
    admin(sops.confirm, { ...S10, sopCode: 'H', sopVer, contentHash: 'other', cardId }),
  ).rejects.toEqual(refused('sops.other_content'))
  const read = await admin(sops.confirm, { ...S10, sopCode: 'H', sopVer, contentHash, cardId })
  const answer = await admin(sopAnswers.answer, (await answering('H', await begun('H-1')))(1))
  const sha = (text: unknown) => createHash('sha256').update(String(text)).digest('hex')
  const [sentPaper, sentLook] = [await bytes('H', sopVer, fileId), await bytes('H', sopVer, picture)]
  const recorded = {
    file: sha(sentPaper),
    steps: steps.map((one) => [
      one.textEn,
      one.textZh,
      one.textEs,
      one.textJa,
      sha(sentLook),
      one.asks,
      one.resultCode,
      one.scanPattern,
      one.mustAnswer,
    ]),
  }
  const hash = sha(JSON.stringify(recorded))
  expect([read.contentHash, answer.contentHash]).toEqual([hash, hash])
  await admin(operators.logOff, { operatorNo: 'ANN', ...S10 })
})
