import { calibrations } from '@takt/contract/calibrations.ts'
import { tools } from '@takt/contract/tools.ts'
import { type Clock, isoOf } from './clock.ts'
import { Refused } from './delivery/console-calls.ts'
import { Away } from './delivery/http.ts'
import type { PlayedLine } from './played-line.ts'
import { gaugeOf, pointOf, sendCertificate } from './set-up-gauges.ts'

const minute = 60_000
/** Real minutes between two looks. */
const between = 10

const looked = new WeakMap<PlayedLine, number>()

/** A gauge that is due is calibrated. It was found beyond its tolerance and adjusted: what it measured is in doubt. */
export async function keepGauges(played: PlayedLine, clock: Clock) {
  const { office, line } = played
  const now = clock.now()
  const gauge = gaugeOf(line.plan)
  const next = looked.get(played)
  if (next === undefined) looked.set(played, now + between * minute)
  if (!office || !gauge || next === undefined || now < next) return
  looked.set(played, now + between * minute)
  const { lineNumber } = line.plan
  const { toolCode, measure } = gauge
  try {
    const { calibrationStatus } = await office(tools.one, { toolCode }, lineNumber)
    if (calibrationStatus === null || calibrationStatus === 'calibrated') return
    const certified = {
      toolCode,
      calibratedAt: isoOf(Math.min(now, Date.now()) - 1000),
      certificateNo: `CAL-${lineNumber}-2`,
      points: [pointOf(measure, 1.6)],
    }
    const fileId = await sendCertificate(office, certified)
    await office(calibrations.record, { ...certified, calibratedBy: 'Metrology', fileId }, lineNumber)
  } catch (error) {
    // Nobody there, or somebody else was first.
    if (!(error instanceof Away || error instanceof Refused)) throw error
  }
}
