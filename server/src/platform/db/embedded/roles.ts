import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { run, type Account } from './account.ts'
import { clearLeftovers } from './leftovers.ts'
import { passing } from './postmaster.ts'

/** The application runs as `takt`; tables and functions belong to `takt_owner`, whose connection is used for migrations only. */
export type Passwords = { takt: string; takt_owner: string }

type Cluster = { home: string; directory: string; binaries: string; account: Account }

/**
 * The passwords are in the data directory, for the user that Takt runs as. The superuser has none and no connection lets it in: what it
 * has to do is done while the database is stopped.
 */
export async function prepareRoles(cluster: Cluster): Promise<Passwords> {
  const passwords = readPasswords(cluster.home)
  const statements = statementsFor(passwords)
  // What was carried out last is identified by its hash: a database of an earlier release, or one whose passwords were lost, is put in order.
  const done = path.join(cluster.directory, 'takt-roles')
  const hash = createHash('sha256').update(statements).digest('hex')
  if (!existsSync(done) || readFileSync(done, 'utf8') !== hash) {
    await carryOut(cluster, statements)
    writeFileSync(done, hash)
  }
  letIn(path.join(cluster.directory, 'pg_hba.conf'))
  return passwords
}

export function readPasswords(home: string): Passwords {
  const file = path.join(home, 'database-passwords.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Passwords // our own file
  const random = () => randomBytes(24).toString('base64url')
  const passwords = { takt: random(), takt_owner: random() }
  writeFileSync(file, JSON.stringify(passwords), { mode: 0o600 })
  return passwords
}

/** May be carried out again. The last lines are for databases of a release in which the application owned its tables. */
const statementsFor = ({
  takt,
  takt_owner: owner,
}: Passwords) => `do $$ declare one text; begin foreach one in array '{takt,takt_owner}'::text[] loop if not exists (select from pg_roles where rolname = one) then execute format('create role %I', one); end if; end loop; end $$;
alter role takt_owner login nosuperuser createdb password '${owner}';
alter role takt login nosuperuser nocreatedb nocreaterole password '${takt}';
grant takt to takt_owner;
alter database takt owner to takt_owner;
reassign owned by takt to takt_owner;
`

const patience = 20_000

async function carryOut({ directory, binaries, account }: Cluster, statements: string) {
  const until = Date.now() + patience
  for (;;) {
    await clearLeftovers(directory)
    const { ok, output } = run(
      account,
      path.join(binaries, 'bin/postgres'),
      ['--single', '-D', directory, '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', 'takt'],
      statements,
    )
    if (ok) return
    if (!passing.test(output) || Date.now() > until)
      throw new StartError(
        `PostgreSQL could not set up its roles: ${output.replaceAll(/password '[^']*'/g, "password '…'")}`,
      )
    await pause(250)
  }
}

const rules = `# Written by Takt at every start.
local all takt,takt_owner scram-sha-256
`

function letIn(file: string) {
  if (readFileSync(file, 'utf8') !== rules) writeFileSync(file, rules)
}
