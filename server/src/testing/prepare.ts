import type { TestProject } from 'vitest/node'
import { connect } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { ensureMonths } from '../platform/db/partitions.ts'
import { grantRuntimeRole } from '../platform/db/runtime-role.ts'
import { firstPeople } from '../people/users/first-people.ts'
import { startTestCluster } from './cluster.ts'
import { streamMonth } from './stream-months.ts'
import { asOwner, databaseUrl, template } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
    runtimeUrl: string
  }
}

/** The times at which many tests stop the clock. */
const clocksOfTests = ['2026-03-15T00:00:00Z', '2026-10-15T00:00:00Z']

/** Runs once before all test files: builds the database that every test copies. */
export default async function prepare(project: TestProject) {
  const { adminUrl, runtimeUrl, stop } = await startTestCluster()
  project.provide('adminUrl', adminUrl)
  project.provide('runtimeUrl', runtimeUrl)
  await asOwner(adminUrl, `drop database if exists ${template}`)
  await asOwner(adminUrl, `create database ${template}`)
  const database = connect(databaseUrl(adminUrl, template))
  await migrate(database.db)
  await grantRuntimeRole(database.db, new URL(runtimeUrl).username)
  await ensureMonths(database.db)
  for (const at of clocksOfTests) await streamMonth(database.db, at)
  await firstPeople(database.db, 'a password for tests')
  await database.close()
  return stop
}
