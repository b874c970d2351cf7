import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KyselyPlugin, sql } from 'kysely'
import { bomDefs } from '@takt/contract/bomDefs.ts'
import { lines } from '@takt/contract/lines.ts'
import { materials } from '@takt/contract/materials.ts'
import { startPlant } from '../../testing/plant.ts'
import { aLine, aPart } from '../../testing/samples.ts'
import { lineParts } from './ports.ts'

const plant = await startPlant()
afterAll(plant.close)
const admin = plant.as('admin')
beforeAll(() => admin(lines.create, aLine('L1')))

/** A line with rows of these is not deleted, or its part looks for rows before it deletes any. */
const keptOrLookedFor = {
  orders: 'a history',
  material_lots: 'a history',
  late_changes: 'of a line that worked',
  failure_photos: 'of failures that are found',
}

test('whatever refers to a line goes with it, or keeps it', async () => {
  const statements: string[] = []
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  for (const { remove } of lineParts.all()) await remove(plant.db.withPlugin(watch), 'L1')
  const deletions = statements.filter((statement) => /DeleteQueryNode|delete from/.test(statement))
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'lines'::regclass and confdeltype <> 'c' order by 1`.execute(plant.db)
  const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const stays = rows.filter(
    ({ name }) =>
      !deletions.some((statement) => statement.includes(`"${camel(name)}"`) || statement.includes(name)),
  )
  expect(rows.length).toBeGreaterThan(40)
  expect(stays.map(({ name }) => name)).toEqual(Object.keys(keptOrLookedFor).toSorted())
})

test('material that was received is a history', async () => {
  await admin(bomDefs.create, aPart('SCREW'))
  const lot = { bomCode: 'SCREW', bomLot: 'A', supplier: null, supplierLot: null, expiresAt: null }
  await plant.as('admin', 'L1')(materials.receive, { ...lot, quantity: 5 })
  await expect(admin(lines.delete, { lineNumber: 'L1' })).rejects.toMatchObject({
    key: 'lines.has_history',
    facts: { orders: 0, since: expect.stringMatching(/^\d{4}-/) },
  })
})
