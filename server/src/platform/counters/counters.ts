import { openClient } from '../db/addresses.ts'
import { compareCounters } from './counters.queries.ts'

/** Do the counters say what the events say? Every one of them is looked at, and those that do not are named. */
export async function proveCounters(url: string, say: (text: string) => void): Promise<boolean> {
  // A connection of its own, which may take its time.
  const client = await openClient(url, { application_name: 'takt recount' })
  try {
    const found = await compareCounters(client)
    for (const { name, counters, different, first } of found) {
      say(`${name}: ${counters} counters, ${different ? `${different} do not agree` : 'all agree'}`)
      for (const { lineNumber, counted, counter, stored, events } of first)
        say(`  ${lineNumber}  ${counted}  ${counter}: ${stored}, by the events ${events}`)
      if (different > first.length) say(`  … and ${different - first.length} more`)
    }
    return found.every(({ different }) => different === 0)
  } finally {
    await client.end()
  }
}
