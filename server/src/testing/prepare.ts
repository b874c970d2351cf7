import type { TestProject } from 'vitest/node'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { firstPeople } from '../users/first-people.ts'
import { startTestCluster } from './cluster.ts'
import { asOwner, databaseUrl, template } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
  }
}

/** Runs once before all test files: builds the database that every test copies. */
export default async function prepare(project: TestProject) {
  const { adminUrl, stop } = await startTestCluster()
  project.provide('adminUrl', adminUrl)
  await asOwner(adminUrl, `drop database if exists ${template}`)
  await asOwner(adminUrl, `create database ${template}`)
  const database = connect(databaseUrl(adminUrl, template))
  await migrate(database.db)
  await firstPeople(database.db, 'a password for tests')
  await database.close()
  return stop
}
