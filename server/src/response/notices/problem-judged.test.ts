import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { notices } from '@takt/contract/notices.ts'
import type { LineNumber } from '../../platform/db/line.ts'
import { connect } from '../../platform/db/connect.ts'
import { readMigrationFiles } from '../../platform/db/migration-files.ts'
import { appendEvents, inLineQueue } from '../../platform/kernel/kernel.ts'
import { nowIso } from '../../platform/db/instants.ts'
import { startLine } from '../../testing/line.ts'
import { startPlant } from '../../testing/plant.ts'
import { tellNews } from '../../testing/tell-news.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
beforeAll(() => startLine(plant, 'L1'))

const judged = (defectCode: string, problemEffect: 'worse' | 'noChange') =>
  inLineQueue({ db: plant.db, line: 'L1' as LineNumber }, 'acts', (db) =>
    // as a call would be let onto it
    appendEvents(db, 'L1', [
      {
        kind: 'problemJudged',
        about: defectCode,
        data: {
          problemId: defectCode,
          defectCode,
          owner: 'Ana',
          problemEffect,
          ppmBefore: 1,
          ppmAfter: 2,
          at: nowIso(),
        },
      },
    ]),
  )

const of = async (messageType?: 'warn' | 'info') =>
  (await admin(notices.list, { eventType: 'problemJudged', messageType })).rows.map((one) => [
    one.about,
    one.messageType,
  ])

test('an action that made it worse is a warning, in the list and its filter; one without effect informs', async () => {
  await judged('LOOSE', 'worse')
  await judged('SCRATCH', 'noChange')
  await tellNews(plant.db)
  expect(await of()).toEqual([
    ['SCRATCH', 'info'],
    ['LOOSE', 'warn'],
  ])
  expect(await of('warn')).toEqual([['LOOSE', 'warn']])
  expect(await of('info')).toEqual([['SCRATCH', 'info']])
})

test('one that was announced before it was a warning is found by the filter as it is shown', async () => {
  await plant.db.updateTable('noticeCopies').set({ messageType: null }).execute()
  expect(await of()).toContainEqual(['LOOSE', 'warn'])
  const files = await readMigrationFiles()
  const { text } = files.find(({ name }) => name.startsWith('0392_'))!
  const owner = connect(plant.ownerUrl)
  await sql.raw(text).execute(owner.db)
  await owner.close()
  expect(await of('warn')).toEqual([['LOOSE', 'warn']])
  expect(await of('info')).toEqual([['SCRATCH', 'info']])
})
