import type { ChartInput } from '@takt/contract/charts.ts'
import type { LineCall } from '../../platform/db/call.ts'
import { isoOf } from '../../platform/db/instants.ts'
import { plantTimes } from '../../platform/files/times.ts'
import { chartPoints, type Points } from './points.ts'

/** No line of the format has room for control characters, and a unit none for more (ISO/TR 11462-5, table 2). */
const plain = (text: string, longest = 80) => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, longest)
const longestUnit = 20
/** 2026-03-29T03:30:00.000+02:00 → 29.03.2026/03:30:00, the plant's clock. */
const dayTime = (said: string) =>
  `${said.slice(8, 10)}.${said.slice(5, 7)}.${said.slice(0, 4)}/${said.slice(11, 19)}`

/** The values a chart is made of as Q-DAS ASCII: one part, one characteristic, then each value with its time. */
export async function exportQdas(call: LineCall, wanted: ChartInput) {
  const [points, times] = await Promise.all([chartPoints(call, wanted), plantTimes(call.db)])
  const lines = [...headOf(points, wanted), ...valuesOf(points, times.say)]
  const text = `${lines.join('\r\n')}\r\n`
  // Readers take a file without a mark for the code page of their own Windows.
  const marked = /[^\p{ASCII}]/u.test(text) ? `\uFEFF${text}` : text
  return {
    fileName: `${wanted.resultCode} ${wanted.stationNumber} ${call.line} ${times.today()}.dfq`,
    contentType: 'text/plain; charset=utf-8',
    rows: points.values.length,
    body: once(marked),
  }
}

async function* once(text: string) {
  yield text
}

function headOf({ characteristic, passes }: Points, { stationNumber, colSetId, colSetVersion }: ChartInput) {
  const types = new Set(passes.map(({ typeNo }) => typeNo))
  const [typeNo] = types.size === 1 ? types : [null]
  const { resultCode, resultName, resultUnit, targetValue, lowerSpecLimit, upperSpecLimit } = characteristic
  const fields: [key: string, value: string | number | null][] = [
    ['K0100', 1],
    ['K1001/1', typeNo ?? colSetId],
    ['K1002/1', `${colSetId} ${colSetVersion}`],
    ['K1086/1', stationNumber],
    ['K2001/1', resultCode],
    ['K2002/1', resultName],
    // It is measured, not counted.
    ['K2004/1', 0],
    ['K2101/1', targetValue],
    ['K2110/1', lowerSpecLimit],
    ['K2111/1', upperSpecLimit],
    ['K2142/1', resultUnit && plain(resultUnit, longestUnit)],
  ]
  return fields.flatMap(([key, value]) =>
    value === null || value === '' ? [] : `${key} ${plain(String(value))}`,
  )
}

const valuesOf = ({ passes }: Points, say: (instant: string) => string) =>
  passes.flatMap(({ readings, time }) =>
    readings.flatMap((value) =>
      value === null ? [] : [`K0001/1 ${value}`, `K0004/1 ${dayTime(say(isoOf(time)))}`],
    ),
  )
