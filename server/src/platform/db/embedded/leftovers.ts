import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

/** No process ever has this number. */
const nobodyHome = 2_147_483_646

/** Ends a PostgreSQL whose server was killed, and disarms the pid file of a dead one. Call it while holding the directory's lock. */
export async function clearLeftovers(directory: string): Promise<void> {
  const file = path.join(directory, 'postmaster.pid')
  if (!existsSync(file)) return
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return rmSync(file) // torn by a crash: PostgreSQL would refuse it for ever
  if (isPostgresOn(pid, directory)) return endOrphan(pid, directory)
  // The number may by now be anybody's, or a zombie's, and PostgreSQL would wait for its end. Only the number is replaced: by the
  // rest of the file PostgreSQL still finds out whether a worker of the dead one is left.
  writeFileSync(file, [nobodyHome, ...lines.slice(1)].join('\n'))
}

async function endOrphan(pid: number, directory: string) {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    signalProcess(pid, signal)
    const until = Date.now() + patience
    while (Date.now() < until) {
      if (!isPostgresOn(pid, directory)) return
      await pause(50)
    }
  }
  throw new StartError(
    `A PostgreSQL without a server (process ${pid}) holds ${directory} and does not end. End it by hand.`,
  )
}

function signalProcess(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // gone in the meantime
  }
}

/** Is this process alive, a PostgreSQL, and at work on this directory? */
export function isPostgresOn(pid: number, directory: string): boolean {
  return process.platform === 'linux' ? isByProc(pid, directory) : isByPs(pid, directory)
}

function isByProc(pid: number, directory: string) {
  try {
    const [, name, state] = /^\d+ \((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return (
      name === 'postgres' && state !== 'Z' && state !== 'X' && readlinkSync(`/proc/${pid}/cwd`) === directory
    )
  } catch {
    return false
  }
}

function isByPs(pid: number, directory: string) {
  try {
    const [state, ...command] = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/)
    return !state?.startsWith('Z') && command.join(' ').includes(`-D ${directory}`)
  } catch {
    return false
  }
}
