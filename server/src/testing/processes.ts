import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

export function noteProcess(child: ChildProcess) {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

export const runningProcesses = (): ReadonlySet<ChildProcess> => new Set(running)

/** A test that took too long or failed leaves its own: they would work on beside the next ones, and on what a second try needs. */
export async function endProcesses(kept: ReadonlySet<ChildProcess> = new Set()) {
  for (const child of runningProcesses()) {
    if (kept.has(child)) continue
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
