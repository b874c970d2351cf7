import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstSettings } from '@takt/contract/first-settings.ts'
import { lines } from '@takt/contract/lines.ts'
import type { NumberRule } from '@takt/contract/number-rule.ts'
import { orders } from '@takt/contract/orders.ts'
import { processings } from '@takt/contract/processings.ts'
import { settings } from '@takt/contract/settings.ts'
import { types } from '@takt/contract/types.ts'
import { connect } from '../../platform/db/connect.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, anOrder, aRoute, aType, theSettings } from '../../testing/samples.ts'
import { cpuOfThread } from '../../testing/turns.ts'
import { nextNumber, nextNumbers, previewNumber } from './settings.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
const free = async () => []
const lot = { line: 'L1', typeNo: 'T1', orderCode: 'WO-1' }

beforeAll(async () => {
  for (const line of ['L1', 'L2']) await admin(lines.create, aLine(line))
  await admin(processings.create, aRoute('R1'))
  await admin(processings.move, { processingNumber: 'R1', processingVer: 1, move: 'release' })
  await admin(types.create, aType('T1', { processingNumber: 'R1', processingVer: 1 }))
  await admin(types.move, { typeNo: 'T1', typeVer: 1, move: 'release' })
})

async function rule(name: 'order' | 'lot' | 'serial', rule: NumberRule) {
  const { version, settings: now } = await admin(settings.get, {})
  await admin(settings.save, {
    version,
    reason: 'Numbers',
    settings: { ...now, numbering: { ...now.numbering, [name]: rule } },
  })
}
const { orderCode: _, ...uncoded } = anOrder('X')
const create = (line = 'L1') => plant.as('editor', line)(orders.create, uncoded)

test('an order without a code gets the next number of the rule, and the preview tells it before', async () => {
  await rule('order', { pattern: 'A-{line}-{seq:3}', reset: 'never' })
  expect(await plant.as('editor', 'L1')(settings.nextNumber, { rule: 'order', typeNo: 'T1' })).toEqual({
    number: 'A-L1-001',
  })
  expect(await create()).toMatchObject({ orderCode: 'A-L1-001' })
  expect(await create()).toMatchObject({ orderCode: 'A-L1-002' })
  expect(await create('L2')).toMatchObject({ orderCode: 'A-L2-001' })
})

test('codes typed by hand before are left out, however many', async () => {
  for (const seq of ['003', '004', '006'])
    await plant.as('editor', 'L1')(orders.create, anOrder(`A-L1-${seq}`))
  expect([await create(), await create()].map(({ orderCode }) => orderCode)).toEqual(['A-L1-005', 'A-L1-007'])
})

test('twenty planners at two servers get twenty different codes', async () => {
  const other = connect(plant.url)
  const numbers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => nextNumber(i % 2 ? plant.db : other.db, 'lot', lot, free)),
  )
  await other.close()
  expect(new Set(numbers).size).toBe(20)
})

test('what is undone gives its number back, and a refused order takes none', async () => {
  const before = await previewNumber(plant.db, 'order', { line: 'L1', typeNo: 'T1' })
  await expect(plant.as('editor', 'L1')(orders.create, { ...uncoded, typeNo: 'T9' })).rejects.toMatchObject({
    key: 'orders.type_unknown',
  })
  expect(await previewNumber(plant.db, 'order', { line: 'L1', typeNo: 'T1' })).toBe(before)
})

describe('many at once', () => {
  test('come in a row, those in use left out', async () => {
    await rule('serial', { pattern: '{orderCode}.{seq:5}', reset: 'never' })
    const used = new Set(['WO-1.00002', 'WO-1.00003'])
    const numbers = await nextNumbers(plant.db, 'serial', lot, 5, async (codes) =>
      codes.filter((code) => used.has(code)),
    )
    expect(numbers).toEqual(['WO-1.00001', 'WO-1.00004', 'WO-1.00005', 'WO-1.00006', 'WO-1.00007'])
  })

  test('are refused when the digits do not hold them, and none is taken', async () => {
    await rule('serial', { pattern: 'S{seq:2}', reset: 'never' })
    await expect(nextNumbers(plant.db, 'serial', lot, 100, free)).rejects.toMatchObject({
      key: 'settings.numbers_used_up',
      facts: { last: 99 },
    })
    expect(await nextNumbers(plant.db, 'serial', lot, 99, free)).toHaveLength(99)
    expect(await previewNumber(plant.db, 'serial', lot)).toBeNull()
  })

  test('ten thousand take less than a second', async () => {
    await rule('serial', { pattern: 'M{seq:6}', reset: 'never' })
    const begun = cpuOfThread()
    expect(new Set(await nextNumbers(plant.db, 'serial', lot, 10_000, free)).size).toBe(10_000)
    expect(cpuOfThread() - begun).toBeLessThan(1000)
  })
})

test('a number that would not fit a code is refused', async () => {
  await rule('lot', { pattern: '{orderCode}-{seq:3}', reset: 'never' })
  await expect(
    nextNumber(plant.db, 'lot', { ...lot, orderCode: 'X'.repeat(62) }, free),
  ).rejects.toMatchObject({ key: 'settings.number_too_long' })
})

test('the day in a number is the plant’s', async () => {
  const { version } = await admin(settings.get, {})
  await admin(
    settings.save,
    theSettings(
      {
        plant: { plantName: 'Far', timeZone: 'Pacific/Kiritimati', dayStart: '00:00' },
        numbering: {
          ...firstSettings.numbering,
          order: { pattern: '{yyyy}-{MM}-{dd}/{seq:2}', reset: 'day' },
        },
      },
      version,
    ),
  )
  const day = Temporal.Now.plainDateISO('Pacific/Kiritimati').toString()
  expect(await nextNumber(plant.db, 'order', { line: 'L1', typeNo: 'T1' }, free)).toBe(`${day}/01`)
})
