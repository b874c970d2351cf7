import { afterAll, expect, test } from 'vitest'
import { defects } from '@takt/contract/defects.ts'
import { problems } from '@takt/contract/problems.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect, aProblem } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)

test('a problem that is opened at once counts what has just failed', async () => {
  const line = await startLine(plant, 'L1')
  const admin = plant.as('admin', 'L1')
  await admin(defects.create, aDefect('LOOSE', { resultCodes: ['TORQUE'] }))
  for (const [productSn, torque] of Object.entries({ A: 99, B: 10, C: 10, D: 10 }))
    await line.station('S10').work(productSn, { TORQUE: torque })
  const opened = { problemState: 'open', failuresBefore: 1, passesBefore: 4, ppmBefore: 250_000 }
  const { problemId } = await admin(problems.create, aProblem('LOOSE', { stationNumber: 'S10' }))
  expect(await admin(problems.one, { problemId })).toMatchObject(opened)
})
