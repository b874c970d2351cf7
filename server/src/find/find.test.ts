import { afterAll, expect, test } from 'vitest'
import { find } from '@takt/contract/find.ts'
import { startLine } from '../testing/line.ts'
import { startPlant } from '../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const first = await startLine(plant, 'L1')
const second = await startLine(plant, 'L2')
for (const serial of ['SN-1', 'SN-10', 'SN%1']) await first.station('S10').arrive(serial)
await second.station('S10').arrive('SN-1')
await plant.db.updateTable('units').set({ lotNo: 'LOT-7' }).where('lineNumber', '=', 'L1').execute()
const admin = plant.as('admin')
const codes = async (text: string, as = admin) => (await as(find.records, { text })).map(({ found, lineNumber, code }) => `${found} ${lineNumber} ${code}`)

test('a scanned serial is found on every line, the whole code first', async () => {
  expect(await codes('SN-1')).toEqual(['unit L1 SN-1', 'unit L2 SN-1', 'unit L1 SN-10'])
})

test('what is typed is text, not a pattern', async () => expect(await codes('SN%')).toEqual(['unit L1 SN%1']))

test('an order is found by a part of its code or name, in any case', async () => {
  const { orderCode } = first.order
  expect(await codes(orderCode.toLowerCase().slice(1))).toContain(`order L1 ${orderCode}`)
})

test('a lot says how many units it has', async () => {
  expect(await admin(find.records, { text: 'LOT' })).toEqual([{ found: 'lot', lineNumber: 'L1', code: 'LOT-7', units: 3 }])
})

test('nobody finds what they may not open: units are not for an editor, other lines for nobody limited to one', async () => {
  expect(await codes('SN-1', plant.as('editor'))).toEqual([])
  expect(await codes('SN-1', plant.as('admin', undefined, ['L2']))).toEqual(['unit L2 SN-1'])
  expect(await codes('nothing of that name')).toEqual([])
})
