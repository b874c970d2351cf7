import { afterAll, expect, test } from 'vitest'
import { answersTo, examplesOf } from '../../../testing/documented.ts'
import { startLine } from '../../../testing/line.ts'
import { startPlant } from '../../../testing/plant.ts'

const plant = await startPlant()
afterAll(plant.close)
const { station } = await startLine(plant, 'L1')
const url = await plant.app.listen({ host: '127.0.0.1', port: 0 })

test('the example of the documentation works as printed, and is answered as printed', async () => {
  const answers = await answersTo(examplesOf('cfx'), { URL: url, LINE: 'L1', KEY: station('S10').key })
  const documented = examplesOf('cfx', 'json').map((example) => JSON.parse(example))
  for (const { data } of documented)
    data.uniqueId = expect.stringMatching(`^${data.uniqueId.replace('…', '')}`)
  expect(answers).toMatchObject(documented)
})
