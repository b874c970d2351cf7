import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { tmpdir } from 'node:os'
import { startEmbedded } from '../platform/db/embedded/embedded.ts'
import { asOwner } from './database.ts'

/**
 * A PostgreSQL for the tests of one run: the one named by TEST_DATABASE_URL, else one of our own. `adminUrl` is the role that makes the
 * databases and owns their tables, `runtimeUrl` the one the application runs as.
 */
export async function startTestCluster(): Promise<{
  adminUrl: string
  runtimeUrl: string
  stop: () => Promise<void>
}> {
  const given = process.env.TEST_DATABASE_URL
  if (given)
    return { adminUrl: given, runtimeUrl: await makeRuntimeRole(given), stop: () => Promise.resolve() }
  const directory = mkdtempSync(path.join(quickestPlace(), 'takt-test-'))
  chmodSync(directory, 0o711)
  const { url, ownerUrl, stop } = await startEmbedded(directory)
  const stopAndRemove = async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { adminUrl: ownerUrl, runtimeUrl: url, stop: stopAndRemove }
}

/** The named role must be allowed to make roles. It becomes a member of the new one, so that it may end what its connections do. */
async function makeRuntimeRole(adminUrl: string) {
  const role = 'takt_test_runtime'
  await asOwner(
    adminUrl,
    `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} role current_user; end if; end $$`,
  )
  await asOwner(adminUrl, `alter role ${role} login password '${role}'`)
  return Object.assign(new URL(adminUrl), { username: role, password: role }).href
}

const memory = '/dev/shm'
const enough = 2 * 1024 ** 3

/** Each group of tests copies a database of a thousand files: in memory in 30 ms, on a disk that is told to keep them in 900. */
function quickestPlace() {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enough ? memory : tmpdir()
}
