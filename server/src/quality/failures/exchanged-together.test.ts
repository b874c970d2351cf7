import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { failures } from '@takt/contract/failure-rows.ts'
import { genealogy } from '@takt/contract/genealogy.ts'
import { units } from '@takt/contract/units.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLineWithParts } from '../../testing/material.ts'
import { startPlant } from '../../testing/plant.ts'
import { aBomRow } from '../../testing/samples.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const scanned = { consumeMode: 'scan', serialInputFlag: true, serialType: 'M' } as const
const line = await startLineWithParts(plant, 'L1', [
  aBomRow(1, 'BOARD', 'S20', scanned),
  aBomRow(2, 'LAMP', 'S20', scanned),
])
const [s10, s20, s90] = (['S10', 'S20', 'S90'] as const).map(line.station) as [
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
  ReturnType<typeof line.station>,
]
const passport = (unit: string) => admin(units.passport, { unit })
const partsOf = async (productId: string) =>
  new Map(
    (await admin(genealogy.ofUnit, { productId, now: true })).components.map(
      ({ bomCode, componentId }) => [bomCode, componentId] as const,
    ),
  )
const messageOf = (kind: string, productSn: string, more: object) => ({
  kind,
  messageId: randomUUID(),
  at: nowIso(),
  productSn,
  ...more,
})
const tried = (productSn: string, VOUT: number) =>
  messageOf('complete', productSn, { results: [{ resultCode: 'VOUT', resultValue: VOUT }] })
const exchanged = (productSn: string, bomCode: string) =>
  messageOf('exchange', productSn, {
    removed: { bomCode },
    added: { serial: `${bomCode}-${productSn}-new` },
    reason: 'broken',
  })
async function together(...items: object[]) {
  const { answers } = await s20.send('batch', { items })
  expect(answers.map(({ key }: { key?: string }) => key ?? 'ok')).toEqual(items.map(() => 'ok'))
}
const failed = async (sn: string, times: number) => {
  await s10.work(sn, { TORQUE: 10 })
  const materials = ['BOARD', 'LAMP'].map((bomCode) => ({ bomCode, serial: `${bomCode}-${sn}` }))
  for (let time = 0; time < times; time++) {
    await s20.work(sn, { VOUT: 9 }, time === 0 ? { materials } : {})
    await s90.work(sn).catch(() => {}) // the last try is held, not reworked
  }
  const { unit, failures: found } = await passport(sn)
  return { unit, found, parts: await partsOf(unit.productId) }
}

test('two parts exchanged in one batch, each with a failure of the step: the unit waits for its test', async () => {
  const { unit, found, parts } = await failed('T-1', 3)
  expect(unit).toMatchObject({ processStatus: 'held', failedStep: 'Step 20' })
  for (const [i, { failId }] of found.entries())
    await admin(failures.ofPart, { failId, componentId: parts.get(i === 0 ? 'BOARD' : 'LAMP')! })
  await together(exchanged('T-1', 'BOARD'), exchanged('T-1', 'LAMP'))
  expect((await passport('T-1')).unit).toMatchObject({ processStatus: 'inProcess', failedStep: null })
})

test('a failure that was closed in the same batch stays closed, and does not leave with the part', async () => {
  const { found, parts } = await failed('T-2', 1)
  const [{ failId }] = found as [(typeof found)[number]]
  await admin(failures.ofPart, { failId, componentId: parts.get('BOARD')! })
  await together(tried('T-2', 5), exchanged('T-2', 'BOARD'))
  expect((await passport('T-2')).failures).toMatchObject([{ failStatus: 'closed', removedFrom: null }])
})

test('what failed in the same batch keeps the unit at its step, whatever left before', async () => {
  const { found, parts } = await failed('T-3', 2)
  for (const { failId } of found) await admin(failures.ofPart, { failId, componentId: parts.get('BOARD')! })
  await together(tried('T-3', 9), exchanged('T-3', 'BOARD'))
  expect((await passport('T-3')).unit).toMatchObject({ processStatus: 'held', failedStep: 'Step 20' })
})
