import { afterAll, expect, test } from 'vitest'
import { tools } from '@takt/contract/tools.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { proveCounters } from '../../platform/counters/counters.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { randomOf } from '../../testing/random-message.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const [s10, s20] = [line.station('S10'), line.station('S20')]
const tool = (toolCode: string) => admin(tools.one, { toolCode })
const make = (toolCode: string, frequency: number) =>
  admin(tools.create, { toolCode, toolType: 'DIE', toolDescription: null, frequency, usesPerPass: 1 })
const mount = (toolCode: string, stationNumber = 'S10') => admin(tools.mount, { toolCode, stationNumber })
const dismount = (toolCode: string) => admin(tools.dismount, { toolCode })

test('a tool that is used at two steps of one unit counts both, at each where it was then', async () => {
  await make('TWO', 100)
  await mount('TWO')
  await s10.work('T-1', { TORQUE: 10 })
  await dismount('TWO')
  await mount('TWO', 'S20')
  await s20.work('T-1', { VOUT: 5 })
  expect(await tool('TWO')).toMatchObject({ frequencyAct: 2, totalUses: 2 })
  await dismount('TWO')
})

test('swapped in the middle of a pass: the one that is there at its end made it, once, also sent again', async () => {
  for (const code of ['FIRST', 'SECOND']) await make(code, 100)
  await mount('FIRST')
  await s10.arrive('M-1')
  await dismount('FIRST')
  await mount('SECOND')
  const done = {
    messageId: 'M 1',
    at: nowIso(),
    productSn: 'M-1',
    results: [{ resultCode: 'TORQUE', resultValue: 10 }],
  }
  await s10.send('complete', done)
  await s10.send('complete', done)
  expect([(await tool('FIRST')).totalUses, (await tool('SECOND')).totalUses]).toEqual([0, 1])
  await dismount('SECOND')
})

test('over its limit while a pass is open: the unit gets away and is counted, the next one is not let in', async () => {
  await make('LAST', 1)
  await mount('LAST')
  await s10.arrive('O-1')
  await s10.arrive('O-2')
  await s10.complete('O-1', { TORQUE: 10 })
  expect(await tool('LAST')).toMatchObject({ frequencyAct: 1, toolStatus: 'locked' })
  expect(await s10.complete('O-2', { TORQUE: 10 })).toMatchObject({ resultStatus: 'ok' })
  expect(await tool('LAST')).toMatchObject({ frequencyAct: 2, usedShare: 2 })
  expect(await s10.arrive('O-3')).toMatchObject({ reasons: [{ reason: 'toolLocked', about: 'LAST' }] })
  // Neither may it go on elsewhere.
  await dismount('LAST')
  await expect(mount('LAST', 'S20')).rejects.toMatchObject({ key: 'tools.worn' })
})

test('ground down it lasts shorter, not more often than it may be, and what it made in all stays', async () => {
  const draft = { toolType: 'DIE', toolDescription: null, frequency: 10, usesPerPass: 1 }
  await admin(tools.create, { ...draft, toolCode: 'GRIND', mostRegrinds: 1 })
  const cycle = async (frequency: number, reground: boolean) => {
    await admin(tools.maintain, { toolCode: 'GRIND', reason: 'blunt' })
    return admin(tools.giveBack, { toolCode: 'GRIND', frequency, reground, reason: 'ground' })
  }
  await mount('GRIND')
  await s10.work('G-1', { TORQUE: 10 })
  await s10.work('G-2', { TORQUE: 10 })
  await admin(tools.maintain, { toolCode: 'GRIND', reason: 'blunt' })
  const back = { toolCode: 'GRIND', reground: true, reason: 'ground' }
  await expect(admin(tools.giveBack, { ...back, frequency: 10 })).rejects.toMatchObject({
    key: 'tools.not_shorter',
    field: 'frequency',
  })
  expect(await admin(tools.giveBack, { ...back, frequency: 8 })).toMatchObject({
    frequency: 8,
    frequencyAct: 0,
    totalUses: 2,
    regrinds: 1,
  })
  await expect(cycle(6, true)).rejects.toMatchObject({ key: 'tools.no_regrind', facts: { regrinds: 1 } })
  await admin(tools.giveBack, { ...back, frequency: 8, reground: false })
  expect(await admin(tools.maintenances, { toolCode: 'GRIND' })).toMatchObject([
    { maintenanceKind: 'maintained', usesBefore: 0, lifeBefore: 8, lifeAfter: 8 },
    { maintenanceKind: 'reground', usesBefore: 2, lifeBefore: 10, lifeAfter: 8, maintainedBy: 'admin' },
  ])
})

test('the recount command agrees after retries and corrections at random, and names a count that was changed', async () => {
  const random = randomOf(11)
  await make('RE', 100_000)
  await mount('RE')
  for (let i = 0; i < 40; i++) {
    const n = Math.floor(random() * 12)
    const roll = random()
    const tried: Promise<unknown> =
      roll < 0.08
        ? dismount('RE')
        : roll < 0.2
          ? mount('RE', random() < 0.5 ? 'S10' : 'S20')
          : roll < 0.26
            ? admin(tools.maintain, { toolCode: 'RE', reason: 'x' }).then(() =>
                admin(tools.giveBack, { toolCode: 'RE', frequency: 100_000, reason: 'x' }),
              )
            : roll < 0.6
              ? s10.send('complete', {
                  messageId: `C ${n}`,
                  at: nowIso(),
                  productSn: `RE-${n}`,
                  results: [{ resultCode: 'TORQUE', resultValue: random() < 0.3 ? 99 : 10 }],
                })
              : roll < 0.8
                ? s20.work(`RE-${n}`, { VOUT: random() < 0.3 ? 9 : 5 })
                : line.station('S90').work(`RE-${n}`)
    await tried.catch(() => null)
  }
  const { totalUses } = await tool('RE')
  expect(totalUses).toBeGreaterThan(3)
  const messages: string[] = []
  await proveCounters(plant.url, (text) => messages.push(text))
  const ofTools = messages.filter((text) => text.startsWith('tools:'))
  expect(ofTools).toEqual([expect.stringMatching(/^tools: \d+ counters, all agree$/)])
  await plant.db
    .updateTable('tools')
    .set({ totalUses: totalUses + 1 })
    .where('toolCode', '=', 'RE')
    .execute()
  messages.length = 0
  expect(await proveCounters(plant.url, (text) => messages.push(text))).toBe(false)
  expect(messages).toContainEqual(`  L1  RE  uses_in_all: ${totalUses + 1}, by the events ${totalUses}`)
})
