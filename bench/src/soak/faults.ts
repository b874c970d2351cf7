import { setTimeout as pause } from 'node:timers/promises'
import type { Disk } from './disk.ts'
import type { Site } from './site.ts'

/** Resolves when what failed is there again; from then on the time until the next answer counts. */
export type Fault = { name: string; happen: () => Promise<void> }

export function faultsOf(site: Site, disk: Disk): Fault[] {
  const { proxy } = site
  const faults: Record<string, () => Promise<unknown>> = {
    'database killed': async () => site.signalPostgres('SIGKILL'),
    'database restarted': async () => site.signalPostgres('SIGINT'),
    'database stopped for 8 s': async () => {
      site.signalPostgres('SIGSTOP', { all: true })
      await pause(8000)
      site.signalPostgres('SIGCONT', { all: true })
    },
    'connections terminated': () =>
      site.ask(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user',
      ),
    'network reset': async () => proxy.reset(),
    'network black hole for 8 s, then cut': async () => {
      proxy.blackHole()
      await pause(8000)
      proxy.heal()
      proxy.reset()
    },
    'network forgets connections after 8 s': async () => {
      proxy.blackHole()
      await pause(8000)
      proxy.heal()
    },
    'network slow for 5 s (200 ms)': async () => {
      proxy.slow(100)
      await pause(5000)
      proxy.heal()
    },
    'server killed': () => site.restartServer('kill'),
    'server stopped': () => site.restartServer('stop'),
  }
  if (disk.fill) {
    faults['disk full for 5 s'] = async () => {
      await disk.fill!()
      await pause(5000)
      disk.free()
    }
  }
  return Object.entries(faults).map(([name, work]) => ({
    name,
    happen: async () => {
      await work()
      await site.untilDatabaseAnswers()
    },
  }))
}
