import { pages } from '@takt/contract/pages.ts'
import type { ChartSignal } from '@takt/contract/signals.ts'

/** The chart that the signal is of. */
export function chartOf({ stationNumber, colSetId, colSetVersion, resultCode, typeNo }: ChartSignal) {
  const place = { view: 'chart', stationNumber, colSetId, colSetVersion: String(colSetVersion), resultCode }
  return `${pages.cpkReport.path}?${new URLSearchParams({ ...place, ...(typeNo !== null && { typeNo }) })}`
}
