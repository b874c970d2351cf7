import { afterAll, describe, expect, test } from 'vitest'
import { values } from '@takt/contract/values.ts'
import { at, key, storeMeasuredPasses } from '../../testing/measured.ts'
import { startPlant } from '../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin', 'L1')
await storeMeasuredPasses(plant)

describe('the pivot', () => {
  test('has a pass a row and a column for every reading', async () => {
    const page = await admin(values.pivot, key)
    expect(page.characteristics).toEqual(['GAP 1', 'GAP 2', 'FW', 'TEMP'])
    expect(page.rows.map((row) => [row.productSn, row.testTime, row.resultStatus, row.values])).toEqual([
      ['B-1', at(10), 'ng', [1, null, '2.0', 21]],
      ['A-1', at(0), 'ng', [1, 2.5, '2.1', 20]],
    ])
    expect(page).toMatchObject({ total: 2, next: null })
  })

  test('narrows to one result code, a serial, a period', async () => {
    expect(await admin(values.pivot, { ...key, resultCode: 'FW', productSn: 'A' })).toMatchObject({
      characteristics: ['FW'],
      rows: [{ productSn: 'A-1', values: ['2.1'] }],
      total: 1,
    })
    expect(await admin(values.pivot, { ...key, from: at(5) })).toMatchObject({
      rows: [{ productSn: 'B-1' }],
      total: 1,
    })
    expect((await admin(values.pivot, { ...key, resultStatus: 'ok' })).rows).toEqual([])
  })

  test('of a set nobody made, or a code it has not, is refused', async () => {
    await expect(admin(values.pivot, { colSetId: 'WIDE', colSetVersion: 9 })).rejects.toMatchObject({
      key: 'record.unknown',
    })
    await expect(admin(values.pivot, { ...key, resultCode: 'NONE' })).rejects.toMatchObject({
      key: 'record.unknown',
    })
  })

  test('pages neither lose nor repeat a pass of the same instant', async () => {
    const many = plant.as('admin', 'MANY')
    const found: string[] = []
    for (let after: string | undefined; ;) {
      const page = await many(values.pivot, {
        colSetId: 'THREE',
        colSetVersion: 1,
        limit: 9,
        ...(after && { after }),
      })
      found.push(...page.rows.map((row) => row.productId))
      if (!page.next) break
      after = page.next
    }
    expect([found.length, new Set(found).size]).toEqual([100, 100])
  })
})
