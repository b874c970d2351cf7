import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { answersTo, examplesOf } from '../../../testing/documented.ts'
import { startPlant } from '../../../testing/plant.ts'
import { afterRecords, records, startTester } from '../../../testing/tester.ts'

vi.useFakeTimers({ toFake: ['Date'], now: afterRecords })
const plant = await startPlant()
const directory = mkdtempSync(path.join(tmpdir(), 'takt-record-'))
afterAll(async () => {
  rmSync(directory, { recursive: true })
  await plant.close()
})
const { key } = await startTester(plant, 'L1')
const url = await plant.app.listen({ host: '127.0.0.1', port: 0 })

test('the example of the documentation works as printed, and is answered as printed', async () => {
  writeFileSync(path.join(directory, 'record.json'), records[0]!)
  const answers = await answersTo(examplesOf('openhtf'), { URL: url, LINE: 'L1', KEY: key }, directory)
  const documented = examplesOf('openhtf', 'json').map((example) => JSON.parse(example))
  for (const { data } of documented) data.productId = expect.any(String)
  expect(answers).toEqual(documented)
})
