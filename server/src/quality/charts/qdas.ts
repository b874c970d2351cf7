import type { ChartInput, ChartReport, charts } from '@takt/contract/charts.ts'
import { writtenDecimals } from '@takt/contract/decimals.ts'
import { refuse } from '@takt/contract/errors.ts'
import type { z } from 'zod'
import { versionsOf } from '../../masterdata/types/types.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { plantTimes, timesIn } from '../../platform/files/times.ts'
import { frozenChartReport, frozenMeasured, type Measured, measuredOf } from './frozen.ts'
import { chartPoints } from './points.ts'

/** So many characters of each text are read (field list of Q-DAS, ISO/TR 11462-5 table 2). */
const longest = { K1001: 30, K1002: 80, K1086: 40, K1342: 40, K2001: 20, K2002: 80, K2142: 20 } as const
/** No line of the format has room for control characters; a letter of two units is not halved. */
const plain = (text: string, most: number) =>
  Array.from(text.replaceAll(/\p{Cc}/gu, ' '))
    .slice(0, most)
    .join('')
/** 2026-03-29T03:30:00.000+02:00 → 29.03.2026/03:30:00, the plant's clock. */
const dayTime = (instant: string) =>
  `${instant.slice(8, 10)}.${instant.slice(5, 7)}.${instant.slice(0, 4)}/${instant.slice(11, 19)}`

type Part = Measured & { typeName: string | null }
type ChartPlace = Pick<ChartInput, 'stationNumber' | 'colSetId' | 'colSetVersion'>
type Characteristic = Pick<
  ChartReport,
  'resultCode' | 'resultName' | 'unit' | 'minValue' | 'standardValue' | 'maxValue'
>

/** The values a chart, or with `reportId` a frozen report, is made of as Q-DAS ASCII: one part, one characteristic, then each value with its time. */
export async function exportQdas(
  call: LineCall,
  { reportId, ...chartInput }: z.output<typeof charts.qdas.input>,
) {
  const times = await plantTimes(call.db)
  const { of, about, measured, say } = reportId
    ? await ofFrozen(call, reportId)
    : { ...(await ofNow(call, chartInput)), say: times.say }
  const part = { ...measured, typeName: await nameOf(call, measured.typeNo) }
  const lines = [...headOf(of, about, part), ...valuesOf(measured, say)]
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

/** As it is called today, like the plant on paper. */
async function nameOf({ db }: LineCall, typeNo: string | null) {
  if (typeNo === null) return null
  const versions = await versionsOf(db, typeNo)
  return versions.find(({ definitionStatus }) => definitionStatus !== 'draft')?.typeName ?? null
}

async function ofNow(call: LineCall, chartInput: ChartInput) {
  const points = await chartPoints(call, chartInput)
  const { resultUnit: unit, lowerSpecLimit, upperSpecLimit, targetValue, ...of } = points.characteristic
  const limits = { minValue: lowerSpecLimit, standardValue: targetValue, maxValue: upperSpecLimit }
  return { of: chartInput, about: { ...of, ...limits, unit }, measured: measuredOf(points) }
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
  { stationNumber, colSetId, colSetVersion }: ChartPlace,
  { resultCode, resultName, unit, minValue, standardValue, maxValue }: Characteristic,
  { typeNo, typeName, readings }: Part,
) {
  const set = `${colSetId} ${colSetVersion}`
  const limits = [standardValue, minValue, maxValue]
  const fields: [key: string, value: string | number | null][] = [
    ['K1001', typeNo ?? colSetId],
    ['K1002', typeName ?? typeNo ?? set],
    ['K1086', stationNumber],
    // The plan it is measured by.
    ['K1342', set],
    ['K2001', resultCode],
    ['K2002', resultName],
    // It is measured, not counted.
    ['K2004', 0],
    ['K2022', mostDecimals([...limits, ...readings.flat()])],
    ['K2101', standardValue],
    ['K2110', minValue],
    ['K2111', maxValue],
    ['K2142', unit],
  ]
  const lines = fields.flatMap(([key, value]) => {
    if (value === null || value === '') return []
    const text = isText(key) ? plain(String(value), longest[key]) : value
    return `${key}/1 ${text}`
  })
  return ['K0100 1', ...lines]
}

const isText = (key: string): key is keyof typeof longest => Object.hasOwn(longest, key)
/** What is beyond is noise of the number. */
const lastDecimal = 8
const mostDecimals = (values: readonly (number | null)[]) =>
  Math.min(
    lastDecimal,
    values.reduce<number>((most, value) => Math.max(most, value === null ? 0 : writtenDecimals(value)), 0),
  )

const valuesOf = ({ times, readings }: Measured, say: (instant: string) => string) =>
  times.flatMap((time, at) =>
    readings[at]!.flatMap((value) =>
      value === null ? [] : [`K0001/1 ${value}`, `K0004/1 ${dayTime(say(isoOf(time)))}`],
    ),
  )
