import { sql } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { sopAnswers } from '@takt/contract/sopAnswers.ts'
import { units } from '@takt/contract/units.ts'
import { type LineNumber, lockLine } from '../../platform/db/line.ts'
import type { Db } from '../../platform/db/tables.ts'
import { asking, S10, startAnswers } from '../../testing/answers.ts'
import { startLine } from '../../testing/line.ts'
import { aPicture } from '../../testing/photo-tries.ts'
import { startPlant } from '../../testing/plant.ts'
import { aSop, released } from '../../testing/sops.ts'
import { untilWaiting } from '../../testing/waiting.ts'
import { lineSopAnswersPart } from './sopAnswers.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const { admin, station, answering, begun } = await startAnswers(plant, line)
const steps = [asking('value', { resultCode: 'TORQUE', mustAnswer: true }), asking('photo')]
await released(plant, 'L1', aSop('ASKS', { ...S10, steps }))
afterEach(() => void vi.useRealTimers())

/** Whatever else happens on the line waits until `work` is done. */
const whileLocked = <T>(work: (db: Db) => Promise<T>) =>
  plant.db.transaction().execute(async (db) => {
    await lockLine(db, 'L1' as LineNumber) // as a call would be let onto it
    return work(db)
  })
const waiting = () => untilWaiting(plant.db, 1)

test.each([
  ['whose clock goes behind', -60_000],
  ['in the same millisecond', 0],
])('a value is corrected through a server %s: the correction counts', async (_, by) => {
  const sn = `C${by}`
  const productId = await begun(sn)
  const wish = await answering('ASKS', productId)
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  const [high, low] = ['ffffffff', '00000000'].map((start) => wish(1).answerId.replace(/^.{8}/, start))
  await admin(sopAnswers.answer, wish(1, { answerValue: 13, answerId: high }))
  vi.setSystemTime(now + by)
  await admin(sopAnswers.answer, wish(1, { answerValue: 10, answerId: low }))
  vi.useRealTimers()
  const { answers } = await admin(sopAnswers.here, { productId, ...S10 })
  expect(answers.map(({ answerValue }) => answerValue)).toEqual([13, 10])
  expect(await station.complete(sn, { VOUT: 5 })).toMatchObject({ judged: 'ok', resultStatus: 'ok' })
  expect((await admin(units.passport, { unit: sn })).passes[0]!.values).toMatchObject([
    { resultCode: 'TORQUE', resultValue: 10 },
    { resultCode: 'VOUT' },
  ])
})

test('what is refused is refused while the line is locked', async () => {
  const wish = await answering('ASKS', await begun('W-1'))
  await whileLocked(async () => {
    const bad = admin(sopAnswers.answer, wish(1, { answerText: 'much' }))
    await expect(bad).rejects.toMatchObject({ key: 'station.result_wrong_kind' })
  })
})

test('sent twice at once it is one answer; a pass leaves one entry in the change history, with its first', async () => {
  const productId = await begun('T-1')
  const wish = await answering('ASKS', productId)
  const request = wish(1, { answerValue: 9 })
  const [one, two] = await Promise.all([1, 2].map(() => admin(sopAnswers.answer, request)))
  expect(one).toEqual(two)
  const other = await admin(sopAnswers.answer, wish(1, { answerValue: 10 }))
  const named = [one!, other].map((answer) => ({ ...answer, operatorName: 'Ann' }))
  expect(await admin(sopAnswers.ofUnit, { productId })).toEqual(named)
  const entries = plant.db
    .selectFrom('auditLog')
    .select(['entityKey', 'userName'])
    .where('entity', '=', 'sopAnswer')
    .where('entityKey', 'in', [one!.answerId, other.answerId])
  expect(await entries.execute()).toEqual([{ entityKey: one!.answerId, userName: 'admin' }])
})

test('deleting a line takes its answers along, and the photos among them', async () => {
  const productId = await begun('P-1')
  const wish = await answering('ASKS', productId)
  const picture = await aPicture(plant.db, 'admin', Buffer.from('a photo'))
  await admin(sopAnswers.answer, wish(1, { answerValue: 9 }))
  await admin(sopAnswers.answer, wish(2, { picture }))
  const kept = () => plant.db.selectFrom('userFiles').select('fileId').where('fileId', '=', picture).execute()
  expect(await kept()).toHaveLength(1)
  await lineSopAnswersPart.remove(plant.db, 'L1')
  expect(await kept()).toEqual([])
  expect(await admin(sopAnswers.ofUnit, { productId })).toEqual([])
})

test.each([
  ['the unit was completed', 'sopAnswers.not_here', sql`update units set pass_count = pass_count + 1`],
  ['the instruction was withdrawn', 'sops.not_in_force', sql`update sops set sop_status = 'obsolete'`],
] as const)('%s while the answer waited: it is not taken', async (_, key, change) => {
  const productId = await begun(key)
  const request = (await answering('ASKS', productId))(1, { answerValue: 9 })
  let answer: Promise<unknown> = Promise.resolve()
  await whileLocked(async (db) => {
    answer = admin(sopAnswers.answer, request).catch((error: unknown) => error)
    await waiting()
    await sql`${change} where line_number = 'L1'`.execute(db)
  })
  expect(await answer).toMatchObject({ key })
  expect(await admin(sopAnswers.ofUnit, { productId })).toEqual([])
})
