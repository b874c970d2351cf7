import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { host } from '@takt/contract/host.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'

const run = promisify(execFile)
const text = readFileSync(new URL('../../../../docs/host-interface.md', import.meta.url), 'utf8')
const examples = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, script]) => script!)

const plant = await startPlant()
afterAll(plant.close)
const { typeNo } = await startLine(plant, 'L1')
const { key } = await plant.as('admin')(host.makeKey, { keyName: 'ERP' })
const url = await plant.app.listen({ host: '127.0.0.1', port: 0 })
const env = { ...process.env, URL: url, LINE: 'L1', KEY: key, TYPE: typeNo }

test('every example of the documentation works as it stands, in the order of the page', async () => {
  const answers: { code: number; data: { answers: object[] } }[] = []
  for (const example of examples) answers.push(JSON.parse((await run('sh', ['-c', example], { env })).stdout))
  expect(answers.map(({ code }) => code)).toEqual([20000, 20000, 20000])
  const [one, two, xml] = answers.map(({ data }) => data.answers)
  expect(one).toMatchObject([{ data: { orderCode: 'WO-1001', outcome: 'created', lots: ['WO-1001-A', 'WO-1001-B'] } }])
  expect(two).toMatchObject([{ data: { orderCode: 'WO-1002', outcome: 'created' } }, { key: 'orders.type_unknown', field: 'typeNo' }])
  expect(xml).toMatchObject([{ data: { orderCode: '258456', outcome: 'created' } }])
})
