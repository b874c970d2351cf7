import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tmpdir } from 'node:os'
import { startEmbedded } from '../db/embedded/embedded.ts'

/** A PostgreSQL for the tests of one run, whose role may create databases: the one named by TEST_DATABASE_URL, else one of our own. */
export async function startTestCluster(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { adminUrl: given, stop: () => Promise.resolve() }
  const directory = mkdtempSync(path.join(tmpdir(), 'takt-test-'))
  chmodSync(directory, 0o711)
  const { url, stop } = await startEmbedded(directory)
  const stopAndRemove = async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { adminUrl: url, stop: stopAndRemove }
}
