import { afterAll, expect, test } from 'vitest'
import { audit } from '@takt/contract/audit.ts'
import { failures } from '@takt/contract/failure-rows.ts'
import { type Disposition, dispositions } from '@takt/contract/failures.ts'
import { orders } from '@takt/contract/orders.ts'
import { units } from '@takt/contract/units.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const passport = (unit: string) => admin(units.passport, { unit })
const [s10, s20, s30] = [line.station('S10'), line.station('S20'), line.station('S30')]
const dispose = (failId: string, disposition: Disposition) =>
  admin(failures.dispose, { failId, disposition, reason: 'seen' })
const undo = (failId: string) => admin(failures.undo, { failId, reason: 'wrong unit' })
const orderNow = async () => (await admin(orders.list, { orderCode: line.order.orderCode })).rows[0]!
/** Failed at S10 until its loops are used up: held. */
async function held(sn: string) {
  for (const _ of [1, 2, 3]) await s10.work(sn, { TORQUE: 20 })
  return (await passport(sn)).failures.map(({ failId }) => failId)
}
/** Without what every change counts up. */
async function stateOf(sn: string) {
  const { unit, failures: found } = await passport(sn)
  return { unit, found }
}

test.each(dispositions)('%s is taken back: unit, failures and counts are as before, once', async (one) => {
  const sn = `U-${one}`
  const [failId] = await held(sn)
  const [before, order] = [await stateOf(sn), await orderNow()]
  await dispose(failId!, one)
  expect(await stateOf(sn)).not.toEqual(before)
  expect(await undo(failId!)).toMatchObject({ failStatus: 'open', disposition: null, closedTime: null })
  expect(await stateOf(sn)).toEqual(before)
  expect((await orderNow()).ngNumber).toBe(order.ngNumber)
  await expect(undo(failId!)).rejects.toMatchObject({ key: 'failures.wrong_status' })
  const trace = await admin(audit.of, { lineNumber: 'L1', entity: 'unit', entityKey: before.unit.productId })
  expect(trace[0]).toMatchObject({ action: 'undo', after: { failStatus: 'open', reason: 'wrong unit' } })
})

test('a unit that went on keeps its decision, and one that is finished', async () => {
  const three = await held('U-ON')
  for (const failId of three) await dispose(failId, 'useAsIs')
  await s20.arrive('U-ON')
  await expect(undo(three[2]!)).rejects.toMatchObject({ key: 'failures.undo_went_on' })
  expect((await passport('U-ON')).failures.at(-1)).toMatchObject({ failStatus: 'useAsIs' })
  await s20.complete('U-ON', { VOUT: 5 })
  await s30.work('U-ON', {}, { verdict: 'ng' })
  const last = (await passport('U-ON')).failures.at(-1)!
  await dispose(last.failId, 'useAsIs')
  await expect(undo(last.failId)).rejects.toMatchObject({ key: 'failures.undo_finished' })
})

test('decisions are taken back in the order they were made, the last first', async () => {
  const [one, two] = await held('U-LIFO')
  await dispose(one!, 'returned')
  await dispose(two!, 'scrap')
  await expect(undo(one!)).rejects.toMatchObject({ key: 'failures.undo_went_on' })
  await undo(two!)
  await undo(one!)
  expect((await passport('U-LIFO')).unit).toMatchObject({ processStatus: 'held', holds: [] })
})

test('after 90 decisions, holds and undos in any order as many are scrapped as the order counts', async () => {
  const random = randomOf(11)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const sns = ['R-1', 'R-2', 'R-3', 'R-4', 'R-5', 'R-6']
  const failIds = (await Promise.all(sns.map(held))).flat()
  const begun = await Promise.all(sns.map(passport))
  const before = await orderNow()
  const decided: string[] = []
  const refusals: string[] = []
  let undone = 0
  for (let i = 0; i < 90; i++) {
    const roll = random()
    const [failId, last] = [pick(failIds), decided.at(-1)]
    const { productId } = pick(begun).unit
    const move = pick(['hold', 'release'] as const)
    const tried =
      roll < 0.5
        ? dispose(failId, pick(dispositions)).then(() => decided.push(failId))
        : roll < 0.9 && last
          ? undo(last).then(() => (undone += 1))
          : admin(units.move, { productId, move, reason: 'look' })
    if (roll >= 0.5 && roll < 0.9) decided.pop()
    await Promise.resolve(tried).catch(({ key }) => refusals.push(key))
  }
  expect(undone).toBeGreaterThan(15)
  expect(refusals.filter((key) => !/^(failures|units)\./.test(key))).toEqual([])
  const now = await Promise.all(sns.map(passport))
  const scrapped = now.filter(({ unit }) => unit.processStatus === 'scrapped')
  expect((await orderNow()).ngNumber - before.ngNumber).toBe(scrapped.length)
  for (const { failures: found } of scrapped)
    expect(found.filter(({ failStatus }) => ['open', 'rework'].includes(failStatus))).toEqual([])
})

const actionsOf = async (failIds: readonly string[]) =>
  (
    await Promise.all(
      failIds.map((entityKey) => admin(audit.of, { lineNumber: 'L1', entity: 'failure', entityKey })),
    )
  ).map((trace) =>
    trace.map(({ action, before, after }) => [action, before?.['failStatus'], after?.['failStatus']]),
  )

test.each([
  ['useAsIs', 'one'],
  ['scrap', 'one'],
  ['useAsIs', 'found'],
] as const)(
  '%s of %s: what is decided with it has its trace, and so when it is taken back',
  async (to, by) => {
    const sn = `U-TOGETHER-${to}-${by}`
    const failIds = await held(sn)
    const last = failIds.at(-1)!
    const asBefore = (await passport(sn)).failures.map(({ failStatus }) => failStatus)
    const { failTime } = (await passport(sn)).failures.at(-1)!
    const found = { productSn: sn, from: failTime, disposition: to, reason: 'seen' }
    await (by === 'one' ? dispose(last, to) : admin(failures.disposeFound, found))
    expect(await actionsOf(failIds)).toEqual(asBefore.map((before) => [[to, before, to]]))
    await undo(last)
    expect(await actionsOf(failIds)).toEqual(
      asBefore.map((before) => [
        ['undo', to, before],
        [to, before, to],
      ]),
    )
    const { productId } = (await passport(sn)).unit
    const ofUnit = await admin(audit.of, { lineNumber: 'L1', entity: 'unit', entityKey: productId })
    expect(ofUnit.map(({ action }) => action)).toEqual(['undo', to])
  },
)
