import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { auditedEntities } from '@takt/contract/audit.ts'
import { shownOn } from './sight.ts'

const console = fileURLToPath(new URL('../../../../console/src', import.meta.url))
/** Of pages that are an administrator's alone. */
const adminsOnly = ['hostSettings', 'settings']

test('whoever may open a record may read its history, which the console shows beside it', () => {
  const screens = readdirSync(console, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(`${console}/${file}`, 'utf8'))
  const isShown = (entity: string) =>
    screens.some((text) => text.includes(`entity="${entity}"`) || text.includes(`entity: '${entity}'`))
  const closed = auditedEntities.filter(
    (entity) => isShown(entity) && !shownOn[entity] && !adminsOnly.includes(entity),
  )
  expect(closed).toEqual([])
})
