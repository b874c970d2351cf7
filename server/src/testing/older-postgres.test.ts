import { afterAll, expect, test } from 'vitest'
import { readRecorded } from '../../../tools/divided/recorded.ts'
import { startPlant } from './plant.ts'

// What an older PostgreSQL does not support fails as it is prepared. Running everything again there took two minutes, and found nothing else.

const plant = await startPlant()
afterAll(plant.close)
const recorded = process.env.ALL_RECORDED
  ? readRecorded().filter(({ text }) => /^\s*(select|with|insert|update|delete|merge|values)\b/i.test(text))
  : []

/** A table or a schema that only the test had: of an archive, of the jobs, of a divided database. */
const ofThatTest = new Set<string | undefined>(['42P01', '3F000'])

test.runIf(process.env.ALL_RECORDED)('this PostgreSQL supports every statement that was sent', async () => {
  expect(recorded.length).toBeGreaterThan(1000)
  const client = await plant.pool.connect()
  const unknown: string[] = []
  for (const { file, text } of recorded) {
    await client.query(`prepare one as ${text}`).then(
      () => client.query('deallocate one'),
      (error: Error & { code?: string }) => {
        if (!ofThatTest.has(error.code)) unknown.push(`${file}: ${error.message}\n    ${text.slice(0, 300)}`)
      },
    )
  }
  client.release()
  expect(unknown).toEqual([])
})
