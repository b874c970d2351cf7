import { type Handover, handovers } from '@takt/contract/handovers.ts'
import type { Clock } from './clock.ts'
import { Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import type { PlayedLine } from './played-line.ts'
import { seedRandom } from './random.ts'

const minute = 60_000
/** Real minutes between two looks, and before the end of the shift from which on it is handed over. */
const between = 2
const givenBefore = 10

const remarks = [
  'Feeder of the first station jams with the new reel; clean it once an hour',
  'Maintenance comes at ten for the vacuum pump',
  'Two boxes for the audit stand beside the end of the line',
]

const looked = new WeakMap<PlayedLine, number>()

/** Whoever leads the shift leaves a note for the next one, and hands the line over shortly before the end; whoever leads the next one takes it. */
export async function keepHandovers(played: PlayedLine, clock: Clock) {
  const { office, relief, line } = played
  const now = clock.now()
  if (!office || now < (looked.get(played) ?? 0)) return
  looked.set(played, now + between * minute)
  const { lineNumber } = line.plan
  try {
    const { day, shiftName, end, notes, signed } = await office(handovers.of, {}, lineNumber)
    const shift = { day, shiftName }
    if (signed) {
      if (relief && signed.takenBy === null)
        await (
          await relief()
        )(handovers.take, { ...shift, remark: null }, lineNumber)
      return
    }
    if (notes.length === 0) await office(handovers.addNote, { ...shift, remark: remarkOf(shift) }, lineNumber)
    if (Date.parse(end) - now < givenBefore * minute) await office(handovers.give, shift, lineNumber)
  } catch (error) {
    // Nobody there, no shifts, or somebody else was first: they look again in a moment.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}

const remarkOf = ({ day, shiftName }: Pick<Handover, 'day' | 'shiftName'>) =>
  remarks[Math.floor(seedRandom(day, shiftName).between(0, remarks.length))]!
