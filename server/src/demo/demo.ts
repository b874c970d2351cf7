import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { HistoryProgress } from '@takt/contract/plant.ts'
import type { Db } from '../platform/db/tables.ts'
import { addDemoAccount } from '../people/users/users.ts'
import { setHistoryProgress } from '../plant/plant/plant.ts'

const program = fileURLToPath(new URL('../../../simulator/src/main.ts', import.meta.url))
const historyDays = '3'

/**
 * On an empty database: an account for the simulator, which then sets up a plant and plays it, from outside, by the calls anybody could make.
 * On a database it has played before: it goes on. A plant with lines of its own is left alone.
 */
export async function keepDemo(db: Db, dataDir: string, address: string, changed: Changed) {
  const account = path.join(dataDir, 'demo.json')
  const isMade = existsSync(account)
  if (!isMade && (await db.selectFrom('lines').select('lineNumber').limit(1).executeTakeFirst()))
    return () => {}
  const { userName, password } = isMade
    ? (JSON.parse(await readFile(account, 'utf8')) as Account)
    : await makeAccount(db, account) // our own file
  const keys = path.join(dataDir, 'demo-keys.json')
  // Until its history is there, a start goes on where the one before was stopped.
  const journal = path.join(dataDir, 'demo-begun.jsonl')
  const isUnfinished = existsSync(journal) || !existsSync(keys)
  const [days, unfinished] = isUnfinished ? [historyDays, ['--journal', journal]] : ['0', []]
  console.log(
    isMade && !isUnfinished
      ? 'The demonstration plant goes on.'
      : `A demonstration plant is set up, with ${historyDays} days of history. Start with --empty to do without.`,
  )
  const child = spawn(
    process.execPath,
    [
      program,
      '--url',
      address,
      '--user',
      userName,
      '--keys',
      keys,
      '--days',
      days,
      ...unfinished,
      '--with-host',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, TAKT_PASSWORD: password },
    },
  )
  const tell = (progress: HistoryProgress | null) => {
    if (setHistoryProgress(progress)) changed(null, ['plant'])
  }
  if (isUnfinished) tell({ day: 0, days: Number(historyDays) })
  child.on('message', (progress) => tell(HistoryProgress.nullable().parse(progress)))
  child.on('exit', (code) => {
    tell(null)
    if (code) console.error('The simulator of the demonstration plant has stopped. The server goes on.')
  })
  return () => stopped(child)
}

type Changed = (lineNumber: string | null, features: readonly string[]) => void
type Account = { userName: string; password: string }

async function makeAccount(db: Db, file: string): Promise<Account> {
  const account = { userName: 'demo', password: randomBytes(18).toString('base64url') }
  await writeFile(file, JSON.stringify(account), { mode: 0o600 })
  await addDemoAccount(db, account.userName, account.password)
  return account
}

const stopped = (child: ReturnType<typeof spawn>) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 3_000).unref()
  })
