import { readdirSync, readFileSync } from 'node:fs'
import type { Stage } from './stage.ts'

/** Linux counts in hundredths of a second for every program, whatever its own clock. */
const ticksPerSecond = 100

type Times = { pid: number; parent: number; own: number; ofEnded: number }

function timesOf(pid: string): Times[] {
  try {
    // The name in brackets may hold anything; what follows it does not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number)
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number]
    return [{ pid: Number(pid), parent: fields[1]!, own: user + system, ofEnded: endedUser + endedSystem }]
  } catch {
    return [] // it has just ended
  }
}

/**
 * Processor seconds that the server and all of PostgreSQL have used so far. Needs both on this machine, and Linux. What sends the messages is not
 * in it, so the figure shows what a plant's server has to do, whoever else uses the machine.
 */
export async function processorSeconds({ pool, serverPid }: Pick<Stage, 'pool' | 'serverPid'>) {
  const {
    rows: [backend],
  } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(timesOf)
  const postmaster = all.find(({ pid }) => pid === backend!.pid)?.parent
  const own = all.filter(({ pid, parent }) => [serverPid, postmaster].includes(pid) || parent === postmaster)
  const ended = all.filter(({ pid }) => pid === postmaster)
  const ticks = own.reduce((sum, one) => sum + one.own, 0) + ended.reduce((sum, one) => sum + one.ofEnded, 0)
  return ticks / ticksPerSecond
}
