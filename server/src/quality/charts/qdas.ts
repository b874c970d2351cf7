import type { ChartInput, ChartReport, charts } from '@takt/contract/charts.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { z } from 'zod'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { plantTimes, timesIn } from '../../platform/files/times.ts'
import { frozenChartReport, frozenMeasured, type Measured, measuredOf } from './frozen.ts'
import { chartPoints } from './points.ts'

/** No line of the format has room for control characters, and a unit none for more (ISO/TR 11462-5, table 2). */
const plain = (text: string, longest = 80) => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, longest)
const longestUnit = 20
/** 2026-03-29T03:30:00.000+02:00 → 29.03.2026/03:30:00, the plant's clock. */
const dayTime = (said: string) =>
  `${said.slice(8, 10)}.${said.slice(5, 7)}.${said.slice(0, 4)}/${said.slice(11, 19)}`

type Place = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion'>
type Characteristic = Pick<
  ChartReport,
  'resultCode' | 'resultName' | 'unit' | 'minValue' | 'standardValue' | 'maxValue'
>

/** The values a chart, or with `reportId` a frozen report, is made of as Q-DAS ASCII: one part, one characteristic, then each value with its time. */
export async function exportQdas(
  call: LineCall,
  { reportId, ...wanted }: z.output<typeof charts.qdas.input>,
) {
  const times = await plantTimes(call.db)
  const { of, about, measured, say } = reportId
    ? await ofFrozen(call, reportId)
    : { ...(await ofNow(call, wanted)), say: times.say }
  const lines = [...headOf(of, about, measured), ...valuesOf(measured, say)]
  const text = `${lines.join('\r\n')}\r\n`
  // Readers take a file without a mark for the code page of their own Windows.
  const marked = /[^\p{ASCII}]/u.test(text) ? `\uFEFF${text}` : text
  return {
    fileName: `${about.resultCode} ${of.stationNumber} ${call.line} ${times.today()}.dfq`,
    contentType: 'text/plain; charset=utf-8',
    rows: measured.times.length,
    body: once(marked),
  }
}

async function ofNow(call: LineCall, wanted: ChartInput) {
  const points = await chartPoints(call, wanted)
  const { resultUnit: unit, lowerSpecLimit, upperSpecLimit, targetValue, ...of } = points.characteristic
  const limits = { minValue: lowerSpecLimit, standardValue: targetValue, maxValue: upperSpecLimit }
  return { of: wanted, about: { ...of, ...limits, unit }, measured: measuredOf(points) }
}

/** What it kept, by the zone it was frozen in: later values and limits are not in it. */
async function ofFrozen(call: LineCall, reportId: string) {
  const kept = await frozenChartReport(call, reportId)
  const measured = (await frozenMeasured(call, reportId)) ?? refuse('charts.no_values_kept')
  return { of: kept.asked, about: kept.report, measured, say: timesIn(kept.timeZone) }
}

async function* once(text: string) {
  yield text
}

function headOf(
  { stationNumber, colSetId, colSetVersion }: Place,
  { resultCode, resultName, unit, minValue, standardValue, maxValue }: Characteristic,
  { typeNo }: Measured,
) {
  const fields: [key: string, value: string | number | null][] = [
    ['K0100', 1],
    ['K1001/1', typeNo ?? colSetId],
    ['K1002/1', `${colSetId} ${colSetVersion}`],
    ['K1086/1', stationNumber],
    ['K2001/1', resultCode],
    ['K2002/1', resultName],
    // It is measured, not counted.
    ['K2004/1', 0],
    ['K2101/1', standardValue],
    ['K2110/1', minValue],
    ['K2111/1', maxValue],
    ['K2142/1', unit && plain(unit, longestUnit)],
  ]
  return fields.flatMap(([key, value]) =>
    value === null || value === '' ? [] : `${key} ${plain(String(value))}`,
  )
}

const valuesOf = ({ times, readings }: Measured, say: (instant: string) => string) =>
  times.flatMap((time, at) =>
    readings[at]!.flatMap((value) =>
      value === null ? [] : [`K0001/1 ${value}`, `K0004/1 ${dayTime(say(isoOf(time)))}`],
    ),
  )
