import { calibrations } from '@takt/contract/calibrations.ts'
import { tools } from '@takt/contract/tools.ts'
import { files } from '@takt/contract/files.ts'
import { isoOf } from './clock.ts'
import type { Office } from './delivery/console-calls.ts'
import { certificatePdf } from './plant/certificate.ts'
import type { LinePlan, Measure } from './plant/plan.ts'

const day = 86_400_000
/** Due soon when the plant is live, so that somebody sees it calibrated; and before the first pass it measures, however much history is played. */
const interval = 60
const calibratedBefore = 57
const lastCalibration = (from: number, now: number) => Math.min(from - day, now - calibratedBefore * day)

const isMeasured = ({ definition: { targetValue } }: Measure) =>
  targetValue !== null && targetValue !== undefined

/** The first thing the line measures, and where. */
function measuredFirst({ types, sets, stations }: LinePlan) {
  const machines = new Set(stations.filter(({ manual }) => !manual).map(({ stationNumber }) => stationNumber))
  for (const { stationNumber, colSetId } of types[0]?.steps ?? []) {
    const measure = sets.find((set) => set.colSetId === colSetId)?.measures.find(isMeasured)
    if (colSetId && measure && machines.has(stationNumber)) return { stationNumber, colSetId, measure }
  }
  return null
}

/** What a gauge reads of its reference: `off` in tolerances. */
export function pointOf({ definition, spread }: Measure, off: number) {
  const { resultCode, lowerSpecLimit: low, upperSpecLimit: high } = definition
  const reference = definition.targetValue ?? 0
  const width = low === null || low === undefined || high === null || high === undefined ? spread : high - low
  const tolerance = Number((0.05 * width).toPrecision(2))
  const asFound = Number((reference + off * tolerance).toPrecision(6))
  return { resultCode, reference, tolerance, asFound, asLeft: Math.abs(off) > 1 ? reference : null }
}

export const gaugeOf = (plan: LinePlan) => {
  const found = measuredFirst(plan)
  return found && { ...found, toolCode: `${found.stationNumber}-GAUGE-${plan.lineNumber}` }
}

/** One gauge a line, mounted where the line measures first. */
export async function makeGauge(office: Office, plan: LinePlan, from: number) {
  const gauge = gaugeOf(plan)
  if (!gauge) return
  const { toolCode, stationNumber, measure } = gauge
  const { lineNumber } = plan
  await office(
    tools.create,
    {
      toolCode,
      toolType: 'GAUGE',
      toolDescription: null,
      frequency: 1_000_000,
      usesPerPass: 1,
      calibrationDays: interval,
      resultCodes: [measure.definition.resultCode],
    },
    lineNumber,
  )
  const calibratedAt = isoOf(lastCalibration(from, Date.now()))
  const certificateNo = `CAL-${lineNumber}-1`
  const points = [pointOf(measure, 0.2)]
  const fileId = await sendCertificate(office, { certificateNo, toolCode, calibratedAt, points })
  const done = { toolCode, calibratedAt, calibratedBy: 'Metrology', certificateNo, fileId, points }
  await office(calibrations.record, done, lineNumber)
  await office(tools.mount, { toolCode, stationNumber, position: 'GAUGE' }, lineNumber)
}

type Certified = {
  certificateNo: string
  toolCode: string
  calibratedAt: string
  points: ReturnType<typeof pointOf>[]
}

/** The laboratory's paper matches what is recorded. */
export async function sendCertificate(
  office: Office,
  { certificateNo, toolCode, calibratedAt, points }: Certified,
) {
  const pdf = certificatePdf([
    `Certificate of calibration ${certificateNo}`,
    '',
    `Gauge ${toolCode}, calibrated ${calibratedAt.slice(0, 10)}`,
    ...points.map(
      ({ resultCode, reference, tolerance, asFound, asLeft }) =>
        `${resultCode}: reference ${reference}, tolerance ${tolerance}, as found ${asFound}, as left ${asLeft ?? asFound}`,
    ),
  ])
  const file = new File([new Uint8Array(pdf)], `${certificateNo}.pdf`, { type: 'application/pdf' })
  return (await office(files.upload, {}, undefined, file)).fileId
}
