import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process'
import { StartError } from '../start-error.ts'

/** The user PostgreSQL runs as, and the words to put before its program. */
export type Account = { uid: number | null; ids: { uid?: number; gid?: number }; entering: string[] }

const nobody = 65534

/**
 * PostgreSQL refuses to run as root, so root starts it as nobody (or as whoever owns the database already). Where nobody may not
 * enter the directory, because root's home or a private temporary directory lies above it, it gets the one capability that lets
 * it pass; nothing about the host's permissions changes.
 */
export function chooseAccount(directory: string, owner: number | null): Account {
  if (process.getuid?.() !== 0) return { uid: null, ids: {}, entering: [] }
  const uid = owner || nobody
  const plain: Account = { uid, ids: { uid, gid: uid }, entering: [] }
  if (mayEnter(plain, directory)) return plain
  const caps = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'] // or else access(2) forgets it
  const entering = ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', ...caps]
  const carried: Account = { uid, ids: {}, entering }
  if (mayEnter(carried, directory)) return carried
  throw new StartError(
    `PostgreSQL does not run as root, and the user it runs as instead (number ${uid}) may not enter ${directory}. ` +
      'Start Takt as an ordinary user, or set DATA_DIR to a directory that every user may enter.',
  )
}

/** Runs a program to its end and returns whether it succeeded, with its output. */
export function run(account: Account, program: string, args: string[], input = '') {
  const [first, ...rest] = [...account.entering, program, ...args]
  const done = spawnSync(first!, rest, { ...surroundings(account), input, encoding: 'utf8' })
  return {
    ok: done.status === 0,
    output: `${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trim(),
  }
}

/** Starts a program that shall not outlive this process, in a process group of its own: Ctrl-C in a terminal is for us alone. */
export function begin(account: Account, program: string, args: string[], stdio: StdioOptions): ChildProcess {
  const [first, ...rest] = [
    ...account.entering,
    ...(canTie() ? ['setpriv', '--pdeathsig=INT'] : []),
    program,
    ...args,
  ]
  return spawn(first!, rest, { ...surroundings(account), stdio, detached: true })
}

const mayEnter = (account: Account, directory: string) =>
  run(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', directory]).ok

// PGPORT, PGOPTIONS and their like would bend the server; its messages stay English because start-up reads them.
const surroundings = (account: Account) => ({
  ...account.ids,
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
})

let tie: boolean | undefined
const canTie = () =>
  (tie ??= process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig=INT', 'true']).status === 0)
