import { type ToolRow, tools } from '@takt/contract/tools.ts'
import type { Clock } from './clock.ts'
import { Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import { keepCavities } from './live-cavities.ts'
import type { PlayedLine } from './played-line.ts'

const minute = 60_000
/** Real minutes between two looks, so that a worn tool is seen. */
const between = 0.5

const looked = new WeakMap<PlayedLine, number>()

const placeOf = ({ toolType }: ToolRow) => toolType.split('-')[0]!

/** Ground down it lasts shorter, as often as it may be; then it is only cleaned. */
function givenBack({ toolCode, frequency, regrinds, mostRegrinds }: ToolRow) {
  const reground = mostRegrinds !== null && regrinds < mostRegrinds
  return {
    toolCode,
    reground,
    frequency: reground ? Math.max(1, Math.floor(frequency * 0.9)) : frequency,
    reason: reground ? 'Reground and measured' : 'Cleaned and measured',
  }
}

/** Whoever keeps the tools changes those that are worn out for the spare ones, and brings one back from maintenance. */
export async function keepTools(played: PlayedLine, clock: Clock) {
  const { office, line } = played
  const now = clock.now()
  if (!office || now < (looked.get(played) ?? 0)) return
  looked.set(played, now + between * minute)
  const { lineNumber } = line.plan
  const mount = (tool: ToolRow) =>
    office(tools.mount, { toolCode: tool.toolCode, stationNumber: placeOf(tool), position: 'A' }, lineNumber)
  try {
    const { rows } = await office(tools.list, { limit: 200 }, lineNumber)
    await keepCavities(office, lineNumber, rows)
    const done = rows.find(({ toolStatus }) => toolStatus === 'maintenance')
    const worn = rows.find(({ toolStatus }) => toolStatus === 'locked')
    if (done) {
      await office(tools.giveBack, givenBack(done), lineNumber)
      const spare = rows.find(
        ({ stationNumber, calibrationDays }) => stationNumber === placeOf(done) && calibrationDays === null,
      )
      if (spare) await office(tools.dismount, { toolCode: spare.toolCode }, lineNumber)
      await mount(done)
    } else if (worn) {
      await office(tools.maintain, { toolCode: worn.toolCode, reason: 'At the end of its life' }, lineNumber)
      const spare = rows.find(
        ({ toolType, toolStatus }) => toolType === worn.toolType && toolStatus === 'available',
      )
      if (spare) await mount(spare)
    }
  } catch (error) {
    // Nobody there, or somebody else was first: they look again in a moment.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}
