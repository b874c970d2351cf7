import { tools } from '@takt/contract/tools.ts'
import type { Clock } from './clock.ts'
import { Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import type { PlayedLine } from './played-line.ts'

const minute = 60_000
/** Real minutes between two looks, so that a worn tool is seen. */
const between = 0.5

const looked = new WeakMap<PlayedLine, number>()

/** Whoever keeps the tools changes those that are worn out, and brings one back from maintenance. */
export async function keepTools(played: PlayedLine, clock: Clock) {
  const { office, line } = played
  const now = clock.now()
  if (!office || now < (looked.get(played) ?? 0)) return
  looked.set(played, now + between * minute)
  const { lineNumber } = line.plan
  try {
    const { rows } = await office(tools.list, { limit: 200 }, lineNumber)
    const done = rows.find(({ toolStatus }) => toolStatus === 'maintenance')
    const worn = rows.find(({ toolStatus }) => toolStatus === 'locked')
    if (done) {
      const { toolCode, frequency, toolType } = done
      await office(tools.giveBack, { toolCode, frequency, reason: 'Reground and measured' }, lineNumber)
      const stationNumber = toolType.split('-')[0]!
      if (!rows.some((one) => one.stationNumber === stationNumber))
        await office(tools.mount, { toolCode, stationNumber, position: 'A' }, lineNumber)
    } else if (worn) {
      const { toolCode } = worn
      await office(tools.maintain, { toolCode, reason: 'At the end of its life' }, lineNumber)
    }
  } catch (error) {
    // Nobody there, or somebody else was first: they look again in a moment.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}
