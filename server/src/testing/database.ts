import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export const template = 'takt_template'

export const databaseUrl = (adminUrl: string, database: string) =>
  Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href

export async function asOwner(adminUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** The cleaning-up of a table, which only a superuser may end, can be at work in it: then the next try succeeds. */
export async function dropDatabase(adminUrl: string, name: string, tries = 50): Promise<void> {
  try {
    await asOwner(adminUrl, `drop database ${name} with (force)`)
  } catch (error) {
    if (tries <= 1 || !(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    await pause(100)
    await dropDatabase(adminUrl, name, tries - 1)
  }
}
