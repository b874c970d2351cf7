import { afterAll, expect, test } from 'vitest'
import { defects } from '@takt/contract/defects.ts'
import { problems } from '@takt/contract/problems.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { aDefect, aProblem } from '../../testing/quality-samples.ts'

const plant = await startPlant()
afterAll(plant.close)
await startLine(plant, 'L1')
const admin = plant.as('admin', 'L1')
const { defectCode: _, stationNumber: _s, typeNo: _t, ...steps } = aProblem('LOOSE', { cause: 'worn' })

test('once the action is done, neither it nor its cause is taken away', async () => {
  await admin(defects.create, aDefect('LOOSE'))
  const { problemId, revision: first } = await admin(problems.create, aProblem('LOOSE', { cause: 'worn' }))
  const { revision } = await admin(problems.act, { problemId, revision: first })
  for (const field of ['cause', 'correctiveAction'] as const)
    await expect(
      admin(problems.update, { ...steps, problemId, revision, [field]: null }),
    ).rejects.toMatchObject({ key: 'problems.not_ready', field })
  expect(await admin(problems.update, { ...steps, problemId, revision, cause: 'bent' })).toMatchObject({
    problemState: 'acted',
    cause: 'bent',
  })
})
