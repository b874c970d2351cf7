import { monthsArchived } from '../archives/archives.ts'
import { openClient } from '../db/addresses.ts'
import { compareCounters, type Found } from './counters.queries.ts'

const sum = (leftOut: Found['leftOut']) => leftOut.reduce((all, { counters }) => all + counters, 0)

const verdict = (agree: boolean, leftOut: number) =>
  `${agree ? 'Every' : 'Not every'} counter ${leftOut ? 'that can be compared ' : ''}agrees with its events` +
  (leftOut ? `; ${leftOut} cannot, because their events are archived.` : '.')

/**
 * Do the counters agree with the events? Every one is checked, and those that do not are named. What was archived cannot be counted by
 * anybody: how many counters that leaves out, of which lines, and which months are archived.
 */
export async function proveCounters(url: string, say: (text: string) => void): Promise<boolean> {
  // A connection of its own, which may take its time.
  const client = await openClient(url, { application_name: 'takt recount' })
  try {
    const found = await compareCounters(client)
    for (const { name, counters, different, first, leftOut } of found) {
      const unknown = leftOut.map(({ lineNumber, counters }) => `${lineNumber} ${counters}`).join(', ')
      say(
        `${name}: ${counters} counters, ${different ? `${different} do not agree` : 'all agree'}` +
          (unknown && `; ${sum(leftOut)} left out, their events are archived: ${unknown}`),
      )
      for (const { lineNumber, counted, counter, stored, events } of first)
        say(`  ${lineNumber}  ${counted}  ${counter}: ${stored}, by the events ${events}`)
      if (different > first.length) say(`  … and ${different - first.length} more`)
    }
    for (const { kind, from, to } of await monthsArchived(client))
      say(`archived: ${kind}, months ${from} to ${to}`)
    const agree = found.every(({ different }) => different === 0)
    say(verdict(agree, sum(found.flatMap(({ leftOut }) => leftOut))))
    return agree
  } finally {
    await client.end()
  }
}
