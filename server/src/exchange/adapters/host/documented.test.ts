import { afterAll, expect, test } from 'vitest'
import { host } from '@takt/contract/host.ts'
import { answersTo, examplesOf } from '../../../testing/documented.ts'
import { startLine } from '../../../testing/line.ts'
import { startPlant } from '../../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { typeNo } = await startLine(plant, 'L1')
const { key } = await plant.as('admin')(host.makeKey, { keyName: 'ERP' })
const url = await plant.app.listen({ host: '127.0.0.1', port: 0 })

test('every example of the documentation works as printed, in the order of the page', async () => {
  const answers = await answersTo(examplesOf('host-interface'), {
    URL: url,
    LINE: 'L1',
    KEY: key,
    TYPE: typeNo,
  })
  expect(answers.map(({ code }) => code)).toEqual([20000, 20000, 20000])
  const [one, two, xml] = answers.map(({ data }) => data.answers)
  expect(one).toMatchObject([
    { data: { orderCode: 'WO-1001', outcome: 'created', lots: ['WO-1001-A', 'WO-1001-B'] } },
  ])
  expect(two).toMatchObject([
    { data: { orderCode: 'WO-1002', outcome: 'created' } },
    { key: 'orders.type_unknown', field: 'typeNo' },
  ])
  expect(xml).toMatchObject([{ data: { orderCode: '258456', outcome: 'created' } }])
})
