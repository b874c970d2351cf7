import pg from 'pg'

export const template = 'takt_template'

export const databaseUrl = (adminUrl: string, database: string) =>
  Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href

export async function asOwner(adminUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
