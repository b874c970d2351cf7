import { type Database, patiently } from './connect.ts'
import { migrate } from './migrate.ts'
import { databaseIdentity, grantRuntimeRole, mayRewriteHistory } from './runtime-role.ts'
import { StartError } from './start-error.ts'
import type { Db } from './tables.ts'

/** The schema is brought up to date by its owner; the role the application runs as then gets what it needs. `ownerUrl` is null where there is only one role. */
export async function prepareDatabase(database: Database, url: string, ownerUrl: string | null) {
  if (ownerUrl === null) return patiently(url, migrate).catch(explain)
  const { role, database: served } = await databaseIdentity(database.db)
  await patiently(ownerUrl, async (db) => {
    await refuseAnother(db, served)
    await migrate(db)
    if ((await databaseIdentity(db)).role !== role) await grantRuntimeRole(db, role)
  }).catch(explain)
}

async function refuseAnother(db: Db, served: string) {
  const { database } = await databaseIdentity(db).catch((error: Error): never => {
    throw new StartError(`MIGRATION_DATABASE_URL names a database that cannot be used: ${error.message}`, {
      cause: error,
    })
  })
  if (database !== served)
    throw new StartError(
      'MIGRATION_DATABASE_URL and DATABASE_URL name two different databases. They must name the same one, with two roles.',
    )
}

const insufficientPrivilege = '42501'

function explain(error: Error & { code?: string }): never {
  if (error.code !== insufficientPrivilege) throw error
  throw new StartError(
    `The role that brings the database up to date may not do so: ${error.message}. Name the owner of the tables with MIGRATION_DATABASE_URL, see docs/operations.md.`,
    { cause: error },
  )
}

/** What the operator should know about the roles; null where the change history is safe from the application. */
export async function historyWarning({ db }: Database): Promise<string | null> {
  if (!(await mayRewriteHistory(db))) return null
  const { role } = await databaseIdentity(db)
  return `The database role ${role} owns the change history (or is a superuser) and could alter it. Give the tables another owner with MIGRATION_DATABASE_URL, see docs/operations.md.`
}
