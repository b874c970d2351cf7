import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { operators } from '@takt/contract/operators.ts'
import { sopAnswers } from '@takt/contract/sopAnswers.ts'
import { sops } from '@takt/contract/sops.ts'
import { tools } from '@takt/contract/tools.ts'
import { units } from '@takt/contract/units.ts'
import { asking, S10, startAnswers } from '../../testing/answers.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aPicture } from '../../testing/photo-tries.ts'
import { aSop, aStep, mayApprove, password, released } from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const { admin, station, answering, begun } = await startAnswers(plant, line)
const refused = (key: string, field?: string) => expect.objectContaining({ key, ...(field && { field }) })

const withdraw = (sopCode: string, sopVer = 1) => admin(sops.withdraw, { sopCode, sopVer, reason: 'tried' })

test('a value that was answered is a reading of the pass, judged as every other; what must be answered is not left out', async () => {
  const steps = [
    asking('value', { resultCode: 'TORQUE', mustAnswer: true }),
    asking('confirm', { mustAnswer: true }),
    asking('confirm'),
  ]
  await released(plant, 'L1', aSop('ASKS', { ...S10, steps }))
  const productId = await begun('V-1')
  const wish = await answering('ASKS', productId)
  await expect(station.complete('V-1', { VOUT: 5 })).rejects.toEqual(refused('station.answers_missing'))
  const bad = wish(1, { answerText: 'much' })
  await expect(admin(sopAnswers.answer, bad)).rejects.toEqual(
    refused('station.result_wrong_kind', 'answerValue'),
  )
  const first = wish(1, { answerValue: 13 })
  const kept = await admin(sopAnswers.answer, first)
  expect(kept).toMatchObject({ operatorNo: 'ANN', answeredBy: 'admin', passNo: 1, resultCode: 'TORQUE' })
  expect(await admin(sopAnswers.answer, first)).toEqual(kept)
  await expect(station.complete('V-1', { VOUT: 5 })).rejects.toMatchObject({ facts: { steps: 'ASKS: 2' } })
  await admin(sopAnswers.answer, wish(2))
  await admin(sopAnswers.answer, wish(1, { answerValue: 10 }))
  expect(await admin(sopAnswers.here, { productId, ...S10 })).toMatchObject({
    answers: [{ answerValue: 13 }, { stepNo: 2 }, { answerValue: 10 }],
    results: [{ resultCode: 'TORQUE', lowerSpecLimit: 8, upperSpecLimit: 12 }, { resultCode: 'VOUT' }],
  })
  expect(await station.complete('V-1', { VOUT: 5 })).toMatchObject({ judged: 'ok', resultStatus: 'ok' })
  const { passes } = await admin(units.passport, { unit: 'V-1' })
  expect(passes[0]!.values).toMatchObject([
    { resultCode: 'TORQUE', resultValue: 10 },
    { resultCode: 'VOUT', resultValue: 5 },
  ])
  await expect(admin(sopAnswers.answer, wish(1, { answerValue: 9 }))).rejects.toEqual(
    refused('sopAnswers.not_here', 'productId'),
  )
  const answers = await admin(sopAnswers.ofUnit, { productId })
  expect(answers).toHaveLength(3)
  expect(answers[0]).toMatchObject({ operatorNo: 'ANN', operatorName: 'Ann' })
  const changed = sql`update sop_answers set answer_value = 1`.execute(plant.db)
  await expect(changed).rejects.toThrow(/not changed/)
})

test('an answer out of the limits makes the unit NG; NG work and a unit without permission are let go without', async () => {
  const productId = await begun('V-2')
  const wish = await answering('ASKS', productId)
  await admin(sopAnswers.answer, wish(1, { answerValue: 13 }))
  await admin(sopAnswers.answer, wish(2))
  expect(await station.complete('V-2', { VOUT: 5 })).toMatchObject({
    resultStatus: 'ng',
    outOfLimits: ['TORQUE'],
  })
  // What was measured by the station itself is kept.
  const again = await begun('V-2')
  await admin(sopAnswers.answer, (await answering('ASKS', again))(1, { answerValue: 13 }))
  await admin(sopAnswers.answer, (await answering('ASKS', again))(2))
  expect(await station.complete('V-2', { TORQUE: 9, VOUT: 5 })).toMatchObject({ resultStatus: 'ok' })
  await begun('V-3')
  expect(await station.complete('V-3', {}, { verdict: 'ng' })).toMatchObject({ resultStatus: 'ng' })
  expect(await station.complete('V-4', { TORQUE: 9, VOUT: 5 })).toMatchObject({ resultStatus: 'ok' })
  await withdraw('ASKS')
})

test('a step that must have a value of what its unit is not measured for keeps no unit there', async () => {
  const steps = [
    asking('value', { resultCode: 'NOPE', mustAnswer: true }),
    asking('confirm', { mustAnswer: true }),
  ]
  await released(plant, 'L1', aSop('NOPE', { ...S10, steps }))
  const wish = await answering('NOPE', await begun('N-1'))
  await expect(admin(sopAnswers.answer, wish(1, { answerValue: 1 }))).rejects.toEqual(
    refused('station.result_unknown', 'answerValue'),
  )
  const complete = () => station.complete('N-1', { TORQUE: 10, VOUT: 5 })
  await expect(complete()).rejects.toMatchObject({ facts: { steps: 'NOPE: 2' } })
  await admin(sopAnswers.answer, wish(2))
  expect(await complete()).toMatchObject({ resultStatus: 'ok' })
  await withdraw('NOPE')
})

test('a scan has its form, a tool is mounted there, a photo is the caller’s own', async () => {
  const steps = [asking('scan', { scanPattern: 'HSG-####' }), asking('tool'), asking('photo'), aStep('Look')]
  await released(plant, 'L1', aSop('KINDS', { ...S10, steps }))
  const tool = { toolType: 'PRESS', toolDescription: null, frequency: 100, usesPerPass: 1 }
  await admin(tools.create, { ...tool, toolCode: 'P-1' })
  const productId = await begun('K-1')
  const wish = await answering('KINDS', productId)
  const refuses = (step: number, over: object, key: string, field?: string) =>
    expect(admin(sopAnswers.answer, wish(step, over))).rejects.toEqual(refused(key, field))
  await refuses(1, { answerText: 'HSG-12' }, 'sopAnswers.wrong_form', 'answerText')
  await refuses(1, {}, 'sopAnswers.wrong_form', 'answerText')
  await refuses(2, { answerText: 'P-1' }, 'sopAnswers.not_mounted', 'answerText')
  await refuses(3, {}, 'files.picture_unknown', 'picture')
  await refuses(3, { picture: randomUUID() }, 'files.picture_unknown', 'picture')
  await refuses(4, {}, 'record.unknown', 'stepNo')
  await refuses(9, {}, 'record.unknown', 'stepNo')
  await refuses(1, { answerText: 'HSG-1234', operatorNo: 'BOB' }, 'sopAnswers.nobody', 'operatorNo')
  await refuses(1, { answerText: 'HSG-1234', stationNumber: 'S20' }, 'sops.not_in_force')
  await admin(tools.mount, { toolCode: 'P-1', ...S10, position: null })
  await admin(sopAnswers.answer, wish(1, { answerText: 'HSG-1234' }))
  await admin(sopAnswers.answer, wish(2, { answerText: 'P-1' }))
  const picture = await aPicture(plant.db, 'admin', Buffer.from('a photo'))
  await admin(sopAnswers.answer, wish(3, { picture }))
  expect((await admin(sopAnswers.photo, { productId, picture })).picture).toMatch(/^data:image/)
  expect(await admin(sopAnswers.photo, { productId: randomUUID(), picture })).toEqual({ picture: null })
  await admin(operators.logOff, { operatorNo: 'ANN', ...S10 })
  await refuses(1, { answerText: 'HSG-1234' }, 'sopAnswers.nobody', 'operatorNo')
  await admin(operators.logIn, { operatorNo: 'ANN', ...S10 })
  await withdraw('KINDS')
})

test('replaced while somebody is at step 3: the old version takes no more answers, and its answers do not count for the new one', async () => {
  await plant.tokenFor('admin')
  await mayApprove(plant, 'admin-L1', 'L1')
  const steps = [1, 2, 3].map(() => asking('confirm', { mustAnswer: true }))
  await released(plant, 'L1', aSop('SWAP', { ...S10, steps }))
  const productId = await begun('R-1')
  const old = await answering('SWAP', productId)
  const [one] = [await admin(sopAnswers.answer, old(1)), await admin(sopAnswers.answer, old(2))]
  const { sopVer } = await admin(sops.revise, { sopCode: 'SWAP', sopVer: 1 })
  const changed = aSop('SWAP', { ...S10, steps: [...steps.slice(0, 2), asking('confirm')] })
  await admin(sops.update, { ...changed, sopVer, revision: 0 })
  const { contentHash, revision } = await admin(sops.submit, { sopCode: 'SWAP', sopVer })
  const release = { sopCode: 'SWAP', sopVer, contentHash, revision, password }
  await plant.as('admin', 'L1', ['L1'])(sops.release, release)
  await expect(admin(sopAnswers.answer, old(3))).rejects.toEqual(refused('sops.not_in_force'))
  await expect(station.complete('R-1', { TORQUE: 9, VOUT: 5 })).rejects.toMatchObject({
    facts: { steps: 'SWAP: 1, 2' },
  })
  const young = await answering('SWAP', productId)
  await expect(admin(sopAnswers.answer, young(1, { contentHash: one.contentHash }))).rejects.toEqual(
    refused('sops.other_content'),
  )
  await admin(sopAnswers.answer, young(1))
  await admin(sopAnswers.answer, young(2))
  expect(await station.complete('R-1', { TORQUE: 9, VOUT: 5 })).toMatchObject({ resultStatus: 'ok' })
  const hashes = (await admin(sopAnswers.ofUnit, { productId })).map((answer) => answer.contentHash)
  expect(hashes).toEqual([one.contentHash, one.contentHash, contentHash, contentHash])
  await withdraw('SWAP', 2)
})

test('a step that requires a value names its result, and a step without a question has the hash it always had', async () => {
  const draft = (sopCode: string, step: object) => admin(sops.create, aSop(sopCode, { steps: [step] }))
  await expect(draft('X', asking('value'))).rejects.toEqual(refused('call.invalid', 'steps.0.resultCode'))
  const [plain, withAsk] = [
    await draft('P', aStep('Look')),
    await draft('Q', asking('confirm', aStep('Look'))),
  ]
  const sealed = await draft('S', { ...aStep('Look'), scanPattern: null, mustAnswer: true })
  expect(withAsk.contentHash).not.toBe(plain.contentHash)
  expect(sealed.contentHash).toBe(plain.contentHash)
})
