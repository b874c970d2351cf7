import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { concessions } from '@takt/contract/concessions.ts'
import { defects } from '@takt/contract/defects.ts'
import { nowIso } from '../../platform/db/instants.ts'
import type { Message } from '../../platform/kernel/kernel.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aConcession, aDefect } from '../../testing/quality-samples.ts'
import { concessionAspect } from './aspect.ts'
import { storeUsed } from './for-floor.queries.ts'
import { concessionsOver } from './over.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const [s10, s20, s30] = [line.station('S10'), line.station('S20'), line.station('S30')]
const admin = plant.as('admin', 'L1')
const one = (concessionCode: string) => admin(concessions.one, { concessionCode })
async function approved(code: string, over: Partial<Parameters<typeof aConcession>[1]> = {}) {
  const draft = aConcession(code, { typeNo: line.typeNo, defectCode: 'LOOSE', ...over })
  const { concessionCode, revision } = await plant.as('editor', 'L1')(concessions.ask, draft)
  return admin(concessions.approve, { concessionCode, revision })
}
const forget = () => concessionsOver.forget(plant.db, 'L1')
/** Whether a pass of that time costs the line a look at its concessions. */
async function isLookedUp(time = Date.now()) {
  forget()
  const message = { kind: 'complete', productSn: 'ANY', time } as unknown as Message // what the aspect reads of one
  const want = concessionAspect.wants([message], { from: time, to: time })!
  const client = await plant.pool.connect()
  const state = await concessionAspect.load({ client, db: plant.db, lineNumber: 'L1' }, want)
  client.release()
  return state !== null
}
const loose = async (station: typeof s10, sn: string) =>
  (await station.work(sn, { TORQUE: 13 })).nextStation as string | null

beforeAll(() => admin(defects.create, aDefect('LOOSE', { resultCodes: ['TORQUE'] })))
beforeEach(forget)

test('a line pays for a concession until the last unit that has gone on under it is finished', async () => {
  expect(await isLookedUp()).toBe(false)
  await approved('C-1', { pieces: 1 })
  expect(await isLookedUp()).toBe(true)
  expect(await loose(s10, 'LAST')).toBe('S20')
  expect((await one('C-1')).concessionState).toBe('usedUp')
  expect(await isLookedUp()).toBe(true)
  expect(await loose(s20, 'LAST')).toBe('S30')
  await s30.work('LAST')
  expect(await isLookedUp()).toBe(false)
  expect(await loose(s10, 'NEXT')).toBe('S10')
})

test('one whose last day is over costs nothing, but for passes of that day that come late', async () => {
  await approved('C-2', { pieces: null, validUntil: '2099-12-31' })
  const set = (validUntil: string) =>
    plant.db.updateTable('concessions').set({ validUntil }).where('concessionCode', '=', 'C-2').execute()
  const aDay = 86_400_000
  const day = (before: number) => new Date(Date.now() - before * aDay).toISOString().slice(0, 10)
  await set(day(0))
  expect(await isLookedUp()).toBe(true)
  await set(day(5))
  expect(await isLookedUp()).toBe(false)
  expect(await isLookedUp(Date.now() - 5 * aDay)).toBe(true)
  await set('2099-12-31')
  const { revision } = await one('C-2')
  await admin(concessions.withdraw, { concessionCode: 'C-2', revision, reason: 'over' })
  expect(await isLookedUp()).toBe(false)
})

test('stations that use the last piece at once: one unit has it, and goes on under it, whenever the line is looked at', async () => {
  for (const round of [1, 2, 3]) {
    const code = `RACE-${round}`
    await approved(code, { pieces: 1 })
    const sns = Array.from({ length: 6 }, () => randomUUID().slice(0, 8))
    const stationOf = (at: number) => (at % 2 ? s20 : s10)
    for (const [at, sn] of sns.entries()) if (at % 2) await s10.work(sn, { TORQUE: 10 })
    await Promise.all(sns.map((sn, at) => stationOf(at).arrive(sn)))
    // While the line is busy with this one, those that fail wait, to be played together.
    const busy = s10.arrive(`BUSY-${round}`)
    const answers = await Promise.all(
      sns.map((sn, at) => {
        forget()
        return stationOf(at).complete(sn, { TORQUE: 13 })
      }),
    )
    await busy
    const wentOn = sns.filter((_, at) => answers[at].nextStation === (at % 2 ? 'S30' : 'S20'))
    expect(wentOn).toHaveLength(1)
    expect(await one(code)).toMatchObject({ usedPieces: 1, concessionState: 'usedUp' })
    const winner = wentOn[0]!
    forget()
    const isAtS20 = sns.indexOf(winner) % 2 === 0
    expect(await loose(isAtS20 ? s20 : s10, winner)).toBe('S30')
    await s30.work(winner)
    expect(await isLookedUp()).toBe(false)
  }
})

test('one that was withdrawn while a station used its last piece stays withdrawn', async () => {
  const { concessionCode, revision } = await approved('C-5', { pieces: 1 })
  await admin(concessions.withdraw, { concessionCode, revision, reason: 'it leaks' })
  const client = await plant.pool.connect()
  await storeUsed(client, 'L1', [{ code: concessionCode, pieces: 1 }])
  client.release()
  expect(await one('C-5')).toMatchObject({ concessionState: 'withdrawn', usedPieces: 1 })
})

test('a finished unit that is measured again is covered no more by one that is used up', async () => {
  await approved('C-3', { pieces: 1 })
  await loose(s10, 'DONE')
  await s20.work('DONE', { TORQUE: 10 })
  await s30.work('DONE')
  await approved('C-4', { stationNumber: 'S20' })
  expect((await s10.complete('DONE', { TORQUE: 13 })).processStatus).toBe('held')
})

test('a pass that was made before the approval goes by none, however late it is told', async () => {
  const earlier = nowIso()
  await approved('C-6', { stationNumber: 'S10' })
  await s10.arrive('BEFORE')
  expect((await s10.complete('BEFORE', { TORQUE: 13 }, { at: earlier })).nextStation).toBe('S10')
  expect((await one('C-6')).usedPieces).toBe(0)
  expect(await loose(s10, 'AFTER')).toBe('S20')
})
