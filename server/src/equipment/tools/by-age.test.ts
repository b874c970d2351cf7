import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { files } from '@takt/contract/files.ts'
import { tools } from '@takt/contract/tools.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { anUploaded } from '../../testing/sops.ts'

const plant = await startPlant()
afterAll(plant.close)
const line = await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const s10 = line.station('S10')
const draft = { toolType: 'DIE', toolDescription: null, frequency: 100, usesPerPass: 1 }
const byAge = (toolCode: string, ofType = false) => admin(tools.byAge, { toolCode, ofType })

test('good passes by the number of uses before them, over the lives of a tool, and of all of its type', async () => {
  await admin(tools.create, { ...draft, toolCode: 'D-1' })
  expect((await byAge('D-1')).ages).toEqual([])
  const life = async (toolCode: string, good: readonly boolean[]) => {
    await admin(tools.mount, { toolCode, stationNumber: 'S10' })
    for (const isGood of good) await s10.complete(randomUUID(), { TORQUE: isGood ? 10 : 99 })
    await admin(tools.maintain, { toolCode, reason: 'x' })
    await admin(tools.giveBack, { toolCode, frequency: 100, reason: 'x' })
  }
  await life('D-1', [true, true, false])
  await life('D-1', [true, false])
  const each = (passes: readonly (readonly [number, number])[]) =>
    passes.map(([all, okPasses], at) => ({ fromUse: at, toUse: at, passes: all, okPasses }))
  expect(await byAge('D-1')).toMatchObject({
    tools: 1,
    ages: each([
      [2, 2],
      [2, 1],
      [1, 0],
    ]),
  })
  // Begun with uses behind it; the life that goes on counts from how often it was used by now.
  await admin(tools.create, { ...draft, toolCode: 'D-2', startUses: 2 })
  await admin(tools.mount, { toolCode: 'D-2', stationNumber: 'S10' })
  await s10.complete('N-1', { TORQUE: 10 })
  await s10.complete('N-2', { TORQUE: 99 })
  expect((await byAge('D-2')).ages).toEqual([
    { fromUse: 2, toUse: 2, passes: 1, okPasses: 1 },
    { fromUse: 3, toUse: 3, passes: 1, okPasses: 0 },
  ])
  expect(await byAge('D-1', true)).toMatchObject({
    tools: 2,
    ages: each([
      [2, 2],
      [2, 1],
      [2, 1],
      [1, 0],
    ]),
  })
  await admin(tools.dismount, { toolCode: 'D-2' })
})

test('a long life is shown in ages of a round width', async () => {
  await admin(tools.create, { ...draft, toolCode: 'D-3', usesPerPass: 7 })
  await admin(tools.mount, { toolCode: 'D-3', stationNumber: 'S10' })
  for (let n = 0; n < 9; n++) await s10.complete(`W-${n}`, { TORQUE: 10 })
  const { ages } = await byAge('D-3')
  expect(ages.map(({ fromUse, toUse, passes }) => [fromUse, toUse, passes])).toEqual([
    [0, 4, 1],
    [5, 9, 1],
    [10, 14, 1],
    [20, 24, 1],
    [25, 29, 1],
    [35, 39, 1],
    [40, 44, 1],
    [45, 49, 1],
    [55, 59, 1],
  ])
  await admin(tools.dismount, { toolCode: 'D-3' })
})

test('a drawing stays as long as a tool shows it, and is nobody’s but an uploaded one', async () => {
  const [first, second] = [
    await anUploaded(plant, 'admin', '%PDF-1.7 die'),
    await anUploaded(plant, 'admin', '%PDF-1.7 new'),
  ]
  const made = await admin(tools.create, { ...draft, toolCode: 'DRAWN', drawingId: first })
  expect(made).toMatchObject({ drawingId: first, drawingName: 'a.pdf', drawingType: 'pdf' })
  expect(await admin(tools.drawing, { toolCode: 'DRAWN' })).toBe('%PDF-1.7 die')
  const drop = (fileId: string) => plant.as('admin')(files.delete, { fileId })
  await expect(drop(first)).rejects.toMatchObject({ key: 'files.in_use' })
  const change = { toolType: 'DIE', toolDescription: null, usesPerPass: 1, toolCode: 'DRAWN' }
  const update = (drawingId: string | null, revision: number) =>
    admin(tools.update, { ...change, drawingId, revision })
  const { revision } = await update(second, made.revision)
  await drop(first)
  const table = await anUploaded(plant, 'admin', 'a;b', 'csv')
  await expect(update(table, revision)).rejects.toMatchObject({ key: 'files.kind', field: 'drawingId' })
  await expect(update(randomUUID(), revision)).rejects.toMatchObject({ key: 'files.unknown' })
  expect(await update(null, revision)).toMatchObject({ drawingName: null })
  await drop(second)
  expect(await admin(tools.drawing, { toolCode: 'DRAWN' })).toContain('record.unknown')
})
