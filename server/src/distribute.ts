import { inOneGo, patiently } from './platform/db/connect.ts'
import { planDistribution, readCatalog } from './platform/db/distribute.ts'
import { sql } from 'kysely'

const usage = `npm run distribute [-- --plan]
Divides the database of MIGRATION_DATABASE_URL, else DATABASE_URL, by line among the machines of its Citus cluster. Stop the servers first.
--plan prints the statements and runs none.`

/** Ends with 0 when everything is where it shall be, else with 1 and nothing changed: all of it is one transaction. */
try {
  const words = process.argv.slice(2)
  const url = process.env.MIGRATION_DATABASE_URL || process.env.DATABASE_URL
  if (!url || words.some((word) => word !== '--plan')) throw new Error(usage)
  await patiently(url, (db) =>
    inOneGo(db, async (db) => {
      const statements = planDistribution(await readCatalog(db))
      for (const statement of statements) {
        console.log(`${statement};`)
        if (!words.includes('--plan')) await sql.raw(statement).execute(db)
      }
      if (statements.length === 0) console.log('Everything lies where it shall.')
    }),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
